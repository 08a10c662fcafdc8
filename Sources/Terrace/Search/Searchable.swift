import TerraceCore

/// Where a search field stands. In a terminal it is always a line below the title.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String
    /// Wherever is usual.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// In the toolbar.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// In the toolbar, beside the title.
    public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
    /// In the sidebar.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }

    /// Whether a field below the title is always there; in a terminal it is.
    public nonisolated struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let name: String
        /// When it is of use.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }
}

/// When the scopes of a search are shown; in a terminal while the user is searching.
public nonisolated struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// Whenever is usual.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// When something has been typed.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// When the field has the focus.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

extension View {
    /// Adds a search field to the screen around.
    ///
    /// Tab and Ctrl-F lead into the field. Return runs `onSubmit(of: .search)`; Escape empties it and ends the search, which views inside
    /// know as `isSearching`.
    ///
    /// ```swift
    /// struct Names: View {
    ///     @State private var text = ""
    ///     var body: some View {
    ///         NavigationStack {
    ///             List(["Ada", "Grace"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
    ///                 .searchable(text: $text)
    ///         }
    ///     }
    /// }
    /// ```
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt))
    }

    /// Adds a search field to the screen around.
    public nonisolated func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt)))
    }

    /// Adds a search field to the screen around.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt)))
    }

    /// Adds a search field to the screen around, with suggestions below it.
    public nonisolated func searchable<V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt, suggestions: AnyView(suggestions())))
    }

    /// Adds a search field to the screen around, with suggestions below it.
    public nonisolated func searchable<V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), suggestions: AnyView(suggestions())))
    }

    /// Adds a search field to the screen around, with suggestions below it.
    @_disfavoredOverload
    public nonisolated func searchable<V: View, S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), suggestions: AnyView(suggestions())))
    }

    /// Adds a search field to the screen around, with tokens in it.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: prompt, tokens: SearchTokens(tokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it.
    @_disfavoredOverload
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), tokens: SearchTokens(tokens, token)))
    }

    /// Adds a search field to the screen around, whose search the flag begins and ends.
    public nonisolated func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: prompt, isPresented: isPresented))
    }

    /// Adds a search field to the screen around, whose search the flag begins and ends.
    public nonisolated func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
    }

    /// Adds a search field to the screen around, whose search the flag begins and ends.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
    }

    /// Adds a search field to the screen around, with tokens in it, whose search the flag begins and ends.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: prompt, isPresented: isPresented, tokens: SearchTokens(tokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it, whose search the flag begins and ends.
    public nonisolated func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented, tokens: SearchTokens(tokens, token)))
    }

    /// Adds a search field to the screen around, with tokens in it, whose search the flag begins and ends.
    @_disfavoredOverload
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchableModifier(text: text, prompt: Text(prompt), isPresented: isPresented, tokens: SearchTokens(tokens, token)))
    }

    /// Suggestions below the search field, while the user is searching. A suggestion with a `searchCompletion` replaces the text.
    public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        screenTrait(.suggestions(AnyView(suggestions())))
    }

    /// Where suggestions are shown; in a terminal below the field.
    public nonisolated func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
        self
    }

    /// What choosing this suggestion puts into the search field.
    public nonisolated func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(.text(completion)))
    }

    /// The token that choosing this suggestion adds to the search field.
    public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View { modifier(SearchCompletionModifier(.token(token))) }

    /// What to search in: views with tags, of which one is chosen.
    public nonisolated func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
        screenTrait(.scopes(AnyView(SearchScopes(scope: scope, scopes: scopes()))))
    }

    /// What to search in.
    public nonisolated func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }

    /// How a search field is shown in a toolbar; in a terminal always as a line.
    public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    /// Binds the focus of the search field inside: it stands outside of `searchable`.
    ///
    /// ```swift
    /// struct Names: View {
    ///     @State private var text = ""
    ///     @FocusState private var isSearchFocused: Bool
    ///     var body: some View {
    ///         NavigationStack {
    ///             Button("Find") { isSearchFocused = true }
    ///                 .searchable(text: $text)
    ///                 .searchFocused($isSearchFocused)
    ///         }
    ///     }
    /// }
    /// ```
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding)) })
    }
    /// Binds the focus of the search field inside to a value.
    public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocus, SearchFocus { AnyView($0.focused(binding, equals: value)) })
    }
    /// How text is dictated into the search field. A terminal hears nothing.
    public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
    /// What of the screen is shown while the user is searching; in a terminal all of it.
    public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

/// Where suggestions are shown.
public nonisolated enum SearchSuggestionsPlacement: Hashable, Sendable {
    /// Wherever is usual.
    case automatic
    /// In the content.
    case content
    /// In a menu.
    case menu

    /// Several places.
    public nonisolated struct Set: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Places by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the content.
        public static let content = Set(rawValue: 1)
        /// In a menu.
        public static let menu = Set(rawValue: 2)
    }
}

/// How a search field is shown in a toolbar.
public nonisolated struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// As a button until it is used.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What of a toolbar is shown while the user is searching.
public nonisolated struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// All of it.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

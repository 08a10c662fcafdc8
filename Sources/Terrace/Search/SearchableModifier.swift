import TerraceCore
import TerraceScreen

/// Adds a search field to the screen around.
nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let prompt: Text?
    var isPresented: Binding<Bool>?
    var suggestions: AnyView?
    var tokens: SearchTokens?

    init(
        text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>? = nil, suggestions: AnyView? = nil, tokens: SearchTokens? = nil
    ) {
        self.text = text
        self.prompt = prompt
        self.isPresented = isPresented
        self.suggestions = suggestions
        self.tokens = tokens
    }

    @State private var isActive = false
    @State private var place = NodeHandle()
    @FocusState private var isFocused: Bool
    /// In the field, or in what stands below it while the user is searching.
    @FocusState private var isInside: Bool
    @Environment(\.isInScreen) private var isInScreen
    @Environment(\.searchFocus) private var focus

    @MainActor private func end() {
        text.wrappedValue = ""
        setActive(false)
    }

    @MainActor private func setActive(_ isActive: Bool) {
        self.isActive = isActive
        if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
    }

    @MainActor func body(content: Content) -> some View {
        let isActive = isActive
        content
            .transformEnvironment(\.isSearching) { $0 = isActive }
            .environment(\.dismissSearch, DismissSearchAction { end() })
            .modifier(NodeHandleModifier(place))
            .screenTrait(
                .search(
                    SearchField(
                        text: text, prompt: prompt ?? Text(LocalizedStringKey("Search")), isFocused: $isFocused, isInside: $isInside,
                        focus: focus, isSearching: isActive, suggestions: suggestions, scopes: nil, tokens: tokens,
                        submit: { [place] in _ = place.node?.submit(.search) }, end: { end() }))
            )
            .onChange(of: isFocused) { _, isFocused in
                if isFocused { setActive(true) }
            }
            .onChange(of: isInside) { _, isInside in
                if !isInside, text.wrappedValue.isEmpty { setActive(false) }
            }
            .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isPresented in
                if isPresented, !self.isActive { isFocused = true }
                if !isPresented, self.isPresented != nil, self.isActive { end() }
            }
            .modifier(ScreenIfNone(hasScreen: isInScreen))
    }
}

/// A suggestion that completes the search.
nonisolated struct SearchCompletionModifier: ViewModifier {
    /// What choosing it does.
    enum Completion {
        case text(String)
        case token(Any)
    }

    private let completion: Completion

    @Environment(\.searchText) private var searchText
    @Environment(\.addSearchToken) private var addToken
    @FocusState private var isFocused: Bool

    init(_ completion: Completion) { self.completion = completion }

    @MainActor private func complete() {
        switch completion {
        case .text(let text): searchText?.wrappedValue = text
        case .token(let token):
            // What was typed was for finding the token.
            if addToken?(token) ?? false { searchText?.wrappedValue = "" }
        }
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(_HighlightModifier(isHighlighted: isFocused))
            .modifier(ActivationModifier { complete() })
            .focusable()
            .focused($isFocused)
    }
}

/// What to search in.
nonisolated struct SearchScopes<Value: Hashable, Scopes: View>: View {
    let scope: Binding<Value>
    let scopes: Scopes

    @MainActor var body: some View {
        HStack {
            ForEach(TaggedPiece.all(of: scopes)) { piece in
                let isChosen = piece.tag?.base as? Value == scope.wrappedValue
                SearchScope(view: piece.view, isChosen: isChosen) {
                    if let value = piece.tag?.base as? Value { scope.wrappedValue = value }
                }
            }
        }
    }
}

private nonisolated struct SearchScope: View {
    let view: AnyView
    let isChosen: Bool
    let choose: () -> Void

    @FocusState private var isFocused: Bool

    @MainActor var body: some View {
        view.bold(isChosen).underline(isChosen)
            .modifier(_HighlightModifier(isHighlighted: isFocused))
            .modifier(ActivationModifier { choose() })
            .focusable()
            .focused($isFocused)
    }
}

import TerraceCore
import TerraceScreen

/// Ends a search: the text is empty then, and `isSearching` false.
public nonisolated struct DismissSearchAction: @unchecked Sendable {
    // Only ever called on the main actor.
    private let action: (() -> Void)?

    init(_ action: (() -> Void)? = nil) { self.action = action }

    /// Ends it.
    @MainActor public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum DismissSearchKey: EnvironmentKey { static let defaultValue = DismissSearchAction() }
private enum SearchTextKey: EnvironmentKey {
    static let defaultValue: Binding<String>? = nil
}
private enum AddSearchTokenKey: EnvironmentKey {
    static var defaultValue: ((Any) -> Bool)? { nil }
}
private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
}

/// The focus that `searchFocused` binds to the field.
nonisolated struct SearchFocus {
    let bind: (AnyView) -> AnyView
}

extension EnvironmentValues {
    /// Whether the user is searching, inside of `searchable`.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search, inside of `searchable`.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// Where suggestions are shown: below the field, over no content.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }

    /// What a suggestion replaces.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }

    /// Where a suggested token goes.
    var addSearchToken: ((Any) -> Bool)? {
        get { self[AddSearchTokenKey.self] }
        set { self[AddSearchTokenKey.self] = newValue }
    }

    var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

/// The line below the title that is searched with.
nonisolated struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    let isFocused: FocusState<Bool>.Binding
    let isInside: FocusState<Bool>.Binding
    let focus: SearchFocus?
    let isSearching: Bool
    var suggestions: AnyView?
    var scopes: AnyView?
    let tokens: SearchTokens?
    let submit: () -> Void
    let end: () -> Void

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(verbatim: "/").foregroundStyle(.secondary)
                if let tokens { tokens.view }
                if let focus { focus.bind(AnyView(field)) } else { field }
            }
            if isSearching, let scopes { scopes }
            if isSearching {
                if let suggested = tokens?.suggestions { complete(suggested) }
                if let suggestions { complete(suggestions) }
            }
        }
        .focused(isInside)
    }

    @MainActor private var field: some View {
        TextField(text: text, prompt: prompt) { prompt }
            .onSubmit(submit)
            .submitScope()
            .onKeyPress(.escape) { endSearch() ? .handled : .ignored }
            .onKeyPress(.delete) { text.wrappedValue.isEmpty && tokens?.removeLast() == true ? .handled : .ignored }
            .focused(isFocused)
            .environment(\.fieldHint, "Esc")
    }

    private func complete(_ suggestions: AnyView) -> some View {
        suggestions.environment(\.searchText, text).environment(\.addSearchToken, tokens?.add)
    }

    /// False if there is no search to end.
    @MainActor private func endSearch() -> Bool {
        guard isSearching || !text.wrappedValue.isEmpty else { return false }
        end()
        return true
    }

    /// Ctrl-F leads into the field from anywhere in the screen, and Escape ends the search before it leads anywhere else.
    @MainActor func handle(_ press: KeyPress) -> Bool {
        if press.key == .escape, press.modifiers.isEmpty, press.phase == .down { return endSearch() }
        guard press.key == "f", press.modifiers == .control, press.phase == .down else { return false }
        isFocused.wrappedValue = true
        return true
    }
}

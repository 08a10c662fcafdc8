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

    /// What a suggestion replaces.
    var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}

/// The line below the title that is searched with.
nonisolated struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    let isFocused: FocusState<Bool>.Binding
    let isSearching: Bool
    var suggestions: AnyView?
    var scopes: AnyView?
    let tokens: AnyView?
    let removeToken: (() -> Bool)?
    let submit: () -> Void
    let end: () -> Void

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(verbatim: "/").foregroundStyle(.secondary)
                if let tokens { tokens }
                TextField(text: text, prompt: prompt) { prompt }
                    .onSubmit(submit)
                    .submitScope()
                    .onKeyPress(.escape) {
                        guard isSearching || !text.wrappedValue.isEmpty else { return .ignored }
                        end()
                        return .handled
                    }
                    .onKeyPress(.delete) { text.wrappedValue.isEmpty && removeToken?() == true ? .handled : .ignored }
                    .focused(isFocused)
            }
            if isSearching, let scopes { scopes }
            if isSearching, let suggestions { suggestions.environment(\.searchText, text) }
        }
    }

    /// Ctrl-F leads into the field from anywhere in the screen.
    @MainActor func handle(_ press: KeyPress) -> Bool {
        guard press.key == "f", press.modifiers == .control, press.phase == .down else { return false }
        isFocused.wrappedValue = true
        return true
    }
}

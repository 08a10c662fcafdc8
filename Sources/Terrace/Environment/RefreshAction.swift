import TerraceCore

/// Runs what a view refreshes by, and waits for it.
///
/// ```swift
/// struct Reload: View {
///     @Environment(\.refresh) private var refresh
///     var body: some View {
///         Button("Reload") { Task { await refresh?() } }
///     }
/// }
/// ```
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    /// Runs it; returns when it is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
    /// What views here refresh by; nil where there is nothing to refresh.
    public nonisolated var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// Marks a view as one that can be refreshed: by Ctrl-R, while the focus is in it.
public nonisolated struct _RefreshableModifier: ViewModifier {
    let action: @Sendable () async -> Void
    @State private var run = RefreshRun()

    /// The view, and a line above it while it is refreshed.
    @MainActor public func body(content: Content) -> some View {
        let run = run
        let action = action
        content
            .environment(\.refresh, RefreshAction { await run.refresh(action) })
            .overlay(alignment: .top) {
                if run.isRunning { Text("Refreshing…").bold() }
            }
            .onKeyPress(keys: ["r"]) { press in
                guard press.modifiers == .control else { return .ignored }
                Task { await run.refresh(action) }
                return .handled
            }
    }
}

/// One refresh at a time.
@MainActor @Observable
private final class RefreshRun {
    private(set) var isRunning = false

    nonisolated init() {}

    func refresh(_ action: @Sendable () async -> Void) async {
        guard !isRunning else { return }
        isRunning = true
        await action()
        isRunning = false
    }
}

extension View {
    /// Says how the view is refreshed. Ctrl-R runs the action while the focus is in the view, or nowhere; while it runs, the view says so
    /// and another Ctrl-R does nothing. Views inside find it as `refresh` in the environment.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(_RefreshableModifier(action: action))
    }
}

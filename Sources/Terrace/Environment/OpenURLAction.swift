import Foundation
import TerraceCore

/// Opens a URL: read it from the environment and call it. `Link`, and links in texts, do.
///
/// Where there is a desktop, the system's program for the URL is started. Elsewhere, as in a remote shell, the URL is copied to the
/// clipboard, and the log says so.
///
/// ```swift
/// struct Docs: View {
///     @Environment(\.openURL) private var openURL
///     var body: some View {
///         Button("Docs") { if let url = URL(string: "https://swift.org") { openURL(url) } }
///     }
/// }
/// ```
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// What became of a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }
        let kind: Kind

        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system is to open another one.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
        /// The system is to open another one.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (@MainActor (URL) -> Result)?
    private let system: SystemOpener

    /// Opens URLs in a way of its own: set it with `environment(\.openURL, …)`.
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
        system = SystemOpener.current
    }

    nonisolated init() {
        handler = nil
        system = SystemOpener.current
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens a URL; the program that shows it is always another one.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = open(url) }

    /// Opens a URL and says whether it was.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

    private func open(_ url: URL) -> Bool {
        switch handler?(url).kind {
        case .handled: return true
        case .discarded: return false
        case .system(let other?): return openBySystem(other)
        case .system(nil), nil: return openBySystem(url)
        }
    }

    private func openBySystem(_ url: URL) -> Bool { system.open(url) }
}

/// The window that a URL is opened from; outside of views that which was in use last.
nonisolated struct SystemOpener: @unchecked Sendable {
    private weak var graph: Graph?

    /// That of what is evaluated now.
    static var current: SystemOpener {
        guard Tracking.current != nil else { return SystemOpener() }
        return MainActor.assumeIsolated { SystemOpener(graph: Tracking.current?.target?.graph.live) }
    }

    @MainActor func open(_ url: URL) -> Bool {
        guard let graph = graph ?? Graph.active else { return false }
        if graph.openURL?(url) == true { return true }
        graph.register.copy(url.absoluteString)
        graph.diagnostics.report("\(url.absoluteString) was copied to the clipboard: there is no program here to open it with.")
        return false
    }
}

private enum OpenURLKey: EnvironmentKey { static let defaultValue: OpenURLAction? = nil }

extension EnvironmentValues {
    /// Opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction() }
        set { self[OpenURLKey.self] = newValue }
    }
}

import Foundation
import TerraceCore
import TerraceScreen
import TerraceTerminal

/// A program with a window in the terminal.
///
/// `main()` takes over the terminal, runs until the program ends, and restores the terminal on every way out. Ctrl-C ends the program
/// unless a key handler handles it or a text field copies its selection with it.
///
/// ```swift
/// @main struct Hello: App {
///     var body: some Scene { WindowGroup { Text("Hello") } }
/// }
/// ```
@MainActor @preconcurrency
public protocol App {
    /// The type of `body`.
    associatedtype Body: Scene
    /// The program's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the program.
    @MainActor @preconcurrency init()
}

extension App {
    /// Runs the program.
    @MainActor public static func main() { run(countingIn: .cells) }

    /// Runs the program with lengths that count cells, or points; or shows its previews, if its arguments ask for them.
    @MainActor public static func run(countingIn unit: LengthUnit) -> Never {
        if let command = PreviewCommand(arguments: Array(CommandLine.arguments.dropFirst())) { command.run(countingIn: unit) }
        TerminalHost.run(rootView, unit: unit)
    }

    /// The view that fills the window of the program, state of the program included: for tests, and for hosts of one's own.
    @MainActor public static var rootView: some View {
        let app = Self()
        return AnyView(erasing: OwnedView(app) { app in windows(of: app) })
    }

    /// One window without commands is its view; more is a stack of them.
    @MainActor private static func windows(of app: Self) -> AnyView {
        var list = _SceneList()
        Body._collect(app.body, into: &list)
        guard list.windows.count == 1, list.menus.isEmpty, list.windows[0].accepts == nil, list.windows[0].id == nil else {
            return AnyView(WindowStack(list: list))
        }
        let window = list.windows[0]
        return AnyView(window.content(nil).modifier(_WindowTitleModifier(title: window.title)).modifier(CommandKey()))
    }
}

import Foundation
import TerraceCore

/// Where a window would stand. The terminal places its own.
public nonisolated struct WindowPlacement {
    /// At a point of the screen.
    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
    /// At a point of the screen.
    public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
    /// At a place in points of the screen.
    public init(x: CGFloat?, y: CGFloat?, width: CGFloat? = nil, height: CGFloat? = nil) {}
}

/// What is known when a window is placed. An implementation detail: a terminal never asks.
public nonisolated struct WindowPlacementContext {
    /// The screen.
    public nonisolated struct Display {
        /// Its bounds.
        public let bounds: CGRect
        /// What the system leaves free of it.
        public var visibleRect: CGRect { bounds }
    }

    /// The screen that the window opens on.
    public let defaultDisplay: Display
}

/// The content of a window that is placed. An implementation detail: a terminal never asks.
public nonisolated struct WindowLayoutRoot {
    /// The size that it would take.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// The size that a window would rather have.
public nonisolated struct WindowIdealSize: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = WindowIdealSize(name: "automatic")
    /// As large as its content.
    public static let fitToContent = WindowIdealSize(name: "fitToContent")
    /// As large as the screen.
    public static let maximum = WindowIdealSize(name: "maximum")
}

extension Scene {
    /// Where the window stands first; the terminal places its own.
    public nonisolated func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }
    /// Where the window stands when it is zoomed; the terminal places its own.
    public nonisolated func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }
    /// The size that the window would rather have; the terminal has its own.
    public nonisolated func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
    /// The defaults that `AppStorage` inside keeps its values in.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { wrapping { $0.defaultAppStorage(store) } }
}

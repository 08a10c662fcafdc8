import Foundation
import TerraceCore

/// When a scroll view springs back at its ends. A terminal's does not.
public nonisolated struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    /// As the framework finds it right.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// When there is something to scroll.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling puts the keyboard of a screen away. A terminal has a keyboard of its own.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// As the framework finds it right.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// As the finger goes.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Where a gesture of scrolling comes to rest. Wheels and keys of a terminal move by rows, and rest where they are.
public protocol ScrollTargetBehavior {
    /// What is known while a gesture comes to rest.
    typealias TargetContext = ScrollTargetBehaviorContext
    /// Changes where a gesture comes to rest; a terminal never asks.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
    /// Leaves it.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Where scrolling comes to rest.
public nonisolated struct ScrollTarget: Hashable, Sendable {
    /// The rectangle that is to be seen.
    public var rect: CGRect
    /// Where it is to stand.
    public var anchor: UnitPoint?
}

/// What is known while a gesture of scrolling comes to rest. A terminal never makes one.
public nonisolated struct ScrollTargetBehaviorContext {
    /// Where it would rest by itself.
    public let originalTarget: ScrollTarget
    /// How fast it is.
    public let velocity: CGVector
    /// The size of what is scrolled.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The directions that it scrolls in.
    public let axes: Axis.Set
}

/// Rests at pages.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Rests at pages.
    public init() {}
}

/// Rests at the edges of views.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a gesture may pass.
    public struct LimitBehavior: Hashable, Sendable {
        private let name: String
        /// As the framework finds it right.
        public static let automatic = LimitBehavior(name: "automatic")
        /// One.
        public static let always = LimitBehavior(name: "always")
        /// One.
        public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
        /// Any number.
        public static let never = LimitBehavior(name: "never")
    }

    /// Rests at the edges of views.
    public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Rests at pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Rests at the edges of views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    /// Rests at the edges of views.
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Accepted: scroll views of a terminal do not spring.
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
    /// Accepted: there is no keyboard to put away.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Accepted: wheel and keys scroll by rows, and rest where they are.
    public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
    /// Accepted: see `scrollTargetBehavior(_:)`.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Accepted: see `scrollTargetBehavior(_:)`.
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
    /// Accepted: scroll views cut off what is not in sight, since there is no room elsewhere.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
    /// Accepted: indicators are shown for as long as there is something to scroll.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Accepted: indicators are shown for as long as there is something to scroll.
    public nonisolated func scrollIndicatorsFlash<T: Equatable>(trigger value: T) -> some View { self }
    /// Accepted: what is at the edge looks as it does in the middle.
    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
    /// Accepted: what is at the edge looks as it does in the middle.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
    /// Accepted: wheel and keys scroll at once, and have no phases.
    public nonisolated func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void)
        -> some View
    { self }
    /// Accepted: a wheel scrolls whether or not the program likes it.
    public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
}

/// How the edge of a scroll view looks.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    /// As the framework finds it right.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// A line.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// A shade.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether an input device may scroll.
public nonisolated struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    /// As the framework finds it right.
    public static let automatic = ScrollInputBehavior(name: "automatic")
    /// It may.
    public static let enabled = ScrollInputBehavior(name: "enabled")
    /// It may not.
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A device that scrolls.
public nonisolated struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    /// A hand that is moved over a watch.
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    /// Eyes.
    public static let look = ScrollInputKind(name: "look")
}

/// What a scroll view is doing. A terminal's is always at rest.
public nonisolated enum ScrollPhase: Hashable, Sendable {
    /// It rests.
    case idle
    /// It may begin to move.
    case tracking
    /// It is being moved.
    case interacting
    /// It moves on.
    case decelerating
    /// A program moves it.
    case animating

    /// Whether it moves.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

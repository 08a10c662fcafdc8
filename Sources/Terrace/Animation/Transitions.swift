import Foundation
import TerraceCore

/// How a view would come and go. A terminal shows the end at once (G7), so that a transition is accepted and changes nothing.
public struct AnyTransition: Sendable {
    private init() {}

    /// Fades.
    public static let opacity = AnyTransition()
    /// Slides in and out.
    public static var slide: AnyTransition { AnyTransition() }
    /// Grows and shrinks.
    public static var scale: AnyTransition { AnyTransition() }
    /// Stays.
    public static let identity = AnyTransition()
    /// Grows and shrinks.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// Comes from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Pushes what is there away.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// Comes from elsewhere.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// Comes from elsewhere.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Comes one way, goes another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Between two states of a modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    /// A transition, its type erased.
    public init<T: Transition>(_ transition: T) {}

    /// Both together.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// With an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Where a transition stands.
public nonisolated enum TransitionPhase: Hashable, Sendable {
    /// Before the view comes.
    case willAppear
    /// While it is there.
    case identity
    /// After it has gone.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }
    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// A way of coming and going that a program describes; a view is shown as it is in between.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view.
    associatedtype Body: View
    /// Stands for the view that comes and goes.
    typealias Content = PlaceholderContentView<Self>
    /// The view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Stands for a view inside of what is described for it.
public nonisolated struct PlaceholderContentView<Value>: View {
    let content: AnyView

    init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    /// The view that it stands for.
    @MainActor public var body: some View { content }
}

/// The framework's own transitions.
public struct _PlainTransition: Transition {
    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// Both together.
    public func combined<T: Transition>(with other: T) -> some Transition { self }
    /// With an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition { self }
}

extension Transition where Self == _PlainTransition {
    /// Blurs.
    public static var blurReplace: _PlainTransition { _PlainTransition() }
    /// As a system image does.
    public static var symbolEffect: _PlainTransition { _PlainTransition() }
    /// As a system image does.
    public static func symbolEffect(_ effect: SymbolEffectKind, options: SymbolEffectOptions = .default) -> _PlainTransition {
        _PlainTransition()
    }
}

/// How the content of a view would change.
public struct ContentTransition: Equatable, Sendable {
    private init() {}

    /// At once.
    public static let identity = ContentTransition()
    /// Fades.
    public static let opacity = ContentTransition()
    /// Moves from one to the other.
    public static let interpolate = ContentTransition()
    /// As numbers do.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    /// As numbers do.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
    /// As system images do.
    public static var symbolEffect: ContentTransition { ContentTransition() }
    /// As system images do.
    public static func symbolEffect(_ effect: SymbolEffectKind, options: SymbolEffectOptions = .default) -> ContentTransition {
        ContentTransition()
    }
}

extension View {
    /// Of no effect: views come and go at once.
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    /// Of no effect: views come and go at once.
    @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View { self }
    /// Of no effect: content changes at once.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}

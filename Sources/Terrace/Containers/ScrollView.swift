import TerraceCore
import TerraceScreen

/// A window onto content that may be larger. The focused view in it is kept in sight; the wheel and the page keys scroll it, and the
/// arrows while nothing has the focus.
///
/// ```swift
/// ScrollView { VStack { ForEach(0..<100, id: \.self) { Text("\($0)") } } }
/// ```
public nonisolated struct ScrollView<Content: View>: ContainerView {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private let inner: Content

    /// A window that scrolls along `axes`.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        inner = content()
    }

    package var content: _ScrollContent<Content> { _ScrollContent(axes: axes, content: inner) }

    @MainActor package static var elementRole: ElementRole? { .scrollView }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> ScrollBox {
        let box = ScrollBox(axes)
        update(box, environment)
        return box
    }

    @MainActor package func update(_ box: ScrollBox, _ environment: EnvironmentValues) {
        box.axes = axes
        box.indicators = showsIndicators ? environment.scrollIndicatorAxes : []
        box.anchor = environment.defaultScrollAnchor
        box.isScrollEnabled = environment.isScrollEnabled
    }

    @MainActor package static func handle(_ press: KeyPress, _ box: ScrollBox, _ node: ViewNode) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.isEmpty else { return .ignored }
        let page = box.page
        let hasScrolled =
            switch press.key {
            case .pageUp: box.scroll(byUser: Point(x: 0, y: -page))
            case .pageDown: box.scroll(byUser: Point(x: 0, y: page))
            case .home: box.scroll(byUser: Point(x: 0, y: -Length.infinity))
            case .end: box.scroll(byUser: Point(x: 0, y: Length.infinity))
            // With the focus in something, arrows are for moving in it, not for scrolling it away.
            case .upArrow where node.graph.focus.focused == nil: box.scroll(byUser: Point(x: 0, y: -1))
            case .downArrow where node.graph.focus.focused == nil: box.scroll(byUser: Point(x: 0, y: 1))
            case .leftArrow where node.graph.focus.focused == nil: box.scroll(byUser: Point(x: -1, y: 0))
            case .rightArrow where node.graph.focus.focused == nil: box.scroll(byUser: Point(x: 1, y: 0))
            default: false
            }
        return hasScrolled ? .handled : .ignored
    }
}

extension ElementRole {
    /// A `ScrollView`; a list has one inside.
    public static let scrollView = ElementRole("scrollView", isWhole: false)
}

/// Several views in a scroll view stand in a stack along its axis. An implementation detail.
public nonisolated struct _ScrollContent<Content: View>: ContainerView {
    let axes: Axis.Set
    package let content: Content

    @MainActor package static var isStructure: Bool { true }

    private var axis: Axis { axes == .horizontal ? .horizontal : .vertical }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> StackBox { StackBox(axis) }
    @MainActor package func update(_ box: StackBox, _ environment: EnvironmentValues) { box.axis = axis }
}

/// Gives its content a proxy that scrolls the scroll views in it to views by their ids.
///
/// ```swift
/// ScrollViewReader { proxy in
///     ScrollView { ForEach(0..<100, id: \.self) { Text("\($0)") } }
///     Button("End") { proxy.scrollTo(99) }
/// }
/// ```
public nonisolated struct ScrollViewReader<Content: View>: View {
    private let content: (ScrollViewProxy) -> Content

    /// Content that is given a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @State private var place = ReaderPlace()

    /// The content.
    @MainActor public var body: some View {
        content(ScrollViewProxy(place: place)).modifier(_ReaderModifier(place: place))
    }
}

/// Scrolls to views by their ids.
public nonisolated struct ScrollViewProxy {
    let place: ReaderPlace

    /// Scrolls the scroll views around the view with an id: without an anchor no further than needed, with one so that it stands there.
    /// A view that is inserted in the same action is found. An id that no view has does nothing.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        place.scroll(to: AnyHashable(id), anchor: anchor)
    }
}

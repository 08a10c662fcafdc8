import TerraceCore
import TerraceScreen

/// Parts of the safe area; a terminal has only what `safeAreaInset` makes.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Regions from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What `safeAreaInset` makes.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on the screen: there is none.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A view with something beside it. An implementation detail.
public nonisolated struct _SafeAreaInset<Primary: View, Inset: View>: ContainerView {
    let edge: Edge
    let alignment: Alignment
    /// In the unit of the program.
    let gap: CGFloat?
    let primary: Primary
    let inset: Inset

    package var content: TupleView<_SafeAreaPart<Primary>, _SafeAreaPart<Inset>> {
        TupleView(_SafeAreaPart(content: primary, hasSafeArea: true), _SafeAreaPart(content: inset, hasSafeArea: nil))
    }

    @MainActor package static var isStructure: Bool { true }

    private var cells: Int { Cells.length(gap, edge == .top || edge == .bottom ? .vertical : .horizontal) ?? 0 }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> SafeAreaBox {
        SafeAreaBox(edge, alignment: alignment, gap: cells)
    }

    @MainActor package func update(_ box: SafeAreaBox, _ environment: EnvironmentValues) {
        box.edge = edge
        box.alignment = alignment
        box.gap = cells
    }
}

/// One of the two views, as one box. An implementation detail.
public nonisolated struct _SafeAreaPart<Content: View>: View {
    let content: Content
    let hasSafeArea: Bool?

    /// The view.
    @MainActor public var body: some View {
        ZStack { content }.transformEnvironment(\.hasSafeArea) { if let hasSafeArea { $0 = hasSafeArea } }
    }
}

/// Lets a view reach into the insets.
public nonisolated struct _IgnoresSafeAreaModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let edges: Edge.Set

    @MainActor package static var isMirrorable: Bool { false }

    /// Leading is left here.
    @MainActor private func physical(_ environment: EnvironmentValues) -> Edge.Set {
        guard environment.hasSafeArea else { return [] }
        guard environment.layoutDirection == .rightToLeft else { return edges }
        return edges.subtracting(.horizontal).union(edges.contains(.leading) ? .trailing : []).union(
            edges.contains(.trailing) ? .leading : [])
    }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> UnsafeAreaBox { UnsafeAreaBox(physical(environment)) }
    @MainActor package func update(_ box: UnsafeAreaBox, _ environment: EnvironmentValues) { box.edges = physical(environment) }
}

private enum HasSafeAreaKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view stands in something with insets, so that ignoring them can make a difference.
    var hasSafeArea: Bool {
        get { self[HasSafeAreaKey.self] }
        set { self[HasSafeAreaKey.self] = newValue }
    }
}

extension View {
    /// Shows views above or below this one. This one has what they leave; its background reaches under them, and so does what ignores the
    /// safe area.
    ///
    /// ```swift
    /// ScrollView { ForEach(0..<50) { Text("\($0)") } }
    ///     .safeAreaInset(edge: .bottom) { Text("50 rows") }
    /// ```
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        _SafeAreaInset(
            edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
            gap: spacing, primary: self, inset: content())
    }

    /// Shows views before or behind this one, at its leading or its trailing edge.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        _SafeAreaInset(
            edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
            gap: spacing, primary: self, inset: content())
    }

    /// Lets the view reach into the insets of the safe area at the edges that it touches. Where there are none, it does nothing.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }
}

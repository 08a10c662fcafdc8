import TerraceCore

/// Whether scroll views show how far they are scrolled.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
    let isShown: Bool

    /// As the framework finds it right: while there is more than can be seen.
    public static let automatic = ScrollIndicatorVisibility(isShown: true)
    /// While there is more than can be seen.
    public static let visible = ScrollIndicatorVisibility(isShown: true)
    /// Never.
    public static let hidden = ScrollIndicatorVisibility(isShown: false)
    /// Never.
    public static let never = ScrollIndicatorVisibility(isShown: false)
}

private enum ScrollIndicatorAxesKey: EnvironmentKey { static let defaultValue: Axis.Set = [.horizontal, .vertical] }
private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum DefaultScrollAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }

extension EnvironmentValues {
    /// Whether keys and the wheel scroll the scroll views here.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }

    /// The axes along which scroll views show how far they are scrolled.
    var scrollIndicatorAxes: Axis.Set {
        get { self[ScrollIndicatorAxesKey.self] }
        set { self[ScrollIndicatorAxesKey.self] = newValue }
    }

    /// Which part of their content scroll views show at first.
    var defaultScrollAnchor: UnitPoint? {
        get { self[DefaultScrollAnchorKey.self] }
        set { self[DefaultScrollAnchorKey.self] = newValue }
    }
}

extension View {
    /// Whether scroll views in this view show how far they are scrolled.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollIndicatorAxes) { shown in
            if visibility.isShown { shown.formUnion(axes) } else { shown.subtract(axes) }
        }
    }

    /// Keeps keys and the wheel from scrolling the scroll views in this view; programs still can, and what has the focus is kept in sight.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
    }

    /// Ties a scroll view to a position: changing the position scrolls, and scrolling is written to it.
    ///
    /// ```swift
    /// struct Log: View {
    ///     @State private var position = ScrollPosition(edge: .top)
    ///     var body: some View {
    ///         ScrollView { ForEach(0..<100, id: \.self) { Text("\($0)") } }.scrollPosition($position)
    ///         Button("End") { position.scrollTo(edge: .bottom) }
    ///     }
    /// }
    /// ```
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPlaceModifier(position: position, anchor: anchor))
    }

    /// Which part of their content the scroll views in this view show at first; with content that is shorter, where it stands. A scroll
    /// view that nobody has scrolled away keeps that part in sight when its content grows: a log with `.bottom` shows its last lines.
    ///
    /// ```swift
    /// ScrollView { ForEach(0..<100) { Text("line \($0)") } }.defaultScrollAnchor(.bottom)
    /// ```
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.defaultScrollAnchor, anchor) }

    /// Ties the scroll position of a scroll view to the id of the view that stands first in it: writing the id scrolls there, scrolling
    /// writes it, and while data above it come and go that view stays where it is. Ids are those of `ForEach` and `id(_:)`.
    ///
    /// ```swift
    /// struct Log: View {
    ///     @State private var first: Int? = 50
    ///     var body: some View {
    ///         ScrollView { ForEach(0..<100, id: \.self) { Text("\($0)") } }.scrollPosition(id: $first)
    ///     }
    /// }
    /// ```
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionModifier(id: id, anchor: anchor))
    }
}

import TerraceCore
import TerraceScreen

/// Puts one guide of a view elsewhere.
public nonisolated struct _AlignmentGuideModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let guide: AlignmentGuide
    let axis: Axis
    let compute: (ViewDimensions) -> CGFloat

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> GuideBox { GuideBox(guide, axis: axis, compute: compute) }
    @MainActor package func update(_ box: GuideBox, _ environment: EnvironmentValues) { box.update(compute) }

    /// Closures cannot be compared.
    public static func == (a: Self, b: Self) -> Bool { false }
}

/// Tells the layout around a view something about it.
public nonisolated struct _LayoutValueModifier<Key: LayoutValueKey>: BoxModifier {
    /// No body.
    public typealias Body = Never

    let value: Key.Value

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> LayoutValueBox {
        LayoutValueBox(ObjectIdentifier(Key.self), value)
    }

    @MainActor package func update(_ box: LayoutValueBox, _ environment: EnvironmentValues) { box.value = value }

    /// Whether both carry the same, as far as can be told.
    public static func == (a: Self, b: Self) -> Bool { ValueComparison.isSame(a.value, b.value) }
}

extension View {
    /// Says where a guide of the view stands, in cells from its leading edge: a larger value moves the view towards leading, as the
    /// guides of all views in a stack stand in one line.
    ///
    /// ```swift
    /// VStack(alignment: .leading) {
    ///     Text("heading")
    ///     Text("indented").alignmentGuide(.leading) { _ in -2 }
    /// }
    /// ```
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(guide: guide.guide, axis: .horizontal, compute: computeValue))
    }

    /// Says where a guide of the view stands, in cells from its top: a larger value moves the view up.
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(guide: guide.guide, axis: .vertical, compute: computeValue))
    }

    /// Tells the layout that the view stands in something about it, see `LayoutValueKey`. Other modifiers may stand outside of it.
    public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(_LayoutValueModifier<Key>(value: value))
    }
}

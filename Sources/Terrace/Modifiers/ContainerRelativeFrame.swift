import TerraceCore
import TerraceScreen

/// A frame by the size of what is around.
public nonisolated struct _ContainerRelativeModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let axes: Axis.Set
    let alignment: Alignment
    let length: (Int, Axis) -> Int
    /// What the length follows from, where that can be compared.
    let parts: [Int]?

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> ContainerRelativeBox {
        ContainerRelativeBox(axes, alignment: alignment, length: length)
    }

    @MainActor package func update(_ box: ContainerRelativeBox, _ environment: EnvironmentValues) { box.update(length) }

    /// Whether both come to the same, as far as can be told.
    public static func == (a: Self, b: Self) -> Bool {
        a.axes == b.axes && a.alignment == b.alignment && a.parts != nil && a.parts == b.parts
    }
}

extension View {
    /// Gives the view the length of the window of the scroll view around it along `axes`; of the whole window where there is none.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { HStack { Text("page").containerRelativeFrame(.horizontal) } }
    /// ```
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(_ContainerRelativeModifier(axes: axes, alignment: alignment, length: { length, _ in length }, parts: []))
    }

    /// Gives the view the length of `span` of `count` equal parts of the container, with `spacing` cells between the parts. Counts below 1
    /// act as 1.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (min(max(1, count), 100_000), min(max(1, span), 100_000))
        let gap = GridSpacing.cells(spacing, 0)
        return modifier(
            _ContainerRelativeModifier(
                axes: axes, alignment: alignment,
                length: { length, _ in
                    let part = max(0, length - gap * (count - 1)) / count
                    return part * span + gap * (span - 1)
                }, parts: [count, span, gap]))
    }

    /// Gives the view a length, in cells, that is made of the container's along each of `axes`.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(
            _ContainerRelativeModifier(
                axes: axes, alignment: alignment, length: { Cells.length(length(Cells.length($0), $1)) ?? 0 }, parts: nil))
    }
}

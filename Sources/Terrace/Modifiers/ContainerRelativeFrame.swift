import TerraceCore
import TerraceScreen

/// A frame by the size of what is around.
public nonisolated struct _ContainerRelativeModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    enum Rule {
        case whole
        case part(count: Int, span: Int, spacing: CGFloat)
        case made((CGFloat, Axis) -> CGFloat)
    }

    let axes: Axis.Set
    let alignment: Alignment
    let rule: Rule

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> ContainerRelativeBox {
        ContainerRelativeBox(axes, alignment: alignment, length: length)
    }

    @MainActor package func update(_ box: ContainerRelativeBox, _ environment: EnvironmentValues) {
        box.update(axes, alignment: alignment, length: length)
    }

    /// The length, in cells, for that of the container.
    private var length: (Int, Axis) -> Int {
        switch rule {
        case .whole: { length, _ in length }
        case .part(let count, let span, let spacing):
            { length, axis in
                let gap = GridSpacing.cells(spacing, 0, axis)
                return max(0, length - gap * (count - 1)) / count * span + gap * (span - 1)
            }
        case .made(let length): { Cells.length(length(Cells.length($0, $1), $1), $1) ?? 0 }
        }
    }

    /// Whether both come to the same, as far as can be told.
    public static func == (a: Self, b: Self) -> Bool {
        guard a.axes == b.axes, a.alignment == b.alignment else { return false }
        return switch (a.rule, b.rule) {
        case (.whole, .whole): true
        case (.part(let count, let span, let spacing), .part(let otherCount, let otherSpan, let otherSpacing)):
            count == otherCount && span == otherSpan && spacing == otherSpacing
        default: false
        }
    }
}

extension View {
    /// Gives the view the length of the window of the scroll view around it along `axes`; of the whole window where there is none.
    ///
    /// ```swift
    /// ScrollView(.horizontal) { HStack { Text("page").containerRelativeFrame(.horizontal) } }
    /// ```
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(_ContainerRelativeModifier(axes: axes, alignment: alignment, rule: .whole))
    }

    /// Gives the view the length of `span` of `count` equal parts of the container, with `spacing` cells between the parts. Counts below 1
    /// act as 1.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let rule = _ContainerRelativeModifier.Rule.part(
            count: min(max(1, count), 100_000), span: min(max(1, span), 100_000), spacing: spacing)
        return modifier(_ContainerRelativeModifier(axes: axes, alignment: alignment, rule: rule))
    }

    /// Gives the view a length, in cells, that is made of the container's along each of `axes`.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeModifier(axes: axes, alignment: alignment, rule: .made(length)))
    }
}

import TerraceCore
import TerraceScreen

/// How a view of a certain shape goes with a room of another.
public nonisolated enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as it can be in the room.
    case fit
    /// As small as it can be to cover the room.
    case fill
}

/// A rectangle of a certain shape.
public nonisolated struct _AspectRatioModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let ratio: Double?
    let mode: ContentMode

    /// Of a number of columns to one of rows.
    private var cellRatio: Double? {
        let cell = LengthUnit.current.cell
        return ratio.map { $0 * Double(cell.height / cell.width) }
    }

    private var fit: AspectRatioBox.Fit { mode == .fit ? .inside : .covering }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> AspectRatioBox { AspectRatioBox(cellRatio, fit) }

    @MainActor package func update(_ box: AspectRatioBox, _ environment: EnvironmentValues) {
        box.ratio = cellRatio
        box.fit = fit
    }
}

/// Draws a view elsewhere.
public nonisolated struct _OffsetModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let offset: CGSize

    private var cells: Point {
        Point(x: Cells.length(offset.width, .horizontal) ?? 0, y: Cells.length(offset.height, .vertical) ?? 0)
    }

    @MainActor package static var isMirrorable: Bool { false }
    @MainActor package func makeBox(_ environment: EnvironmentValues) -> OffsetBox { OffsetBox(cells) }
    @MainActor package func update(_ box: OffsetBox, _ environment: EnvironmentValues) { box.offset = cells }
}

/// Centres a view on a point.
public nonisolated struct _PositionModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let center: CGPoint

    private var halfCells: Point {
        Point(x: Cells.length(2 * center.x, .horizontal) ?? 0, y: Cells.length(2 * center.y, .vertical) ?? 0)
    }

    @MainActor package static var isMirrorable: Bool { false }
    @MainActor package func makeBox(_ environment: EnvironmentValues) -> PositionBox { PositionBox(halfCells) }
    @MainActor package func update(_ box: PositionBox, _ environment: EnvironmentValues) { box.center = halfCells }
}

/// Cuts off what stands out of a view.
public nonisolated struct _ClipModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> ClipBox { ClipBox() }
    @MainActor package func update(_ box: ClipBox, _ environment: EnvironmentValues) {}
}

extension View {
    /// Proposes a rectangle of a shape to the view: `aspectRatio` is width by height **in cells**. A cell of most terminals is about twice
    /// as high as wide, so for a square as people see it, say 2. With nil the view keeps the shape of its ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioModifier(ratio: aspectRatio.map { Double($0) }, mode: contentMode))
    }

    /// Proposes a rectangle of the shape of a size, in cells, to the view. A size without width or height leaves its shape to the view.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        let isUsable = aspectRatio.width > 0 && aspectRatio.height > 0
        return self.aspectRatio(isUsable ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }

    /// As large as the view can be in its room without a change of shape.
    public nonisolated func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

    /// As small as the view can be to cover its room without a change of shape.
    public nonisolated func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

    /// Draws the view, and lets the mouse find it, some cells to the right and below; the layout leaves its place where it was.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_OffsetModifier(offset: CGSize(width: x, height: y)))
    }

    /// Draws the view away from its place, see `offset(x:y:)`.
    public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

    /// Takes all the room that is offered and puts the middle of the view at a point of it, in cells from the upper left.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(_PositionModifier(center: CGPoint(x: x, y: y)))
    }

    /// Takes all the room that is offered and puts the middle of the view at a point of it.
    public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

    /// Draws nothing of the view outside of its own frame. Cells have no edges to smooth: `antialiased` makes no difference.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { modifier(_ClipModifier()) }
}

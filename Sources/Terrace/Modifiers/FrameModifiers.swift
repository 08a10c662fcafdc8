import TerraceCore
import TerraceScreen

/// A frame of fixed lengths.
public nonisolated struct _FrameModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> FrameBox {
        FrameBox(nil, width: Cells.frame(width, .horizontal), height: Cells.frame(height, .vertical), alignment: alignment)
    }

    @MainActor package func update(_ box: FrameBox, _ environment: EnvironmentValues) {
        box.width = Cells.frame(width, .horizontal)
        box.height = Cells.frame(height, .vertical)
        box.alignment = alignment
    }
}

/// The limits of a frame along one axis, in the unit of the program. An implementation detail.
nonisolated struct _Limits: Equatable {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    func cells(_ axis: Axis) -> FlexibleLength {
        FlexibleLength(minimum: Cells.frame(minimum, axis), ideal: Cells.frame(ideal, axis), maximum: Cells.frame(maximum, axis))
    }
}

/// A frame with limits.
public nonisolated struct _FlexibleFrameModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let width: _Limits
    let height: _Limits
    let alignment: Alignment

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> FlexibleFrameBox {
        FlexibleFrameBox(nil, width: width.cells(.horizontal), height: height.cells(.vertical), alignment: alignment)
    }

    @MainActor package func update(_ box: FlexibleFrameBox, _ environment: EnvironmentValues) {
        box.width = width.cells(.horizontal)
        box.height = height.cells(.vertical)
        box.alignment = alignment
    }
}

/// A view of its ideal size.
public nonisolated struct _FixedSizeModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let axes: Axis.Set

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> FixedSizeBox { FixedSizeBox(nil, axes: axes) }
    @MainActor package func update(_ box: FixedSizeBox, _ environment: EnvironmentValues) { box.axes = axes }
}

/// What a stack is to know of a view.
public nonisolated struct _TraitModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    var layoutPriority: Double?
    var zIndex: Double?

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> TraitBox {
        TraitBox(nil, layoutPriority: layoutPriority, zIndex: zIndex)
    }

    @MainActor package func update(_ box: TraitBox, _ environment: EnvironmentValues) {
        if let layoutPriority { box.layoutPriority = layoutPriority }
        if let zIndex { box.zIndex = zIndex }
    }
}

extension View {
    /// Gives the view a frame of `width` by `height` cells; what is nil is left to the view. A negative length counts as nil and is
    /// reported.
    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modifier(_FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a frame with limits, in cells. With a minimum and a maximum the frame takes what it is offered between them.
    ///
    /// ```swift
    /// Text("left").frame(maxWidth: .infinity, alignment: .leading)
    /// ```
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexibleFrameModifier(
                width: _Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: _Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment))
    }

    /// Leaves the view its ideal size, whatever is offered.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Leaves the view its ideal length on the given axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeModifier(axes: (horizontal ? Axis.Set.horizontal : []).union(vertical ? Axis.Set.vertical : [])))
    }

    /// Views of a higher priority are offered room first; the others keep their minimum. The usual priority is 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View { modifier(_TraitModifier(layoutPriority: value)) }

    /// Views of a higher index are drawn in front of their siblings.
    public nonisolated func zIndex(_ value: Double) -> some View { modifier(_TraitModifier(zIndex: value)) }
}

import TerraceScreen

@testable import TerraceCore

/// Short names to build trees of boxes by hand.
@MainActor func text(_ string: String, limit: Int? = nil) -> TextBox {
    TextBox(string, lineLimit: LineLimit(limit))
}

/// A fully flexible box, the rules' `Color`.
@MainActor func color() -> FillBox { FillBox() }

/// A box of a fixed width, one row high.
@MainActor func fix(_ width: Int, _ height: Int = 1) -> FrameBox { FrameBox(FillBox(), width: width, height: height) }

@MainActor func row(_ spacing: Int? = nil, _ alignment: VerticalAlignment = .center, _ boxes: Box...) -> StackBox {
    let stack = StackBox(.horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    stack.setChildren(ContiguousArray(boxes))
    return stack
}

@MainActor func column(_ spacing: Int? = nil, _ alignment: HorizontalAlignment = .center, _ boxes: Box...) -> StackBox {
    let stack = StackBox(.vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    stack.setChildren(ContiguousArray(boxes))
    return stack
}

@MainActor func depth(_ alignment: Alignment = .center, _ boxes: Box...) -> ZStackBox {
    let stack = ZStackBox(alignment: alignment)
    stack.setChildren(ContiguousArray(boxes))
    return stack
}

extension Box {
    /// Proposes and places, as a parent would; returns the size that came out.
    @discardableResult
    func propose(_ width: Int?, _ height: Int? = 1) -> Size {
        place(at: .zero, proposal: ProposedSize(width: width, height: height))
        return size
    }

    var widths: [Int] { children.map(\.size.width) }
    var heights: [Int] { children.map(\.size.height) }
    var columns: [Int] { children.map(\.origin.x) }
    var rows: [Int] { children.map(\.origin.y) }
}

func size(_ width: Int, _ height: Int) -> Size { Size(width: width, height: height) }

/// A root around a box, laid out.
@MainActor func root(_ box: Box, _ width: Int, _ height: Int) -> LayoutRoot {
    let root = LayoutRoot(size: size(width, height))
    root.content = box
    root.layout()
    return root
}

extension LayoutRoot {
    /// The picture as text.
    @MainActor func picture() -> String { screen().text }

    @MainActor func screen() -> Screen {
        let canvas = Canvas(Screen(size: size, table: CellTable()))
        paint(canvas)
        return canvas.screen
    }

    /// The style of a cell in the picture.
    @MainActor func style(_ x: Int, _ y: Int) -> CellStyle {
        let screen = screen()
        return screen.table.style(screen.cells[y * size.width + x].style)
    }
}

/// A box painted alone in a window: the picture as text.
@MainActor func picture(_ box: Box, _ width: Int, _ height: Int) -> String {
    root(box, width, height).picture()
}

/// SplitMix64, so that storms are the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

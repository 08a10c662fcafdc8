import Terrace
import TerraceCore
import TerraceScreen
import TerraceTesting

/// A fully flexible view that can be seen: it fills its room with a character. The rules' `Color`.
package struct Ink: LeafView {
    let character: Unicode.Scalar

    package init(_ character: Unicode.Scalar) {
        self.character = character
    }

    package func makeBox(_ environment: EnvironmentValues) -> CustomBox { CustomBox(InkBehavior(character)) }
    package func update(_ box: CustomBox, _ environment: EnvironmentValues) {}
}

private final class InkBehavior: BoxBehavior {
    private let character: Unicode.Scalar

    init(_ character: Unicode.Scalar) {
        self.character = character
    }

    func measure(_ proposal: ProposedSize, in box: Box) -> Size { Size(width: proposal.width ?? 1, height: proposal.height ?? 1) }

    func paint(_ box: Box, on canvas: CellCanvas) {
        for y in 0..<min(box.size.height, 100) {
            canvas.draw(character, repeated: min(box.size.width, 300), at: Point(x: 0, y: y), style: .standard)
        }
    }
}

/// A view of a fixed width, the rules' `fix(n)`.
@MainActor package func fix(_ character: Unicode.Scalar, _ width: CGFloat, _ height: CGFloat = 1) -> some View {
    Ink(character).frame(width: width, height: height)
}

/// What a view looks like at the top leading corner of a window that is proposed to it.
@MainActor package func picture<Content: View>(_ width: Int, _ height: Int, @ViewBuilder _ content: () -> Content) -> String {
    host(width, height, content).text
}

@MainActor package func host<Content: View>(_ width: Int, _ height: Int, @ViewBuilder _ content: () -> Content) -> TestHost {
    TestHost(
        content().frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading), width: width,
        height: height)
}

/// How wide and high a view comes out of a proposal: the place of a mark behind its lower right corner.
@MainActor package func size<Content: View>(_ width: Int, _ height: Int, @ViewBuilder _ content: () -> Content) -> String {
    let host = host(width, height) { content().background(SizeMark()) }
    guard let box = host.host.graph.layout.content.flatMap(firstMark) else { return "none" }
    return "\(box.size.width)x\(box.size.height)"
}

private struct SizeMark: LeafView {
    func makeBox(_ environment: EnvironmentValues) -> CustomBox { CustomBox(MarkBehavior()) }
    func update(_ box: CustomBox, _ environment: EnvironmentValues) {}
}

private final class MarkBehavior: BoxBehavior {
    func measure(_ proposal: ProposedSize, in box: Box) -> Size { Size(width: proposal.width ?? 0, height: proposal.height ?? 0) }
}

@MainActor private func firstMark(_ box: Box) -> Box? {
    if let custom = box as? CustomBox, custom.behavior is MarkBehavior { return box }
    for child in box.children { if let found = firstMark(child) { return found } }
    return nil
}

import Foundation
import TerraceScreen

/// Size and place of a view. What a `GeometryReader`'s content asks it, the content depends on.
///
/// ```swift
/// GeometryReader { proxy in Text("\(Int(proxy.size.width)) cells wide") }
/// ```
public struct GeometryProxy: @unchecked Sendable {
    // Used on the main actor only.
    private weak var node: ViewNode?
    private let watcher: GeometryReads?
    private let known: Size
    private let unit: LengthUnit

    @MainActor init(_ node: ViewNode, size: Size, reads: GeometryReads? = nil) {
        self.node = node
        known = size
        unit = LengthUnit.current
        watcher = reads
    }

    /// The size, in cells.
    public var size: CGSize { unit.whileCurrent { CGSize(known) } }

    /// Where the view stands, in cells, counted from `space`; not cut where something clips it.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// Where the view stands, in cells, counted from `space`.
    public func frame(in space: CoordinateSpace) -> CGRect {
        read { $0.frame(in: space) }
    }

    /// All of a named ancestor, counted from the view's own corner; nil when no ancestor has the name.
    public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        let rect = read { node -> CGRect in
            var next: ViewNode? = node
            while let here = next {
                for case let attachment as CoordinateSpaceAttachment in here.attachments where attachment.name == space.name {
                    let own = node.frame(in: .global)
                    return here.frame(in: .global).offsetBy(dx: -own.minX, dy: -own.minY)
                }
                next = here.parent
            }
            return .null
        }
        return rect.isNull ? nil : rect
    }

    /// How far the safe area's edges stand from the edges of what surrounds it, see `safeAreaInset(edge:)`; 0 at edges that the view does
    /// not touch.
    public var safeAreaInsets: EdgeInsets {
        let insets = read { node in
            let insets = node.firstBox.map { $0.safeAreaInsets() } ?? CellInsets()
            let lengths = EdgeInsets(insets)
            return CGRect(x: lengths.leading, y: lengths.top, width: lengths.trailing, height: lengths.bottom)
        }
        return EdgeInsets(top: insets.minY, leading: insets.minX, bottom: insets.height, trailing: insets.width)
    }

    /// A rectangle that an anchor stands for, in the view's own coordinates.
    public subscript(anchor: Anchor<CGRect>) -> CGRect {
        read { node in
            let own = node.frame(in: .global)
            return anchor.rect.offsetBy(dx: -own.minX, dy: -own.minY)
        }
    }

    /// A point that an anchor stands for, in the view's own coordinates.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
        read { node in
            let own = node.frame(in: .global)
            return anchor.rect.offsetBy(dx: -own.minX, dy: -own.minY)
        }.origin
    }

    private func read(_ value: @escaping @MainActor (ViewNode) -> CGRect) -> CGRect {
        MainActor.assumeIsolated {
            guard let node, node.life != .removed else { return .zero }
            let rect = unit.whileCurrent { value(node) }
            watcher?.note(rect, value)
            return rect
        }
    }
}

/// What the content of a reader has asked, so that it is told when an answer would be another.
@MainActor final class GeometryReads {
    private var reads: ContiguousArray<(answer: CGRect, ask: @MainActor (ViewNode) -> CGRect)> = []
    /// Whether the content is being evaluated; what actions ask later, nothing depends on.
    private var isRecording = false

    func recording<Result>(_ body: () -> Result) -> Result {
        reads.removeAll()
        isRecording = true
        defer { isRecording = false }
        return body()
    }

    fileprivate func note(_ answer: CGRect, _ ask: @escaping @MainActor (ViewNode) -> CGRect) {
        if isRecording { reads.append((answer, ask)) }
    }

    func isOutOfDate(_ node: ViewNode) -> Bool {
        reads.contains { $0.ask(node) != $0.answer }
    }
}

import Foundation
import TerraceScreen

/// A view as the layout that it stands in sees it.
///
/// Its size can be asked for with any proposal and as often as needed: answers are remembered. It is placed in `placeSubviews`.
public struct LayoutSubview: Equatable, Sendable {
    let box: Box
    let index: Int

    /// What the view was told with `layoutValue(key:value:)`, else the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        // Values are only handed through.
        nonisolated(unsafe) var value: K.Value?
        let id = ObjectIdentifier(key)
        MainActor.assumeIsolated { value = box.layoutValue(id) as? K.Value }
        return value ?? K.defaultValue
    }

    /// Who is served first.
    public var priority: Double { MainActor.assumeIsolated { box.layoutPriority } }

    /// The room it likes around it.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { box.viewSpacing } }

    /// The size, in cells, that the view chooses for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { CGSize(box.sizeThatFits(ProposedSize(proposal))) }
    }

    /// The size that the view chooses for a proposal, and its guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated {
            let proposal = ProposedSize(proposal)
            return ViewDimensions(box, box.sizeThatFits(proposal), proposal)
        }
    }

    /// Places the view: `anchor` of it stands at `position`, in the coordinates of the bounds that the layout was given; of several
    /// calls the last one counts. What lies between two cells goes to the one before. Outside of `placeSubviews` it does nothing.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated {
            let proposal = ProposedSize(proposal)
            let size = CGSize(box.sizeThatFits(proposal))
            let corner = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            Placements.current?.place(index, at: Point(corner), proposal)
        }
    }

    /// Whether both are the same view in the same layout.
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.box === b.box }
}

/// Where a layout has put its subviews so far.
@MainActor final class Placements {
    static var current: Placements?

    private(set) var places: ContiguousArray<(point: Point, proposal: ProposedSize)?>

    init(_ count: Int) {
        places = ContiguousArray(repeating: nil, count: count)
    }

    func place(_ index: Int, at point: Point, _ proposal: ProposedSize) {
        if places.indices.contains(index) { places[index] = (point, proposal) }
    }

    /// What `body` places.
    static func recorded(_ count: Int, _ body: () -> Void) -> Placements {
        let outer = current
        let made = Placements(count)
        current = made
        defer { current = outer }
        body()
        return made
    }
}

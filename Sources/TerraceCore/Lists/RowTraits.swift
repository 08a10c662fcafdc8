import Foundation
import TerraceScreen

/// What a row, or the `ForEach` that makes it, says to the list around it.
package enum RowTrait {
    /// What selecting it means.
    case tag(AnyHashable)
    /// It belongs to a section's frame, and is no row: a header or a footer.
    case decoration
    /// It is a section: header, rows and footer.
    case section
    case selectionDisabled(Bool)
    case deleteDisabled(Bool)
    case moveDisabled(Bool)
    /// The text of its badge, of the type that texts are of; nil is none.
    case badge(Any?)
    case onDelete(((IndexSet) -> Void)?)
    case onMove(((IndexSet, Int) -> Void)?)
    /// Whether there are lines at these edges.
    case separator(Visibility, VerticalEdge.Set)
    /// How the lines at these edges look; nil as usual.
    case separatorStyle(CellStyle?, VerticalEdge.Set)

    /// Whether it is about the lines between rows.
    var isAboutLines: Bool {
        switch self {
        case .separator, .separatorStyle: true
        default: false
        }
    }
}

/// Says something to the list around. An implementation detail.
public nonisolated struct _RowTraitModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    package let trait: RowTrait

    package init(_ trait: RowTrait) { self.trait = trait }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> RowTraitAttachment { RowTraitAttachment(trait, inputs) }

    @MainActor package func update(_ attachment: RowTraitAttachment) {
        attachment.trait = trait
        // Closures and tags are asked for when they are needed; lines take room.
        if trait.isAboutLines, let node = attachment.node { ListNode.around(node)?.stack?.linesChanged() }
    }
}

package final class RowTraitAttachment: Attachment {
    fileprivate(set) var trait: RowTrait

    init(_ trait: RowTrait, _ inputs: _ViewInputs) {
        self.trait = trait
        super.init(inputs)
    }
}

extension ViewNode {
    /// The traits attached to this place, the outermost first: what is said last counts.
    var rowTraits: [RowTrait] {
        attachments.reversed().compactMap { ($0 as? RowTraitAttachment)?.trait }
    }

    /// What removes elements of the `ForEach` that this is.
    var onDelete: ((IndexSet) -> Void)? {
        for case .onDelete(let action?) in rowTraits { return action }
        return (self as? any RowHolder)?.edits?.delete
    }

    /// What moves elements of the `ForEach` that this is.
    var onMove: ((IndexSet, Int) -> Void)? {
        for case .onMove(let action?) in rowTraits { return action }
        return (self as? any RowHolder)?.edits?.move
    }
}

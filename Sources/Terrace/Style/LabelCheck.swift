import TerraceCore

/// Says that a control has no label: nobody could tell what it is for.
nonisolated struct LabelCheck: AttachmentModifier {
    typealias Body = Never

    let control: String

    @MainActor func makeAttachment(_ inputs: _ViewInputs) -> Attachment {
        inputs.makeMountAttachment { [control] node in
            var boxes: ContiguousArray<Box> = []
            node.collectBoxes(into: &boxes)
            // What has not been placed yet cannot be judged.
            guard boxes.allSatisfy(\.size.isEmpty), !boxes.contains(where: \.hasIdealSize) else { return nil }
            return
                "The \(control) \(node.path) has no label, so that nobody can tell what it is for. Give it one; `labelsHidden()` hides it where it is said elsewhere."
        }
    }

    @MainActor func update(_ attachment: Attachment) {}
}

extension Box {
    /// Whether it would take room if it could.
    fileprivate var hasIdealSize: Bool { !sizeThatFits(ProposedSize(width: nil, height: nil)).isEmpty }
}

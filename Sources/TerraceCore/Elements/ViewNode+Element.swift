/// What a place is to those who look for it: what its view says, and what modifiers say of it. Only they ask; nothing is kept for them.
extension ViewNode {
    /// What modifiers say, the outermost first.
    private func said<Value>(_ value: (ElementTraits) -> Value?) -> Value? {
        for attachment in attachments.reversed() {
            if let value = attachment.elementTraits.flatMap(value) { return value }
        }
        return nil
    }

    /// The same, also of places that are nothing but this one: a view whose body it is, a choice of views, a frame or a background.
    private func saidAround<Value>(_ value: (ElementTraits) -> Value?) -> Value? {
        var found = said(value)
        guard elementRole != nil else { return found }
        var node: ViewNode = self
        while let around = node.parent, around.isModifier || around is OneChildNode, around.ownElement == nil, around.soleContent === node {
            found = around.said(value) ?? found
            node = around
        }
        return found
    }

    /// What the place is; nil for structure.
    package final var elementRole: ElementRole? { said(\.role) ?? ownElement?.role }

    /// The name that was given to this very place.
    package final var ownIdentifier: String? { said(\.identifier) }
    package final var elementIdentifier: String? { saidAround(\.identifier) }

    /// Whether it can be looked for: it is in use, shown, and no decoration.
    package final var isElementHidden: Bool {
        said(\.isHidden) == true || isAsleep || life == .removed || !EnvironmentValues(environment).isShown
    }

    /// What it says or holds: a text's string, the text in a field; of other views the texts inside.
    package final var elementText: String {
        if let text = saidAround(\.value) ?? ownElement?.text { return text }
        var parts: [String] = []
        visitChildren {
            let text = $0.isElementHidden ? "" : $0.elementText
            if !text.isEmpty { parts.append(text) }
            return true
        }
        return parts.joined(separator: " ")
    }

    /// What it is for, in words; the text where nothing else is said.
    package final var elementLabel: String { saidAround(\.label) ?? ownElement?.label ?? elementText }
}

/// What a view of the framework says of itself as an element.
package struct ElementFacts {
    package var role: ElementRole?
    /// What it says or holds.
    package var text: String?
    /// What it is for.
    package var label: String?
    /// What of the text is selected.
    package var selection: String?

    package init(role: ElementRole? = nil, text: String? = nil, label: String? = nil, selection: String? = nil) {
        self.role = role
        self.text = text
        self.label = label
        self.selection = selection
    }
}

/// Carries a trait for what is inside, without being the box that has it.
package final class TraitBox: UnaryBox {
    package init(_ content: Box? = nil, layoutPriority: Double? = nil, zIndex: Double? = nil) {
        super.init(content)
        if let layoutPriority { self.layoutPriority = layoutPriority }
        if let zIndex { self.zIndex = zIndex }
    }
}

/// The trait wrapper by what it is mostly used for.
package typealias LayoutPriorityBox = TraitBox

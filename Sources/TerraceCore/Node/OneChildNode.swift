/// A node with at most one child.
///
/// What happens to the child is the whole truth table of the reconciler for one place:
///
/// | there was | there is         | then                                            |
/// |-----------|------------------|-------------------------------------------------|
/// | nothing   | a view           | make it                                         |
/// | a view    | nothing          | remove it                                       |
/// | a view    | of the same type | update it in place: state, focus, life go on    |
/// | a view    | of another one   | remove the old one, then make the new one (B19) |
@MainActor
package class OneChildNode: ViewNode {
    package var child: ViewNode?

    package final func update(_ update: (ViewNode) -> Void) {
        if let child { update(child) }
    }

    /// Removes the child, if there is one, and puts what `make` makes in its place.
    package final func replace(_ make: () -> ViewNode?) {
        if let child { removeChild(child) }
        child = make()
        boxesChanged()
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        child.map(visit) ?? true
    }
}

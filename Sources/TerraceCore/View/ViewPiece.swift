/// One of the views in a value, before it has a place: containers that show one of several at a time make only those that they show.
package struct ViewPiece {
    /// What it is known by: its position in the builder, or its id in a `ForEach`.
    package let id: AnyHashable
    /// The id that a `ForEach` knows it by, if it comes from one.
    package var elementID: AnyHashable?
    package let view: AnyView
    /// The view without the modifiers around it.
    package let base: Any
    /// The modifiers around it, the outermost first.
    package let modifiers: [Any]

    /// The views in a value: groups, `ForEach`, `if` and `switch` are seen through, views of the program are not.
    package static func all(of view: some View) -> [ViewPiece] {
        var found: [ViewPiece] = []
        collect(view, at: PiecePath(), into: &found)
        return found
    }

    private static func collect<V: View>(_ view: V, at path: PiecePath, into pieces: inout [ViewPiece]) {
        if let several = view as? any SeveralViews {
            several.visitParts(at: path) { part, path, elementID in
                var own: [ViewPiece] = []
                collect(part, at: path, into: &own)
                pieces += own.known(by: elementID)
            }
        } else if !(view is EmptyView) {
            pieces.append(ViewPiece(view, at: path))
        }
    }

    fileprivate init<V: View>(_ view: V, at path: PiecePath) {
        var modifiers: [Any] = []
        var base: Any = view
        while let modified = base as? any ModifiedView {
            modifiers.append(modified.outermost)
            base = modified.inner
        }
        self.init(id: AnyHashable(path), view: AnyView(view), base: base, modifiers: modifiers)
    }

    fileprivate init(id: AnyHashable, elementID: AnyHashable? = nil, view: AnyView, base: Any, modifiers: [Any]) {
        self.id = id
        self.elementID = elementID
        self.view = view
        self.base = base
        self.modifiers = modifiers
    }

    /// The same, known by an id that is unique among the pieces of a piece.
    package func below(_ outer: AnyHashable, _ name: String) -> ViewPiece {
        ViewPiece(id: AnyHashable([outer, AnyHashable(name), id]), elementID: elementID, view: view, base: base, modifiers: modifiers)
    }
}

// MARK: Deeply

extension ViewPiece {
    /// The views in a value, as a container of the program's own is given them: modifiers of several views are those of each, erased types
    /// are seen through, and so are views of the program that stand for several or for something special, unless they have dynamic
    /// properties, which only a place fills in.
    @MainActor package static func deeply(in view: some View) -> [ViewPiece] { deeply(in: view, at: PiecePath()) }

    @MainActor private static func deeply<V: View>(in view: V, at path: PiecePath) -> [ViewPiece] {
        if let several = view as? any SeveralViews {
            var found: [ViewPiece] = []
            several.visitParts(at: path) { part, path, elementID in found += deeply(in: part, at: path).known(by: elementID) }
            return found
        }
        if let modified = view as? any ModifiedView { return modified.pieces { deeply(in: $0, at: path) } }
        if let erased = view as? AnyView { return erased.storage.pieces(at: path) }
        if view is EmptyView { return [] }
        return inside(view, at: path) ?? [ViewPiece(view, at: path)]
    }

    /// What the body of a view of the program has, where that is something else than one plain view.
    @MainActor private static func inside<V: View>(_ view: V, at path: PiecePath) -> [ViewPiece]? {
        guard V.Body.self != Never.self, !(view is any SectionedView), FieldPlan.plan(for: V.self).isPlain else { return nil }
        let found = deeply(in: view.body, at: path.step("body"))
        let isOnePlainView = found.count == 1 && found[0].modifiers.isEmpty && !(found[0].base is any SectionedView)
        return isOnePlainView ? nil : found
    }

    @MainActor static func erased<V: View>(_ view: V, at path: PiecePath) -> [ViewPiece] {
        deeply(in: view, at: path.step(ObjectIdentifier(V.self)))
    }

    @MainActor fileprivate func with<Modifier: ViewModifier>(_ modifier: Modifier) -> ViewPiece {
        ViewPiece(
            id: id, elementID: elementID, view: AnyView(view.modifier(modifier)), base: base,
            modifiers: Self.modifiers(in: modifier) + modifiers)
    }

    /// A modifier, and those that its body applies to the content as a whole, unless it has dynamic properties.
    @MainActor private static func modifiers<Modifier: ViewModifier>(in modifier: Modifier) -> [Any] {
        guard Modifier.Body.self != Never.self, FieldPlan.plan(for: Modifier.self).isPlain else { return [modifier] }
        var found: [Any] = [modifier]
        var base: Any = modifier.body(content: _ViewModifier_Content())
        while let modified = base as? any ModifiedView {
            found.append(modified.outermost)
            base = modified.inner
        }
        return base is _ViewModifier_Content<Modifier> ? found : [modifier]
    }
}

extension [ViewPiece] {
    /// An element of a `ForEach` is one, however much it is made of.
    fileprivate func known(by elementID: AnyHashable?) -> [ViewPiece] {
        guard let elementID, count == 1 else { return self }
        var piece = self[0]
        piece.elementID = elementID
        return [piece]
    }
}

/// A view with a header and a footer around its content.
package nonisolated protocol SectionedView {
    @MainActor var sectionParts: (header: AnyView, content: AnyView, footer: AnyView) { get }
}

// MARK: What is seen through

/// Where a view stands in a value.
struct PiecePath: Hashable {
    private var steps: [AnyHashable] = []

    func step(_ step: AnyHashable) -> PiecePath {
        var path = self
        path.steps.append(step)
        return path
    }
}

private nonisolated protocol SeveralViews {
    /// Calls `visit` for each part, with where it stands and the id that a `ForEach` knows it by.
    func visitParts(at path: PiecePath, _ visit: (any View, PiecePath, AnyHashable?) -> Void)
}

private nonisolated protocol ModifiedView {
    var outermost: Any { get }
    var inner: Any { get }
    /// The pieces of what is modified, each with the modifier.
    @MainActor func pieces(_ pieces: (any View) -> [ViewPiece]) -> [ViewPiece]
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    fileprivate var outermost: Any { modifier }
    fileprivate var inner: Any { content }
    @MainActor fileprivate func pieces(_ pieces: (any View) -> [ViewPiece]) -> [ViewPiece] { pieces(content).map { $0.with(modifier) } }
}

extension TupleView: SeveralViews {
    fileprivate func visitParts(at path: PiecePath, _ visit: (any View, PiecePath, AnyHashable?) -> Void) {
        var index = 0
        for view in repeat each value {
            visit(view, path.step(index), nil)
            index += 1
        }
    }
}

extension Group: SeveralViews where Content: View {
    fileprivate func visitParts(at path: PiecePath, _ visit: (any View, PiecePath, AnyHashable?) -> Void) { visit(content, path, nil) }
}

extension Optional: SeveralViews where Wrapped: View {
    fileprivate func visitParts(at path: PiecePath, _ visit: (any View, PiecePath, AnyHashable?) -> Void) {
        if let self { visit(self, path, nil) }
    }
}

extension _ConditionalContent: SeveralViews {
    fileprivate func visitParts(at path: PiecePath, _ visit: (any View, PiecePath, AnyHashable?) -> Void) {
        switch storage {
        case .first(let view): visit(view, path.step("first"), nil)
        case .second(let view): visit(view, path.step("second"), nil)
        }
    }
}

extension ForEach: SeveralViews where Content: View {
    fileprivate func visitParts(at path: PiecePath, _ visit: (any View, PiecePath, AnyHashable?) -> Void) {
        for (offset, element) in data.enumerated() {
            let id = AnyHashable(driver.id(offset))
            visit(content(element), path.step(id), id)
        }
    }
}

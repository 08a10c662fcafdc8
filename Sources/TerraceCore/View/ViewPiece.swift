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

    fileprivate static func collect<V: View>(_ view: V, at path: PiecePath, into pieces: inout [ViewPiece]) {
        if let several = view as? any SeveralViews {
            several.collectPieces(at: path, into: &pieces)
        } else if !(view is EmptyView) {
            var modifiers: [Any] = []
            var base: Any = view
            while let modified = base as? any ModifiedView {
                modifiers.append(modified.outermost)
                base = modified.inner
            }
            pieces.append(ViewPiece(id: AnyHashable(path), view: AnyView(view), base: base, modifiers: modifiers))
        }
    }
}

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
    func collectPieces(at path: PiecePath, into pieces: inout [ViewPiece])
}

private nonisolated protocol ModifiedView {
    var outermost: Any { get }
    var inner: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    fileprivate var outermost: Any { modifier }
    fileprivate var inner: Any { content }
}

extension TupleView: SeveralViews {
    fileprivate func collectPieces(at path: PiecePath, into pieces: inout [ViewPiece]) {
        var index = 0
        for view in repeat each value {
            ViewPiece.collect(view, at: path.step(index), into: &pieces)
            index += 1
        }
    }
}

extension Group: SeveralViews where Content: View {
    fileprivate func collectPieces(at path: PiecePath, into pieces: inout [ViewPiece]) {
        ViewPiece.collect(content, at: path, into: &pieces)
    }
}

extension Optional: SeveralViews where Wrapped: View {
    fileprivate func collectPieces(at path: PiecePath, into pieces: inout [ViewPiece]) {
        if let self { ViewPiece.collect(self, at: path, into: &pieces) }
    }
}

extension _ConditionalContent: SeveralViews {
    fileprivate func collectPieces(at path: PiecePath, into pieces: inout [ViewPiece]) {
        switch storage {
        case .first(let view): ViewPiece.collect(view, at: path.step("first"), into: &pieces)
        case .second(let view): ViewPiece.collect(view, at: path.step("second"), into: &pieces)
        }
    }
}

extension ForEach: SeveralViews where Content: View {
    fileprivate func collectPieces(at path: PiecePath, into pieces: inout [ViewPiece]) {
        for (offset, element) in data.enumerated() {
            let inner = path.step(AnyHashable(driver.id(offset)))
            // Each element is one, however much it is made of.
            var own: [ViewPiece] = []
            ViewPiece.collect(content(element), at: inner, into: &own)
            if own.count == 1 { own[0].elementID = AnyHashable(driver.id(offset)) }
            pieces += own
        }
    }
}

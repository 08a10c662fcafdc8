import TerraceCore

/// A view that a container of the program's own was given, to be put wherever it likes.
public nonisolated struct Subview: View, Identifiable {
    /// What a subview is known by, for as long as it is given.
    public nonisolated struct ID: Hashable {
        let piece: AnyHashable
    }

    /// What the subview is known by.
    public let id: ID
    /// What the subview says to its container.
    public let containerValues: ContainerValues
    private let view: AnyView

    init(_ piece: ViewPiece) {
        id = ID(piece: piece.id)
        view = piece.view
        var values = ContainerValues()
        for modifier in piece.modifiers.reversed() {
            switch modifier {
            case let modifier as _ContainerValueModifier: modifier.set(&values)
            case let modifier as _RowTraitModifier:
                if case .tag(let tag) = modifier.trait { values.tags.insert(tag, at: 0) }
            default: break
            }
        }
        containerValues = values
    }

    /// The view; another subview at the same place is another view.
    @MainActor public var body: some View { view.id(id) }
}

/// The views that a container of the program's own was given. As a view it shows them all.
public nonisolated struct SubviewsCollection: View, RandomAccessCollection {
    /// A subview.
    public typealias Element = Subview
    /// Some of them.
    public typealias SubSequence = SubviewsCollectionSlice

    private let subviews: ArraySlice<Subview>

    /// The views in a value; a section counts as its header, its rows and its footer.
    @MainActor init(_ content: some View) { self.init(pieces: ViewPiece.deeply(in: content).flatMap(\.flattened)) }

    init(pieces: [ViewPiece]) { subviews = pieces.map(Subview.init)[...] }

    /// The first index.
    public var startIndex: Int { subviews.startIndex }
    /// The index behind the last.
    public var endIndex: Int { subviews.endIndex }
    /// A subview.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Some of them.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

    /// All of them.
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a container of the program's own was given. As a view it shows them.
public nonisolated struct SubviewsCollectionSlice: View, RandomAccessCollection {
    /// A subview.
    public typealias Element = Subview
    /// Some of them.
    public typealias SubSequence = SubviewsCollectionSlice

    fileprivate let subviews: ArraySlice<Subview>

    /// The first index.
    public var startIndex: Int { subviews.startIndex }
    /// The index behind the last.
    public var endIndex: Int { subviews.endIndex }
    /// A subview.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Some of them.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews: subviews[bounds]) }

    /// All of them.
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// What a container of the program's own makes of the views that it is given.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View {
    let base: Base
    let transform: (SubviewsCollection) -> Result

    /// The result.
    @MainActor public var body: some View { transform(SubviewsCollection(base)) }
}

extension Group {
    /// Shows what a closure makes of the views in a value, one by one.
    ///
    /// Views of the program that have dynamic properties are one subview each, whatever is in them.
    ///
    /// ```swift
    /// struct Divided<Content: View>: View {
    ///     @ViewBuilder let content: Content
    ///     var body: some View {
    ///         Group(subviews: content) { subviews in
    ///             ForEach(subviews) { subview in
    ///                 if subview.id != subviews.first?.id { Divider() }
    ///                 subview
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(base: view, transform: transform) }
    }
}

extension ForEach where Content: View, Data == SubviewsCollection, ID == Subview.ID {
    /// Shows something for each of the views in a value.
    @MainActor @preconcurrency
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(SubviewsCollection(view), content: content)
    }
}

extension ViewPiece {
    /// The views of a section one by one.
    @MainActor fileprivate var flattened: [ViewPiece] { section?.all ?? [self] }
}

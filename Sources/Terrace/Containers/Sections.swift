import TerraceCore

/// A section that a container of the program's own was given: views with a header and a footer, or those that stand between sections.
public nonisolated struct SectionConfiguration: Identifiable {
    /// What a section is known by, for as long as it is given.
    public nonisolated struct ID: Hashable {
        let piece: AnyHashable
    }

    /// What the section is known by.
    public let id: ID
    /// What the section says to its container.
    public let containerValues: ContainerValues
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views of the section.
    public let content: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection

    @MainActor fileprivate init(_ piece: ViewPiece, _ parts: SectionPieces) {
        id = ID(piece: piece.id)
        containerValues = Subview(piece).containerValues
        header = SubviewsCollection(pieces: parts.header)
        content = SubviewsCollection(pieces: parts.content)
        footer = SubviewsCollection(pieces: parts.footer)
    }

    /// Views outside of all sections.
    fileprivate init(loose pieces: [ViewPiece]) {
        id = ID(piece: pieces.first.map { AnyHashable([$0.id, "loose"]) } ?? AnyHashable("loose"))
        containerValues = ContainerValues()
        header = SubviewsCollection(pieces: [])
        content = SubviewsCollection(pieces: pieces)
        footer = SubviewsCollection(pieces: [])
    }
}

/// The sections that a container of the program's own was given. As a view it shows them all.
public nonisolated struct SectionCollection: View, RandomAccessCollection {
    /// A section.
    public typealias Element = SectionConfiguration

    private let sections: [SectionConfiguration]

    /// The sections in a value; views that stand outside of them belong together with their neighbours.
    @MainActor init(_ content: some View) {
        var sections: [SectionConfiguration] = []
        var loose: [ViewPiece] = []
        for piece in ViewPiece.deeply(in: content) {
            if let parts = piece.section {
                if !loose.isEmpty { sections.append(SectionConfiguration(loose: loose)) }
                loose = []
                sections.append(SectionConfiguration(piece, parts))
            } else {
                loose.append(piece)
            }
        }
        if !loose.isEmpty || sections.isEmpty { sections.append(SectionConfiguration(loose: loose)) }
        self.sections = sections
    }

    /// The first index.
    public var startIndex: Int { sections.startIndex }
    /// The index behind the last.
    public var endIndex: Int { sections.endIndex }
    /// A section.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    /// All of them.
    @MainActor public var body: some View {
        ForEach(sections) { section in
            Section {
                section.content
            } header: {
                section.header
            } footer: {
                section.footer
            }
        }
    }
}

/// What a container of the program's own makes of the sections that it is given.
public nonisolated struct GroupSectionsOfContent<Base: View, Result: View>: View {
    let base: Base
    let transform: (SectionCollection) -> Result

    /// The result.
    @MainActor public var body: some View { transform(SectionCollection(base)) }
}

extension Group {
    /// Shows what a closure makes of the sections in a value. Views that stand outside of sections are one without a header.
    ///
    /// ```swift
    /// struct Columns<Content: View>: View {
    ///     @ViewBuilder let content: Content
    ///     var body: some View {
    ///         Group(sections: content) { sections in
    ///             HStack(alignment: .top) {
    ///                 ForEach(sections) { section in
    ///                     VStack { section.header.bold(); section.content }
    ///                 }
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(base: view, transform: transform) }
    }
}

extension ForEach where Content: View, Data == SectionCollection, ID == SectionConfiguration.ID {
    /// Shows something for each of the sections in a value.
    @MainActor @preconcurrency
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
        self.init(SectionCollection(view), content: content)
    }
}

/// The views of a section.
nonisolated struct SectionPieces {
    let header: [ViewPiece]
    let content: [ViewPiece]
    let footer: [ViewPiece]

    var all: [ViewPiece] { header + content + footer }
}

extension ViewPiece {
    /// The views of the section that this is; nil for any other view.
    @MainActor var section: SectionPieces? {
        guard let parts = (base as? any SectionedView)?.sectionParts else { return nil }
        func pieces(_ name: String, _ view: AnyView) -> [ViewPiece] {
            ViewPiece.deeply(in: view).map { $0.below(id, name) }
        }
        return SectionPieces(
            header: pieces("header", parts.header), content: pieces("content", parts.content), footer: pieces("footer", parts.footer))
    }
}

extension Section: SectionedView {
    @MainActor package var sectionParts: (header: AnyView, content: AnyView, footer: AnyView) {
        (AnyView(header), isExpanded?.wrappedValue ?? true ? AnyView(content) : AnyView(EmptyView()), AnyView(footer))
    }
}

import Terrace

/// Sections that fold, and rows in them that unfold. `--language ar` shows them in Arabic, from right to left.
@main
struct SectionsDemo: App {
    private let library = Library.chosen

    var body: some Scene {
        WindowGroup(library.title) {
            LibraryView(library: library)
                .environment(\.layoutDirection, library.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }
}

/// A list of shelves, each a section.
struct LibraryView: View {
    let library: Library
    @State private var folded: Set<Shelf.ID> = []
    @State private var unfolded: Set<Book.ID> = []
    @State private var readBooks: Set<Book.ID> = []

    var body: some View {
        NavigationStack {
            List {
                ForEach(library.shelves) { shelf in
                    Section(isExpanded: isExpanded(shelf)) {
                        ForEach(shelf.books) { book in
                            BookRow(
                                book: book, isRead: contains(book, in: $readBooks), isExpanded: contains(book, in: $unfolded),
                                library: library)
                        }
                    } header: {
                        Text(shelf.name).badge(shelf.books.count)
                    }
                }
            }
            .listStyle(.sidebar)
            .navigationTitle(library.title)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button(folded.isEmpty ? library.foldAll : library.unfoldAll) {
                        folded = folded.isEmpty ? Set(library.shelves.map(\.id)) : []
                    }
                }
            }
        }
    }

    private func isExpanded(_ shelf: Shelf) -> Binding<Bool> {
        Binding {
            !folded.contains(shelf.id)
        } set: {
            if $0 { folded.remove(shelf.id) } else { folded.insert(shelf.id) }
        }
    }

    private func contains(_ book: Book, in set: Binding<Set<Book.ID>>) -> Binding<Bool> {
        Binding {
            set.wrappedValue.contains(book.id)
        } set: {
            if $0 { set.wrappedValue.insert(book.id) } else { set.wrappedValue.remove(book.id) }
        }
    }
}

/// A book; its triangle turns when it is unfolded.
struct BookRow: View {
    let book: Book
    @Binding var isRead: Bool
    @Binding var isExpanded: Bool
    let library: Library

    var body: some View {
        DisclosureGroup(isExpanded: $isExpanded) {
            Text(book.about).foregroundStyle(.secondary)
            Toggle(library.isRead, isOn: $isRead)
        } label: {
            HStack {
                Text(book.name).strikethrough(isRead)
                Spacer()
                Text(book.year, format: .number.grouping(.never)).foregroundStyle(.secondary)
            }
        }
    }
}

import SwiftUI
import TerraceTesting
import Testing

// A stack with a path, as written in 2022.

private struct Author: Hashable, Identifiable {
    let name: String
    let books: [Book]
    var id: String { name }
}

private struct Book: Hashable, Identifiable {
    let title: String
    var id: String { title }
}

private struct LibraryView: View {
    @State private var path = NavigationPath()
    private let authors = [
        Author(name: "Lem", books: [Book(title: "Solaris"), Book(title: "Eden")]),
        Author(name: "Woolf", books: [Book(title: "Orlando")]),
    ]

    var body: some View {
        NavigationStack(path: $path) {
            List(authors) { author in
                NavigationLink(author.name, value: author)
            }
            .navigationTitle("Library")
            .navigationDestination(for: Author.self) { author in
                List(author.books) { book in
                    NavigationLink(value: book) { Text(book.title) }
                }
                .navigationTitle(author.name)
                .navigationBarTitleDisplayMode(.inline)
            }
            .navigationDestination(for: Book.self) { book in
                VStack {
                    Text("Reading \(book.title)")
                    Button("To the shelves") { path.removeLast(path.count) }
                }
                .navigationTitle(book.title)
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Surprise") { path.append(Book(title: "Flatland")) }
                }
            }
        }
    }
}

@MainActor @Suite("Library, 2022")
struct LibraryProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(LibraryView()) }

    @Test("Down to a book and back to the shelves")
    func walk() {
        let host = TestHost(LibraryView(), width: 50, height: 12, unit: .points)
        host.press(.return)
        #expect(host.text.contains("Solaris"))
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("Reading Eden") && host.lines[0].contains("‹ Lem"))
        host.press(.return)
        #expect(host.text.contains("Woolf"))
        host.click(x: 46, y: 0)
        #expect(host.text.contains("Reading Flatland"))
    }
}

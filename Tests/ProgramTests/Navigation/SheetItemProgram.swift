import SwiftUI
import TerraceTesting
import Testing

private struct Book: Identifiable {
    var id: String { title }
    let title: String
    var rating: Int
}

private struct RatingView: View {
    @Binding var rating: Int
    var label = ""
    var maximumRating = 5
    var offImage: Image?
    var onImage = Image(systemName: "star.fill")
    var offColor = Color.gray
    var onColor = Color.yellow

    var body: some View {
        HStack {
            if label.isEmpty == false {
                Text(label)
            }
            ForEach(1..<maximumRating + 1, id: \.self) { number in
                Button {
                    rating = number
                } label: {
                    image(for: number)
                        .foregroundStyle(number > rating ? offColor : onColor)
                }
            }
        }
        .buttonStyle(.plain)
    }

    func image(for number: Int) -> Image {
        if number > rating {
            offImage ?? onImage
        } else {
            onImage
        }
    }
}

private struct ContentView: View {
    @State private var books = [Book(title: "Emma", rating: 3), Book(title: "Ulysses", rating: 2)]
    @State private var selected: Book?
    @State private var showingDelete = false

    var body: some View {
        NavigationStack {
            List(books) { book in
                Button(book.title) { selected = book }
            }
            .navigationTitle("Bookworm")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { EditButton() }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("Delete all", role: .destructive) { showingDelete = true }
                }
            }
            .sheet(item: $selected) { book in
                VStack {
                    Text("Rate \(book.title)")
                    RatingView(
                        rating: Binding(
                            get: { books.first { $0.id == book.id }?.rating ?? 0 },
                            set: { new in
                                if let index = books.firstIndex(where: { $0.id == book.id }) { books[index].rating = new }
                            }))
                    Text("Now \(books.first { $0.id == book.id }?.rating ?? 0)")
                }
                .presentationDetents([.medium])
            }
            .confirmationDialog("Delete everything?", isPresented: $showingDelete, titleVisibility: .visible) {
                Button("Delete", role: .destructive) { books.removeAll() }
                Button("Cancel", role: .cancel) {}
            }
        }
    }
}

@MainActor @Suite("Program: books, 2023")
struct SheetItemProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("A row opens its sheet, stars are chosen by keyboard, Escape closes it")
    func rates() {
        let host = TestHost(ContentView(), width: 60, height: 20, unit: .points)
        host.find(text: "Emma").click()
        #expect(host.text.contains("Rate Emma"))
        #expect(host.text.contains("Now 3"))
        host.press(.return)
        #expect(host.text.contains("Now 1"))
        host.press(.escape)
        #expect(!host.text.contains("Rate Emma"))
    }

    @Test("The dialog asks first; Delete empties the list")
    func deletes() {
        let host = TestHost(ContentView(), width: 60, height: 20, unit: .points)
        host.find(text: "Delete all").click()
        #expect(host.text.contains("Delete everything?"))
        host.press(.escape)
        #expect(host.text.contains("Emma"))
        host.find(text: "Delete all").click()
        host.findAll(text: "Delete").last?.click()
        #expect(!host.text.contains("Emma"))
    }
}

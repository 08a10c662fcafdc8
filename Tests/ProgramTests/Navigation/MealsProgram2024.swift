import SwiftUI
import TerraceTesting
import Testing

// Search with tokens, suggestions and a focus of its own, as written in 2023 and 2024.

private enum Course: String, Identifiable, CaseIterable {
    case starter = "Starter"
    case dessert = "Dessert"
    var id: Self { self }
}

private struct Meal: Identifiable {
    let id: Int
    let name: String
    let course: Course
}

private struct MealsView: View {
    private let meals = [
        Meal(id: 1, name: "Soup", course: .starter), Meal(id: 2, name: "Salad", course: .starter),
        Meal(id: 3, name: "Cake", course: .dessert),
    ]
    @State private var text = ""
    @State private var tokens: [Course] = []
    @State private var suggested = Course.allCases
    @FocusState private var isSearchFocused: Bool

    private var found: [Meal] {
        meals.filter { meal in
            (text.isEmpty || meal.name.localizedStandardContains(text)) && (tokens.isEmpty || tokens.contains(meal.course))
        }
    }

    var body: some View {
        NavigationStack {
            List(found) { Text($0.name) }
                .navigationTitle("Meals")
                .overlay { if found.isEmpty { ContentUnavailableView.search(text: text) } }
                .toolbar { Button("Find", systemImage: "magnifyingglass") { isSearchFocused = true } }
                .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Name or course") { Text($0.rawValue) }
        }
        .searchFocused($isSearchFocused)
    }
}

private struct EditableView: View {
    struct Token: Identifiable {
        enum Kind: String, CaseIterable { case any, all }
        let id: Int
        var kind = Kind.any
    }

    @State private var text = ""
    @State private var tokens = [Token(id: 1)]

    var body: some View {
        NavigationStack {
            Text("tokens: \(tokens.map(\.kind.rawValue).joined(separator: ","))")
                .searchable(text: $text, editableTokens: $tokens) { $token in
                    Button(token.kind.rawValue) { token.kind = token.kind == .any ? .all : .any }
                }
                .searchSuggestions {
                    Text("More").searchCompletion(Token(id: tokens.count + 1))
                    Text("Words").searchCompletion("words")
                }
        }
    }
}

@MainActor @Suite("Meals, 2024")
struct MealsProgram2024 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(MealsView()) }

    @Test("A suggested token narrows the search, and Backspace takes it away")
    func tokens() {
        let host = TestHost(MealsView(), width: 60, height: 18, unit: .points)
        #expect(!host.text.contains("Starter"))
        host.press("f", modifiers: .control)
        host.find(text: "Starter").click()
        #expect(host.text.contains("Soup") && !host.text.contains("Cake"))
        host.press("f", modifiers: .control)
        host.type("sal")
        #expect(host.text.contains("Salad") && !host.text.contains("Soup"))
        for _ in 0..<4 { host.press(.delete) }
        #expect(host.text.contains("Cake"))
    }

    @Test("A button gives the search field the focus by its binding")
    func focus() {
        let host = TestHost(MealsView(), width: 60, height: 18, unit: .points)
        host.find(.button, text: "Find").click()
        #expect(host.focused?.role == .textField)
        host.type("xyz")
        #expect(host.text.contains("xyz") && host.text.contains("No Results"))
        #expect(host.log.isEmpty)
    }

    @Test("Tokens can be changed in place, and suggestions add some")
    func editable() {
        let host = TestHost(EditableView(), width: 60, height: 18, unit: .points)
        host.find(.button, text: "any").click()
        #expect(host.text.contains("tokens: all"))
        host.press("f", modifiers: .control)
        host.find(text: "More").click()
        #expect(host.text.contains("tokens: all,any"))
        host.press("f", modifiers: .control)
        host.find(text: "Words").click()
        #expect(host.find(.textField).text == "words")
    }
}

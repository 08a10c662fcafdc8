import SwiftUI
import TerraceTesting
import Testing

private struct Recipe: Identifiable, Hashable {
    let id: Int
    let name: String
    let steps: [String]
}

private let recipes = [
    Recipe(id: 1, name: "Pancakes", steps: ["Mix", "Fry"]),
    Recipe(id: 2, name: "Soup", steps: ["Chop", "Boil", "Season"]),
]

private struct RecipeDetail: View {
    let recipe: Recipe
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                Text("\(index + 1). \(step)")
            }
            Button("Done") { dismiss() }
        }
        .navigationTitle(recipe.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct ContentView: View {
    var body: some View {
        NavigationStack {
            List(recipes) { recipe in
                NavigationLink(value: recipe) {
                    VStack(alignment: .leading) {
                        Text(recipe.name).font(.headline)
                        Text("\(recipe.steps.count) steps").font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetail(recipe: recipe)
            }
        }
    }
}

@MainActor @Suite("Program: recipes, 2022")
struct RecipesProgram2022 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Return opens the current row; Escape leads back")
    func opens() {
        let host = TestHost(ContentView(), width: 40, height: 14, unit: .points)
        #expect(host.text.contains("Recipes"))
        #expect(host.text.contains("3 steps"))
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("2. Boil"))
        host.press(.escape)
        #expect(host.text.contains("Pancakes"))
    }
}

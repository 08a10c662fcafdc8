import SwiftUI
import TerraceTesting
import Testing

private enum Category: String, CaseIterable, Identifiable {
    case starters, mains, desserts
    var id: String { rawValue }
}

private struct Ingredient: Identifiable, Hashable {
    let id = UUID()
    let name: String
    let grams: Double
}

private struct Recipe: Identifiable, Hashable {
    let id = UUID()
    let title: String
    let category: Category
    let minutes: Int
    let ingredients: [Ingredient]
    let steps: [String]
}

private final class Cookbook: ObservableObject {
    @Published var favorites: Set<UUID> = []
    @Published var basket: [String] = []

    let recipes = [
        Recipe(
            title: "Onion soup", category: .starters, minutes: 40,
            ingredients: [Ingredient(name: "Onions", grams: 500), Ingredient(name: "Bread", grams: 80)],
            steps: ["Cut the onions into thin rings.", "Cook them slowly, until they are brown and sweet.", "Add stock; serve with bread."]),
        Recipe(
            title: "Risotto", category: .mains, minutes: 30,
            ingredients: [Ingredient(name: "Rice", grams: 320), Ingredient(name: "Butter", grams: 50)],
            steps: ["Fry the rice.", "Stir in stock."]),
        Recipe(
            title: "Sorbet", category: .desserts, minutes: 10, ingredients: [Ingredient(name: "Lemons", grams: 300)], steps: ["Freeze."]),
    ]

    func toggle(_ recipe: Recipe) {
        if favorites.contains(recipe.id) { favorites.remove(recipe.id) } else { favorites.insert(recipe.id) }
    }
}

private struct RecipeRow: View {
    let recipe: Recipe
    let isFavorite: Bool

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(recipe.title).font(.headline)
                HStack(spacing: 4) {
                    Image(systemName: "clock")
                    Text("\(recipe.minutes) min")
                }
                .font(.caption)
                .foregroundColor(.secondary)
            }
            Spacer()
            if isFavorite { Image(systemName: "heart.fill").foregroundColor(.red) }
        }
    }
}

private struct RecipeDetail: View {
    @EnvironmentObject var book: Cookbook
    let recipe: Recipe
    @State private var portions = 4

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Stepper("\(portions) portions", value: $portions, in: 1...12)

                GroupBox(label: Label("Ingredients", systemImage: "cart")) {
                    ForEach(recipe.ingredients) { ingredient in
                        HStack {
                            Text(ingredient.name)
                            Spacer()
                            Text("\(Int(ingredient.grams * Double(portions) / 4)) g")
                                .foregroundColor(.secondary)
                        }
                    }
                    Button("Add to basket") {
                        book.basket.append(contentsOf: recipe.ingredients.map(\.name))
                    }
                }

                Text("Steps").font(.title3.bold())
                ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
                    HStack(alignment: .top) {
                        Text("\(index + 1)")
                            .frame(width: 24, height: 24)
                            .background(Circle().fill(Color.orange))
                            .foregroundColor(.white)
                        Text(step)
                    }
                }
            }
            .padding()
        }
        .navigationTitle(recipe.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button {
                book.toggle(recipe)
            } label: {
                Image(systemName: book.favorites.contains(recipe.id) ? "heart.fill" : "heart")
            }
            .accessibilityLabel("Favorite")
        }
    }
}

private struct RecipesTab: View {
    @EnvironmentObject var book: Cookbook

    var body: some View {
        NavigationView {
            List {
                ForEach(Category.allCases) { category in
                    Section(header: Text(category.rawValue.capitalized)) {
                        ForEach(book.recipes.filter { $0.category == category }) { recipe in
                            NavigationLink(destination: RecipeDetail(recipe: recipe)) {
                                RecipeRow(recipe: recipe, isFavorite: book.favorites.contains(recipe.id))
                            }
                        }
                    }
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationTitle("Cookbook")
        }
    }
}

private struct BasketTab: View {
    @EnvironmentObject var book: Cookbook

    var body: some View {
        NavigationView {
            Group {
                if book.basket.isEmpty {
                    VStack(spacing: 8) {
                        Image(systemName: "cart").font(.largeTitle)
                        Text("Nothing to buy").foregroundColor(.secondary)
                    }
                } else {
                    List {
                        ForEach(book.basket, id: \.self) { Text($0) }
                            .onDelete { book.basket.remove(atOffsets: $0) }
                    }
                }
            }
            .navigationTitle("Basket")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Clear") { book.basket.removeAll() }
                        .disabled(book.basket.isEmpty)
                }
            }
        }
    }
}

private struct CookbookView: View {
    @StateObject private var book = Cookbook()

    var body: some View {
        TabView {
            RecipesTab()
                .tabItem { Label("Recipes", systemImage: "book") }
            BasketTab()
                .tabItem { Label("Basket", systemImage: "cart") }
                .badge(book.basket.count)
        }
        .environmentObject(book)
    }
}

@MainActor @Suite("Cookbook, 2021")
struct CookbookProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(CookbookView()) }

    @Test("A recipe is opened, scaled, liked, and its ingredients go to the other tab")
    func cooks() {
        let host = TestHost(CookbookView(), width: 80, height: 24, unit: .points)
        for text in ["Cookbook", "Starters", "Onion soup", "40 min", "Recipes", "Basket"] { #expect(host.text.contains(text), "\(text)") }
        host.find(text: "Onion soup").click()
        #expect(host.text.contains("500 g"))
        host.find(.stepper).focus()
        host.press(.rightArrow)
        host.press(.rightArrow)
        #expect(host.text.contains("6 portions") && host.text.contains("750 g"))
        host.find(.button, text: "Add to basket").click()
        host.find(.button, text: "Favorite").click()
        host.press(.escape)
        #expect(host.text.contains("Cookbook"))
        host.find(text: "Basket").click()
        #expect(host.text.contains("Onions") && host.text.contains("Bread"))
        host.find(.button, text: "Clear").click()
        #expect(host.text.contains("Nothing to buy"))
    }

    @Test("Long steps are wrapped and can be scrolled to in 40 by 12")
    func small() {
        let host = TestHost(CookbookView(), width: 40, height: 12, unit: .points)
        host.find(text: "Onion soup").click()
        #expect(host.text.contains("portions"))
        host.wheel(30, x: 20, y: 6)
        #expect(host.text.contains("serve with bread."))
    }
}

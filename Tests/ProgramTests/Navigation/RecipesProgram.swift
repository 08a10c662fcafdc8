import SwiftUI
import TerraceTesting
import Testing

// A list with details and a sheet to add, as written in 2019.

private struct Recipe: Identifiable {
    var id = UUID()
    var name: String
    var minutes: Int
}

private class RecipeStore: ObservableObject {
    @Published var recipes = [Recipe(name: "Soup", minutes: 30), Recipe(name: "Bread", minutes: 120)]
}

private struct RecipeList: View {
    @ObservedObject var store = RecipeStore()
    @State private var showingAdd = false
    @State private var showingAlert = false

    var body: some View {
        NavigationView {
            List {
                ForEach(store.recipes) { recipe in
                    NavigationLink(destination: RecipeDetail(recipe: recipe)) {
                        HStack {
                            Text(recipe.name)
                            Spacer()
                            Text("\(recipe.minutes) min")
                        }
                    }
                }
            }
            .navigationBarTitle("Recipes")
            .navigationBarItems(
                leading: Button("Clear") { self.showingAlert = true },
                trailing: Button(action: { self.showingAdd = true }) { Text("Add") }
            )
            .sheet(isPresented: $showingAdd) { AddRecipe(store: self.store) }
            .alert(isPresented: $showingAlert) {
                Alert(
                    title: Text("Clear the list?"), message: Text("All recipes will go."),
                    primaryButton: .destructive(Text("Clear")) { self.store.recipes.removeAll() },
                    secondaryButton: .cancel())
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

private struct RecipeDetail: View {
    let recipe: Recipe

    var body: some View {
        VStack {
            Text("Takes \(recipe.minutes) minutes")
        }
        .navigationBarTitle(Text(recipe.name), displayMode: .inline)
    }
}

private struct AddRecipe: View {
    @ObservedObject var store: RecipeStore
    @State private var name = ""
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        NavigationView {
            VStack {
                TextField("Name", text: $name)
            }
            .navigationBarTitle("New recipe")
            .navigationBarItems(
                trailing: Button("Save") {
                    self.store.recipes.append(Recipe(name: self.name, minutes: 5))
                    self.presentationMode.wrappedValue.dismiss()
                })
        }
    }
}

@MainActor @Suite("Recipes, 2019")
struct RecipesProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(RecipeList()) }

    @Test("Details, a sheet to add, an alert to clear")
    func walk() {
        let host = TestHost(RecipeList(), width: 60, height: 18, unit: .points)
        #expect(host.lines[0].contains("Recipes") && host.lines[0].contains("Add"))
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("Takes 120 minutes") && host.lines[0].contains("‹ Recipes"))
        host.press(.escape)
        host.click(x: 57, y: 0)
        #expect(host.text.contains("New recipe"))
        host.type("Salad\t")
        host.press(.return)
        #expect(host.text.contains("Salad") && !host.text.contains("New recipe"))
        host.click(x: 2, y: 0)
        #expect(host.text.contains("All recipes will go."))
        host.press(.escape)
        #expect(host.text.contains("Soup"))
        host.click(x: 2, y: 0)
        host.press(.tab)
        host.press(.return)
        #expect(!host.text.contains("Soup"))
    }
}

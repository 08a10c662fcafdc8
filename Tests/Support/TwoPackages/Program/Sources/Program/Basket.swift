import Foundation

// Foundation alone, as programs for Apple's systems may: there it brings Combine along.
final class Basket: ObservableObject {
    @Published var count = 0
}

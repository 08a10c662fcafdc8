// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

public struct Price {
    public let cents: Int
    public init(cents: Int) { self.cents = cents }
    public var text: String { String(format: "%.2f", Double(cents) / 100) }
}

#if canImport(SwiftUI)
    import SwiftUI

    public struct PriceView: View {
        let price: Price
        public init(price: Price) { self.price = price }
        public var body: some View { Text(price.text) }
    }
#endif

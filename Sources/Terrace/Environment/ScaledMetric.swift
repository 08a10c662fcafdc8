import Foundation
import TerraceCore

/// A length that follows the size of text. A terminal has one size of text, so it is as it was written.
///
/// ```swift
/// struct Badge: View {
///     @ScaledMetric private var size = 16
///     var body: some View { Text("1").frame(width: size) }
/// }
/// ```
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length.
    public let wrappedValue: Value

    /// A length that follows the size of body text.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// A length that follows the size of text of a style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

import Foundation

/// The key of a text in a program's tables of strings, which is also what is shown where no table has it. Literals are keys.
///
/// ```swift
/// let price = 2.5
/// let view = Text("Price: \(price, specifier: "%.2f")")
/// ```
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key: the literal, with a placeholder for each value in it.
    let key: String
    /// What stands for the placeholders, in order.
    let arguments: [String]

    /// A key.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// A key.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Puts a key together out of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [String] = []

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 2 * interpolationCount)
        }

        /// A part as it is.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

        /// A value as Swift describes it.
        public mutating func appendInterpolation<T>(_ value: T) {
            key += "%@"
            arguments.append(String(describing: value))
        }
    }
}

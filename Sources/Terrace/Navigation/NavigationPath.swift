import Foundation
import TerraceCore

/// The values of a navigation stack, of any types.
///
/// ```swift
/// struct Library: View {
///     @State private var path = NavigationPath()
///     var body: some View {
///         NavigationStack(path: $path) {
///             Button("Chapter 3") { path.append(3) }
///                 .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
///         }
///     }
/// }
/// ```
public nonisolated struct NavigationPath: Equatable {
    /// A value, which remembers its type when it can be encoded.
    struct Element: Equatable {
        let value: AnyHashable
        let encoded: (() throws -> (type: String, json: String))?

        static func == (a: Element, b: Element) -> Bool { a.value == b.value }
    }

    var elements: [Element] = []

    /// No values: the root.
    public init() {}

    /// The values of a sequence.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { append(element) }
    }

    /// The values of a sequence, which can be encoded.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        for element in elements { append(element) }
    }

    /// How many values there are.
    public var count: Int { elements.count }
    /// Whether there are none.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value.
    public mutating func append<V: Hashable>(_ value: V) {
        if let value = value as? any Hashable & Codable {
            elements.append(Self.encodable(value))
        } else {
            elements.append(Element(value: AnyHashable(value), encoded: nil))
        }
    }

    /// Adds a value that can be encoded.
    public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(Self.encodable(value)) }

    private static func encodable<V: Hashable & Codable>(_ value: V) -> Element {
        Element(value: AnyHashable(value)) {
            let name = _mangledTypeName(V.self) ?? String(reflecting: V.self)
            return (name, String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
        }
    }

    /// Takes away the last values; more than there are takes away all.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }

    /// The path in a form that can be kept; nil if one of the values cannot be encoded.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.encoded != nil } ? CodableRepresentation(elements: elements) : nil
    }

    /// A path that was kept.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// A path in a form that can be kept: the types and the values, the last first.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [Element]

        fileprivate init(elements: [Element]) { self.elements = elements }

        /// Reads a path; a type that the program does not have is an error.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [Element] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(name) is no type that can be decoded.")
                }
                elements.append(NavigationPath.encodable(try JSONDecoder().decode(type, from: Data(json.utf8))))
            }
            self.elements = elements.reversed()
        }

        /// Writes the path.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let (type, json) = try element.encoded?() else { continue }
                try container.encode(type)
                try container.encode(json)
            }
        }
    }
}

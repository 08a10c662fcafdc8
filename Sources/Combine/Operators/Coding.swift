import Foundation

/// Writes values as something else: JSON, a property list.
public protocol TopLevelEncoder {
    /// What it writes.
    associatedtype Output
    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Reads values from something else: JSON, a property list.
public protocol TopLevelDecoder {
    /// What it reads.
    associatedtype Input
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

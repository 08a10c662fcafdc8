#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The stored properties of a type, by the runtime's own entry points, which every platform has; `Mirror` boxes each value and
/// makes a string of each name, and the standard library's reflection interface is not shipped on Apple's systems.
enum TypeFields {
    struct Field {
        let offset: Int
        let type: Any.Type
        /// False for `weak` and `unowned` references, whose bits are not those of their type.
        let isStrong: Bool
    }

    static func fields(of type: Any.Type) -> [Field] {
        (0..<fieldCount(type)).map { index in
            var found = FieldMetadata()
            let fieldType = fieldMetadata(type, index: index, fieldMetadata: &found)
            found.freeName?(found.name)
            return Field(offset: fieldOffset(type, index: index), type: fieldType, isStrong: found.isStrong)
        }
    }

    static func isStruct(_ type: Any.Type) -> Bool { metadataKind(type) == 0x200 }
}

private struct FieldMetadata {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(_: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type
@_silgen_name("swift_getMetadataKind")
private func metadataKind(_: Any.Type) -> UInt

enum RawMemory {
    static func isEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
        memcmp(a, b, size) == 0
    }
}

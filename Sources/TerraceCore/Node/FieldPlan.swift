import Foundation

/// What is known of a view type's stored properties: found once per type, used at every update.
@MainActor
final class FieldPlan {
    /// A property of ours, to be filled in.
    struct Installed {
        let offset: Int
        let type: any InstalledProperty.Type
    }

    /// A property of a `DynamicProperty` type of the program's own, to be told before `body`.
    struct Custom {
        let offset: Int
        let update: (UnsafeMutableRawPointer) -> Void
    }

    /// A plain value, to be compared.
    private struct Plain {
        let offset: Int
        let size: Int
        /// Nil where only bits can be compared.
        let type: Any.Type?
    }

    private(set) var installed: [Installed] = []
    private(set) var custom: [Custom] = []
    private var plain: [Plain] = []
    /// Its own `==`, where it has one, decides about the plain values all together (A44).
    private let type: Any.Type
    /// Properties of ours inside plain values (a view that is kept in another one): they are filled in where that value has a place, and
    /// here only compared.
    private var foreign: [Installed] = []

    /// Whether there is nothing to fill in: a value of the type can be asked for its body anywhere.
    var isPlain: Bool { installed.isEmpty && custom.isEmpty }

    private static var plans: [ObjectIdentifier: FieldPlan] = [:]
    private static let plainTypes: Set<ObjectIdentifier> = Set(
        ([Int.self, Bool.self, String.self, Double.self, CGFloat.self, UUID.self, Date.self, URL.self, Substring.self] as [Any.Type])
            .map(ObjectIdentifier.init))
    private typealias Equality = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    /// How values of a type are compared whose bits differ: found the first time that some do.
    private static var equalities: [ObjectIdentifier: Equality?] = [:]

    static func plan(for type: Any.Type) -> FieldPlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = FieldPlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private init(_ type: Any.Type) {
        self.type = type
        addFields(of: type, at: 0, areOwn: true)
    }

    private func addFields(of type: Any.Type, at base: Int, areOwn: Bool) {
        guard TypeFields.isStruct(type) else {
            addPlain(type, at: base)
            return
        }
        for field in TypeFields.fields(of: type) {
            if field.isStrong {
                add(field.type, at: base + field.offset, isOwn: areOwn)
            } else {
                plain.append(Plain(offset: base + field.offset, size: MemoryLayout<Int>.size, type: nil))
            }
        }
    }

    private func add(_ type: Any.Type, at offset: Int, isOwn: Bool) {
        // Asking whether a type conforms costs a search through all conformances the first time: what is known not to is not asked.
        guard TypeFields.isStruct(type), !Self.plainTypes.contains(ObjectIdentifier(type)) else {
            addPlain(type, at: offset)
            return
        }
        if let property = type as? any InstalledProperty.Type {
            let field = Installed(offset: offset, type: property)
            if isOwn { installed.append(field) } else { foreign.append(field) }
        } else if let property = type as? any DynamicProperty.Type {
            addFields(of: type, at: offset, areOwn: isOwn)
            if isOwn { addCustom(property, at: offset) }
        } else if type is any Equatable.Type {
            addPlain(type, at: offset)
        } else {
            addFields(of: type, at: offset, areOwn: false)
        }
    }

    private func addCustom<Property: DynamicProperty>(_ type: Property.Type, at offset: Int) {
        custom.append(
            Custom(offset: offset) { field in
                let pointer = field.assumingMemoryBound(to: Property.self)
                MainActor.assumeIsolated { pointer.pointee.update() }
            })
    }

    private func addPlain(_ type: Any.Type, at offset: Int) {
        func open<Value>(_ type: Value.Type) -> Plain {
            Plain(offset: offset, size: MemoryLayout<Value>.size, type: type)
        }
        plain.append(_openExistential(type, do: open))
    }

    private static func equality(of type: Any.Type) -> Equality? {
        if let known = equalities[ObjectIdentifier(type)] { return known }
        func make<E: Equatable>(_ type: E.Type) -> Equality {
            { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
        }
        let found = (type as? any Equatable.Type).map { make($0) }
        equalities[ObjectIdentifier(type)] = .some(found)
        return found
    }

    /// Whether two values of the type hold the same: bit by bit first, which also tells closures with one code and one context and
    /// references to one object; where bits differ, by `==` if there is one.
    func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        withUnsafeBytes(of: old) { old in
            withUnsafeBytes(of: new) { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                return isSame(at: old, new)
            }
        }
    }

    /// Whether the values of the type at two addresses hold the same. Padding between fields is not looked at.
    func isSame(at old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        for field in installed where !field.type.isSame(old + field.offset, new + field.offset) { return false }
        for field in foreign where !field.type.isSame(old + field.offset, new + field.offset) { return false }
        for field in plain {
            let a = old + field.offset
            let b = new + field.offset
            if RawMemory.isEqual(a, b, field.size) { continue }
            guard let fieldType = field.type, let isEqual = Self.equality(of: fieldType), isEqual(a, b) else {
                return Self.equality(of: type)?(old, new) ?? false
            }
        }
        return true
    }
}

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
        let isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
    }

    private(set) var installed: [Installed] = []
    private(set) var custom: [Custom] = []
    private var plain: [Plain] = []
    /// Properties of ours inside plain values (a view that is kept in another one): they are filled in where that value has a place, and
    /// here only compared.
    private var foreign: [Installed] = []

    private static var plans: [ObjectIdentifier: FieldPlan] = [:]

    static func plan(for type: Any.Type) -> FieldPlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = FieldPlan(type)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private init(_ type: Any.Type) {
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
                plain.append(Plain(offset: base + field.offset, size: MemoryLayout<Int>.size, isEqual: nil))
            }
        }
    }

    private func add(_ type: Any.Type, at offset: Int, isOwn: Bool) {
        if let property = type as? any InstalledProperty.Type {
            let field = Installed(offset: offset, type: property)
            if isOwn { installed.append(field) } else { foreign.append(field) }
        } else if let property = type as? any DynamicProperty.Type {
            addFields(of: type, at: offset, areOwn: isOwn)
            if isOwn { addCustom(property, at: offset) }
        } else if type is any Equatable.Type || !TypeFields.isStruct(type) {
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
            Plain(offset: offset, size: MemoryLayout<Value>.size, isEqual: Self.equality(of: type))
        }
        plain.append(_openExistential(type, do: open))
    }

    private static func equality<Value>(of type: Value.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        guard let equatable = type as? any Equatable.Type else { return nil }
        func make<E: Equatable>(_ type: E.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
        }
        return make(equatable)
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
            guard let isEqual = field.isEqual, isEqual(a, b) else { return false }
        }
        return true
    }
}

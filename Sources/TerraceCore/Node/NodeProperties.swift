/// The dynamic properties of one node: the plan of its view's type, and what the node keeps for each property.
@MainActor
struct NodeProperties {
    private let plan: FieldPlan
    private var slots: ContiguousArray<AnyObject?>

    init(_ type: Any.Type) {
        plan = FieldPlan.plan(for: type)
        slots = ContiguousArray(repeating: nil, count: plan.installed.count)
    }

    /// Fills in the properties of a view value that the node was just given.
    mutating func install<Value>(in view: inout Value, of node: ViewNode) {
        guard !plan.installed.isEmpty || !plan.custom.isEmpty else { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for (index, field) in plan.installed.enumerated() {
                field.type.install(at: base + field.offset, in: node, slot: &slots[index])
            }
        }
        updateCustom(in: &view)
    }

    /// Calls `update()` of the properties that are of types of the program's own, innermost first.
    func updateCustom<Value>(in view: inout Value) {
        guard !plan.custom.isEmpty else { return }
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in plan.custom { field.update(base + field.offset) }
        }
    }

    func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        plan.isSame(old, new)
    }

    /// Whether any property keeps something for the life of the node.
    var holdState: Bool { slots.contains { $0 != nil } }

    mutating func uninstall() {
        for (field, slot) in zip(plan.installed, slots) {
            if let slot { field.type.uninstall(slot) }
        }
        slots.removeAll()
    }
}

import Testing

@testable import TerraceCore

@MainActor
@Suite("Comparing views field by field")
struct FieldPlanTests {
    private struct Padded {
        var flag: Bool
        var number: Int
        var text: String
    }

    private final class Object {}

    private struct Mixed {
        var padded: Padded
        var object: Object?
        weak var held: Object?
        var numbers: [Int]
        @State var state = 0
        var action: (() -> Void)?
    }

    private func isSame<Value>(_ a: Value, _ b: Value) -> Bool { FieldPlan.plan(for: Value.self).isSame(a, b) }

    @Test("Equal fields are the same, whatever stands between them")
    func padding() {
        let long = String(repeating: "a long text ", count: 4)
        let first = UnsafeMutablePointer<Padded>.allocate(capacity: 2)
        defer { first.deallocate() }
        UnsafeMutableRawPointer(first).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Padded>.stride)
        UnsafeMutableRawPointer(first + 1).initializeMemory(as: UInt8.self, repeating: 0xFF, count: MemoryLayout<Padded>.stride)
        for place in [first, first + 1] {
            place.initialize(to: Padded(flag: true, number: 1, text: long))
        }
        defer { first.deinitialize(count: 2) }
        #expect(FieldPlan.plan(for: Padded.self).isSame(at: first, first + 1))
        first[1].number = 2
        #expect(!FieldPlan.plan(for: Padded.self).isSame(at: first, first + 1))
    }

    @Test("Every kind of field is looked at; state is not")
    func kinds() {
        let object = Object()
        let old = Mixed(padded: Padded(flag: true, number: 1, text: "a"), object: object, held: object, numbers: [1, 2])
        #expect(isSame(old, old))
        func changed(_ change: (inout Mixed) -> Void) -> Bool {
            var new = old
            change(&new)
            return !isSame(old, new)
        }
        #expect(changed { $0.padded.flag = false })
        #expect(changed { $0.padded.number = 2 })
        #expect(changed { $0.padded.text = "b" })
        #expect(changed { $0.object = nil })
        #expect(changed { $0.object = Object() })
        #expect(changed { $0.numbers = [1, 2, 3] })
        #expect(!changed { $0.numbers = [1] + [2] })
        #expect(changed { $0.action = {} })
        let started = Mixed(padded: old.padded, object: object, held: object, numbers: [1, 2], state: 9)
        #expect(isSame(old, started))
    }

    @Test("Two closures made by two evaluations with other captures are not the same, one passed on is")
    func closures() {
        func make(_ number: Int) -> () -> Int { { number } }
        struct Holder { let action: () -> Int }
        let action = make(1)
        #expect(isSame(Holder(action: action), Holder(action: action)))
        #expect(!isSame(Holder(action: make(1)), Holder(action: make(2))))
    }

    @Test("A view without fields is the same")
    func empty() {
        #expect(isSame(EmptyView(), EmptyView()))
    }
}

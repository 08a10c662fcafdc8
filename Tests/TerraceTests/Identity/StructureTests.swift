import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Identity by structure")
struct StructureTests {
    @Test("A1: a view value is disposable: three equal ones in a row are one node")
    func a1_oneNodeForManyValues() {
        let bench = Bench(0) { value, journal in
            Text("\(value.wrappedValue)")
            Counter(name: "c", journal: journal)
        }
        bench.tap("c", times: 2)
        for value in 1...3 { bench.set(value) }
        #expect(bench.text == "3\nc2")
        #expect(bench.journal.entries == ["+c"])
        #expect(bench.statistics.nodesMade == 0)
        #expect(bench.broken == [])
    }

    @Test("A2: the branches of if-else are two identities, even of one type")
    func a2_branches() {
        let bench = Bench(true) { value, journal in
            if value.wrappedValue { Counter(name: "c", journal: journal) } else { Counter(name: "c", journal: journal) }
        }
        bench.tap("c", times: 3)
        #expect(bench.text == "c3")
        bench.set(false)
        #expect(bench.text == "c0")
        bench.set(true)
        #expect(bench.text == "c0")
        #expect(bench.journal.entries == ["+c", "-c", "+c", "-c", "+c"])
    }

    @Test("A3: a ternary inside an argument keeps one identity")
    func a3_ternary() {
        let bench = Bench(true) { value, journal in
            Counter(name: "c", suffix: value.wrappedValue ? " red" : " blue", journal: journal)
        }
        bench.tap("c", times: 3)
        bench.set(false)
        #expect(bench.text == "c3 blue")
        #expect(bench.journal.entries == ["+c"])
    }

    @Test("A4: a branch that stays chosen is updated in place when its payload changes")
    func a4_payload() {
        let bench = Bench(Optional("A")) { user, journal in
            if let user = user.wrappedValue { Counter(name: "c", suffix: user, journal: journal) }
        }
        bench.tap("c")
        bench.set("B")
        #expect(bench.text == "c1B")
        #expect(bench.journal.entries == ["+c"])
    }

    @Test("A5: if without else makes and destroys")
    func a5_optional() {
        let bench = Bench(true) { value, journal in
            if value.wrappedValue { Counter(name: "c", journal: journal) }
        }
        bench.tap("c")
        bench.set(false)
        #expect(bench.text == "")
        bench.set(true)
        #expect(bench.text == "c0")
        #expect(bench.journal.entries == ["+c", "-c", "+c"])
        #expect(bench.broken == [])
    }

    private enum Choice {
        case a(Int)
        case b
        case c
    }

    @Test("A6: each case of a switch is an identity; another associated value of the same case is not")
    func a6_switch() {
        let bench = Bench(Choice.a(1)) { value, journal in
            switch value.wrappedValue {
            case .a(let number): Counter(name: "c", suffix: " a\(number)", journal: journal)
            case .b: Counter(name: "c", suffix: " b", journal: journal)
            case .c: Counter(name: "c", suffix: " c", journal: journal)
            }
        }
        bench.tap("c", times: 2)
        bench.set(.a(2))
        #expect(bench.text == "c2 a2")
        bench.set(.b)
        #expect(bench.text == "c0 b")
        bench.tap("c")
        bench.set(.c)
        #expect(bench.text == "c0 c")
    }

    @Test("A7: an absent `if` keeps its siblings' places")
    func a7_absentHoldsItsPlace() {
        let bench = Bench(false) { value, journal in
            if value.wrappedValue { Text("x") }
            Counter(name: "c", journal: journal)
        }
        bench.tap("c", times: 2)
        bench.set(true)
        #expect(bench.text == "x\nc2")
        bench.set(false)
        #expect(bench.text == "c2")
        #expect(bench.journal.entries == ["+c"])
    }

    @Test("A8: another `.id` is another view inside it")
    func a8_id() {
        let bench = Bench(0) { value, journal in Counter(name: "c", journal: journal).id(value.wrappedValue) }
        bench.tap("c", times: 3)
        bench.set(1)
        #expect(bench.text == "c0")
        #expect(bench.journal.entries == ["+c", "-c", "+c"])
    }

    @Test("A9: modifiers outside `.id` keep their identity")
    func a9_outsideOfID() {
        let bench = Bench(0) { value, journal in
            Text("a").onAppear { journal.note("in") }.id(value.wrappedValue).onAppear { journal.note("out") }
        }
        bench.set(1)
        #expect(bench.journal.entries == ["in", "out", "in"])
    }

    @Test("A10: equal ids at two places are two identities")
    func a10_equalIDs() {
        let bench = Bench(0) { _, journal in
            Counter(name: "a", journal: journal).id(1)
            Counter(name: "b", journal: journal).id(1)
        }
        bench.tap("a", times: 2)
        #expect(bench.text == "a2\nb0")
    }

    @Test("A23: AnyView keeps identity for one type and replaces for another")
    func a23_anyView() {
        let bench = Bench(0) { value, journal in
            switch value.wrappedValue {
            case 0, 1, 2: Self.erased(value.wrappedValue, journal)
            default: Text("other")
            }
        }
        bench.tap("c", times: 3)
        bench.set(1)
        #expect(bench.text == "c3")
        bench.set(2)
        #expect(bench.text == "text")
        bench.set(1)
        #expect(bench.text == "c0")
    }

    private static func erased(_ value: Int, _ journal: Journal) -> AnyView {
        if value == 2 { return AnyView(Text("text")) }
        return value == 0 ? AnyView(Counter(name: "c", journal: journal)) : AnyView(Counter(name: "c", journal: journal))
    }

    @Test("A24: AnyView of AnyView is one erasure")
    func a24_anyViewFlattens() {
        let bench = Bench(false) { value, journal in
            let counter = AnyView(Counter(name: "c", journal: journal))
            value.wrappedValue ? AnyView(erasing: AnyView(counter)) : counter
        }
        bench.tap("c", times: 2)
        bench.set(true)
        #expect(bench.text == "c2")
    }

    @Test("A46: a group is no container, and its members live through updates")
    func a46_group() {
        let bench = Bench(0) { value, journal in
            HStack(spacing: 1) {
                Group {
                    Counter(name: "a", journal: journal)
                    Counter(name: "b", journal: journal)
                }
                Text("\(value.wrappedValue)")
            }
        }
        bench.tap("b")
        bench.set(7)
        #expect(bench.text == "a0 b1 7")
    }

    @Test("A47: an inert modifier keeps identity, a helper that returns either branch does not")
    func a47_inertModifier() {
        let bench = Bench(true) { value, journal in
            Counter(name: "a", journal: journal).opacity(value.wrappedValue ? 1 : 0)
            Counter(name: "b", journal: journal).iff(value.wrappedValue) { $0.padding(.leading, 1) }
        }
        bench.tap("a")
        bench.tap("b")
        #expect(bench.text == "a1\n b1")
        bench.set(false)
        bench.set(true)
        #expect(bench.text == "a1\n b0")
    }

    @Test("F16: each use of a modifier's content is an identity of its own")
    func f16_contentTwice() {
        let bench = Bench(0) { value, journal in
            Counter(name: "c", suffix: "/\(value.wrappedValue)", journal: journal).modifier(Twice())
        }
        bench.tap("c")
        #expect(bench.text == "c0/0 c1/0")
        bench.set(5)
        #expect(bench.text == "c0/5 c1/5")
        #expect(bench.journal.entries == ["+c", "+c"])
    }

    @Test("F16: a modifier may leave its content out, and show it later")
    func f16_contentLeftOut() {
        let bench = Bench(false) { value, journal in
            Counter(name: "c", journal: journal).modifier(Shown(isShown: value.wrappedValue))
        }
        #expect(bench.text == "nothing")
        bench.set(true)
        #expect(bench.text == "c0")
        bench.set(false)
        #expect(bench.journal.entries == ["+c", "-c"])
    }

    @Test("A48: a modifier's state lives as long as the place of what it modifies")
    func a48_modifierState() {
        let bench = Bench(("a", 0)) { value, journal in
            Text(value.wrappedValue.0).modifier(Counting(journal: journal)).id(value.wrappedValue.1)
        }
        bench.tap("modifier", times: 2)
        #expect(bench.text == "a2")
        bench.set(("b", 0))
        #expect(bench.text == "b2")
        bench.set(("b", 1))
        #expect(bench.text == "b0")
    }
}

extension View {
    @ViewBuilder fileprivate func iff<Changed: View>(_ condition: Bool, _ transform: (Self) -> Changed) -> some View {
        if condition { transform(self) } else { self }
    }
}

private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
        HStack(spacing: 1) {
            content
            content
        }
    }
}

private struct Shown: ViewModifier {
    let isShown: Bool
    func body(content: Content) -> some View {
        if isShown { content } else { Text("nothing") }
    }
}

private struct Counting: ViewModifier {
    let journal: Journal
    @State private var count = 0
    func body(content: Content) -> some View {
        let _ = journal.ran("modifier") { count += 1 }
        HStack(spacing: 0) {
            content
            Text("\(count)")
        }
    }
}

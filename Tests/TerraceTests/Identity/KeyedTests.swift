import Terrace
import TerraceTesting
import Testing

struct Thing: Identifiable, Equatable {
    let id: Int
    var text = ""
    var name: String { "\(id)" }
}

@MainActor
@Suite("Identity by id")
struct KeyedTests {
    private func bench(_ ids: [Int]) -> Bench<[Int]> {
        Bench(ids) { ids, journal in
            ForEach(ids.wrappedValue, id: \.self) { Counter(name: "\($0):", journal: journal) }
        }
    }

    @Test("A11: an insertion in front leaves every row its state")
    func a11_insertInFront() {
        let bench = bench([1, 2, 3])
        for id in 1...3 { bench.tap("\(id):", times: id) }
        bench.set([0, 1, 2, 3])
        #expect(bench.text == "0:0\n1:1\n2:2\n3:3")
        #expect(bench.statistics.rowsMade == 1)
        #expect(bench.statistics.rowsMoved == 0)
    }

    @Test("A12: reordering moves rows and recreates none")
    func a12_reorder() {
        let bench = bench([1, 2, 3])
        for id in 1...3 { bench.tap("\(id):", times: id) }
        _ = bench.journal.takeEntries()
        bench.set([3, 1, 2])
        #expect(bench.text == "3:3\n1:1\n2:2")
        #expect(bench.journal.entries == [])
        #expect(bench.statistics.rowsMoved == 1)
        #expect(bench.statistics.nodesMade == 0)
    }

    @Test("A12: the focus stays in a row that moves")
    func a12_focusTravels() {
        let bench = Bench([Thing(id: 1, text: "a"), Thing(id: 2, text: "b"), Thing(id: 3, text: "c")]) { things, _ in
            ForEach(things) { $thing in TextField("", text: $thing.text) }
        }
        bench.host.press(.tab)
        bench.host.type("!")
        bench.change { $0.swapAt(1, 2) }
        bench.host.type("?")
        #expect(bench.text == "a\nc\nb!?")
        #expect(bench.host.cursor! == (3, 2))
    }

    @Test("A13: removal destroys exactly that row")
    func a13_remove() {
        let bench = bench([1, 2, 3])
        for id in 1...3 { bench.tap("\(id):", times: id) }
        _ = bench.journal.takeEntries()
        bench.set([1, 3])
        #expect(bench.text == "1:1\n3:3")
        #expect(bench.journal.entries == ["-2:"])
        #expect(bench.statistics.rowsRemoved == 1)
    }

    private struct Unstable: Identifiable {
        @MainActor static var next = 0
        let id: Int
        @MainActor static func make(_ count: Int) -> [Unstable] {
            (0..<count).map { _ in
                next += 1
                return Unstable(id: next)
            }
        }
    }

    @Test("A14, S23: ids made anew at each update reset every row, and the log says so")
    func a14_unstableIDs() {
        let bench = Bench(0) { value, journal in
            Text("\(value.wrappedValue)")
            ForEach(Unstable.make(3)) { _ in Counter(name: "c", journal: journal) }
        }
        bench.tap("c")
        for value in 1...4 { bench.set(value) }
        #expect(bench.text == "4\nc0\nc0\nc0")
        #expect(bench.host.log.count { $0.contains("new id") } == 1)
        #expect(bench.broken == [])
    }

    @Test("S23: rows that are all replaced now and then are not taken for unstable ids")
    func s23_replacementIsNoWarning() {
        let bench = bench([1, 2, 3])
        bench.set([4, 5, 6])
        bench.set([4, 5, 6, 7])
        bench.set([8, 9])
        #expect(bench.host.log == [])
    }

    @Test("A15, S14: a constant range that changes is followed, and the log says so once")
    func a15_constantRange() {
        let bench = Bench(3) { count, journal in
            ForEach(0..<count.wrappedValue) { Counter(name: "\($0):", journal: journal) }
        }
        bench.tap("0:")
        bench.set(5)
        #expect(bench.text == "0:1\n1:0\n2:0\n3:0\n4:0")
        bench.set(1)
        #expect(bench.text == "0:1")
        #expect(bench.host.log.count == 1)
    }

    @Test("A16: a range with ids is dynamic")
    func a16_dynamicRange() {
        let bench = Bench(3) { count, journal in
            ForEach(0..<count.wrappedValue, id: \.self) { Counter(name: "\($0):", journal: journal) }
        }
        bench.tap("1:")
        bench.set(5)
        bench.set(2)
        #expect(bench.text == "0:0\n1:1")
        #expect(bench.host.log == [])
    }

    @Test("A17: renaming an element keyed by its name makes it another")
    func a17_keyPath() {
        let bench = Bench(["a", "b"]) { names, journal in
            ForEach(names.wrappedValue, id: \.self) { Counter(name: $0, journal: journal) }
        }
        bench.tap("a")
        bench.tap("b")
        bench.set(["x", "b"])
        #expect(bench.text == "x0\nb1")
    }

    @Test("A18: equal ids are all shown, told apart by their order, and reported once")
    func a18_duplicates() {
        let bench = Bench([Thing(id: 1, text: "a"), Thing(id: 1, text: "b"), Thing(id: 2, text: "c")]) { things, journal in
            ForEach(things.wrappedValue) { Counter(name: $0.text, journal: journal) }
        }
        bench.tap("b", times: 2)
        #expect(bench.text == "a0\nb2\nc0")
        bench.change { $0.insert(Thing(id: 0, text: "z"), at: 0) }
        #expect(bench.text == "z0\na0\nb2\nc0")
        bench.change { $0.swapAt(0, 2) }
        #expect(bench.statistics.rowsMade == 0)
        #expect(bench.broken == [])
        #expect(bench.host.log.count { $0.contains("more than once") } == 1)
    }

    @Test("A18: typing in the second of two rows with one id changes the second")
    func a18_duplicateBindings() {
        let bench = Bench([Thing(id: 1, text: "a"), Thing(id: 1, text: "b")]) { things, _ in
            ForEach(things) { $thing in TextField("", text: $thing.text) }
        }
        bench.host.press(.tab)
        bench.host.type("!")
        #expect(bench.text == "a\nb!")
    }

    @Test("A19: a row's binding changes its element and no other")
    func a19_elementBinding() {
        let bench = Bench([Thing(id: 1, text: "a"), Thing(id: 2, text: "b"), Thing(id: 3, text: "c")]) { things, journal in
            ForEach(things) { $thing in
                let _ = journal.ran("\($thing.id)")
                TextField("", text: $thing.text)
            }
        }
        bench.host.press(.tab)
        bench.host.type("xy")
        #expect(bench.text == "a\nbxy\nc")
        var now: [Thing] = []
        bench.change { now = $0 }
        #expect(now.map(\.text) == ["a", "bxy", "c"])
        #expect(bench.statistics.rowsMade == 0)
    }

    @Test("A20: a binding taken before a reorder changes its element after it")
    func a20_bindingFollowsElement() throws {
        var kept: [Int: Binding<Thing>] = [:]
        let bench = Bench([Thing(id: 1), Thing(id: 2), Thing(id: 7)]) { things, _ in
            ForEach(things) { $thing in
                let _ = kept[thing.id] = $thing
                Text("\(thing.id)\(thing.text)")
            }
        }
        let binding = try #require(kept[7])
        bench.change { $0.reverse() }
        binding.wrappedValue.text = "!"
        bench.turn()
        #expect(bench.text == "7!\n2\n1")
    }

    @Test("S1: the binding of a row that has gone answers the last value and drops writes")
    func s1_staleBinding() throws {
        var kept: [Int: Binding<Thing>] = [:]
        let bench = Bench([Thing(id: 1, text: "a"), Thing(id: 2, text: "b")]) { things, _ in
            ForEach(things) { $thing in
                let _ = kept[thing.id] = $thing
                TextField("", text: $thing.text)
            }
        }
        let binding = try #require(kept[2])
        bench.host.press(.tab)
        bench.change { _ = $0.removeLast() }
        #expect(binding.wrappedValue.text == "b")
        binding.wrappedValue.text = "x"
        bench.turn()
        #expect(binding.wrappedValue.text == "b")
        #expect(bench.text == "a")
        #expect(bench.broken == [])
    }

    @Test("A21: several views per element are keyed by element and place")
    func a21_severalViewsPerElement() {
        let bench = Bench([1, 2]) { ids, journal in
            ForEach(ids.wrappedValue, id: \.self) {
                Text("text \($0)")
                Counter(name: "\($0):", journal: journal)
            }
        }
        bench.tap("1:")
        bench.set([3, 2, 1])
        #expect(bench.text == "text 3\n3:0\ntext 2\n2:0\ntext 1\n1:1")
    }

    @Test("A22: rows are siblings in the parent")
    func a22_noContainer() {
        let text = picture(
            HStack(spacing: 2) {
                ForEach(0..<2) { Text("\($0)") }
                Text("z")
            })
        #expect(text == "0  1  z")
    }
}

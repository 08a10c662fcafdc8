import Testing

@testable import TerraceCore

@MainActor
@Suite("Chains of locations")
struct LocationTests {
    private struct Row: Identifiable, Equatable {
        let id: Int
        var text: String
    }
    private struct Document {
        var title = "t"
        var rows: [Row]
    }

    private func rows(_ texts: String...) -> [Row] { texts.enumerated().map { Row(id: $0, text: $1) } }

    private func element(_ base: Slot<[Row]>, _ offset: Int) -> ElementLocation<[Row], Int> {
        let row = base.raw[offset]
        return ElementLocation(base, id: row.id, offset: offset, element: row, store: ElementStore(), inbox: Inbox()) { $0.id }
    }

    @Test("A part is read and written through every step")
    func projection() {
        let slot = Slot(Document(rows: rows("a", "b")), inbox: nil)
        let binding = Binding(location: slot)
        binding.rows[1].text.wrappedValue += "!"
        binding.title.wrappedValue = "new"
        #expect(slot.raw.rows.map(\.text) == ["a", "b!"])
        #expect(binding.title.wrappedValue == "new")
    }

    @Test("An index that has gone answers the last value and drops writes")
    func index() {
        let slot = Slot(rows("a", "b"), inbox: nil)
        let text = Binding(location: slot)[1].text
        #expect(text.wrappedValue == "b")
        slot.set(rows("a"))
        #expect(text.wrappedValue == "b")
        text.wrappedValue = "x"
        #expect(text.wrappedValue == "b")
        slot.set(rows("a", "c"))
        #expect(text.wrappedValue == "c")
    }

    @Test("An element is found by its id wherever it went, and gone it answers the last value")
    func elementByID() {
        let slot = Slot(rows("a", "b", "c"), inbox: nil)
        let location = element(slot, 1)
        let text = Binding(location: location).text
        slot.set(slot.raw.reversed())
        text.wrappedValue += "!"
        slot.set([Row(id: 9, text: "n")] + slot.raw)
        text.wrappedValue += "?"
        #expect(slot.raw.map(\.text) == ["n", "c", "b!?", "a"])
        slot.set(slot.raw.filter { $0.id != 1 })
        #expect(text.wrappedValue == "b!?")
        text.wrappedValue = "dropped"
        #expect(text.wrappedValue == "b!?")
        #expect(slot.raw.map(\.text) == ["n", "c", "a"])
    }

    @Test("An optional's value, gone, answers the last one and drops writes; back, it is followed")
    func unwrapped() throws {
        let slot = Slot(Optional("a"), inbox: nil)
        let binding = try #require(Binding(Binding(location: slot)))
        binding.wrappedValue += "b"
        #expect(slot.raw == "ab")
        slot.set(nil)
        #expect(binding.wrappedValue == "ab")
        binding.wrappedValue = "dropped"
        #expect(slot.raw == nil)
        #expect(binding.wrappedValue == "ab")
        slot.set("c")
        #expect(binding.wrappedValue == "c")
    }

    @Test("A getter that answers nil the second time drops the write")
    func unwrappedFickle() throws {
        var answers: [String?] = ["a", "a", nil, nil, nil]
        var written: [String?] = []
        let base = Binding<String?>(get: { answers.isEmpty ? nil : answers.removeFirst() }, set: { written.append($0) })
        let binding = try #require(Binding(base))
        binding.wrappedValue += "x"
        #expect(!written.contains("ax"))
        #expect(binding.wrappedValue == "a")
    }

    @Test("Reading a state while it is changed in place is allowed")
    func readWhileChanging() {
        let slot = Slot(rows("a", "b"), inbox: nil)
        let binding = Binding(location: slot)
        let row = binding[0]
        func change(_ row: inout Row) { row.text = "\(binding.wrappedValue.count) \(row.text)" }
        change(&row.wrappedValue)
        #expect(slot.raw.first?.text == "2 a")
    }

    @Test("Two chains to one place are the same, to two places are not")
    func sameness() throws {
        let slot = Slot(Document(rows: rows("a", "b")), inbox: nil)
        let binding = Binding(location: slot)
        #expect(binding.rows.location.isSame(as: binding.rows.location))
        #expect(binding.rows[1].text.location.isSame(as: binding.rows[1].text.location))
        #expect(!binding.rows[1].text.location.isSame(as: binding.rows[0].text.location))
        let other = Binding(location: Slot(Document(rows: []), inbox: nil))
        #expect(!binding.rows.location.isSame(as: other.rows.location))
        let optional = Binding(location: Slot(Optional(1), inbox: nil))
        let first = try #require(Binding(optional))
        let second = try #require(Binding(optional))
        #expect(first.location.isSame(as: second.location))
    }

    @Test("A constant drops writes, an optional view of a value drops nil, an erased one another type")
    func edges() {
        let constant = Binding.constant(1)
        constant.wrappedValue = 2
        #expect(constant.wrappedValue == 1)
        let slot = Slot("a", inbox: nil)
        let optional = Binding<String?>(Binding(location: slot))
        optional.wrappedValue = nil
        #expect(slot.raw == "a")
        optional.wrappedValue = "b"
        #expect(slot.raw == "b")
        let erased = Binding<AnyHashable>(Binding(location: slot))
        erased.wrappedValue = 7
        #expect(slot.raw == "b")
        erased.wrappedValue = "c"
        #expect(slot.raw == "c")
    }
}

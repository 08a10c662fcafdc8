import Terrace
import TerraceTesting
import Foundation
import Testing

@MainActor
@Suite("Lists: actions of rows")
struct SwipeActionsTests {
    private struct Mails: View {
        @State var mails = ["one", "two", "three"]
        @State var selected: String?
        let log: ListLog
        var allowsFullSwipe = true
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                List(mails, id: \.self, selection: $selected) { mail in
                    Text(mail)
                        .swipeActions(allowsFullSwipe: allowsFullSwipe) {
                            Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } }
                            Button("Flag") { log.events.append("flag \(mail)") }
                        }
                        .swipeActions(edge: .leading) { Button("Read") { log.events.append("read \(mail)") } }
                }
                Button("end") {}
            }
        }
    }

    @Test("E28: Right shows the actions, the first one at the edge, the arrows go from one to the next, Return runs one") func e28_right() {
        let log = ListLog()
        let host = TestHost.pinned(Mails(log: log), width: 30, height: 5)
        #expect(host.lines[0].hasPrefix("› one") && host.lines[0].hasSuffix("⋯"))
        #expect(!host.lines[1].hasSuffix("⋯"))
        host.press(.rightArrow)
        #expect(host.lines[0] == "› one       [ Flag ][ Delete ]")
        #expect(host.focused?.text == "Delete")
        host.press(.rightArrow)
        #expect(host.focused?.text == "Delete")
        host.press(.leftArrow)
        host.press(.return)
        #expect(log.events == ["flag one"])
        #expect(host.lines[0].hasSuffix("⋯"))
        host.press(.downArrow)
        #expect(host.lines[1].hasPrefix("› two"))
    }

    @Test("E28: Escape and the arrow back lead to the row; Left shows those in front") func e28_back() {
        let log = ListLog()
        let host = TestHost.pinned(Mails(log: log), width: 30, height: 5)
        host.press(.rightArrow)
        host.press(.leftArrow)
        #expect(host.focused?.text == "Flag")
        host.press(.leftArrow)
        #expect(host.lines[0].hasSuffix("⋯"))
        host.press(.leftArrow)
        #expect(host.lines[0].hasPrefix("› [ Read ]"))
        host.press(.rightArrow)
        #expect(host.lines[0].hasPrefix("› one"))
        host.press(.leftArrow)
        host.press(.escape)
        #expect(host.lines[0].hasPrefix("› one"))
        host.press(.leftArrow)
        host.press(.return)
        #expect(log.events == ["read one"])
        #expect(host.focus?.hasSuffix("List") == true)
    }

    @Test("An action that removes its row leaves the focus in the list") func removingAction() {
        let host = TestHost.pinned(Mails(log: ListLog()), width: 30, height: 5)
        host.press(.rightArrow)
        host.press(.return)
        #expect(host.lines[0].hasPrefix("› two"))
        #expect(host.focus?.hasSuffix("List") == true)
        host.press(.rightArrow)
        host.press(.return)
        host.press(.rightArrow)
        host.press(.return)
        #expect(host.text.trimmingCharacters(in: .newlines) == "[ end ]")
    }

    @Test("E28: Shift-Right runs the first action at once, if that is allowed") func e28_fullSwipe() {
        let host = TestHost.pinned(Mails(log: ListLog()), width: 30, height: 5)
        host.press(.rightArrow, modifiers: .shift)
        #expect(host.lines[0].hasPrefix("› two"))
        let careful = TestHost.pinned(Mails(log: ListLog(), allowsFullSwipe: false), width: 30, height: 5)
        careful.press(.rightArrow, modifiers: .shift)
        #expect(careful.lines[0].hasPrefix("› one"))
    }

    @Test("The actions are hidden when the focus goes elsewhere") func focusLeaves() {
        let host = TestHost.pinned(Mails(log: ListLog()), width: 30, height: 5)
        host.press(.rightArrow)
        host.press(.downArrow)
        #expect(!host.lines[0].contains("Delete"))
        #expect(host.lines[1].hasPrefix("› two"))
        host.press(.rightArrow)
        host.press(.tab)
        host.press(.tab)
        #expect(!host.text.contains("Delete"))
    }

    @Test("In rows with controls of their own the arrow that a control has no use for shows the actions") func rowsWithControls() {
        struct Rows: View {
            let log: ListLog
            var body: some View {
                List(0..<2, id: \.self) { number in
                    Button("b\(number)") { log.events.append("b\(number)") }
                        .swipeActions { Button("Do") { log.events.append("do \(number)") } }
                }
            }
        }
        let log = ListLog()
        let host = TestHost.pinned(Rows(log: log), width: 20, height: 3)
        host.press(.downArrow)
        host.press(.rightArrow)
        host.press(.return)
        host.press(.return)
        #expect(log.events == ["do 1", "b1"])
    }

    private struct Links: View {
        @State var names = ["Ada", "Bob"]
        let log: ListLog
        var body: some View {
            NavigationStack {
                List {
                    ForEach(names, id: \.self) { name in
                        NavigationLink(name) { Text("about \(name)") }
                            .swipeActions {
                                Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
                                Button("Flag") { log.events.append("flag \(name)") }
                            }
                            .swipeActions(edge: .leading) { Button("Read") { log.events.append("read \(name)") } }
                    }
                }
            }
        }
    }

    @Test("E28: a row that is a link shows that it has actions in the bar of its focus", arguments: [LengthUnit.cells, .points])
    func e28_links(unit: LengthUnit) throws {
        let log = ListLog()
        let host = TestHost(Links(log: log), width: 30, height: 6, unit: unit)
        let y = try #require(host.lines.firstIndex { $0.contains("Bob") })
        #expect(!host.lines[y].contains("⋯"))
        host.press(.downArrow)
        #expect(host.lines[y].hasSuffix("⋯"))
        let bar = (0..<30).filter { host.cell(x: $0, y: y).isReversed }
        #expect(bar.count > 20 && bar == Array((bar.first ?? 0)...(bar.last ?? 0)))
        #expect(host.lines[y].count == (bar.last ?? 0) + 1)
        #expect(Set(bar.map { host.cell(x: $0, y: y).foreground }).count == 1)
        #expect(bar.allSatisfy { !host.cell(x: $0, y: y).isDim })
        host.press(.rightArrow)
        #expect(host.lines[y].hasSuffix("[ Flag ][ Delete ]") && !host.lines[y].contains("⋯"))
        host.press(.escape)
        #expect(host.focused?.text.contains("Bob") == true)
        host.press(.leftArrow)
        host.press(.return)
        #expect(log.events == ["read Bob"])
        host.press(.rightArrow, modifiers: .shift)
        #expect(!host.text.contains("Bob") && host.focused?.text.contains("Ada") == true)
    }
}

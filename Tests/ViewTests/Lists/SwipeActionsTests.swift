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

    @Test("E28: Right shows the actions in order, the arrows go from one to the next, Return runs one") func e28_right() {
        let log = ListLog()
        let host = TestHost.pinned(Mails(log: log), width: 30, height: 5)
        #expect(host.lines[0].hasPrefix("› one") && host.lines[0].hasSuffix("⋯"))
        #expect(!host.lines[1].hasSuffix("⋯"))
        host.press(.rightArrow)
        #expect(host.lines[0] == "› one       [ Delete ][ Flag ]")
        host.press(.rightArrow)
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
        #expect(host.lines[0].hasSuffix("⋯"))
        host.press(.leftArrow)
        #expect(host.lines[0].hasPrefix("› [ Read ]"))
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
}

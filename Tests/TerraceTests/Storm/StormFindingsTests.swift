import Terrace
import TerraceTesting
import Testing

/// What the storms have found, each by its symptom.
@MainActor
@Suite("What the storms have found")
struct StormFindingsTests {
    /// Every third row has three lines.
    private struct Tall: View {
        let ids: [Int]
        var body: some View {
            ScrollView(showsIndicators: false) {
                LazyVStack(alignment: .leading) {
                    ForEach(ids, id: \.self) { id in
                        Text(id.isMultiple(of: 3) ? "\(id)a\n\(id)b\n\(id)c" : "\(id)a")
                    }
                }
            }
        }
    }

    @Test("End leads to the last line, though the rows there are longer than was thought")
    func endIsTheEnd() {
        let ids = Array(0..<500) + [600, 603, 606, 609, 612]
        let host = TestHost(Tall(ids: ids), width: 10, height: 6)
        host.press(.end)
        host.assertScreen("609a\n609b\n609c\n612a\n612b\n612c")
        host.press(.home)
        #expect(host.lines[0] == "0a")
    }

    @Test("A burst of the wheel passes over the lines that are there, not over those that were thought to be")
    func burstOfTheWheel() {
        let host = TestHost(Tall(ids: Array(0..<500)), width: 10, height: 6)
        // 30 rows are 50 lines; 20 notches are 60.
        host.wheel(20, x: 0, y: 0)
        #expect(host.lines[0] == "36a")
    }

    @Test("End in a list that goes on by itself leads to the end that was there")
    func endlessList() {
        struct Endless: View {
            @State private var count = 50
            var body: some View {
                ScrollView(showsIndicators: false) {
                    LazyVStack(alignment: .leading) {
                        ForEach(0..<count, id: \.self) { id in
                            Text("\(id)").onAppear { if id == count - 1 { count += 50 } }
                        }
                    }
                }
            }
        }
        let host = TestHost(Endless(), width: 10, height: 5)
        host.press(.end)
        #expect(host.lines.contains("49"))
        #expect(!host.log.contains { $0.contains("settle") })
    }

    private struct Moving: View {
        @State private var ids = Array(0..<100)
        var body: some View {
            Tall(ids: ids).onKeyPress("m") {
                ids.move(fromOffsets: [7], toOffset: 20)
                return .handled
            }
        }
    }

    @Test("A row that goes from above the window to below it does not move what is read")
    func rowMovesAcrossTheWindow() {
        let host = TestHost(Moving(), width: 10, height: 5)
        host.wheel(5, x: 0, y: 0)
        let before = host.text
        #expect(host.lines[0] == "9a")
        host.press("m")
        #expect(host.text == before)
    }

    @Test("What comes into a row that sleeps appears when the row does, not before")
    func newViewsInSleepingRows() {
        @MainActor final class Log { var entries: [String] = [] }
        struct Row: View {
            let id: Int
            let isOpen: Bool
            let log: Log
            @State private var count = 0
            var body: some View {
                HStack {
                    Button("\(id): \(count)") { count += 1 }
                    if isOpen { Text("open").onAppear { log.entries.append("open \(id)") } }
                }
            }
        }
        struct Rows: View {
            let log: Log
            @State private var isOpen = false
            var body: some View {
                ScrollView {
                    LazyVStack { ForEach(0..<100, id: \.self) { Row(id: $0, isOpen: isOpen && $0 == 0, log: log) } }
                }
                .onKeyPress("o") {
                    isOpen = true
                    return .handled
                }
            }
        }
        let log = Log()
        let host = TestHost(Rows(log: log), width: 20, height: 5)
        host.press(.return)
        for _ in 0..<20 { host.press(.tab) }
        host.press("o")
        #expect(log.entries.isEmpty)
        #expect(host.brokenInvariants.isEmpty)
        host.find(.button).focus()
        host.wheel(-100, x: 0, y: 0)
        #expect(log.entries == ["open 0"])
        #expect(host.lines[0].contains("[ 0: 1 ] open"))
    }

    @Test("A lazy stack in a narrow window settles: which rows are built does not decide how wide it is")
    func narrowWindowSettles() async {
        let failure = await StormRun.play(
            [.resize(12, 5), .insert(.lazy, 5, "한"), .press(.return, [], "return"), .scroll(7, 4), .flag(4)], cellInterval: 1)
        #expect(failure?.fault == nil)
    }

    @Test("A list about as high as its window has a thumb or not by its rows, not by how it came to them")
    func thumbOfAList() async {
        let failure = await StormRun.play([.resize(40, 16), .insert(.group, 33, "\t한long word that goes on")], cellInterval: 1)
        #expect(failure?.fault == nil)
    }
}

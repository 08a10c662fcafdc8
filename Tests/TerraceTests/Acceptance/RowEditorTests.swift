import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("The row editor")
struct RowEditorTests {
    private func host(_ texts: [String] = ["Item A", "Item B"], width: Int = 30, height: Int = 12) -> TestHost {
        TestHost(RowEditor(texts), width: width, height: height)
    }

    /// The rows that are seen, without the thumb and the mark of the focused one.
    private func rows(_ host: TestHost) -> [String] {
        let seen = host.lines.dropFirst().dropLast().map { $0.replacing("┃", with: "").trimmed }
        return Array(seen.reversed().drop { $0.isEmpty }.reversed()).map { $0.first == ">" ? String($0.dropFirst()) : $0 }
    }

    private func status(_ host: TestHost) -> String? { host.lines.last }

    @Test("scenario 1, a: Return inserts an empty row right below, and what was there stays")
    func a_returnInsertsBelow() {
        let host = host()
        #expect(host.lines.prefix(3) == ["Rows", ">Item A", " Item B"])
        host.type("!\n")
        #expect(host.lines.prefix(4) == ["Rows", " Item A!", ">", " Item B"])
        #expect(host.cursor! == (1, 2))
        #expect(status(host) == "3 rows, at 2")
        #expect(host.log == [])
    }

    @Test("b: what is typed in the same burst as the Return is all in the new row, in one frame")
    func b_burstLandsInNewRow() {
        let host = host()
        host.type("\nItem C")
        #expect(rows(host) == ["Item A", "Item C", "Item B"])
        #expect(host.cursor! == (7, 2))
        #expect(host.frameCount == 2)
        #expect(host.terminal.text == host.text)
    }

    @Test("c: Return in the last row appends at the end")
    func c_returnInLastRow() {
        let host = host()
        host.press(.downArrow)
        host.type("\nItem C")
        #expect(rows(host) == ["Item A", "Item B", "Item C"])
    }

    @Test("d: Return in an empty row adds another empty row")
    func d_returnInEmptyRow() {
        let host = host()
        host.type("\n\n\nx")
        #expect(rows(host) == ["Item A", "", "", "x", "Item B"])
        #expect(status(host) == "5 rows, at 4")
    }

    @Test("e: past the window the inserted row is visible and takes the typing, at the end and in the middle")
    func e_scrolling() {
        let host = host(height: 8)
        for index in 1...20 {
            host.type("\nrow \(index)")
            #expect(rows(host).contains("row \(index)"))
            #expect(host.cursor.map { host.lines[$0.y].contains(">row \(index)") } == true)
        }
        #expect(rows(host) == (15...20).map { "row \($0)" })
        for _ in 0..<12 { host.press(.upArrow) }
        #expect(rows(host) == (8...13).map { "row \($0)" })
        host.type("\nnew")
        #expect(rows(host) == ["row 8", "new", "row 9", "row 10", "row 11", "row 12"])
        for _ in 0..<30 { host.press(.upArrow) }
        #expect(rows(host) == ["Item A"] + (1...5).map { "row \($0)" })
        #expect(host.terminal.text == host.text)
    }

    @Test("f: with the caret in the middle Return does not split the row")
    func f_returnInTheMiddle() {
        let host = host()
        for _ in 0..<3 { host.press(.leftArrow) }
        host.type("\nx")
        #expect(rows(host) == ["Item A", "x", "Item B"])
        host.press(.upArrow)
        host.type("Y")
        #expect(rows(host)[0] == "IteYm A")
    }

    @Test("g: caret, text and focus stay with the row while rows are moved, removed and inserted above")
    func g_thingsHappenAround() {
        let host = host(["one", "two", "three", "four"])
        host.press(.downArrow)
        host.press(.downArrow)
        host.press(.leftArrow)
        host.press(.leftArrow)
        host.type("1")
        #expect(rows(host) == ["one", "two", "thr1ee", "four"])
        host.press(.upArrow, modifiers: .control)
        host.type("2")
        #expect(rows(host) == ["one", "thr12ee", "two", "four"])
        host.press("t", modifiers: .control)
        host.type("3")
        #expect(rows(host) == ["", "one", "thr123ee", "two", "four"])
        host.press(.downArrow, modifiers: .control)
        host.press(.downArrow, modifiers: .control)
        host.press(.downArrow, modifiers: .control)
        host.type("4")
        #expect(rows(host) == ["", "one", "two", "four", "thr1234ee"])
        #expect(host.cursor! == (8, 5))
        host.press("d", modifiers: .control)
        #expect(rows(host) == ["", "one", "two", "four"])
        #expect(status(host) == "4 rows, at 3")
        host.type("!")
        #expect(rows(host) == ["", "one", "two", "four!"])
    }

    @Test("g: a row that is moved out of the window, or pushed out by rows above, takes the window along")
    func g_movesAreFollowed() {
        let host = host((0..<12).map { "row \($0)" }, height: 6)
        for _ in 0..<8 { host.press(.downArrow, modifiers: .control) }
        #expect(rows(host) == ["row 6", "row 7", "row 8", "row 0"])
        #expect(host.cursor! == (6, 4))
        host.press("t", modifiers: .control)
        #expect(host.cursor! == (6, 4))
        host.type("x")
        #expect(rows(host) == ["row 6", "row 7", "row 8", "row 0x"])
    }

    @Test("Removing every row leaves nothing to type into; a row on top can be typed into again")
    func removeAll() {
        let host = host(["a", "b", "c"])
        for _ in 0..<5 { host.press("d", modifiers: .control) }
        #expect(rows(host) == [])
        #expect(status(host) == "0 rows, at none")
        #expect(host.cursor == nil)
        host.type("lost\n")
        host.press("t", modifiers: .control)
        host.type("x")
        #expect(rows(host) == ["x"])
    }

    @Test(
        "i: any size, and back, traps nothing and loses nothing",
        arguments: [(80, 24), (40, 12), (200, 50), (10, 3), (1, 1), (0, 0), (3, 0), (0, 3), (2, 2)])
    func i_sizes(width: Int, height: Int) {
        let host = host(height: 12)
        host.type("\nItem C")
        host.press(.leftArrow)
        let before = host.text
        let cursor = host.cursor!
        host.resize(width: width, height: height)
        #expect(host.lines.allSatisfy { $0.count <= width })
        host.press(.leftArrow)
        host.press(.rightArrow)
        host.wheel(2, x: 0, y: 0)
        host.wheel(-2, x: 0, y: 0)
        if width > 0, height > 0 { #expect(host.terminal.text == host.text) }
        host.resize(width: 30, height: 12)
        #expect(host.text == before)
        #expect(host.cursor! == cursor)
        host.resize(width: width, height: height)
        host.type("x\ny")
        host.resize(width: 30, height: 12)
        #expect(rows(host) == ["Item A", "Item xC", "y", "Item B"])
        #expect(host.terminal.text == host.text)
        #expect(host.terminal.unhandled == [])
    }

    @Test("i: a small window started small grows to show everything")
    func i_startsSmall() {
        let host = host(width: 1, height: 1)
        host.type("\nx")
        host.resize(width: 80, height: 24)
        #expect(rows(host) == ["Item A", "x", "Item B"])
        #expect(host.cursor! == (2, 2))
    }

    @Test("Typing runs no body but the row's and the frames are small", arguments: [10, 1000])
    func typingCost(count: Int) {
        let host = host((0..<count).map { "row \($0)" })
        host.type("x")
        #expect(host.statistics.bodies + host.statistics.rowClosures <= 2)
        #expect(host.statistics.nodesMade == 0)
        #expect(host.lastFrame.count < 40)
        host.press(.return)
        #expect(host.statistics.rowsMade == 1)
        #expect(host.statistics.rowsMoved == 0)
        #expect(host.statistics.rowClosures == 1)
    }
}

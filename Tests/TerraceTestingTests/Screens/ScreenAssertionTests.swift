import Foundation
import Terrace
import Testing

@testable import TerraceTesting

@MainActor
@Suite("Assertions about the screen")
struct ScreenAssertionTests {
    private func host() -> TestHost {
        TestHost(
            VStack(alignment: .leading) {
                Text("To do")
                Text("日本 read")
                Text("three")
            }.frame(maxWidth: .infinity, alignment: .leading), width: 12, height: 3)
    }

    @Test("Blanks at the ends of lines and of the screen are ignored")
    func blanks() {
        #expect(host().assertScreen("To do   \n日本 read\nthree\n\n   \n"))
        #expect(host().assertScreen("To do\r\n日本 read\r\nthree\r\n"))
    }

    @Test("A difference is shown line by line, with a mark below the first column that differs")
    func difference() {
        let difference = ScreenDifference(expected: "To do\n日本 reed\nthree\nfour", shown: host().text)
        #expect(
            difference.description == """
                2 of 4 lines differ, the first is line 2 (- expected, + shown):
                     1 │To do
                -    2 │日本 reed
                +    2 │日本 read
                       │       ^
                     3 │three
                -    4 │four
                +    4   (no such line)
                """)
        #expect(ScreenDifference(expected: "a", shown: "a").description == nil)
        #expect(ScreenDifference(expected: "e\u{301}", shown: "\u{E9}").description == nil)
        #expect(ScreenDifference(expected: "", shown: "x").description?.contains("+    1 │x") == true)
    }

    @Test("A screen that is not as expected fails the test at the line that expects it")
    func failure() {
        withKnownIssue {
            #expect(!host().assertScreen("To do"))
        } matching: { issue in
            issue.comments.map(\.rawValue).joined().hasPrefix("The screen is not as expected. 2 of 3 lines differ")
                && issue.sourceLocation?.fileName == "ScreenAssertionTests.swift"
        }
    }

    @Test("A snapshot is recorded and fails once, is compared from then on, and recorded anew when that is asked for")
    func snapshots() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "terrace-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let test = directory.appending(path: "SomeTests.swift").path()
        let file = directory.appending(path: "__Snapshots__/SomeTests.first-screen.txt")

        let snapshot = Snapshot(name: "first/screen", testFile: test, updates: false)
        #expect(snapshot.check("a  \nb\n\n")?.hasPrefix("Nothing was recorded yet") == true)
        #expect(try String(contentsOf: file, encoding: .utf8) == "a\nb\n")
        #expect(snapshot.check("a\nb") == nil)
        let failure = try #require(snapshot.check("a\nc"))
        #expect(failure.contains("TERRACE_UPDATE_SNAPSHOTS=1") && failure.contains("-    2 │b"))
        #expect(Snapshot(name: "first/screen", testFile: test, updates: true).check("a\nc") == nil)
        #expect(snapshot.check("a\nc") == nil)
        #expect(Snapshot(name: "new", testFile: test, updates: true).check("x") == nil)
    }

    @Test("A place where nothing can be written fails the test, and says so")
    func unwritable() {
        #expect(Snapshot(name: "x", testFile: "/dev/null/Tests.swift", updates: false).check("x")?.contains("cannot be recorded") == true)
    }

    @Test("Cells tell their text, colours and attributes; outside there are blanks")
    func cells() {
        let host = TestHost(
            HStack(spacing: 0) {
                Text("日").foregroundStyle(.red).bold()
                Text("b").underline().italic().background(.blue)
            }, width: 3, height: 1)
        #expect(host.cell(x: 0, y: 0).text == "日" && host.cell(x: 0, y: 0).columns == 2)
        #expect(host.cell(x: 0, y: 0).foreground == .red && host.cell(x: 0, y: 0).isBold)
        #expect(host.cell(x: 1, y: 0).text == "" && host.cell(x: 1, y: 0).columns == 0)
        #expect(host.cell(x: 2, y: 0).background == .blue && host.cell(x: 2, y: 0).isUnderlined && host.cell(x: 2, y: 0).isItalic)
        #expect(host.cell(x: -1, y: 9).text == " " && host.cell(x: -1, y: 9).foreground == nil)
    }

    @Test("Statistics can be read")
    func statistics() {
        var statistics = FrameStatistics()
        #expect("\(statistics)" == "nothing")
        statistics.bodies = 2
        statistics.bytesWritten = 12
        #expect("\(statistics)" == "bodies 2, bytesWritten 12")
    }
}

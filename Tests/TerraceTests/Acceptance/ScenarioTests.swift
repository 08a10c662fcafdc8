import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Scenarios from public questions and reports")
struct ScenarioTests {
    private struct Named: Identifiable {
        let id: Int
        var text: String
    }

    private struct Indices: View {
        @State private var items = (0..<3).map { Named(id: $0, text: "") }
        let byIndex: Bool
        var body: some View {
            VStack(alignment: .leading) {
                Text("total \(items.map(\.text.count).reduce(0, +))")
                if byIndex {
                    ForEach(items.indices, id: \.self) { TextField("-", text: $items[$0].text) }
                } else {
                    ForEach($items) { $item in TextField("-", text: $item.text) }
                }
            }
        }
    }

    @Test("scenario 9: typing beside a text that changes with each key keeps focus and caret", arguments: [true, false])
    func scenario9_typingKeepsFocus(byIndex: Bool) {
        let host = TestHost.pinned(Indices(byIndex: byIndex), width: 10, height: 4)
        host.press(.tab)
        host.type("hello")
        #expect(host.text == "total 5\n-\nhello\n-")
        #expect(host.cursor! == (5, 2))
        host.press(.leftArrow)
        host.type("X")
        #expect(host.lines[2] == "hellXo")
        #expect(host.cursor! == (5, 2))
    }

    private struct Branches: View {
        @State private var text = ""
        let isHoisted: Bool
        var body: some View {
            VStack(alignment: .leading) {
                if isHoisted { TextField("search", text: $text) }
                switch text.isEmpty {
                case true:
                    if !isHoisted { TextField("search", text: $text) }
                    Text("loading")
                case false:
                    if !isHoisted { TextField("search", text: $text) }
                    Text("content")
                }
            }
        }
    }

    @Test(
        "scenario 11: a field hoisted above a switch keeps focus; one in its branches is another field after the flip, and its text stays")
    func scenario11_fieldInBranches() {
        let hoisted = TestHost.pinned(Branches(isHoisted: true), width: 10, height: 2)
        hoisted.type("ab")
        #expect(hoisted.text == "ab\ncontent")
        #expect(hoisted.cursor! == (2, 0))
        let branched = TestHost.pinned(Branches(isHoisted: false), width: 10, height: 2)
        branched.type("a")
        #expect(branched.text == "a\ncontent")
    }

    private struct Identities: View {
        struct Counter: View {
            @State private var n = 0
            var body: some View { Button("\(n)") { n += 1 } }
        }

        @State private var isOn = true
        @State private var text = ""
        var body: some View {
            VStack(alignment: .leading) {
                if isOn { Counter() } else { Counter() }
                if isOn { TextField("-", text: $text) } else { TextField("-", text: $text) }
            }
            .onKeyPress(.function(1)) {
                isOn.toggle()
                return .handled
            }
        }
    }

    @Test("scenario 13: state goes with the branch, what is bound to the parent's state stays")
    func scenario13_branches() {
        let host = TestHost.pinned(Identities(), width: 8, height: 2)
        for _ in 0..<3 { host.press(.return) }
        #expect(host.lines[0] == "[ 3 ]")
        host.press(.function(1))
        #expect(host.lines[0] == "[ 0 ]")
        host.press(.function(1))
        #expect(host.lines[0] == "[ 0 ]")
        host.press(.tab)
        host.type("hi")
        host.press(.function(1))
        #expect(host.text == "[ 0 ]\nhi")
    }

    private struct Shrinking: View {
        @State private var names = ["a", "b", "c"]
        let hasID: Bool
        var body: some View {
            VStack(alignment: .leading) {
                Button("x") { if !names.isEmpty { names.removeLast() } }
                if hasID {
                    ForEach(0..<names.count, id: \.self) { Text(names[$0]) }
                } else {
                    ForEach(0..<names.count) { Text(names[$0]) }
                }
            }
        }
    }

    @Test("scenario 18: a range that shrinks traps nothing; without ids it is said once, with ids not at all", arguments: [true, false])
    func scenario18_rangeShrinks(hasID: Bool) {
        let host = TestHost.pinned(Shrinking(hasID: hasID), width: 8, height: 4)
        #expect(host.text == "[ x ]\na\nb\nc")
        host.press(.return)
        host.press(.return)
        #expect(host.text == "[ x ]\na")
        host.press(.return)
        host.press(.return)
        #expect(host.text == "[ x ]")
        #expect(host.log.count == (hasID ? 0 : 1))
    }

    @Test("Tokamak 294, opentui 552: what comes and goes in front, and a reversed list, stay in the order of the source")
    func sourceOrder() {
        struct Order: View {
            @State private var shows = false
            @State private var ids = [1, 2, 3]
            var body: some View {
                VStack(alignment: .leading) {
                    if shows { Text("A") }
                    ForEach(ids, id: \.self) { Text("\($0)") }
                    Button("t") {
                        shows.toggle()
                        ids = ids.reversed() + (shows ? [9] : [])
                    }
                }
            }
        }
        let host = TestHost.pinned(Order(), width: 6, height: 7)
        host.press(.return)
        #expect(host.text == "A\n3\n2\n1\n9\n[ t ]")
        host.press(.return)
        #expect(host.text == "9\n1\n2\n3\n[ t ]")
    }

    @Test("swift-tui 6fda2502: when outer rows are reordered, inner rows keep their state; duplicates act for themselves")
    func nestedRows() {
        struct Cell: View {
            @State private var n = 0
            let name: String
            var body: some View { Button("\(name)\(n)") { n += 1 } }
        }
        struct Nested: View {
            @State private var outer = [1, 2]
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(outer, id: \.self) { row in
                        HStack(spacing: 0) { ForEach([0, 0, 1], id: \.self) { Cell(name: "\(row)\($0)") } }
                    }
                }
                .onKeyPress("r") {
                    outer.reverse()
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Nested(), width: 21, height: 2)
        host.press(.tab)
        host.press(.return)
        #expect(host.text == "[ 100 ][ 101 ][ 110 ]\n[ 200 ][ 200 ][ 210 ]")
        host.type("r")
        host.press(.return)
        #expect(host.text == "[ 200 ][ 200 ][ 210 ]\n[ 100 ][ 102 ][ 110 ]")
        #expect(host.log.count == 1)
    }
}

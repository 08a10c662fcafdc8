import Terrace
import TerraceTesting
import Testing

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Last: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private final class PreferenceLog { var values: [[String]] = [] }

@MainActor struct PreferenceTests {
    /// What an outer view is told, all of it.
    private func told<V: View>(@ViewBuilder _ content: () -> V) -> [[String]] {
        let log = PreferenceLog()
        let host = host(20, 5) { VStack { content() }.onPreferenceChange(Names.self) { log.values.append($0) } }
        withExtendedLifetime(host) {}
        return log.values
    }

    private func named(_ name: String) -> some View { Text(name).preference(key: Names.self, value: [name]) }

    @Test("D76: preferences are reduced in the order of the tree") func d76_order() {
        #expect(
            told {
                named("1")
                HStack {
                    named("2").padding(1)
                    Text("nothing")
                }
                ForEach(3..<5) { named("\($0)") }
            } == [["1", "2", "3", "4"]])
    }

    @Test("D77: an overlay comes after its view, a background before") func d77_layers() {
        #expect(told { named("A").overlay(named("B")) } == [["A", "B"]])
        #expect(told { named("A").background(named("B")) } == [["B", "A"]])
    }

    @Test("D78: views that said nothing are left out") func d78_silentViews() {
        final class Log { var value = "?" }
        let log = Log()
        _ = host(9, 3) {
            VStack {
                Text("A").preference(key: Last.self, value: "x")
                Text("B")
            }.onPreferenceChange(Last.self) { log.value = $0 }
        }
        #expect(log.value == "x")
    }

    @Test("D79: an outer preference replaces, a transform edits") func d79_outer() {
        #expect(told { named("1").preference(key: Names.self, value: ["2"]) } == [["2"]])
        #expect(told { HStack { named("1") }.padding(1).preference(key: Names.self, value: ["2"]) } == [["2"]])
        #expect(told { named("1").transformPreference(Names.self) { $0.append("+") } } == [["1", "+"]])
        #expect(told { Text("a").transformPreference(Names.self) { $0.append("+") } } == [["+"]])
    }

    @Test("D80: the action runs once at first, then when the value is another") func d80_changes() {
        struct Counting: View {
            let log: PreferenceLog
            @State private var count = 0
            @State private var other = 0
            var body: some View {
                VStack {
                    Button("count \(count)") { count += 1 }
                    Button("other \(other)") { other += 1 }
                    Text("a").preference(key: Names.self, value: ["\(count / 2)"])
                }.onPreferenceChange(Names.self) { log.values.append($0) }
            }
        }
        let log = PreferenceLog()
        let host = host(20, 5) { Counting(log: log) }
        #expect(log.values == [["0"]])
        host.press(.return)
        #expect(log.values == [["0"]])
        host.press(.return)
        #expect(log.values == [["0"], ["1"]])
        host.press(.tab)
        host.press(.return)
        #expect(log.values == [["0"], ["1"]])
    }

    @Test("D80: one call for a value that stays, of whatever type") func d80_constant() {
        #expect(told { Text("a") } == [[]])
    }

    @Test("D81: what a removed view said goes in the same turn; order follows the rows") func d81_removed() {
        struct Rows: View {
            let log: PreferenceLog
            @State private var rows = ["a", "b", "c"]
            var body: some View {
                VStack {
                    Button("turn") { rows.reverse() }
                    Button("drop") { rows.removeFirst() }
                    ForEach(rows, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
                }.onPreferenceChange(Names.self) { log.values.append($0) }
            }
        }
        let log = PreferenceLog()
        let host = host(20, 6) { Rows(log: log) }
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.values == [["a", "b", "c"], ["c", "b", "a"], ["b", "a"]])
    }

    @Test("what is said inside can be shown outside, and follows") func overlayShowsPreference() {
        struct Titled: View {
            @State private var title = "one"
            var body: some View {
                VStack(spacing: 0) {
                    Text(" ")
                    Button("go") { title = "two" }.preference(key: Last.self, value: title)
                }
                .frame(width: 9)
                .overlayPreferenceValue(Last.self, alignment: .topLeading) { Text($0) }
            }
        }
        let host = host(9, 3) { Titled() }
        #expect(host.lines[0] == "one")
        host.press(.return)
        #expect(host.lines[0] == "two")
        #expect(
            picture(5, 1) {
                Text("a").preference(key: Last.self, value: "zzz").backgroundPreferenceValue(Last.self) { Text($0).fixedSize() }
                    .padding(.leading, 1)
            } == "zaz")
    }

    @Test("one change among many rows has the listener look once") func manyRowsAreReadOnce() {
        final class Counter { var count = 0 }
        struct Sum: PreferenceKey {
            nonisolated(unsafe) static let counter = Counter()
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) {
                counter.count += 1
                value += nextValue()
            }
        }
        struct Rows: View {
            @State private var extra = 0
            var body: some View {
                VStack {
                    Button("go") { extra += 1 }
                    ForEach(0..<200) { _ in Text("a").preference(key: Sum.self, value: 1 + extra) }
                }.onPreferenceChange(Sum.self) { _ in }
            }
        }
        let host = host(9, 3) { Rows() }
        Sum.counter.count = 0
        host.press(.return)
        #expect(Sum.counter.count == 199)
    }
}

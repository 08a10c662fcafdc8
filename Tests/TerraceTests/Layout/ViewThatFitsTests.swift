import Terrace
import TerraceTesting
import Testing

@MainActor struct ViewThatFitsTests {
    private struct Named: View {
        let name: String
        let log: Log
        @State private var count = 0
        var body: some View {
            Button("\(name)\(count)") { count += 1 }
                .onAppear { log.lines.append("+\(name)") }
                .onDisappear { log.lines.append("-\(name)") }
        }
    }

    private final class Log { var lines: [String] = [] }

    @Test("D53: the first that fits is taken, else the last") func d53_choice() {
        let view = ViewThatFits(in: .horizontal) {
            Text("abcdef")
            Text("abc")
        }
        #expect(picture(9, 1) { view } == "abcdef")
        #expect(picture(4, 1) { view } == "abc")
        #expect(picture(2, 1) { view } == "a…")
        #expect(size(4, 1) { view } == "3x1")
    }

    @Test("D53: by default both axes count") func d53_axes() {
        let view = ViewThatFits {
            Text("a\nb\nc")
            Group { Text("ab") }
        }
        #expect(picture(5, 3) { view } == "a\nb\nc")
        #expect(picture(5, 2) { view } == "ab")
    }

    @Test("D53: only the view that is shown appears and has state") func d53_lives() {
        let log = Log()
        let host = host(30, 3) {
            ViewThatFits(in: .horizontal) {
                HStack {
                    Text("a very long text")
                    Named(name: "wide", log: log)
                }
                Named(name: "slim", log: log)
            }
        }
        #expect(log.lines == ["+wide"])
        host.press(.return)
        host.press(.return)
        #expect(host.text.contains("wide2"))
        host.resize(width: 12, height: 3)
        #expect(log.lines == ["+wide", "-wide", "+slim"])
        #expect(host.text.contains("slim0"))
        #expect(host.focus?.contains("slim") == false)
        host.press(.return)
        #expect(host.text.contains("slim1"))
        host.resize(width: 30, height: 3)
        #expect(log.lines == ["+wide", "-wide", "+slim", "-slim", "+wide"])
        #expect(host.text.contains("wide0"))
    }

    @Test("the views follow their values, shown or not") func valuesAreFollowed() {
        struct Growing: View {
            @State private var text = "ab"
            var body: some View {
                VStack(alignment: .leading) {
                    Button("go") { text += "cd" }
                    ViewThatFits(in: .horizontal) {
                        Text("long \(text)")
                        Text(text)
                    }
                }
            }
        }
        let host = host(9, 2) { Growing() }
        #expect(host.lines[1] == "long ab")
        host.press(.return)
        #expect(host.lines[1] == "long abcd")
        host.press(.return)
        #expect(host.lines[1] == "abcdcd")
    }

    @Test("what is only measured is neither focused nor listened to") func shadowsAreSilent() {
        struct Form: View {
            @FocusState private var focus: Int?
            @State private var text = ""
            let log: Log
            var body: some View {
                VStack {
                    Button("go") { focus = 1 }
                    ViewThatFits(in: .horizontal) {
                        TextField("", text: $text).frame(width: 50).focused($focus, equals: 1).task { log.lines.append("task") }
                        TextField("", text: $text).focused($focus, equals: 1)
                    }
                }
            }
        }
        let log = Log()
        let host = host(20, 3) { Form(log: log) }
        host.press(.return)
        #expect(host.focus?.contains("TextField") == true)
        host.type("hi")
        #expect(host.text.contains("hi"))
        #expect(log.lines.isEmpty)
        #expect(host.log.isEmpty)
    }

    @Test("a view that grows as soon as it is shown does not change for ever") func restlessCandidate() {
        struct Growing: View {
            @State private var text = "a"
            var body: some View { Text(text).onAppear { text = "a very long text" } }
        }
        let host = host(6, 1) {
            ViewThatFits(in: .horizontal) {
                Growing()
                Text("short")
            }
        }
        #expect(!host.text.isEmpty)
        #expect(host.statistics.rounds < 40)
    }
}

import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor @Suite("Programs, windows, URLs")
struct WindowTests {
    private struct Keeping: App {
        @State private var count = 0
        var body: some Scene {
            WindowGroup { Counter(count: $count) }
            WindowGroup("Other", id: "other") { Text("other, \(count)") }
        }
    }

    private struct Counter: View {
        @Binding var count: Int
        @Environment(\.openWindow) private var openWindow
        var body: some View {
            VStack {
                Button("count \(count)") { count += 1 }
                Button("open") { openWindow(id: "other") }
            }
        }
    }

    @Test("H2: the state of the App outlives the windows, and every scene shows it")
    func h2_state() {
        let host = TestHost(Keeping.rootView, width: 40, height: 10)
        host.press(.return)
        host.press(.return)
        #expect(host.text.contains("count 2"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("other, 2"))
        host.press(.escape)
        host.press(.tab, modifiers: .shift)
        host.press(.return)
        #expect(host.text.contains("count 3"))
    }

    private struct Opening: View {
        let log: Log
        @Environment(\.openURL) private var openURL
        var body: some View {
            Button("Open") {
                if let url = URL(string: "https://swift.org") { openURL(url) { self.log.add("accepted \($0)") } }
            }
        }
    }

    @Test("H8: without a program to open it a URL is not accepted; nothing of that is drawn over the screen")
    func h8_noOpener() {
        let log = Log()
        let host = TestHost(Opening(log: log), width: 20, height: 3)
        let before = host.text
        host.press(.return)
        #expect(log.take() == ["accepted false"])
        #expect(host.text == before && host.clipboard == "https://swift.org")
    }

    @Test("H8: the system's program opens it, and a handler of the view's own comes first")
    func h8_opener() {
        let log = Log()
        let host = TestHost(Opening(log: log), width: 20, height: 3)
        host.host.graph.openURL = { url in
            log.add(url.absoluteString)
            return true
        }
        host.press(.return)
        #expect(log.take() == ["https://swift.org", "accepted true"])
        let own = TestHost(Opening(log: log).environment(\.openURL, OpenURLAction { _ in .discarded }), width: 20, height: 3)
        own.host.graph.openURL = { _ in
            log.add("system")
            return true
        }
        own.press(.return)
        #expect(log.take() == ["accepted false"])
    }

    @Test("H9: a URL that the program is given is told once, after the view has appeared")
    func h9_openURL() throws {
        struct Receiving: View {
            let log: Log
            @State private var shown = "nothing"
            var body: some View {
                Text(verbatim: shown)
                    .onOpenURL { url in
                        log.add("url")
                        shown = url.lastPathComponent
                    }
                    .onAppear { log.add("appear") }
            }
        }
        let log = Log()
        let host = TestHost(Receiving(log: log), width: 20, height: 3)
        host.open(try #require(URL(string: "myapp://items/seven")))
        #expect(log.take() == ["appear", "url"])
        #expect(host.text.contains("seven"))
        host.press("x")
        host.resize(width: 30, height: 4)
        #expect(log.take().isEmpty)
    }

    @Test("H9: a URL that comes before anybody wants it waits for the view that does")
    func h9_waits() throws {
        struct Late: View {
            let log: Log
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("show") { isShown = true }
                    if isShown {
                        Text("late").onAppear { log.add("appear") }.onOpenURL { log.add($0.absoluteString) }
                    }
                }
            }
        }
        let log = Log()
        let host = TestHost(Late(log: log), width: 20, height: 3)
        host.open(try #require(URL(string: "a://b")))
        #expect(log.take().isEmpty)
        host.press(.return)
        #expect(log.take() == ["appear", "a://b"])
    }

    @Test("H16: another size of the window is another layout, and nothing else: state, focus and life go on")
    func h16_resize() {
        struct Form: View {
            let log: Log
            @State private var text = ""
            @State private var count = 0
            var body: some View {
                VStack(alignment: .leading) {
                    Button("count \(count)") { count += 1 }
                    TextField("name", text: $text)
                    Spacer()
                    Text("end")
                }
                .onAppear { log.add("appear") }
                .onDisappear { log.add("disappear") }
                .task { log.add("task") }
            }
        }
        let log = Log()
        let host = TestHost(Form(log: log), width: 80, height: 24)
        host.find(text: "count 0").click()
        host.find(.textField).focus()
        host.type("abc")
        _ = log.take()
        host.resize(width: 40, height: 10)
        #expect(host.statistics.nodesMade == 0)
        #expect(log.all.isEmpty)
        #expect(host.focused?.text == "abc" && host.text.contains("count 1"))
        #expect(host.lines[9].contains("end"))
        host.type("d")
        #expect(host.focused?.text == "abcd")
    }

    @Test("E53: the controls of a group are each a stop for Tab, beside each other")
    func e53_controlGroup() {
        let log = Log()
        let host = TestHost.pinned(
            ControlGroup {
                Button("a") { log.add("a") }
                Button("b") { log.add("b") }
            }, width: 20, height: 2)
        #expect(host.lines[0].contains("a") && host.lines[0].contains("b"))
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.all == ["a", "b", "a"])
    }
}

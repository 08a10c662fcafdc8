import Foundation
import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

/// Links, by themselves and in texts.
@MainActor struct LinkTests {
    private final class Opened {
        var urls: [String] = []
    }

    private func opening<Content: View>(_ opened: Opened, _ view: Content, width: Int = 40, height: Int = 4) -> TestHost {
        let action = OpenURLAction { url in
            opened.urls.append(url.absoluteString)
            return .handled
        }
        return TestHost(
            view.environment(\.openURL, action).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: width,
            height: height)
    }

    private let url = URL(fileURLWithPath: "/doc")

    @Test("E57: a link opens its URL by Return, by Space and by a click") func e57_link() {
        let opened = Opened()
        let host = opening(opened, Link("Docs", destination: url))
        #expect(host.shown(.underline) == "Docs")
        #expect(host.shown(.reverse) == "Docs")
        host.press(.return)
        host.press(.space)
        host.click(x: 1, y: 0)
        #expect(opened.urls == Array(repeating: "file:///doc", count: 3))
    }

    @Test("E13, E14: once per press, anywhere on the label") func e13_e14_wholeLabel() {
        let opened = Opened()
        let label = HStack(spacing: 3) {
            Text("a")
            Text("b")
        }
        let host = opening(opened, Link(destination: url) { label })
        host.click(x: 2, y: 0)
        #expect(opened.urls.count == 1)
        host.press(.space)
        #expect(opened.urls.count == 2)
        let disabled = opening(opened, Link(destination: url) { label }.disabled(true))
        disabled.press(.space)
        disabled.click(x: 0, y: 0)
        #expect(opened.urls.count == 2)
    }

    @Test("E57: links in a text are opened by keys") func e57_textLinkKeys() {
        let opened = Opened()
        let host = opening(opened, Text("See [**one** link](https://a.b/1) and [two](https://a.b/2)."))
        #expect(host.text == "See one link and two.")
        #expect(host.shown(.underline) == "one linktwo")
        #expect(host.shown(.reverse) == "one link")
        host.press(.return)
        host.press(.rightArrow)
        #expect(host.shown(.reverse) == "two")
        host.press(.space)
        host.press(.leftArrow)
        host.press(.return)
        #expect(opened.urls == ["https://a.b/1", "https://a.b/2", "https://a.b/1"])
    }

    @Test("E57: links in a text are opened by a click on them, on whatever line they are") func e57_textLinkMouse() {
        let opened = Opened()
        let host = opening(opened, Text("aaa [bbb ccc](https://a.b)"), width: 8)
        #expect(host.text == "aaa bbb\nccc")
        host.click(x: 1, y: 0)
        #expect(opened.urls == [])
        host.click(x: 5, y: 0)
        host.click(x: 1, y: 1)
        #expect(opened.urls.count == 2)
        host.drag(from: (5, 0), to: (1, 0))
        #expect(opened.urls.count == 2)
    }

    @Test("a value goes into the destination of a link") func destination() {
        let opened = Opened()
        let id = 7
        let host = opening(opened, Text("[item](https://a.b/\(id))"))
        host.press(.return)
        #expect(opened.urls == ["https://a.b/7"])
    }

    @Test("a text without links is no stop for the focus") func noStop() {
        let host = TestHost(
            VStack {
                Text("a **b**"); Button("x") {}
            }, width: 10, height: 3)
        #expect(host.focus?.contains("Button") == true)
    }

    @Test("a disabled text's links are not opened") func disabled() {
        let opened = Opened()
        let host = opening(opened, Text("[one](https://a.b)").disabled(true))
        host.press(.return)
        host.click(x: 0, y: 0)
        #expect(opened.urls == [])
    }

    @Test("without a desktop the URL is copied, and the log says so") func copies() {
        let host = TestHost(Link("Docs", destination: url), width: 20, height: 1)
        host.press(.return)
        #expect(host.clipboard == "file:///doc")
        #expect(host.log.contains { $0.contains("file:///doc") })
    }

    @Test("an action of one's own may leave the URL, or another one, to the system") func systemAction() {
        let other = URL(fileURLWithPath: "/other")
        var accepted: [Bool] = []
        struct Opening: View {
            let url: URL
            let note: @MainActor (Bool) -> Void
            @Environment(\.openURL) private var openURL
            var body: some View { Button("x") { openURL(url) { note($0) } } }
        }
        let host = TestHost(
            Opening(url: url) { accepted.append($0) }.environment(\.openURL, OpenURLAction { _ in .systemAction(other) }), width: 20,
            height: 1)
        host.host.graph.openURL = { $0 == other }
        host.press(.return)
        #expect(accepted == [true])
        #expect(host.clipboard == nil)
    }

    @Test("only a desktop's terminal starts programs") func launcher() {
        #expect(URLLauncher.program(["PATH": "/nonexistent", "DISPLAY": ":0"]) == nil)
        #if os(Linux)
            #expect(URLLauncher.program(["PATH": "/usr/bin:/bin"]) == nil)
        #endif
    }
}

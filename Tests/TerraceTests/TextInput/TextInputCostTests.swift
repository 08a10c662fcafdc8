import TerraceCore
import TerraceTesting
import Testing

@testable import Terrace

private struct Page: View {
    @Bindable var model: TextModel
    let isEditor: Bool

    var body: some View {
        if isEditor { TextEditor(text: $model.text) } else { TextField("", text: $model.text) }
    }
}

@MainActor
@Suite("What editing costs")
struct TextInputCostTests {
    private func behavior(of host: TestHost) throws -> TextInputBehavior {
        try #require((host.host.graph.focus.focused?.firstBox as? CustomBox)?.behavior as? TextInputBehavior)
    }

    /// Where the bytes of a text are, so that it shows when they were copied.
    private func address(_ text: String) -> UnsafeRawPointer? {
        text.utf8.withContiguousStorageIfAvailable { $0.baseAddress.map { UnsafeRawPointer($0) } } ?? nil
    }

    @Test("E10: 100,000 lines: a key lays out no more than what shows, wherever it is pressed")
    func e10_layouts() throws {
        let model = TextModel((0..<100_000).map { "line \($0)" }.joined(separator: "\n"))
        let host = TestHost(Page(model: model, isEditor: true), width: 30, height: 10)
        let rows = try #require(try behavior(of: host).presentation as? RowsPresentation)
        #expect(host.lines[0].hasPrefix("line 0") && rows.layoutCount <= 12)
        func cost(_ act: () -> Void) -> Int {
            let before = rows.layoutCount
            act()
            return rows.layoutCount - before
        }
        #expect(cost { host.press(.end, modifiers: .control) } <= 25)
        #expect(host.lines[9].hasPrefix("line 99999"))
        #expect(cost { host.type("x") } <= 1)
        #expect(cost { host.type("\n") } <= 3)
        #expect(cost { host.press(.pageUp) } <= 25)
        #expect(cost { host.press(.home, modifiers: .control) } <= 25)
        #expect(cost { host.type("x") } <= 1)
        #expect(cost { host.type("\n") } <= 3)
        #expect(cost { host.press(.downArrow) } <= 2)
        #expect(cost { host.press("_", modifiers: .control) } <= 3)
        #expect(host.lines[0].hasPrefix("line 0"))
    }

    @Test("E1: an edit changes the owner's text in place, however long it is", arguments: [false, true])
    func e1_inPlace(isEditor: Bool) throws {
        let probe = Probe()
        let host = TestHost(Owner(isEditor: isEditor, probe: probe), width: 30, height: 10)
        let binding = try #require(probe.binding)
        host.type("x")
        var addresses: Set<UnsafeRawPointer?> = []
        for key in ["a", "b", " ", "c"] {
            host.type(key)
            addresses.insert(address(binding.wrappedValue))
        }
        for _ in 0..<4 {
            host.press(.delete)
            addresses.insert(address(binding.wrappedValue))
        }
        host.press("_", modifiers: .control)
        addresses.insert(address(binding.wrappedValue))
        #expect(addresses.count == 1 && binding.wrappedValue.utf8.count == 260_005)
    }
}

@MainActor
private final class Probe {
    var binding: Binding<String>?
}

private struct Owner: View {
    @State var text = String(repeating: "a long line, ", count: 20_000)
    let isEditor: Bool
    let probe: Probe

    var body: some View {
        let _ = probe.binding = $text
        if isEditor { TextEditor(text: $text) } else { TextField("", text: $text) }
    }
}

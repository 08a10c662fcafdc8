import Terrace
import TerraceTesting
import Testing

private struct Fruit: View {
    @State var text = ""
    var body: some View {
        VStack(alignment: .leading) {
            TextField("Fruit", text: $text).textInputCompletions { _ in ["apple", "apricot", "banana"] }
            Text("<\(text)>").focusable()
        }
    }
}

@MainActor
@Suite("Completion")
struct TextInputCompletionTests {
    @Test("The first candidate shows dim behind the caret, and Tab takes it; without one Tab moves the focus")
    func completes() {
        let host = TestHost(Fruit(), width: 20, height: 2)
        #expect(host.lines[0] == "Fruit")
        host.type("ap")
        #expect(host.lines[0] == "apple" && host.dimmed(row: 0) == "ple" && host.lines[1] == "<ap>" && host.cursor?.x == 2)
        host.type("r")
        #expect(host.lines[0] == "apricot")
        host.type("\t")
        #expect(host.lines[1] == "<apricot>" && host.cursor?.x == 7)
        host.type("\t")
        host.type("x")
        #expect(host.lines[1] == "<apricot>")
    }

    @Test("Nothing is offered while the caret is elsewhere, or nothing begins like the text")
    func offersNothing() {
        let host = TestHost(Fruit(), width: 20, height: 2)
        host.type("ba")
        #expect(host.lines[0] == "banana")
        host.press(.leftArrow)
        #expect(host.lines[0] == "ba")
        host.press(.rightArrow)
        #expect(host.lines[0] == "banana")
        host.type("x")
        #expect(host.lines[0] == "bax")
        host.press("_", modifiers: .control)
        #expect(host.lines[1] == "<ba>")
    }
}

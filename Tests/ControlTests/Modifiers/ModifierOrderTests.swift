import Terrace
import TerraceTesting
import Testing

private enum WordKey: EnvironmentKey { static let defaultValue = "default" }

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}

@MainActor @Suite("Modifiers, environment, builders")
struct ModifierOrderTests {
    private struct Word: View {
        @Environment(\.word) private var word
        var body: some View { Text(verbatim: word) }
    }

    @Test("F1: a border around a frame is as wide as the frame, one inside of it as wide as the text")
    func f1_order() {
        let outside = TestHost.pinned(Text("ab").frame(width: 5).border(Color.red), width: 9, height: 3)
        let inside = TestHost.pinned(Text("ab").border(Color.red).frame(width: 9), width: 9, height: 3)
        #expect(outside.lines[0] == "┌─────┐")
        #expect(inside.lines[0].trimmingCharacters(in: .whitespaces) == "┌──┐")
        #expect(inside.lines[1].contains("│ab│"))
    }

    @Test("F1: the environment is the same whichever side of a layout modifier it is set on")
    func f1_environment() {
        let inside = TestHost.pinned(Word().environment(\.word, "x").frame(width: 5), width: 9, height: 1)
        let outside = TestHost.pinned(Word().frame(width: 5).environment(\.word, "x"), width: 9, height: 1)
        #expect(inside.text == "  x" && outside.text == inside.text)
    }

    @Test("F2: the environment flows down, and what is set nearest to the reader counts")
    func f2_nearest() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Word().environment(\.word, "inner").bold()
                Word()
                HStack { Word() }.environment(\.word, "middle")
            }
            .environment(\.word, "outer"), width: 10, height: 3)
        #expect(host.text == "inner\nouter\nmiddle")
        let fonts = TestHost.pinned(
            VStack(alignment: .leading) {
                Text("a").font(.body)
                Text("b")
            }
            .font(.headline), width: 3, height: 2)
        #expect(!fonts.cell(x: 0, y: 0).isBold && fonts.cell(x: 0, y: 1).isBold)
    }

    @Test("F3: a view that sets a value for its content reads the outer one itself; siblings do too")
    func f3_own() {
        struct Setting: View {
            @Environment(\.word) private var word
            var body: some View {
                HStack {
                    Text(verbatim: word).environment(\.word, "inner")
                    Word().environment(\.word, "inner")
                    Word()
                }
            }
        }
        #expect(TestHost.pinned(Setting().environment(\.word, "outer"), width: 20, height: 1).text == "outer inner outer")
    }

    private struct Availability: View {
        var body: some View {
            VStack(alignment: .leading) {
                if #available(macOS 12, *) {
                    Text("new")
                } else {
                    Text("old")
                }
                if #available(macOS 12, *) { Word() }
            }
        }
    }

    @Test("F14: what stands behind an availability check is shown")
    func f14_availability() {
        #expect(TestHost.pinned(Availability(), width: 9, height: 2).text == "new\ndefault")
    }

    private struct Compiled: View {
        var body: some View {
            VStack(alignment: .leading) {
                #if os(Linux) || os(macOS)
                    Text("here")
                #else
                    Text("elsewhere")
                #endif
                #if NO_SUCH_CONDITION
                    Text("never")
                #endif
                Text("a")
                    #if NO_SUCH_CONDITION
                        .hidden()
                    #endif
            }
        }
    }

    @Test("F15: of `#if` in a builder the branch is there that is compiled")
    func f15_conditionalCompilation() {
        #expect(TestHost.pinned(Compiled(), width: 9, height: 3).text == "here\na")
    }

    @Test("F18: a background of a colour fills the bounds of the view, and no cell more")
    func f18_background() {
        let host = TestHost.pinned(Text("ab").background(Color.red), width: 4, height: 2)
        #expect((0..<2).allSatisfy { host.cell(x: $0, y: 0).background != nil })
        #expect(host.cell(x: 2, y: 0).background == nil && host.cell(x: 0, y: 1).background == nil)
        let padded = TestHost.pinned(Text("ab").padding(1).background(Color.red), width: 6, height: 4)
        #expect((0..<3).allSatisfy { padded.cell(x: 3, y: $0).background != nil })
        #expect(padded.cell(x: 4, y: 0).background == nil && padded.cell(x: 0, y: 3).background == nil)
    }

    @Test("F20: what stands out of a frame is drawn, unless it is clipped")
    func f20_clipped() {
        let wide = Text("abcdef").fixedSize().frame(width: 3, alignment: .leading)
        #expect(TestHost.pinned(HStack(spacing: 0) { wide }, width: 9, height: 1).text == "abcdef")
        #expect(TestHost.pinned(HStack(spacing: 0) { wide.clipped() }, width: 9, height: 1).text == "abc")
    }

    @Test("F20: a view that is not hit is out of reach for the pointer, not for the keyboard")
    func f20_hitTesting() {
        let log = Log()
        let host = TestHost.pinned(Button("Go") { log.add("go") }.allowsHitTesting(false), width: 9, height: 1)
        host.click(x: 3, y: 0)
        #expect(log.take().isEmpty)
        host.press(.return)
        #expect(log.take() == ["go"])
    }

    @Test("F24: the bodies of primitive views are of type Never")
    func f24_primitives() {
        #expect(Text.Body.self == Never.self)
        #expect(Color.Body.self == Never.self)
        #expect(EmptyView.Body.self == Never.self)
        #expect(VStack<Text>.Body.self == Never.self)
        #expect(ForEach<Range<Int>, Int, Text>.Body.self == Never.self)
        // An optional may be a gesture as well: which body is meant, the protocol says.
        func hasNoBody<V: View>(_ type: V.Type) -> Bool { V.Body.self == Never.self }
        #expect(hasNoBody(Optional<Text>.self))
        #expect(TupleView<Text, Text>.Body.self == Never.self)
        // They are shown all the same: nobody calls those.
        #expect(TestHost.pinned(VStack { ForEach(0..<2) { Text("\($0)") } }, width: 3, height: 2).text == "0\n1")
    }
}

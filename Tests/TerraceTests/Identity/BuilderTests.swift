import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Lists of views and builders")
struct BuilderTests {
    @Test("F8: a modifier on a group applies to each member, on a stack to the stack")
    func f8_distribution() {
        let group = picture(
            HStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("b")
                }.padding(.leading, 1)
            })
        #expect(group == " a b")
        let rows = picture(HStack(spacing: 0) { ForEach(0..<3) { Text("\($0)") }.padding(.leading, 1) })
        #expect(rows == " 0 1 2")
        let stack = picture(
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    Text("a"); Text("b")
                }.padding(.leading, 1)
            })
        #expect(stack == " ab")
    }

    @Test("F8: members that come and go get and lose the modifier, the others keep theirs")
    func f8_distributionFollows() {
        let bench = Bench([1, 2]) { ids, _ in
            HStack(spacing: 0) { ForEach(ids.wrappedValue, id: \.self) { Text("\($0)") }.padding(.leading, 1).overlay { Text("") } }
        }
        for ids in [[1, 3, 2], [3, 1], [], [4], [5, 4, 6]] {
            bench.set(ids)
            #expect(bench.text == ids.map { " \($0)" }.joined())
            #expect(bench.broken == [])
        }
    }

    @ViewBuilder private var two: some View {
        Text("a")
        Text("b")
    }

    @Test("F9: a builder property with two views acts as a group")
    func f9_builderProperty() {
        #expect(picture(HStack(spacing: 0) { two.padding(.leading, 1) }) == " a b")
    }

    @Test("F10: several views where one is needed lie on top of each other in an overlay")
    func f10_overlayOfTwo() {
        #expect(
            picture(
                Text("   ").overlay(alignment: .leading) {
                    Text("xy"); Text("a")
                }) == "ay")
    }

    @Test("F10: several views at the root stand below one another")
    func f10_root() {
        let lines = TestHost(two, width: 1, height: 2).lines
        #expect(lines == ["a", "b"])
    }

    @Test("F11: an empty view takes no space and no gap")
    func f11_emptyView() {
        #expect(
            picture(
                HStack(spacing: 1) {
                    Text("a"); EmptyView(); Text("b")
                }) == "a b")
    }

    @Test("F13: a stack of twelve")
    func f13_noArityLimit() {
        let text = picture(
            VStack(alignment: .leading) {
                Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
                Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
            })
        #expect(text == (1...12).map(String.init).joined(separator: "\n"))
    }

    @Test("F17: a key's default is read where nobody has set it")
    func f17_default() {
        #expect(picture(LevelView()) == "7")
        #expect(picture(LevelView().environment(\.level, 9)) == "9")
    }
}

private enum LevelKey: EnvironmentKey { static let defaultValue = 7 }

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct LevelView: View {
    @Environment(\.level) private var level
    var body: some View { Text("\(level)") }
}

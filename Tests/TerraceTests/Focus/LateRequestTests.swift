import Dispatch
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Focus requests that come late, or meet a changing tree")
struct LateRequestTests {
    /// The focus is in a row whose state is bound outside it, as `RowView().focused(…)` does.
    private struct Wrapped: View {
        struct Row: View {
            @FocusState private var isFocused: Bool
            let name: String
            var body: some View {
                HStack(spacing: 0) {
                    Text(isFocused ? ">" : " ")
                    TextField(name, text: .constant(""))
                        .focused($isFocused)
                }
            }
        }

        let log: Log
        @State private var ids = [1, 2, 3]
        @FocusState private var focus: Int?

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(ids, id: \.self) { Row(name: "\($0)").padding(0).focused($focus, equals: $0) }
                Text("at \(focus ?? 0)")
            }
            .onChange(of: focus) { log.add("\($0 ?? 0)>\($1 ?? 0)") }
            .onKeyPress { press in
                switch press.key {
                case .function(1): ids.removeAll { $0 == focus }
                case .function(2):
                    ids.removeAll { $0 == focus }
                    focus = nil
                case .function(3):
                    ids.removeAll { $0 == 2 }
                    focus = 3
                case .function(4):
                    let gone = focus
                    ids.removeAll { $0 == gone }
                    DispatchQueue.main.async { focus = gone }
                case .function(5):
                    ids = [7, 8]
                case .function(6):
                    ids = ids.map { $0 + 10 }
                    focus = (ids.last ?? 0)
                default: return .ignored
                }
                return .handled
            }
        }
    }

    private func host(_ log: Log = Log()) -> TestHost {
        let host = TestHost.pinned(Wrapped(log: log), width: 10, height: 5)
        host.press(.tab)
        _ = log.take()
        return host
    }

    @Test("C10: a state bound around the row that goes is told, too")
    func outerStateIsTold() {
        let log = Log()
        let host = host(log)
        #expect(host.text == " 1\n>2\n 3\nat 2")
        host.press(.function(1))
        #expect(host.text == " 1\n>3\nat 3")
        #expect(log.take() == ["2>3"])
    }

    @Test("C3: nil asked for in the action that removes the focused row leaves no focus")
    func removeAndDismiss() {
        let log = Log()
        let host = host(log)
        host.press(.function(2))
        #expect(host.text == " 1\n 3\nat 0")
        #expect(host.focus == nil)
        #expect(log.take() == ["2>0"])
        #expect(host.log == [])
    }

    @Test("C10: a row asked for in the action that removes the focused one gets the focus, in one change")
    func removeAndAsk() {
        let log = Log()
        let host = host(log)
        host.press(.function(3))
        #expect(host.text == " 1\n>3\nat 3")
        #expect(log.take() == ["2>3"])
    }

    @Test("tldw_chatbook 1252: a request that comes when its row has gone is dropped, and typing still has somewhere to go")
    func rowHasGone() async {
        let host = host()
        host.press(.function(4))
        await host.settle()
        #expect(host.text == " 1\n>3\nat 3")
        #expect(host.log.count == 1)
    }

    @Test("C10: when every row is replaced, the first of the new ones has the focus, and the state says so")
    func allReplaced() {
        let log = Log()
        let host = host(log)
        host.press(.function(5))
        #expect(host.text == ">7\n 8\nat 7")
        #expect(log.take() == ["2>7"])
    }

    @Test("C6: a row of new rows that replace all can be asked for")
    func allReplacedAndAsked() {
        let log = Log()
        let host = host(log)
        host.press(.function(6))
        #expect(host.text == " 11\n 12\n>13\nat 13")
        #expect(log.take() == ["2>13"])
    }
}

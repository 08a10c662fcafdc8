import Terrace
import TerraceTesting
import Testing

@Observable
private final class Settings {
    var size = 1
}

private final class Meter: ObservableObject {
    nonisolated(unsafe) static var made = 0
    @Published var a = 0
    @Published var b = 0
    @Published var rows = ["x", "y"]
    init() { Meter.made += 1 }
}

private final class Notes {
    var lines: [String] = []
    func add(_ line: String) -> Int {
        lines.append(line)
        return lines.count
    }
}

private struct Observer: View {
    @ObservedObject var model: Meter
    let log: Notes

    var body: some View {
        let _ = log.add("body")
        Text("a\(model.a)")
    }
}

/// An owner that passes a part of a model on and reads nothing of it itself.
private struct Owner: View {
    @StateObject var model = Meter()
    let log: Notes

    var body: some View {
        VStack {
            Leaf(value: $model.a, log: log)
            Button("up") { model.a += 1 }
        }
    }
}

private struct Leaf: View {
    @Binding var value: Int
    let log: Notes
    var body: some View {
        let _ = log.add("leaf")
        Text("leaf \(value)")
    }
}

@MainActor
@Suite("Observable objects", .serialized)
struct ObservableObjectTests {
    @Test("A42: a write of any published property evaluates every observer, once a turn")
    func a42_anyPublished() {
        let model = Meter()
        let log = Notes()
        struct Both: View {
            let model: Meter
            let log: Notes
            var body: some View {
                VStack {
                    Observer(model: model, log: log)
                    Button("b") {
                        model.b += 1
                        model.b += 1
                    }
                }
            }
        }
        let host = TestHost.pinned(Both(model: model, log: log), width: 20, height: 4)
        #expect(log.lines == ["body"])
        host.press(.return)
        #expect(log.lines == ["body", "body"])
        model.a = 7
        host.press(.tab)
        #expect(host.lines[0].contains("a7"))
        #expect(log.lines.count == 3)
    }

    @Test("A27: a StateObject's expression is evaluated once in the life of its place, and anew when the identity changes")
    func a27_oncePerNode() async {
        struct Child: View {
            @StateObject var model = Meter()
            let number: Int
            var body: some View { Text("\(number):\(model.a)") }
        }
        struct Parent: View {
            @State var number = 0
            @State var identity = 0
            var body: some View {
                VStack {
                    Child(number: number).id(identity)
                    Button("again") { number += 1 }
                    Button("other") { identity += 1 }
                }
            }
        }
        Meter.made = 0
        let host = TestHost.pinned(Parent(), width: 20, height: 5)
        #expect(Meter.made == 1)
        for _ in 0..<5 { host.press(.return) }
        #expect(host.lines[0].contains("5:0"))
        #expect(Meter.made == 1)
        host.press(.tab)
        host.press(.return)
        #expect(Meter.made == 2)
    }

    @Test("A28: an ObservedObject is whatever the parent passes now")
    func a28_replaced() {
        struct Child: View {
            @ObservedObject var model: Meter
            var body: some View { Button("\(model.a)") { model.a += 1 } }
        }
        struct Parent: View {
            @State var number = 0
            var body: some View {
                VStack {
                    Child(model: Meter())
                    Button("n\(number)") { number += 1 }
                }
            }
        }
        let host = TestHost.pinned(Parent(), width: 20, height: 4)
        host.press(.return)
        #expect(host.lines[0].contains("[ 1 ]"))
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[0].contains("[ 0 ]"))
        // The new one is observed, too.
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[0].contains("[ 1 ]"))
    }

    @Test("a child that was given a binding to a model's property follows the model, also after its owner's body was skipped")
    func bindingFollows() {
        let log = Notes()
        let host = TestHost.pinned(Owner(log: log), width: 20, height: 4)
        host.press(.return)
        #expect(host.lines[0].contains("leaf 1"))
        host.press(.return)
        #expect(host.lines[0].contains("leaf 2"))
    }

    @Test("a text field bound to a published property shows and writes it in place")
    func fieldOnModel() {
        struct Editor: View {
            @ObservedObject var model: Meter
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("", text: $model.rows[0])
                    Text(model.rows.joined(separator: "+"))
                }
            }
        }
        let model = Meter()
        let host = TestHost.pinned(Editor(model: model), width: 20, height: 3)
        host.type("1")
        #expect(model.rows == ["x1", "y"])
        #expect(host.text == "x1\nx1+y")
        model.rows[0] = "z"
        host.press(.end)
        #expect(host.text == "z\nz+y")
    }

    @Test("B32: a published property may be written from any thread; the next turn shows it")
    func otherThread() async {
        nonisolated(unsafe) let model = Meter()
        let host = TestHost.pinned(Observer(model: model, log: Notes()), width: 20, height: 2)
        await Task.detached { model.a = 5 }.value
        await host.settle()
        #expect(host.text.contains("a5"))
    }

    @Test("objectWillChange is one publisher per object, and tells before the change")
    func willChange() {
        let model = Meter()
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(model.objectWillChange !== Meter().objectWillChange)
        var seen: [Int] = []
        let token = model.objectWillChange.sink { [unowned model] in seen.append(model.a) }
        model.a = 1
        model.a += 1
        #expect(seen == [0, 1])
        withExtendedLifetime(token) {}
    }

    @Test("a listener that has gone hears nothing, and the objects of many short lives leave no publishers behind")
    func listenersGo() {
        let model = Meter()
        var count = 0
        var token: AnyCancellable? = model.objectWillChange.sink { count += 1 }
        model.a = 1
        #expect(token != nil)
        token = nil
        model.a = 2
        #expect(count == 1)
    }

    @Test("a model with a publisher of its own sends when it likes, and its published properties send by it")
    func ownPublisher() {
        final class Own: ObservableObject {
            let objectWillChange = ObservableObjectPublisher()
            var plain = 0 { willSet { objectWillChange.send() } }
            @Published var published = 0
        }
        struct Shower: View {
            @ObservedObject var model: Own
            var body: some View { Text("\(model.plain),\(model.published)").focusable() }
        }
        let model = Own()
        let host = TestHost.pinned(Shower(model: model), width: 20, height: 2)
        model.plain = 3
        host.press(.tab)
        #expect(host.text.contains("3,0"))
        model.published = 4
        host.press(.tab)
        #expect(host.text.contains("3,4"))
    }

    @Test("an environment object is found by its type, observed, and followed when another takes its place")
    func environmentObject() {
        struct Reader: View {
            @EnvironmentObject var model: Meter
            var body: some View {
                VStack {
                    Text("a\(model.a)")
                    Button("up") { model.a += 1 }
                }
            }
        }
        struct Root: View {
            let models = [Meter(), Meter()]
            @State var index = 0
            var body: some View {
                VStack {
                    Button("switch") { index = 1 - index }
                    Reader().environmentObject(models[index])
                }
            }
        }
        let host = TestHost.pinned(Root(), width: 20, height: 5)
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[1].contains("a1"))
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[1].contains("a0"))
        host.press(.tab)
        host.press(.return)
        host.press(.return)
        #expect(host.lines[1].contains("a2"))
    }

    @Test("A37, S21: a missing environment object stops the program with its type and the path to the view that wanted it")
    func a37_missingEnvironmentObject() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Wanting: View {
                    @EnvironmentObject var model: Meter
                    var body: some View { Text("\(model.a)") }
                }
                struct Outer: View { var body: some View { VStack { Wanting() } } }
                _ = TestHost.pinned(Outer(), width: 10, height: 1)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("No object of type Meter"))
        #expect(message.contains("Outer > Wanting"))
    }

    @Test("A37: a missing object of @Environment stops the program likewise, and the optional form is nil")
    func a37_missingObservable() async {
        struct Optionally: View {
            @Environment(Settings.self) var settings: Settings?
            var body: some View { Text(settings == nil ? "none" : "some") }
        }
        #expect(TestHost.pinned(Optionally(), width: 10, height: 1).text.contains("none"))
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Wanting: View {
                    @Environment(Settings.self) var settings
                    var body: some View { Text("\(settings.size)") }
                }
                _ = TestHost.pinned(Wanting(), width: 10, height: 1)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("No object of type Settings"))
        #expect(message.contains("Wanting"))
    }
}

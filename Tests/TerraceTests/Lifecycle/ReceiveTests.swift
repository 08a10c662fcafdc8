import Combine
import Foundation
import Terrace
import TerraceTesting
import Testing

private struct Ticker: View {
    @State private var count = 0
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text("ticks \(count)").onReceive(ticks) { _ in count += 1 } }
}

private struct Listening: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var factor = 1
    @State private var seen: [Int] = []
    var body: some View {
        VStack {
            Text("seen \(seen.map(String.init).joined(separator: " "))")
            Button("More") { factor += 1 }
        }
        .onReceive(subject) { seen.append($0 * factor) }
    }
}

private struct Coming: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
        VStack {
            Button("Toggle") { isShown.toggle() }
            if isShown {
                Text("inside").onReceive(Self.subject.handleEvents(receiveCancel: { log.add("cancel") })) { _ in log.add("value") }
            }
        }
    }
    static let subject = PassthroughSubject<Int, Never>()
}

private final class FilterModel: ObservableObject {
    @Published var text = ""
    @Published var result = ""
    private var cancellables: Set<AnyCancellable> = []
    init() {
        $text.debounce(for: .seconds(1), scheduler: DispatchQueue.main).map { $0.uppercased() }.assign(to: &$result)
    }
}

private struct Search: View {
    @StateObject private var model = FilterModel()
    var body: some View {
        VStack {
            TextField("Find", text: $model.text)
            Text("result \(model.result)")
        }
    }
}

private final class OldModel: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 { willSet { objectWillChange.send() } }
}

private struct OldView: View {
    @ObservedObject var model: OldModel
    var body: some View { Button("count \(model.count)") { self.model.count += 1 } }
}

#if os(Linux)
    @MainActor @Suite("onReceive, timers and models with publishers")
    struct ReceiveTests {
        @Test("A timer of a view ticks as the test lets time pass, and no more")
        func ticks() {
            let host = TestHost(Ticker(), width: 20, height: 1)
            #expect(host.text.contains("ticks 0"))
            host.advance(by: .seconds(3))
            #expect(host.text.contains("ticks 3"))
            host.advance(by: .milliseconds(999))
            #expect(host.text.contains("ticks 3"))
            host.advance(by: .milliseconds(1))
            #expect(host.text.contains("ticks 4"))
        }

        @Test("B36: the subscription lives with the place, and the newest body's action runs")
        func newestAction() async {
            let subject = PassthroughSubject<Int, Never>()
            let host = TestHost(Listening(subject: subject), width: 30, height: 3)
            subject.send(1)
            await host.settle()
            #expect(host.text.contains("seen 1"))
            host.press(.return)
            subject.send(5)
            await host.settle()
            #expect(host.text.contains("seen 1 10"))
        }

        @Test("A subscription ends with its place")
        func ends() {
            let log = Log()
            let host = TestHost(Coming(log: log), width: 20, height: 3)
            Coming.subject.send(1)
            host.press(.return)
            Coming.subject.send(2)
            #expect(log.all == ["value", "cancel"])
        }

        @Test("What another thread sends is received on the main actor")
        func otherThread() async {
            let subject = PassthroughSubject<Int, Never>()
            let host = TestHost(Listening(subject: subject), width: 30, height: 3)
            await Task.detached { subject.send(7) }.value
            await host.settle()
            #expect(host.text.contains("seen 7"))
        }

        @Test("A model that debounces what is typed shows the result when typing pauses")
        func debounce() {
            let host = TestHost(Search(), width: 30, height: 3)
            host.type("ab")
            host.advance(by: .milliseconds(900))
            #expect(!host.text.contains("AB"))
            host.advance(by: .milliseconds(200))
            #expect(host.text.contains("result AB"))
        }

        @Test("A model of 2019 with a subject of its own updates its views")
        func oldModel() {
            let host = TestHost(OldView(model: OldModel()), width: 20, height: 1)
            host.press(.return)
            #expect(host.text.contains("count 1"))
        }
    }
#endif

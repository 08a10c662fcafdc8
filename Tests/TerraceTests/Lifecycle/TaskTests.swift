import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Tasks of views")
struct TaskTests {
    @Test("B5: tasks start after all onAppears of the insertion, wherever they are written")
    func b5_tasksAfterAppears() async {
        let log = Log()
        let view = VStack {
            HStack {
                Text("x").task { log.add("t1") }.onAppear { log.add("a1") }
            }
            .task { log.add("t2") }.onAppear { log.add("a2") }
        }
        .task { log.add("t3") }.onAppear { log.add("a3") }
        let host = TestHost.pinned(view)
        #expect(log.all == ["a1", "a2", "a3"])
        await host.settle()
        #expect(log.all == ["a1", "a2", "a3", "t1", "t2", "t3"])
    }

    private struct Sleeper: View {
        let log: Log
        @State private var isOn = true
        @State private var note = ""
        var body: some View {
            VStack {
                Button("t\(note)") { isOn.toggle() }
                if isOn {
                    Text("x").task {
                        log.add("start")
                        try? await Task.sleep(for: .seconds(3600))
                        log.add("cancelled \(Task.isCancelled)")
                        note = "!"
                    }
                }
            }
        }
    }

    @Test("B6: a task is cancelled when its view goes, starts anew when it comes back, and may still write state that lives")
    func b6_cancelledAtDisappear() async {
        let log = Log()
        let host = TestHost.pinned(Sleeper(log: log), width: 10, height: 2)
        await host.settle(deadline: .milliseconds(200))
        #expect(log.take() == ["start"])
        host.press(.return)
        await host.settle()
        #expect(log.take() == ["cancelled true"])
        #expect(host.text == "[ t! ]")
        host.press(.return)
        await host.settle(deadline: .milliseconds(200))
        #expect(log.take() == ["start"])
        host.close()
        await host.settle()
        #expect(log.take() == ["cancelled true"])
    }

    private struct Keyed: View {
        let log: Log
        @State private var id = 0
        @State private var n = 0
        var body: some View {
            let seen = n
            Text("\(id) \(n)")
                .task(id: id) {
                    log.add("start \(id) \(seen)")
                    try? await Task.sleep(for: .seconds(3600))
                    log.add("cancelled \(Task.isCancelled)")
                }
                .focusable()
                .onKeyPress("i") {
                    id += 1
                    n += 10
                    return .handled
                }
                .onKeyPress("s") {
                    id = id + 0
                    n += 1
                    return .handled
                }
        }
    }

    @Test("B7, B8: another id cancels the task and starts the closure of the new body; the same id does nothing")
    func b7_b8_taskID() async {
        let log = Log()
        let host = TestHost.pinned(Keyed(log: log), width: 10, height: 2)
        await host.settle(deadline: .milliseconds(200))
        #expect(log.take() == ["start 0 0"])
        host.type("s")
        await host.settle(deadline: .milliseconds(200))
        #expect(log.take() == [])
        host.type("i")
        await host.settle(deadline: .milliseconds(200))
        #expect(log.take().sorted() == ["cancelled true", "start 1 11"])
        host.close()
        await host.settle()
        #expect(log.take() == ["cancelled true"])
    }

    private struct Brief: View {
        let log: Log
        @State private var isOn = true
        var body: some View {
            VStack {
                if isOn { Text("x").task { log.add("ran, cancelled \(Task.isCancelled)") } }
            }
            .onAppear { isOn = false }
        }
    }

    @Test("B34: a task whose view went in the turn of its insertion sees that it is cancelled, if it runs at all")
    func b34_taskOfBriefView() async {
        let log = Log()
        let host = TestHost.pinned(Brief(log: log))
        await host.settle()
        #expect(log.all.allSatisfy { $0 == "ran, cancelled true" })
        #expect(host.text == "")
    }

    private struct Detached: View {
        @State private var n = 0
        var body: some View {
            Text("\(n)").task {
                let state = $n
                await withTaskGroup(of: Void.self) { group in
                    for _ in 0..<8 {
                        group.addTask { for value in 1...100 { state.wrappedValue = value } }
                    }
                }
                state.wrappedValue = 1000
            }
        }
    }

    @Test("B32: state may be written from any thread, and the next turn shows it")
    func b32_writesFromOtherThreads() async {
        let host = TestHost.pinned(Detached(), width: 8, height: 1)
        await host.settle()
        #expect(host.text == "1000")
    }

    private struct Late: View {
        let log: Log
        @State private var isOn = true
        var body: some View {
            VStack {
                Text("bodies")
                if isOn { Inner(log: log, remove: { isOn = false }) }
            }
        }

        struct Inner: View {
            let log: Log
            let remove: () -> Void
            @State private var n = 1
            var body: some View {
                let _ = log.add("body")
                Text("\(n)").task {
                    remove()
                    await Task.yield()
                    try? await Task.sleep(for: .milliseconds(1))
                    n = 7
                    log.add("n \(n)")
                }
            }
        }
    }

    @Test("A31: writing the state of a view that has gone shows nothing and traps nothing")
    func a31_writeAfterRemoval() async {
        let log = Log()
        let host = TestHost.pinned(Late(log: log), width: 8, height: 2)
        await host.settle()
        #expect(host.text == "bodies")
        let frames = host.frameCount
        #expect(log.all == ["body", "n 7"])
        await host.settle()
        #expect(host.frameCount == frames)
    }
}

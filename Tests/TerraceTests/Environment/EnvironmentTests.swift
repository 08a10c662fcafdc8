import Foundation
import Terrace
import TerraceTesting
import Testing

private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    let log: Log

    var body: some View {
        let _ = log.add("body")
        Text("\(horizontal == .compact ? "narrow" : "wide") \(vertical == .compact ? "low" : "high")")
    }
}

private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct Several: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.legibilityWeight) private var weight
    @Environment(\.controlActiveState) private var state
    @ScaledMetric private var size = 12.0
    @ScaledMetric(relativeTo: .title) private var large: CGFloat = 20
    var body: some View {
        Text("\(Int(scale)) \(Int(pixel)) \(reduceMotion ? "still" : "moving") \(Int(size)) \(Int(large))")
    }
}

extension EnvironmentValues {
    @Entry fileprivate var caption: String = "none"
    @Entry fileprivate var depth = 3
    @Entry fileprivate var note: String?
}

extension Transaction {
    @Entry fileprivate var isUndo: Bool = false
}

extension FocusedValues {
    @Entry fileprivate var selected: String?
}

private struct Entries: View {
    @Environment(\.caption) private var caption
    @Environment(\.depth) private var depth
    @Environment(\.note) private var note
    var body: some View { Text("\(caption) \(depth) \(note ?? "-")") }
}

private struct Undoing: View {
    @Environment(\.undoManager) private var undoManager
    @State private var model = Model()
    final class Model { var value = 0 }
    @State private var shown = 0
    var body: some View {
        VStack {
            Text("value \(shown)")
            Button("Add") {
                let old = model.value
                model.value += 1
                shown = model.value
                undoManager?.registerUndo(withTarget: model) {
                    $0.value = old
                    shown = old
                }
            }
            Button("Undo") { undoManager?.undo() }
        }
    }
}

private struct Reloading: View {
    @State private var count = 0
    @Environment(\.refresh) private var outer
    var body: some View {
        VStack {
            Text("\(outer == nil ? "none" : "some") \(count)")
            Inner()
        }
        .refreshable { await load() }
    }
    private func load() async { count += 1 }

    struct Inner: View {
        @Environment(\.refresh) private var refresh
        var body: some View { Button("Reload") { Task { await refresh?() } } }
    }
}

@MainActor @Suite("The environment that programs read")
struct EnvironmentTests {
    @Test("Size classes follow the window, and evaluate their readers only when they change")
    func sizeClasses() {
        let log = Log()
        let host = TestHost(Classes(log: log), width: 80, height: 24)
        #expect(host.text.contains("wide high"))
        host.resize(width: 79, height: 23)
        #expect(log.all.count == 1)
        host.resize(width: 40, height: 12)
        #expect(host.text.contains("narrow low"))
        #expect(log.all.count == 2)
    }

    @Test("A view that prefers a colour scheme has it, and so has what is in it")
    func colorScheme() {
        let view = VStack {
            Scheme()
            Scheme().preferredColorScheme(.light)
            Scheme().preferredColorScheme(nil)
            Scheme().environment(\.colorScheme, .light)
        }
        #expect(TestHost(view, width: 20, height: 6).text.split(whereSeparator: \.isWhitespace) == ["dark", "light", "dark", "light"])
    }

    @Test("The values that a terminal has one answer for, and scaled lengths")
    func several() {
        #expect(TestHost(Several(), width: 40, height: 2).text.contains("1 1 still 12 20"))
    }

    @Test("@Entry makes values of the environment, of transactions and of the focused view")
    func entries() {
        #expect(TestHost(Entries(), width: 40, height: 1).text.contains("none 3 -"))
        let set = Entries().environment(\.caption, "a").environment(\.depth, 4).environment(\.note, "b")
        #expect(TestHost(set, width: 40, height: 1).text.contains("a 4 b"))
        var transaction = Transaction()
        #expect(!transaction.isUndo)
        transaction.isUndo = true
        #expect(transaction.isUndo)
    }

    @Test("The undo manager undoes what a program registers")
    func undo() {
        let host = TestHost(Undoing(), width: 30, height: 5)
        host.press(.return)
        #expect(host.text.contains("value 1"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("value 0"))
    }

    @Test("E56: Ctrl-R in a view that can be refreshed runs its action; views inside find it in the environment")
    func e56_refreshable() async {
        let host = TestHost(Reloading(), width: 30, height: 4)
        host.press("r", modifiers: .control)
        await host.settle()
        #expect(host.text.contains("none 1"))
        host.press(.return)
        await host.settle()
        #expect(host.text.contains("none 2"))
    }
}

@Suite("UndoManager")
struct UndoManagerTests {
    private final class Target { var value = 0 }

    @Test("What is registered while undoing is how it is done again")
    func redo() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let target = Target()
        func set(_ value: Int) {
            let old = target.value
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: target) { _ in set(old) }
            manager.setActionName("Set")
            manager.endUndoGrouping()
            target.value = value
        }
        set(1)
        set(2)
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(target.value == 1 && manager.canRedo && manager.redoActionName == "Set")
        manager.redo()
        #expect(target.value == 2)
        manager.undo()
        manager.undo()
        #expect(target.value == 0 && !manager.canUndo)
        set(5)
        #expect(!manager.canRedo)
    }
}

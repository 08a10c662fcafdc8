import Terrace
import TerraceScreen
import TerraceTesting
import Testing

/// Random use of the row editor against a naive model.
@MainActor
private final class Storm {
    private var random: SeededGenerator
    private var model: EditorModel
    private let host: TestHost
    private let probe = Shared<[String]>([])
    private var width = 30
    private var height = 10
    /// Whether the last step was one after which the caret must be in sight.
    private var mustShowCaret = true
    private var history: [String] = []

    private static let pieces = ["a", "b", "é", " ", "日", "👍🏽", "x", "e\u{301}", "Z", "\u{200B}w"].filter { $0.count == 1 }
    private static let sizes = [(30, 10), (60, 16), (40, 12), (12, 6), (7, 5), (10, 3), (4, 4), (1, 1), (0, 0), (2, 2), (30, 4)]

    init(seed: UInt64) {
        random = SeededGenerator(seed)
        let texts = ["Item A", "Item B"]
        model = EditorModel(texts)
        host = TestHost(RowEditor(texts, probe: probe), width: width, height: height)
    }

    private func text(_ count: Int) -> String { (0..<count).map { _ in random.pick(Self.pieces) }.joined() }

    private func step() -> String {
        mustShowCaret = true
        switch random.index(100) {
        case ..<28:
            let typed = text(1 + random.index(4))
            host.type(typed)
            model.type(typed)
            return "type \(typed)"
        case ..<40:
            let typed = random.index(2) == 0 ? "\n" : "\(text(random.index(3)))\n\(text(random.index(3)))"
            host.type(typed)
            model.type(typed)
            return "type \(typed)"
        case ..<48:
            let step = random.pick([-1, 1])
            host.press(step < 0 ? .upArrow : .downArrow, modifiers: .control)
            model.move(step)
            mustShowCaret = false
            return "move \(step)"
        case ..<(model.rows.count > 12 ? 66 : 54):
            host.press("d", modifiers: .control)
            model.remove()
            return "remove"
        case ..<70:
            host.press("t", modifiers: .control)
            model.insertOnTop()
            mustShowCaret = false
            return "insert on top"
        case ..<76:
            let step = random.pick([-1, 1])
            host.press(step < 0 ? .upArrow : .downArrow)
            let before = model.focus
            model.select(step, wraps: false)
            mustShowCaret = before != model.focus
            return "select \(step)"
        case ..<80:
            let step = random.pick([-1, 1])
            host.press(.tab, modifiers: step < 0 ? .shift : [])
            let before = model.focus
            model.select(step, wraps: true)
            mustShowCaret = before != model.focus
            return "tab \(step)"
        case ..<90: return editing()
        case ..<93:
            let pasted = text(random.index(12)) + random.pick(["", "\n", "\t"]) + text(random.index(3))
            host.paste(pasted)
            model.paste(pasted)
            return "paste \(pasted)"
        case ..<96:
            host.wheel(random.index(7) - 3, x: random.index(max(1, width)), y: random.index(max(1, height)))
            mustShowCaret = false
            return "wheel"
        case ..<97:
            host.press(random.pick([.pageUp, .pageDown]))
            mustShowCaret = false
            return "page"
        default:
            (width, height) = random.pick(Self.sizes)
            host.resize(width: width, height: height)
            return "resize \(width)x\(height)"
        }
    }

    private func editing() -> String {
        switch random.index(6) {
        case 0:
            host.press(.leftArrow)
            model.moveCaret { $0.caret - 1 }
            return "left"
        case 1:
            host.press(.rightArrow)
            model.moveCaret { $0.caret + 1 }
            return "right"
        case 2:
            host.press(.home)
            model.moveCaret { _ in 0 }
            return "home"
        case 3:
            host.press(.end)
            model.moveCaret { $0.text.count }
            return "end"
        case 4:
            host.press(.delete)
            model.delete(backward: true)
            return "backspace"
        default:
            host.press(.deleteForward)
            model.delete(backward: false)
            return "delete"
        }
    }

    /// What is wrong after a step, if anything is.
    private func fault() -> String? {
        host.press(.function(20))
        guard probe.value == model.texts else { return "texts are \(probe.value), not \(model.texts)" }
        if width > 30, height > 3 {
            let status = "\(model.rows.count) rows, at \(model.focus.map { "\($0)" } ?? "none")"
            guard host.lines.last == status else { return "the status is \(host.lines.last ?? ""), not \(status)" }
        }
        if let fault = caretFault() { return fault }
        if width > 0, height > 0 {
            guard host.terminal.text == host.text else { return "the terminal shows\n\(host.terminal.text)\nnot\n\(host.text)" }
            guard host.terminal.isCursorVisible == (host.cursor != nil) else {
                return
                    "the terminal's cursor is \(host.terminal.cursor) \(host.terminal.isCursorVisible), not \(host.cursor.map { "\($0)" } ?? "hidden")"
            }
            if let cursor = host.cursor, host.terminal.cursor != cursor { return "the terminal's cursor is \(host.terminal.cursor)" }
        }
        guard host.log.isEmpty, host.terminal.unhandled.isEmpty else { return "\(host.log) \(host.terminal.unhandled)" }
        return fromScratchFault()
    }

    private func caretFault() -> String? {
        guard let row = model.focused else { return host.cursor == nil ? nil : "a cursor without a focus" }
        guard let cursor = host.cursor else {
            return mustShowCaret && width >= 4 && height >= 3 ? "the caret is out of sight" : nil
        }
        let line = host.lines[cursor.y]
        guard line.hasPrefix(">") else { return "the cursor is in another row: \(line)" }
        guard TextWidth.width(of: String(row.text)) < width - 3 else { return nil }
        let x = 1 + TextWidth.width(of: String(row.text[..<row.caret]))
        return cursor.x == x ? nil : "the caret is at \(cursor.x), not \(x)"
    }

    /// The picture that has come about step by step must be the one that comes of starting over.
    private func fromScratchFault() -> String? {
        let screen = host.host.screen
        let cursor = host.host.cursor
        host.host.graph.forgetLayout()
        host.host.turn()
        let fresh = host.host.screen
        guard screen.size == fresh.size, (0..<screen.size.height).allSatisfy({ screen.row($0, equals: fresh) }) else {
            return "step by step it is\n\(screen.text)\nfrom scratch\n\(fresh.text)"
        }
        return cursor == host.host.cursor ? nil : "the cursor from scratch is elsewhere"
    }

    func run(_ steps: Int) async -> String? {
        for count in 1...steps {
            // Other tests share the main actor.
            if count % 20 == 0 { await Task.yield() }
            history.append(step())
            if let fault = fault() { return "step \(count), after \(history.suffix(8)), \(width)x\(height): \(fault)" }
        }
        return nil
    }
}

@MainActor
@Suite("The row editor under random use")
struct RowEditorStormTests {
    @Test("Texts, focus, carets and the picture follow a naive model", arguments: [1, 2, 3] as [UInt64])
    func storm(seed: UInt64) async {
        let fault = await Storm(seed: seed).run(1500)
        #expect(fault == nil)
    }
}

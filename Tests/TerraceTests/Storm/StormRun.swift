import Foundation
import Terrace
import TerraceScreen
import TerraceTesting

/// One program under a storm: what happens to it, and whether all is as it must be afterwards.
@MainActor
final class StormRun {
    private let model = StormModel()
    private let host: TestHost
    private var size = (width: 60, height: 24)
    private var steps = 0
    /// Cells are compared one by one, in a terminal that was drawn from nothing, every so many steps: that is the dearest check.
    private let cellInterval: Int

    init(cellInterval: Int = 8) {
        self.cellInterval = max(1, cellInterval)
        host = TestHost(StormProgram(model: model, tally: StormTally()), width: size.width, height: size.height)
    }

    func close() { host.close() }

    /// Does a step; returns what is wrong then.
    func play(_ step: StormStep) -> String? {
        perform(step)
        steps += 1
        return fault()
    }

    // MARK: What happens

    private func column(_ x: Int) -> Int { x % max(1, size.width) }
    private func row(_ y: Int) -> Int { y % max(1, size.height) }

    private func perform(_ step: StormStep) {
        switch step {
        case .type(let text): host.type(text)
        case .press(let key, let modifiers, _): host.press(key, modifiers: modifiers)
        case .paste(let text): host.paste(text)
        case .click(let x, let y, let count): host.click(x: column(x), y: row(y), count: count)
        case .drag(let x, let y, let toX, let toY): host.drag(from: (column(x), row(y)), to: (column(toX), row(toY)))
        case .wheel(let rows, let x, let y): host.wheel(rows, x: column(x), y: row(y))
        case .resize(let width, let height):
            size = (width, height)
            host.resize(width: width, height: height)
        case .advance(let time): host.advance(by: .milliseconds(time))
        default:
            edit(step)
            // The program's writes are seen in the next turn.
            host.send(bytes: [])
        }
    }

    private func edit(_ step: StormStep) {
        switch step {
        case .insert(let place, let index, let text):
            let item = model.item(text)
            with(place) { $0.insert(item, at: index % ($0.count + 1)) }
        case .remove(let place, let index): with(place) { if !$0.isEmpty { $0.remove(at: index % $0.count) } }
        case .move(let place, let from, let to):
            with(place) { items in
                guard !items.isEmpty else { return }
                let item = items.remove(at: from % items.count)
                items.insert(item, at: to % (items.count + 1))
            }
        case .setText(let place, let index, let text): with(place) { if !$0.isEmpty { $0[index % $0.count].text = text } }
        case .open(let place, let index): with(place) { if !$0.isEmpty { $0[index % $0.count].isOpen.toggle() } }
        case .reverse(let place): with(place) { $0.reverse() }
        case .flag(let number): flip(number)
        case .number(let which, let value):
            switch which {
            case 0: model.choice = value % 3
            case 1: model.identity = value
            case 2: model.indent = value
            default: model.anchor = value
            }
        case .groups(let what): editGroups(what)
        case .note(let text): model.note = text
        case .pick(let index):
            let all = model.groups.flatMap(\.items)
            model.picked = all.isEmpty ? [] : [all[index % all.count].id]
        case .focus(let kind, let index): model.give(.focus(target(kind, index)))
        case .scroll(let index, let anchor):
            let all = model.lazyRows + model.rows
            if !all.isEmpty { model.give(.scroll(all[index % all.count].id, [nil, .top, .center, .bottom, nil][anchor % 5])) }
        default: break
        }
    }

    private func with(_ place: StormStep.Place, _ change: (inout [StormModel.Item]) -> Void) {
        switch place {
        case .rows: change(&model.rows)
        case .lazy: change(&model.lazyRows)
        case .group: if !model.groups.isEmpty { change(&model.groups[steps % model.groups.count].items) }
        }
    }

    private func flip(_ number: Int) {
        switch number {
        case 0: model.isDisabled.toggle()
        case 1: model.isRightToLeft.toggle()
        case 2: model.hidesRows.toggle()
        case 3: model.showsOverlay.toggle()
        case 4: model.showsNote.toggle()
        case 5: model.isErasedOtherwise.toggle()
        case 6: model.isBusy.toggle()
        default: model.title += model.title.count > 12 ? "" : "!"
        }
    }

    private func editGroups(_ what: Int) {
        switch what {
        case 0: model.groups.reverse()
        case 1 where model.groups.count > 1: model.groups.removeLast()
        case 2 where model.groups.count < 5:
            let items = (0..<3).map { model.item("new \($0)") }
            model.groups.insert(StormModel.Group(id: model.item("").id, title: "New", items: items), at: 0)
        case 3 where model.groups.count > 1:
            // A row goes from one section to another, with its id.
            if let item = model.groups[0].items.popLast() { model.groups[1].items.insert(item, at: 0) }
        case 4: if !model.groups.isEmpty { model.groups[0].title += "'" }
        default: break
        }
    }

    private func target(_ kind: Int, _ index: Int) -> StormModel.Target? {
        switch kind {
        case 0: model.rows.isEmpty ? nil : .row(model.rows[index % model.rows.count].id)
        case 1: model.lazyRows.isEmpty ? nil : .lazy(model.lazyRows[index % model.lazyRows.count].id)
        case 2: .note
        case 3: .press
        case 4: .list
        case 5: .nowhere
        default: nil
        }
    }

    // MARK: What must be true

    private func fault() -> String? {
        let broken = host.brokenInvariants
        if !broken.isEmpty { return (broken + host.log).joined(separator: "\n") }
        if let said = host.log.first(where: { !$0.contains("focus") }) { return "the log says: \(said)" }
        if !host.terminal.unhandled.isEmpty { return "the terminal was sent \(host.terminal.unhandled)" }
        let cells = steps.isMultiple(of: cellInterval)
        if let fault = terminalFault(host.terminal, "the terminal", cells: cells) { return fault }
        if cells, let fault = terminalFault(host.freshTerminal(), "a fresh terminal", cells: true) { return fault }
        return scratchFault()
    }

    /// A terminal that obeys the bytes shows what the screen says.
    private func terminalFault(_ terminal: VirtualTerminal, _ name: String, cells: Bool) -> String? {
        guard size.width > 0, size.height > 0 else { return nil }
        guard terminal.isCursorVisible == (host.cursor != nil) else { return "\(name) shows a cursor: \(terminal.isCursorVisible)" }
        if let cursor = host.cursor, terminal.cursor != cursor { return "\(name)'s cursor is at \(terminal.cursor), not \(cursor)" }
        // Glyphs that terminals disagree about may make the texts differ, and nothing else.
        if !cells, terminal.text == host.text { return nil }
        return terminal.difference(from: host.host.screen).map { "\(name) differs at \($0)" }
    }

    /// The picture that has come about step by step is the one that comes of starting over.
    private func scratchFault() -> String? {
        let before = host.host.screen
        let cursor = host.cursor
        let frames = host.frameCount
        host.redraw()
        let after = host.host.screen
        guard before.size == after.size, (0..<before.size.height).allSatisfy({ before.row($0, equals: after) }) else {
            return "step by step it is\n\(before.text)\nfrom scratch\n\(after.text)"
        }
        guard cursor?.x == host.cursor?.x, cursor?.y == host.cursor?.y else { return "from scratch the cursor is elsewhere" }
        return host.frameCount == frames ? nil : "the same screen again was written to the terminal"
    }

    // MARK: Scripts

    /// Plays a script; returns what went wrong, and after how many steps.
    static func play(_ script: [StormStep], cellInterval: Int) async -> (fault: String, count: Int)? {
        let run = StormRun(cellInterval: cellInterval)
        defer { run.close() }
        for (index, step) in script.enumerated() {
            // Other tests share the main actor.
            if index % 20 == 19 { await Task.yield() }
            if let fault = run.play(step) { return (fault, index + 1) }
        }
        return nil
    }

    /// Leaves out what is not needed for a script to fail, as far as `limit` allows.
    static func shrink(_ script: [StormStep], limit: Duration) async -> [StormStep] {
        let clock = ContinuousClock()
        let end = clock.now + limit
        var script = script
        var size = max(1, script.count / 2)
        while clock.now < end {
            var start = 0
            var hasShrunk = false
            while start < script.count, clock.now < end {
                var shorter = script
                shorter.removeSubrange(start..<min(script.count, start + size))
                if let failure = await play(shorter, cellInterval: 1) {
                    script = Array(shorter.prefix(failure.count))
                    hasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !hasShrunk { break }
            size = max(1, size / 2)
        }
        return script
    }
}

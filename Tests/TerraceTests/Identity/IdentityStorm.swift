import Terrace
import TerraceCore
import TerraceScreen

/// One program under a storm, and what the model knows of it.
@MainActor
final class IdentityStorm {
    private var editor: IdentityPlanEditor
    private let registry = IdentityRegistry()
    private let graph: Graph
    private var plan: IdentityPlan
    private var known: [IdentityPlace: (serial: Int, count: Int)] = [:]
    private var order: [IdentityPlace] = []
    private var rows: [String] = []
    private var oldRows: [String] = []
    private var focus: Int?

    init(_ seed: UInt64) {
        editor = IdentityPlanEditor(generator: SeededGenerator(seed))
        plan = .list(editor.rows(1, 5))
        graph = Graph(IdentityStage(plan: plan, registry: registry), size: Size(width: 30, height: 20))
        _ = graph.turn()
    }

    /// The texts of the leaves in the order of the boxes, and which of them has the focus.
    private func shown() -> (lines: [String], focus: Int?) {
        var lines: [String] = []
        func walk(_ box: Box) {
            if let text = box as? TextBox { lines.append(text.text) }
            for child in box.children { walk(child) }
        }
        if let content = graph.layout.content { walk(content) }
        let focused = (graph.focus.focused?.firstBox as? TextBox).flatMap { Self.parts($0.text)?.serial }
        return (lines, focused)
    }

    private static func parts(_ line: String) -> (name: String, serial: Int, count: Int)? {
        let parts = line.split { $0 == "#" || $0 == "=" }
        guard parts.count == 3, let serial = Int(parts[1]), let count = Int(parts[2]) else { return nil }
        return (String(parts[0]), serial, count)
    }

    /// One script of edits in one action; returns what is wrong afterwards, if anything is.
    func edit() -> String? {
        for _ in 0..<editor.number(1..<3) { plan = editor.edit(plan, 2) }
        registry.plan?.wrappedValue = plan
        _ = graph.turn()
        return compare()
    }

    /// What has the path of before is the same place; everything else is new or gone.
    func compare() -> String? {
        let before = order
        let serials = known.mapValues(\.serial)
        order = []
        oldRows = rows
        rows = []
        plan.places("", row: { rows.append($0) }, { order.append($0) })
        let alive = Set(order)
        let gone = before.filter { !alive.contains($0) }.compactMap { serials[$0] }
        for place in before where !alive.contains(place) { known[place] = nil }
        let madeCount = order.count { known[$0] == nil }

        let log = registry.log
        registry.log = []
        guard log.filter({ $0.hasPrefix("-") }).sorted() == gone.map({ "-\($0)" }).sorted() else {
            return "log \(log), expected to have gone \(gone)"
        }
        guard log.count == gone.count + madeCount, Set(log).count == log.count else {
            return "log \(log), expected \(madeCount) to appear, each once"
        }

        let (lines, focused) = shown()
        guard lines.count == order.count else { return "\(lines) shown for \(order.count) places" }
        for (line, place) in zip(lines, order) {
            guard let parts = Self.parts(line), parts.name == place.name else { return "\(line) at \(place.path)" }
            if let known = known[place] {
                guard known == (parts.serial, parts.count) else { return "\(line) at \(place.path), expected \(known)" }
            } else {
                guard parts.count == 0, log.contains("+\(parts.serial)") else { return "\(line) is not new at \(place.path)" }
                known[place] = (parts.serial, 0)
            }
        }
        if let wrong = compareFocus(focused, before, serials) { return wrong }
        return graph._checkInvariants().first
    }

    /// Focus stays with its place; when that goes, it goes to the next field that stays, and never to nothing while there are fields.
    private func compareFocus(_ focused: Int?, _ before: [IdentityPlace], _ serials: [IdentityPlace: Int]) -> String? {
        let fields = order.filter(\.isField)
        if fields.isEmpty { return focused == nil ? nil : "focus at \(focused ?? 0) without fields" }
        guard let focused, fields.contains(where: { known[$0]?.serial == focused }) else { return "nothing has the focus" }
        guard let old = focus, let index = before.firstIndex(where: { serials[$0] == old }) else { return nil }
        if let same = known[before[index]] {
            return same.serial == focused ? nil : "focus at \(focused), expected to stay at \(old)"
        }
        // Where others moved in the same script, next means next among the rows as they stood when the place went.
        let staying = Set(oldRows).intersection(rows)
        guard oldRows.filter(staying.contains) == rows.filter(staying.contains) else { return nil }
        guard let heir = before[index...].first(where: { $0.isField && known[$0] != nil }) else { return nil }
        // A field that has just come may stand nearer.
        if known[heir]?.serial == focused || !serials.values.contains(focused) { return nil }
        return "focus went from \(old) to \(focused), expected \(heir.path)"
    }

    /// Some leaves count, and the focus moves on.
    func disturb() {
        for place in order where editor.chance(30) {
            guard var state = known[place] else { continue }
            registry.taps[state.serial]?()
            state.count += 1
            known[place] = state
        }
        if editor.chance(40) { _ = graph.dispatch(.key(KeyEvent(.tab))) }
        _ = graph.turn()
        focus = shown().focus
    }

    /// Takes the program down; all that was there disappears, once.
    func close() -> String? {
        graph.close()
        let expected = known.values.map { "-\($0.serial)" }.sorted()
        return registry.log.sorted() == expected ? nil : "log at the end \(registry.log), expected \(expected)"
    }
}

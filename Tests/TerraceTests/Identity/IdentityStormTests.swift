import Terrace
import TerraceCore
import TerraceScreen
import Testing

/// A description of views that storms make at random: it stands for the program's data.
private indirect enum Plan: Equatable {
    case leaf(String)
    case field(String)
    case pair(Plan, Plan)
    case maybe(Plan?)
    case either(Bool, Plan)
    case choice(Int, Plan)
    case id(Int, Plan)
    case erased(Bool, Plan)
    case list([Keyed])
    case rowPairs([Keyed])

    struct Keyed: Identifiable, Equatable {
        let id: Int
        var plan: Plan
    }
}

/// The naive model: where each leaf stands, as a path of places and ids from the root; a path is an identity.
private struct Place: Hashable {
    var path: String
    var name: String
    var isField: Bool
}

extension Plan {
    /// Calls `add` for the leaves in order, and `row` for each row of a list before what is in it.
    fileprivate func places(_ path: String, row: (String) -> Void = { _ in }, _ add: (Place) -> Void) {
        switch self {
        case .leaf(let name): add(Place(path: path + "/leaf", name: name, isField: false))
        case .field(let name): add(Place(path: path + "/field", name: name, isField: true))
        case .pair(let first, let second):
            first.places(path + "/0", row: row, add)
            second.places(path + "/1", row: row, add)
        case .maybe(let plan): plan?.places(path + "/?", row: row, add)
        case .either(let isFirst, let plan): plan.places(path + (isFirst ? "/then" : "/else"), row: row, add)
        case .choice(let number, let plan): plan.places(path + "/case\(number)", row: row, add)
        case .id(let id, let plan): plan.places(path + "/id\(id)", row: row, add)
        case .erased(let isWrapped, let plan): plan.places(path + (isWrapped ? "/wrapped" : "/bare"), row: row, add)
        case .list(let rows):
            var ordinals: [Int: Int] = [:]
            for element in rows {
                ordinals[element.id, default: 0] += 1
                let place = path + "/list[\(element.id)#\(ordinals[element.id, default: 0])]"
                row(place)
                element.plan.places(place, row: row, add)
            }
        case .rowPairs(let rows):
            var ordinals: [Int: Int] = [:]
            for element in rows {
                ordinals[element.id, default: 0] += 1
                let place = path + "/pairs[\(element.id)#\(ordinals[element.id, default: 0])]"
                row(place)
                Plan.leaf("p").places(place + "/0", row: row, add)
                element.plan.places(place + "/1", row: row, add)
            }
        }
    }
}

/// What a leaf keeps: its serial number says which node it is, its count that state lives.
@MainActor
private final class Registry {
    var serial = 0
    var log: [String] = []
    var taps: [Int: () -> Void] = [:]
    var plan: Binding<Plan>?

    func make() -> Int {
        serial += 1
        return serial
    }
}

private struct Leaf: View {
    let name: String
    let isField: Bool
    let registry: Registry
    @State private var serial = 0
    @State private var count = 0

    var body: some View {
        let _ = serial > 0 ? registry.taps[serial] = { count += 1 } : ()
        HStack(spacing: 0) {
            if isField {
                Text("\(name)#\(serial)=\(count)").focusable()
            } else {
                Text("\(name)#\(serial)=\(count)")
            }
        }
        .onAppear {
            serial = registry.make()
            registry.log.append("+\(serial)")
        }
        .onDisappear { registry.log.append("-\(serial)") }
    }
}

private struct PlanView: View {
    let plan: Plan
    let registry: Registry

    var body: some View { AnyView(content) }

    // The kinds of plans are told apart by the types of views: an erased view of another type is another view.
    private var content: AnyView {
        switch plan {
        case .leaf(let name): AnyView(Leaf(name: name, isField: false, registry: registry))
        case .field(let name): AnyView(FieldLeaf(leaf: Leaf(name: name, isField: true, registry: registry)))
        case .pair(let first, let second): AnyView(PairView(first: first, second: second, registry: registry))
        case .maybe(let plan): AnyView(MaybeView(plan: plan, registry: registry))
        case .either(let isFirst, let plan): AnyView(EitherView(isFirst: isFirst, plan: plan, registry: registry))
        case .choice(let number, let plan): AnyView(ChoiceView(number: number, plan: plan, registry: registry))
        case .id(let id, let plan): AnyView(PlanView(plan: plan, registry: registry).id(id))
        case .erased(let isWrapped, let plan):
            AnyView(ErasedPlanView(isWrapped: isWrapped, plan: plan, registry: registry))
        case .list(let rows): AnyView(ListView(rows: rows, registry: registry))
        case .rowPairs(let rows): AnyView(RowPairsView(rows: rows, registry: registry))
        }
    }
}

private struct PlanStage: View {
    @State var plan: Plan
    let registry: Registry
    var body: some View {
        let _ = registry.plan = $plan
        VStack { PlanView(plan: plan, registry: registry) }
    }
}

private struct FieldLeaf: View {
    let leaf: Leaf
    var body: some View { leaf }
}

private struct PairView: View {
    let first: Plan
    let second: Plan
    let registry: Registry
    var body: some View {
        PlanView(plan: first, registry: registry)
        PlanView(plan: second, registry: registry)
    }
}

private struct MaybeView: View {
    let plan: Plan?
    let registry: Registry
    var body: some View {
        if let plan { PlanView(plan: plan, registry: registry) }
    }
}

private struct EitherView: View {
    let isFirst: Bool
    let plan: Plan
    let registry: Registry
    var body: some View {
        if isFirst { PlanView(plan: plan, registry: registry) } else { PlanView(plan: plan, registry: registry) }
    }
}

private struct ChoiceView: View {
    let number: Int
    let plan: Plan
    let registry: Registry
    var body: some View {
        switch number {
        case 0: PlanView(plan: plan, registry: registry)
        case 1: PlanView(plan: plan, registry: registry)
        default: PlanView(plan: plan, registry: registry)
        }
    }
}

private struct ErasedPlanView: View {
    let isWrapped: Bool
    let plan: Plan
    let registry: Registry
    var body: some View {
        if let _ = Optional(0) {
            isWrapped ? AnyView(WrappedPlan(plan: plan, registry: registry)) : AnyView(PlanView(plan: plan, registry: registry))
        }
    }
}

private struct WrappedPlan: View {
    let plan: Plan
    let registry: Registry
    var body: some View { PlanView(plan: plan, registry: registry) }
}

private struct ListView: View {
    let rows: [Plan.Keyed]
    let registry: Registry
    var body: some View { ForEach(rows) { PlanView(plan: $0.plan, registry: registry) } }
}

private struct RowPairsView: View {
    let rows: [Plan.Keyed]
    let registry: Registry
    var body: some View {
        ForEach(rows) { row in
            Leaf(name: "p", isField: false, registry: registry)
            PlanView(plan: row.plan, registry: registry)
        }
    }
}

/// Random plans and random edits of plans.
private struct Editor {
    var generator: SeededGenerator

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func plan(_ depth: Int) -> Plan {
        if depth == 0 { return chance(50) ? .leaf("l") : .field("f") }
        switch number(0..<11) {
        case 0: return .leaf("l")
        case 1: return .field("f")
        case 2: return .pair(plan(depth - 1), plan(depth - 1))
        case 3: return .maybe(chance(50) ? plan(depth - 1) : nil)
        case 4: return .either(chance(50), plan(depth - 1))
        case 5: return .choice(number(0..<3), plan(depth - 1))
        case 6: return .id(number(0..<3), plan(depth - 1))
        case 7: return .erased(chance(50), plan(depth - 1))
        case 8: return .rowPairs(rows(depth - 1, 3))
        default: return .list(rows(depth - 1, 5))
        }
    }

    /// Few ids for many rows, so that some are the same.
    mutating func rows(_ depth: Int, _ most: Int) -> [Plan.Keyed] {
        (0..<number(0..<most)).map { _ in Plan.Keyed(id: number(0..<12), plan: plan(depth)) }
    }

    mutating func edit(_ old: Plan, _ depth: Int) -> Plan {
        if chance(8) { return plan(depth) }
        switch old {
        case .leaf, .field: return old
        case .pair(let first, let second):
            return chance(50) ? .pair(edit(first, depth - 1), second) : .pair(first, edit(second, depth - 1))
        case .maybe(let inner):
            if chance(40) { return .maybe(inner == nil ? plan(max(0, depth - 1)) : nil) }
            return .maybe(inner.map { edit($0, depth - 1) })
        case .either(let isFirst, let inner): return .either(chance(30) ? !isFirst : isFirst, edit(inner, depth - 1))
        case .choice(let value, let inner): return .choice(chance(30) ? number(0..<3) : value, edit(inner, depth - 1))
        case .id(let id, let inner): return .id(chance(30) ? number(0..<3) : id, edit(inner, depth - 1))
        case .erased(let isWrapped, let inner): return .erased(chance(30) ? !isWrapped : isWrapped, edit(inner, depth - 1))
        case .list(let rows): return .list(edit(rows, depth))
        case .rowPairs(let rows): return .rowPairs(edit(rows, depth))
        }
    }

    mutating func edit(_ old: [Plan.Keyed], _ depth: Int) -> [Plan.Keyed] {
        var rows = old
        for _ in 0..<number(1..<4) {
            switch number(0..<7) {
            case 0, 1: rows.insert(Plan.Keyed(id: number(0..<12), plan: plan(max(0, depth - 1))), at: number(0..<rows.count + 1))
            case 2 where !rows.isEmpty: rows.remove(at: number(0..<rows.count))
            case 3 where !rows.isEmpty: rows.insert(rows.remove(at: number(0..<rows.count)), at: number(0..<rows.count + 1))
            case 4: rows.reverse()
            case 5 where !rows.isEmpty:
                let index = number(0..<rows.count)
                rows[index].plan = edit(rows[index].plan, depth - 1)
            case 6 where chance(20): rows.shuffle(using: &generator)
            default: break
            }
        }
        return Array(rows.prefix(4))
    }
}

/// One program under a storm, and what the model knows of it.
@MainActor
private final class Storm {
    private var editor: Editor
    private let registry = Registry()
    private let graph: Graph
    private var plan: Plan
    private var known: [Place: (serial: Int, count: Int)] = [:]
    private var order: [Place] = []
    private var rows: [String] = []
    private var oldRows: [String] = []
    private var focus: Int?

    init(_ seed: UInt64) {
        editor = Editor(generator: SeededGenerator(seed))
        plan = .list(editor.rows(1, 5))
        graph = Graph(PlanStage(plan: plan, registry: registry), size: Size(width: 30, height: 20))
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
    private func compareFocus(_ focused: Int?, _ before: [Place], _ serials: [Place: Int]) -> String? {
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

@MainActor
@Suite("Storms of edits against a naive model")
struct IdentityStormTests {
    @Test("State, focus and callbacks follow identity through 10,000 random edits", arguments: 0..<20)
    func storm(shard: UInt64) throws {
        for program in 0..<25 {
            let seed = shard * 1000 + UInt64(program)
            let storm = Storm(seed)
            try fail(storm.compare(), seed, 0)
            for step in 1...20 {
                storm.disturb()
                try fail(storm.edit(), seed, step)
            }
            try fail(storm.close(), seed, 21)
        }
    }

    private func fail(_ complaint: String?, _ seed: UInt64, _ step: Int) throws {
        try #require(complaint == nil, "seed \(seed), step \(step): \(complaint ?? "")")
    }
}

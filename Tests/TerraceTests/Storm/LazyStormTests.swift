import Observation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Observable
private final class Rows {
    struct Row: Identifiable, Equatable {
        let id: Int
        var lines: [String]
    }

    var rows: [Row] = []
    var target: (id: Int, anchor: UnitPoint?)?
    var request = 0
}

private struct Program: View {
    let model: Rows
    let isList: Bool

    var body: some View {
        ScrollViewReader { proxy in
            Group {
                if isList {
                    List(model.rows) { Text($0.lines.joined(separator: "\n")) }.scrollIndicators(.hidden)
                } else {
                    ScrollView(showsIndicators: false) {
                        LazyVStack(alignment: .leading) { ForEach(model.rows) { Text($0.lines.joined(separator: "\n")) } }
                    }
                }
            }
            .onChange(of: model.request) {
                if let target = model.target { proxy.scrollTo(target.id, anchor: target.anchor) }
            }
        }
    }
}

/// Ten thousand rows of different heights, and a model that knows every line of all of them and which one stands at the top.
@MainActor
private final class LazyStorm {
    private var random: SeededGenerator
    private let model: Rows
    private let host: TestHost
    private var height = 12
    private var top = 0
    private var lastID = 0
    /// What has to be in sight after the last step.
    private var mustShow: [String] = []
    private var history: [String] = []

    init(seed: UInt64, isList: Bool) {
        random = SeededGenerator(seed)
        let rows = Rows()
        model = rows
        for id in 1...10_000 { rows.rows.append(Rows.Row(id: id, lines: Self.lines(id, &random))) }
        lastID = 10_000
        host = TestHost(Program(model: rows, isList: isList), width: 30, height: height)
    }

    private func makeRow() -> Rows.Row {
        lastID += 1
        return Rows.Row(id: lastID, lines: Self.lines(lastID, &random))
    }

    private static func lines(_ id: Int, _ random: inout SeededGenerator) -> [String] {
        (0..<(random.index(3) == 0 ? 1 + random.index(4) : 1)).map { "\(id).\($0) v\(random.index(10))" }
    }

    // MARK: The model

    private var total: Int { model.rows.reduce(0) { $0 + $1.lines.count } }
    private var most: Int { max(0, total - height) }

    private func start(ofRow index: Int) -> Int { model.rows[..<index].reduce(0) { $0 + $1.lines.count } }

    private func scroll(by lines: Int) { top = min(max(0, top + lines), most) }

    private var expected: [String] {
        var found: [String] = []
        var line = 0
        for row in model.rows {
            if line >= top + height { break }
            for text in row.lines {
                if line >= top, line < top + height { found.append(text) }
                line += 1
            }
        }
        return found + Array(repeating: "", count: max(0, height - found.count))
    }

    /// The rows in sight, first to last, and where each begins in the window.
    private var inSight: [(id: Int, y: Int)] {
        var found: [(id: Int, y: Int)] = []
        var line = 0
        for row in model.rows {
            if line >= top + height { break }
            if line + row.lines.count > top { found.append((row.id, line - top)) }
            line += row.lines.count
        }
        return found
    }

    /// Changes the rows. What is read stays where it is: the first row in sight that is still there. At the very top nothing is above.
    /// Returns false when everything in sight has gone, and nobody can say what is seen next.
    private func edit(_ change: (inout [Rows.Row]) -> Void) -> Bool {
        let before = inSight
        change(&model.rows)
        guard top > 0 else { return true }
        let kept = Dictionary(model.rows.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        guard let anchor = before.first(where: { kept[$0.id] != nil }), let index = kept[anchor.id] else { return false }
        top = min(max(0, start(ofRow: index) - anchor.y), most)
        return true
    }

    // MARK: Steps

    /// Does something; returns false when the model does not know what is seen afterwards.
    private func step() -> Bool {
        switch random.index(20) {
        case 0..<5:
            let notches = random.index(5) == 0 ? random.index(200) - 100 : random.index(9) - 4
            history.append("wheel \(notches)")
            host.wheel(notches, x: 2, y: 2)
            for _ in 0..<abs(notches) { scroll(by: notches < 0 ? -3 : 3) }
            return true
        case 5..<7:
            let isDown = random.index(2) == 0
            history.append(isDown ? "page down" : "page up")
            host.press(isDown ? .pageDown : .pageUp)
            scroll(by: (isDown ? 1 : -1) * max(1, height - 1))
            return true
        case 7:
            let isEnd = random.index(2) == 0
            history.append(isEnd ? "end" : "home")
            host.press(isEnd ? .end : .home)
            top = isEnd ? most : 0
            return true
        case 8..<11: return scrollTo()
        case 11..<14:
            let index = near()
            let new = (0..<1 + random.index(random.index(4) == 0 ? 40 : 3)).map { _ in makeRow() }
            history.append("insert \(new.count) at \(index)")
            return edit { $0.insert(contentsOf: new, at: min(index, $0.count)) }
        case 14..<16:
            let index = near()
            let count = min(model.rows.count - index, 1 + random.index(random.index(6) == 0 ? 30 : 3))
            history.append("remove \(count) at \(index)")
            return edit { $0.removeSubrange(index..<index + count) }
        case 16:
            let index = near()
            let target = near()
            history.append("move \(index) to \(target)")
            return edit { rows in
                let row = rows.remove(at: index)
                rows.insert(row, at: min(target, rows.count))
            }
        case 17..<19:
            let index = near()
            history.append("change \(index)")
            let lines = Self.lines(model.rows[index].id, &random)
            return edit { $0[index].lines = lines }
        default:
            height = 4 + random.index(20)
            history.append("height \(height)")
            host.resize(width: 30, height: height)
            top = min(top, most)
            return true
        }
    }

    /// A row, mostly one near the window.
    private func near() -> Int {
        guard random.index(4) > 0 else { return random.index(model.rows.count) }
        let first = inSight.first.flatMap { row in model.rows.firstIndex { $0.id == row.id } } ?? 0
        return min(max(0, first + random.index(2 * height) - height / 2), model.rows.count - 1)
    }

    /// Without an anchor a row out of sight comes to the nearer end of the window, as far as the rows between are known to be long.
    private func scrollTo() -> Bool {
        let index = near()
        let anchor = random.pick([nil, .top, .bottom, .center] as [UnitPoint?])
        history.append("scroll to \(index), \(anchor.map { "\($0.y)" } ?? "no anchor")")
        model.target = (model.rows[index].id, anchor)
        model.request += 1
        let start = start(ofRow: index)
        let length = model.rows[index].lines.count
        if let anchor {
            top = min(max(0, start - Int((Double(height - length) * anchor.y).rounded(.down))), most)
            return true
        }
        if start >= top, start + length <= top + height { return true }
        mustShow = model.rows[index].lines
        return false
    }

    func run(_ steps: Int) async -> String? {
        for count in 1...steps {
            if count.isMultiple(of: 5) { await Task.yield() }
            mustShow = []
            let isKnown = step()
            host.send(bytes: [])
            let lines = host.lines
            if !isKnown { top = place(of: lines) ?? top }
            guard mustShow.allSatisfy(lines.contains) else { return failure(count, "\(mustShow) are not in sight") }
            if let broken = host.brokenInvariants.first { return failure(count, broken) }
            guard lines == expected else {
                return failure(count, "the screen is\n\(lines.joined(separator: "\n"))\nand should be\n\(expected.joined(separator: "\n"))")
            }
        }
        host.close()
        return nil
    }

    private func failure(_ count: Int, _ message: String) -> String { "step \(count), after \(history.suffix(10)): \(message)" }

    /// Which line stands at the top: what is seen must be lines that follow each other.
    private func place(of lines: [String]) -> Int? {
        model.rows.flatMap(\.lines).firstIndex { $0 == lines.first }
    }
}

@MainActor
@Suite("Ten thousand lazy rows under random use")
struct LazyStormTests {
    @Test("B26, D46: each line of the window is the one that a naive model says", arguments: 1...6 as ClosedRange<UInt64>)
    func storm(seed: UInt64) async {
        let fault = await LazyStorm(seed: seed, isList: seed.isMultiple(of: 2)).run(80)
        #expect(fault == nil, "seed \(seed)")
    }
}

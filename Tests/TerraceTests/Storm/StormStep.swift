import Terrace
import TerraceTesting

/// One thing that happens to the program. Positions are brought into range when it happens, so that any part of a script can be
/// played by itself.
enum StormStep: CustomStringConvertible {
    enum Place: Int, CaseIterable { case rows, lazy, group }

    case type(String)
    case press(KeyEquivalent, EventModifiers, String)
    case paste(String)
    case click(Int, Int, Int)
    case drag(Int, Int, Int, Int)
    case wheel(Int, Int, Int)
    case resize(Int, Int)
    case advance(Int)
    case insert(Place, Int, String)
    case remove(Place, Int)
    case move(Place, Int, Int)
    case setText(Place, Int, String)
    case open(Place, Int)
    case reverse(Place)
    case flag(Int)
    case number(Int, Int)
    case groups(Int)
    case note(String)
    case pick(Int)
    case focus(Int, Int)
    case scroll(Int, Int)

    var description: String {
        switch self {
        case .type(let text): ".type(\(text.debugDescription))"
        case .press(_, let modifiers, let name): ".press(\(name)\(modifiers.isEmpty ? "" : " \(modifiers.rawValue)"))"
        case .paste(let text): ".paste(\(text.debugDescription))"
        case .click(let x, let y, let count): ".click(\(x), \(y), \(count))"
        case .drag(let x, let y, let toX, let toY): ".drag(\(x), \(y), \(toX), \(toY))"
        case .wheel(let rows, let x, let y): ".wheel(\(rows), \(x), \(y))"
        case .resize(let width, let height): ".resize(\(width), \(height))"
        case .advance(let time): ".advance(\(time))"
        case .insert(let place, let index, let text): ".insert(.\(place), \(index), \(text.debugDescription))"
        case .remove(let place, let index): ".remove(.\(place), \(index))"
        case .move(let place, let from, let to): ".move(.\(place), \(from), \(to))"
        case .setText(let place, let index, let text): ".setText(.\(place), \(index), \(text.debugDescription))"
        case .open(let place, let index): ".open(.\(place), \(index))"
        case .reverse(let place): ".reverse(.\(place))"
        case .flag(let number): ".flag(\(number))"
        case .number(let which, let value): ".number(\(which), \(value))"
        case .groups(let what): ".groups(\(what))"
        case .note(let text): ".note(\(text.debugDescription))"
        case .pick(let index): ".pick(\(index))"
        case .focus(let kind, let index): ".focus(\(kind), \(index))"
        case .scroll(let index, let anchor): ".scroll(\(index), \(anchor))"
        }
    }
}

extension StormStep {
    private static let pieces = [
        "a", "b c", "é", " ", "日", "👍🏽", "e\u{301}", "אב", "ع", "Z", "long word that goes on", "👨‍👩‍👧", "\t", "🇩🇪", "x\u{200B}", "한",
    ]
    private static let keys: [(KeyEquivalent, String)] = [
        (.upArrow, "up"), (.downArrow, "down"), (.leftArrow, "left"), (.rightArrow, "right"), (.home, "home"), (.end, "end"),
        (.pageUp, "pageUp"), (.pageDown, "pageDown"), (.tab, "tab"), (.tab, "tab"), (.return, "return"), (.escape, "escape"),
        (.delete, "delete"), (.deleteForward, "deleteForward"), (.space, "space"), ("k", "k"), ("y", "y"), ("u", "u"), ("w", "w"),
        ("a", "a"), ("_", "_"), ("+", "+"), ("t", "t"),
    ]
    private static let modifiers: [EventModifiers] = [[], [], [], [], .shift, .control, .option, [.control, .shift]]
    private static let sizes = [
        (60, 24), (60, 24), (80, 30), (40, 16), (30, 12), (20, 8), (12, 5), (6, 3), (3, 3), (1, 1), (0, 0), (2, 40), (100, 2), (61, 24),
        (0, 5),
    ]

    static func random(_ random: inout SeededGenerator, hostile: [String]) -> StormStep {
        func text(_ most: Int) -> String { (0..<random.index(most + 1)).map { _ in random.pick(pieces) }.joined() }
        func index() -> Int { random.index(40) }
        func place() -> Place { random.pick([.rows, .rows, .lazy, .lazy, .group]) }
        switch random.index(100) {
        case ..<10: return .type(random.index(4) == 0 ? text(2) + "\n" + text(1) : text(4))
        case ..<28:
            let (key, name) = random.pick(keys)
            return .press(key, random.pick(modifiers), name)
        case ..<32: return .paste(random.index(2) == 0 ? random.pick(hostile) : text(6) + "\n" + text(6))
        case ..<40: return .click(random.index(64), random.index(26), 1 + random.index(3))
        case ..<43: return .drag(random.index(64), random.index(26), random.index(64), random.index(26))
        case ..<49: return .wheel(random.index(13) - 6, random.index(64), random.index(26))
        case ..<53:
            let (width, height) = random.pick(sizes)
            return .resize(width, height)
        case ..<54: return .advance(random.index(1000))
        case ..<61: return .insert(place(), index(), random.index(5) == 0 ? random.pick(hostile) : text(3))
        case ..<67: return .remove(place(), index())
        case ..<71: return .move(place(), index(), index())
        case ..<75: return .setText(place(), index(), random.index(4) == 0 ? random.pick(hostile) : text(4))
        case ..<78: return .open(place(), index())
        case ..<79: return .reverse(place())
        case ..<85: return .flag(random.index(8))
        case ..<88: return .number(random.index(4), random.index(6))
        case ..<90: return .groups(random.index(6))
        case ..<91: return .note(random.index(3) == 0 ? random.pick(hostile) : text(8) + "\n\n" + text(4))
        case ..<93: return .pick(index())
        case ..<97: return .focus(random.index(7), index())
        default: return .scroll(index(), random.index(5))
        }
    }
}

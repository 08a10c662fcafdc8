import Observation
import Terrace

/// What the program under the storm shows. The storm edits it, and so does the program.
@MainActor
@Observable
final class StormModel {
    struct Item: Identifiable, Equatable {
        let id: Int
        var text: String
        var isOpen = false
    }

    struct Group: Identifiable, Equatable {
        let id: Int
        var title: String
        var items: [Item]
    }

    enum Target: Hashable {
        case row(Int)
        case lazy(Int)
        case note
        case press
        case list
        /// No view has it.
        case nowhere
    }

    enum Command: Equatable {
        case focus(Target?)
        case scroll(Int, UnitPoint?)
    }

    var rows: [Item] = []
    var lazyRows: [Item] = []
    var groups: [Group] = []
    var picked: Set<Int> = []
    var title = "Storm"
    var note = "one\ntwo three four five six\n"
    var command: Command?
    var commandNumber = 0

    var isDisabled = false
    var isRightToLeft = false
    var hidesRows = false
    var showsOverlay = false
    var showsNote = true
    var isErasedOtherwise = false
    var isBusy = false
    var choice = 0
    var identity = 0
    var indent = 0
    var anchor = 0
    private var lastID = 0

    func item(_ text: String) -> Item {
        lastID += 1
        return Item(id: lastID, text: text)
    }

    init() {
        rows = ["alpha", "beta", "gamma"].map(item)
        lazyRows = (0..<30).map { item("lazy \($0)") }
        groups = ["G", "H"].map { title in
            let items = (0..<4).map { item("\(title)\($0)") }
            return Group(id: item("").id, title: title, items: items)
        }
    }

    func give(_ command: Command) {
        self.command = command
        commandNumber += 1
    }
}

/// A model of the older kind, in the environment.
@MainActor
final class StormTally: ObservableObject {
    @Published var presses = 0
    @Published var appeared: Set<Int> = []
}

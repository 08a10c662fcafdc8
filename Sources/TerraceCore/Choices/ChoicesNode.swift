import TerraceScreen

/// Views with tags, of which one is chosen.
package protocol ChoicesView: PrimitiveView {
    associatedtype Options: View
    var options: Options { get }
    var look: ChoicesBox.Look { get }
    @MainActor var selection: any ChoiceSelection { get }
    /// What is done when an option has been chosen, after it was.
    @MainActor var onChoose: (() -> Void)? { get }
    /// Whether moving to an option chooses it.
    var movesChoose: Bool { get }
    /// Whether keys act on it; else it only shows what is chosen.
    var isControl: Bool { get }
    /// How diagnostics call the control.
    var controlName: String { get }
    /// How it is drawn.
    @MainActor func style(_ environment: EnvironmentValues) -> ChoicesBox.Style
    /// Whether Up and Down are for what is around.
    @MainActor func leavesVerticalKeys(_ environment: EnvironmentValues) -> Bool
}

extension ChoicesView {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { ChoicesNode(view, inputs) }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: ChoicesNode<Self>.self).update(view)
    }
}

/// The place of the options of a picker: one stop for the focus, whatever stands in it. An option is a box with a tag: what `tag(_:)`
/// says, else the id that `ForEach` gives. The other boxes (headers, lines) stand between and cannot be chosen.
package final class ChoicesNode<Choices: ChoicesView>: BoxHolder {
    private var view: Choices
    private var content: ViewNode?
    private let made: ChoicesBox
    private var tags: ContiguousArray<AnyHashable?> = []
    private var typed = TypeAhead()
    private var hasCurrent = false
    private var isEnabled = true
    private var leavesVertical = false

    init(_ view: Choices, _ inputs: _ViewInputs) {
        self.view = view
        made = ChoicesBox(view.look)
        super.init(inputs)
        made.owner = self
        made.isHitTarget = true
        content = Choices.Options._makeNode(view.options, childInputs.eager)
        assembleBoxes()
        refresh()
    }

    override package var viewName: String? { view.controlName }
    override package var isOpenEnded: Bool { true }

    func update(_ view: Choices) {
        self.view = view
        made.look = view.look
        if let content { Choices.Options._updateNode(content, view.options) }
        findTags()
        refresh()
    }

    override package func refresh() {
        isDirty = false
        graph.statistics.leafUpdates += 1
        tracked(observing: true) {
            let environment = EnvironmentValues(environment)
            made.isMirrored = environment.isMirrored
            made.style = view.style(environment)
            isEnabled = environment.isEnabled
            leavesVertical = view.leavesVerticalKeys(environment)
            made.chosen = tags.firstIndex { $0.map(view.selection.isChosen) ?? false }
        }
        if !hasCurrent || !view.isControl || view.movesChoose { made.current = made.chosen }
        if made.current == nil || tags.indices.contains(made.current ?? -1) == false { made.current = options.first }
        graph.needsPaint = true
        check()
    }

    // MARK: Options

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        made.setChildren(boxes)
        findTags()
        graph.mark(self)
    }

    /// What each box means; nil for what cannot be chosen.
    private func findTags() {
        tags = ContiguousArray(made.children.map(tag))
        made.isOption = ContiguousArray(tags.map { $0 != nil })
    }

    private func tag(of box: Box) -> AnyHashable? {
        var node = box.owner as? ViewNode
        var id: AnyHashable?
        while let current = node, current !== self {
            for trait in current.rowTraits {
                switch trait {
                case .decoration: return nil
                // What is said last counts, if it is of the right type; else it is kept for what is to be said about it.
                case .tag(let tag): if id == nil || view.selection.accepts(tag) { return tag }
                default: break
                }
            }
            if id == nil, let holder = current.parent as? any RowHolder { id = holder.scrollID(of: current) }
            node = current.parent
        }
        return id
    }

    private var options: [Int] { tags.indices.filter { tags[$0].map(view.selection.accepts) ?? false } }

    /// Says once what keeps the picker from showing what is chosen.
    private func check() {
        graph.callbacks.add { [weak self] in
            guard let self, life != .removed, !graph.isShadow else { return }
            let all = tags.compactMap { $0 }
            guard !all.isEmpty, !view.selection.isEmpty, made.chosen == nil else { return }
            if let wrong = all.first, !all.contains(where: view.selection.accepts) {
                graph.diagnostics.report(
                    "\(path) chooses values of type \(view.selection.typeName), but its tags are of type \(type(of: wrong.base)): nothing in it can be chosen. Give `tag(_:)` values of type \(view.selection.typeName)."
                )
            } else {
                graph.diagnostics.report(
                    "What is chosen in \(path) is the tag of none of its options, so that nothing is shown as chosen. Give each option a `tag(_:)`, and choose one of them to begin with."
                )
            }
        }
    }

    // MARK: Tree

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }
    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) { boxes.append(made) }
    override package var innerStops: ContiguousArray<ViewNode>? { [] }
    override package var focusRole: FocusRole? { view.isControl && isEnabled ? .activate : nil }

    override package func focusChanged(_ isFocused: Bool) {
        made.isFocused = isFocused
        hasCurrent = false
        if !isFocused || !view.movesChoose { made.current = made.chosen ?? options.first }
        graph.needsPaint = true
    }

    // MARK: Keys

    override package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard isEnabled, press.phase != .up else { return .ignored }
        guard press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty else {
            return press.modifiers == .shift ? typeAhead(press.characters) : .ignored
        }
        let isRow = made.look.isHorizontal
        switch press.key {
        case .upArrow where !isRow && !leavesVertical: return move(-1)
        case .downArrow where !isRow && !leavesVertical: return move(1)
        case .leftArrow where isRow: return move(made.isMirrored ? 1 : -1)
        case .rightArrow where isRow: return move(made.isMirrored ? -1 : 1)
        case .home: return go(to: options.first)
        case .end: return go(to: options.last)
        case .pageUp where !isRow: return jump(-max(1, made.size.height - 1))
        case .pageDown where !isRow: return jump(max(1, made.size.height - 1))
        case .return, .space:
            guard let current = made.current, current != made.chosen || view.onChoose != nil else { return .ignored }
            choose(current)
            return .handled
        default: return typeAhead(press.characters)
        }
    }

    /// At the ends of a column the key is for what is around; in a row it is the picker's all the same, as in other controls along a line.
    private func move(_ step: Int) -> KeyPress.Result {
        let options = options
        guard let current = made.current, let place = options.firstIndex(of: current) else { return go(to: options.first) }
        if made.chosen == nil, !hasCurrent, view.movesChoose { return go(to: current) }
        guard options.indices.contains(place + step) else {
            return view.onChoose == nil && !made.look.isHorizontal ? .ignored : .handled
        }
        return go(to: options[place + step])
    }

    private func jump(_ distance: Int) -> KeyPress.Result {
        let options = options
        guard let current = made.current, let place = options.firstIndex(of: current) else { return go(to: options.first) }
        return go(to: options[min(max(0, place + distance), options.count - 1)])
    }

    private func go(to index: Int?) -> KeyPress.Result {
        guard let index else { return .ignored }
        made.current = index
        hasCurrent = true
        graph.needsPaint = true
        revealCurrent()
        if view.movesChoose { choose(index) }
        return .handled
    }

    private func choose(_ index: Int) {
        guard tags.indices.contains(index), let tag = tags[index], view.selection.accepts(tag) else { return }
        view.selection.choose(tag)
        view.onChoose?()
    }

    private func revealCurrent() {
        if let current = made.current, made.children.indices.contains(current) { graph.layout.reveal(made.children[current]) }
    }

    /// The option that keys are at is what is to be seen.
    override package var focusBox: Box? {
        guard let current = made.current, made.children.indices.contains(current), !made.look.isHorizontal else { return made }
        return made.children[current]
    }

    private func typeAhead(_ characters: String) -> KeyPress.Result {
        guard !characters.isEmpty,
            characters.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value) })
        else { return .ignored }
        let prefix = typed.add(characters.lowercased(), at: graph.clock())
        let options = options
        let start = made.current.flatMap(options.firstIndex) ?? 0
        // The first letter goes on from where one is; the next ones may still mean it.
        let first = prefix.count == characters.count ? 1 : 0
        for step in first..<(options.count + first) {
            let index = options[(start + step) % options.count]
            if made.children[index].firstText.lowercased().hasPrefix(prefix) { return go(to: index) }
        }
        return .ignored
    }

    // MARK: Mouse

    override package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        guard view.isControl, isEnabled, event.button == 0 else { return false }
        switch event.kind {
        case .press: return true
        case .drag: return true
        case .release:
            guard let index = made.option(at: point), options.contains(index) else { return true }
            made.current = index
            hasCurrent = true
            choose(index)
            return true
        case .wheelUp, .wheelDown, .wheelLeft, .wheelRight, .move: return false
        }
    }
}

extension Box {
    /// The first text in a box, for going to it by its letters.
    final var firstText: String {
        if let box = self as? TextBox { return box.text }
        for child in children {
            let text = child.firstText
            if !text.isEmpty { return text }
        }
        return ""
    }
}

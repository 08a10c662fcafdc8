import TerraceScreen

/// A view of rows with a current row, which the keyboard moves.
package protocol ListContainerView: PrimitiveView {
    associatedtype Scrolled: View
    /// The scroll view with the rows in a lazy stack.
    @MainActor var scrolled: Scrolled { get }
    /// What is selected; nil for a list of rows that are not selected.
    @MainActor var listSelection: (any ListSelection)? { get }
}

extension ListContainerView {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = ListNode(view.listSelection, inputs)
        node.begin(Scrolled._makeNode(view.scrolled, node.childInputs))
        return node
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        let node = unsafeDowncast(node, to: ListNode.self)
        node.update { Scrolled._updateNode($0, view.scrolled) }
        node.update(view.listSelection)
    }
}

/// The place of a list. Where rows can be selected, deleted or moved, it is one stop for the focus, and has a current row; rows are
/// known by their ids and offsets, and built only when the keyboard comes to them.
package final class ListNode: OneChildNode, LazyContainer {
    package private(set) var selection: (any ListSelection)?
    private(set) weak var stack: LazyStackBox?
    /// Whether rows can be deleted, moved, opened or have actions, and no controls that the focus could go to instead.
    private var isEditable = false
    /// Whether there was a row to tell that from.
    private var knowsEditing = false
    /// What the rows that have been there could tell of that.
    private var evidence = EditingEvidence()
    /// Whether rows without controls have the focus themselves, beside the controls of the others.
    private(set) var rowsAreStops = false
    /// While a row is looked into for controls, it is none itself.
    var looksForControls = false
    /// The row that keys act on.
    private(set) var current: ListRow?
    /// Where the range begins that Shift extends.
    var rangeStart: ListRow?
    var typed = TypeAhead()
    /// The row where a drag that selects began.
    var dragStart: ListPlace?
    private(set) var surroundings = ListEnvironment()
    /// What is done with the selected rows, if the program says so.
    private(set) var selectionMenu: SelectionMenu?
    /// Whether it shows marks to delete and move rows by.
    private(set) var isBeingEdited = false
    /// Which marks there are, because there are rows that can be deleted or moved.
    private(set) var marks = EditMarks()
    /// Whether a row is being moved by the mouse.
    var isMovingRow = false

    /// Where each selected value was last seen: what was never there is not taken out of the selection.
    private var homes: [AnyHashable: ListRow] = [:]
    private var dataHasChanged = true
    private var selectionHasChanged = true
    /// The turn in which the list took its first row for the current one by itself.
    private var firstTurn: Int?
    private var wantsReveal = false
    private var revealTurn: Int?
    /// Whether what stands behind the current row is to be seen, too (1), or what stands before it (-1).
    private var onward = 0

    init(_ selection: (any ListSelection)?, _ inputs: _ViewInputs) {
        self.selection = selection
        super.init(inputs)
        graph.addLazyContainer(self)
    }

    override package var viewName: String? { "List" }
    override package var nameForDiagnostics: String { path }
    override package var ownElement: ElementFacts? { ElementFacts(role: .list) }
    override package func didUnmount() { graph.removeLazyContainer(self) }

    /// The list that a node is in, if it is in one.
    static func around(_ node: ViewNode) -> ListNode? {
        guard !node.graph.isShadow else { return nil }
        var ancestor = node.parent
        while let current = ancestor {
            if let list = current as? ListNode { return list }
            ancestor = current.parent
        }
        return nil
    }

    func begin(_ content: ViewNode) {
        child = content
        refresh()
    }

    func update(_ selection: (any ListSelection)?) {
        self.selection = selection
        refresh()
    }

    override package func refresh() {
        isDirty = false
        tracked(observing: true) {
            _ = selection?.values
            let environment = EnvironmentValues(environment)
            surroundings = environment.list
            selectionMenu = environment.selectionMenu
            isBeingEdited = environment.editMode?.wrappedValue.isEditing ?? false
        }
        selectionHasChanged = true
        arrangeStack()
        stack?.needsPaint()
    }

    private func arrangeStack() {
        stack?.gutter = (hasCursor ? Self.gutter : 0) + (showsMarks.delete ? Self.gutter : 0) + surroundings.look.inset
        stack?.trailing = surroundings.look.inset + (showsMarks.move ? Self.gutter : 0)
        stack?.listSpacing = surroundings.rowGap
        stack?.listPinned = surroundings.look.pinsHeaders ? [.header] : []
    }

    /// Room for the mark of the current row.
    static var gutter: Int { 2 }

    // MARK: Rows

    /// The stack that the rows stand in: the first one that is made inside.
    func take(_ box: LazyStackBox) {
        guard stack == nil else { return }
        stack = box
        box.marker = self
        arrangeStack()
    }

    /// Other rows are there than were.
    func rowsChanged() {
        dataHasChanged = true
        typed.stop()
    }

    func isCurrent(_ row: ViewNode) -> Bool { current?.node === row }

    /// Links out of sight that rows stand for.
    var hiddenLinks: ContiguousArray<RowLinkAttachment> = [] {
        didSet { knowsEditing = false }
    }
    /// Whether there are rows that stand for links: a link alone in its row, without a label, is one that only the program follows.
    private var standsForLinks = false

    /// Whether there is a current row.
    var hasCursor: Bool {
        selection != nil || isEditable || isBeingEdited && marks != EditMarks() || standsForLinks
    }

    func setCurrent(_ place: ListPlace) {
        firstTurn = nil
        current = row(at: place)
        revealCurrent()
    }

    /// The current row is seen after the next layout.
    ///
    /// - Parameter onward: with 1, all that stands behind it is seen as well if no other row does; with -1 what stands before it.
    func revealCurrent(onward: Int = 0) {
        wantsReveal = true
        self.onward = onward
        graph.mark(self)
    }

    /// What is scrolled to is not the current row.
    func stopRevealing() {
        wantsReveal = false
        revealTurn = nil
    }

    func showVisible() -> Bool {
        guard life != .removed, !isAsleep, stack != nil else { return false }
        var changed = false
        if dataHasChanged || !knowsEditing || evidence.isOutdated(stack) { noteEditing() }
        if dataHasChanged {
            dataHasChanged = false
            // Rows that are sorted as they appear have been seen by nobody: it is still the first one that is the current.
            if firstTurn == graph.turnCount { current = nil }
            dropRemoved()
            selectionHasChanged = true
        }
        if selectionHasChanged {
            selectionHasChanged = false
            let before = current
            followSelection()
            settleCurrent()
            changed = before != current
        }
        if wantsReveal {
            wantsReveal = false
            revealTurn = graph.turnCount
        }
        if revealTurn == graph.turnCount, let box = currentBox, box.parent != nil {
            let before = graph.layout.scrolls
            graph.layout.reveal(box, onward: onward) { [weak self] in self.map { $0.isLast($0.onward) } ?? false }
            if graph.layout.scrolls != before { changed = true }
        }
        return changed
    }

    private func noteLinks() {
        let stood = standsForLinks
        standsForLinks = hiddenLinks.contains { ($0.node?.firstBox.flatMap(rowBox)?.size.height ?? 0) > 0 }
        guard standsForLinks != stood else { return }
        selectionHasChanged = true
        arrangeStack()
    }

    private func noteEditing() {
        guard let stack, !stack.children.isEmpty else {
            knowsEditing = selection != nil
            return
        }
        knowsEditing = true
        noteLinks()
        var found = EditMarks()
        for box in stack.children {
            guard let holder = element(of: box)?.holder else { continue }
            if holder.onDelete != nil { found.delete = true }
            if holder.onMove != nil { found.move = true }
        }
        if found != marks {
            marks = found
            arrangeStack()
        }
        evidence.note(stack.segments, anew: dataHasChanged)
        if selection != nil { return }
        if stack.children.contains(where: { canBeEdited($0) || disclosure(of: $0) != nil }) { evidence.canEdit = true }
        if let rows = stack.owner as? ViewNode, hasControls(in: rows) { evidence.hasControls = true }
        let wasEditable = isEditable
        isEditable = evidence.canEdit && !evidence.hasControls
        rowsAreStops = evidence.canEdit && evidence.hasControls
        guard isEditable != wasEditable else { return }
        selectionHasChanged = true
        keepFocus()
        arrangeStack()
    }

    /// The focus stays in the row it is in when the list takes it from its rows, or leaves it to them.
    private func keepFocus() {
        guard let focused = graph.focus.focused, focused.isInside(self) else { return }
        if hasCursor, focused !== self {
            if let place = focused.firstBox.flatMap(rowBox).flatMap({ self.place(of: $0) }) { setCurrent(place) }
            graph.focus.setFocus(self)
        } else if !hasCursor, focused === self, let rows = stack?.owner as? ViewNode {
            let inRow = currentBox.flatMap(rowNode).flatMap(graph.focus.firstFocusable)
            if let heir = inRow ?? graph.focus.firstFocusable(in: rows) { graph.focus.setFocus(heir) }
        }
    }

    // MARK: Selection and data

    /// A value that is about to be selected comes from a row.
    func note(_ value: AnyHashable, _ row: ListRow) { if homes[value] == nil { homes[value] = row } }

    /// What was in the data and is not any more is not selected any more (E25).
    private func dropRemoved() {
        guard let selection, let stack, !homes.isEmpty else { return }
        let shown = Set(stack.children.compactMap { value(of: $0) })
        var gone: [AnyHashable] = []
        for (value, home) in homes where !shown.contains(value) && selection.contains(value) {
            if let rows = home.rows, segment(of: rows) != nil {
                if home.goesByID ? rows.contains(value) : home.id.map(rows.contains) == true && home.node?.life != .appeared { continue }
            }
            gone.append(value)
        }
        for value in gone { homes[value] = nil }
        if !gone.isEmpty { selection.remove(gone) }
    }

    /// Notes where what is selected stands. Where one row can be selected, it is the current one.
    private func followSelection() {
        guard let selection, let stack else { return }
        var shown: [AnyHashable: Box]?
        var now: [AnyHashable: ListRow] = [:]
        for value in selection.values {
            if let known = homes[value], known.rows.map({ segment(of: $0) != nil }) ?? (known.box?.parent != nil) {
                now[value] = known
            } else if let rows = lazyRows(with: value) {
                now[value] = ListRow(rows: rows, id: value, goesByID: true)
            } else {
                let boxes =
                    shown
                    ?? Dictionary(
                        stack.children.compactMap { box in self.value(of: box).map { ($0, box) } }, uniquingKeysWith: { first, _ in first })
                shown = boxes
                if let box = boxes[value], let place = place(of: box) { now[value] = row(at: place) }
            }
        }
        let isNew = now.keys.contains { homes[$0] == nil }
        homes = now
        guard !selection.isMultiple, isNew, let (value, home) = now.first else { return }
        if let box = currentBox, self.value(of: box) == value { return }
        if let place = place(of: home, value: value) { setCurrent(place) }
    }

    /// The current row has gone: the one that stands there now is the current one, or the last.
    private func settleCurrent() {
        guard hasCursor, let stack, !stack.segments.isEmpty else {
            current = nil
            return
        }
        var lost: ListPlace?
        if let current, let place = place(of: current) {
            // Of an element with several rows the one that was meant may have gone, and something else stand there.
            if current.node?.life == .appeared, current.part?.parent !== stack, let boxes = current.rows?.boxes(of: place.row),
                boxes.count > 1,
                !boxes.indices.contains(place.box) || !canBeCurrent(boxes[place.box])
            {
                lost = place
            }
        }
        if lost == nil, let current, let place = place(of: current) {
            if current.hint != place || current.node == nil && current.rows != nil { self.current = row(at: place) }
            return
        }
        let start = nearestPlace(to: lost ?? current?.hint ?? ListPlace(segment: 0, row: 0, box: 0))
        rangeStart = nil
        guard let start, let place = selectable(from: start, step: 1) ?? selectable(from: start, step: -1) else {
            current = nil
            return
        }
        let isFirst = current == nil
        if isFirst { firstTurn = graph.turnCount }
        current = row(at: place)
        if !isFirst { wantsReveal = true }
    }

    // MARK: Focus

    override package var focusRole: FocusRole? { hasCursor ? .activate : nil }
    override package func focusChanged(_ isFocused: Bool) { stack?.needsPaint() }
    override package var focusBox: Box? { hasCursor ? currentBox ?? firstBox : firstBox }

    /// Tab goes into the current row if it has several controls (E15).
    override package var innerStops: ContiguousArray<ViewNode>? {
        guard hasCursor else { return nil }
        guard let node = currentBox.flatMap(rowNode), graph.focus.focusables(in: node, limit: 2).count > 1 else { return [] }
        return [node]
    }

    override package func innerPart(around node: ViewNode) -> ViewNode? {
        node.firstBox.flatMap(rowBox).flatMap(rowNode)
    }

    /// The row's box that another is in.
    func rowBox(around box: Box) -> Box? {
        guard let stack else { return nil }
        var box: Box? = box
        while let current = box, current.parent !== stack { box = current.parent }
        return box
    }

    override package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool { handleMouse(event, clicks: clicks) }

    override package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up else { return .ignored }
        if hasCursor { return handleKey(press) }
        // The rows have the focus: arrows that they have no use for go from one to the next, or to a row's actions.
        guard let focused = graph.focus.focused else { return .ignored }
        if editRow(of: focused, press) == .handled { return .handled }
        guard press.modifiers.isEmpty || press.modifiers == .shift else { return .ignored }
        switch press.key {
        case .leftArrow, .rightArrow:
            guard let box = focused.firstBox.flatMap(rowBox) else { return .ignored }
            return openActions(of: box, isTrailing: isForward(press.key), runsFirst: press.modifiers == .shift)
        case _ where !press.modifiers.isEmpty: return .ignored
        case .upArrow: return graph.focus.move(forward: false, inside: self) ? .handled : .ignored
        case .downArrow: return graph.focus.move(forward: true, inside: self) ? .handled : .ignored
        default: return .ignored
        }
    }
}

extension ElementRole {
    /// A `List`; its rows are elements of their own.
    public static let list = ElementRole("list", isWhole: false)
}

extension ViewNode {
    /// Whether the place is a selected row of the list around it, or in one.
    package final var isSelectedInList: Bool {
        guard let list = ListNode.around(self), let stack = list.stack, let selection = list.selection else { return false }
        var box = firstBox
        while let current = box, current.parent !== stack { box = current.parent }
        guard let box, let value = list.value(of: box) else { return false }
        return selection.contains(value)
    }
}

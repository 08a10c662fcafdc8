import TerraceCore
import TerraceScreen

/// Something on the screen that a test has found: a button, a field, a text.
///
/// What was found is kept for as long as its place lives, whatever becomes of its text. What was not found is looked for again each time
/// it is asked about; using it while it is not there fails the test, at the line that looked for it, with a list of what is there.
///
/// ```swift
/// let name = host.find(.textField, text: "Name")
/// name.focus()
/// host.type("Ada")
/// #expect(name.text == "Ada" && name.isFocused)
/// ```
@MainActor
public final class TestElement: CustomStringConvertible {
    private let host: TestHost
    private let query: ElementQuery
    private let index: Int
    private let source: TestSource
    private var node: ViewNode?

    init(_ host: TestHost, _ query: ElementQuery, index: Int, source: TestSource, node: ViewNode? = nil) {
        self.host = host
        self.query = query
        self.index = index
        self.source = source
        self.node = node
        if node == nil { _ = place }
    }

    // MARK: Finding

    /// The place, if it is there.
    private var place: ViewNode? {
        if let node { return Self.isThere(node) ? node : nil }
        let found = query.matches(in: host.host.graph.root)
        guard found.indices.contains(index) else { return nil }
        node = found[index]
        return node
    }

    private static func isThere(_ node: ViewNode) -> Bool {
        guard node.life != .removed else { return false }
        var next: ViewNode? = node
        while let current = next {
            if current.isElementHidden { return false }
            next = current.parent
        }
        return true
    }

    /// The place; fails the test if it is not there.
    private func needed() -> ViewNode? {
        if let place { return place }
        let what = node == nil ? "There is no \(query.phrase(index))" : "The \(query.phrase(index)) that was found has gone"
        host.fail("\(what). \(host.elementList)", at: source)
        return nil
    }

    /// Whether it is there, in sight or scrolled out of it: neither removed, hidden nor asleep in a lazy container.
    ///
    /// ```swift
    /// #expect(!host.find(text: "Saved").exists)
    /// ```
    public var exists: Bool { place != nil }

    // MARK: What it is

    /// What it is; nil for a place that was found by its id and is no single view.
    ///
    /// ```swift
    /// #expect(host.find(id: "name").role == .textField)
    /// ```
    public var role: ElementRole? { needed()?.elementRole }

    /// What it says or holds: a button's label, the text in a field, of other views the texts inside, as the program gave them; what is
    /// cut off or scrolled out of sight is included. A secure field says dots.
    ///
    /// ```swift
    /// #expect(host.find(.textField).text == "Ada")
    /// ```
    public var text: String { needed()?.elementText ?? "" }

    /// What it is for, in words: a field's title, the `accessibilityLabel`; else its text.
    ///
    /// ```swift
    /// #expect(host.find(.textField).label == "Name")
    /// ```
    public var label: String { needed()?.elementLabel ?? "" }

    /// The cells of the screen that show it, row by row, without blanks at the ends of rows; what is out of sight is not in it.
    ///
    /// ```swift
    /// #expect(host.find(.button).screenText == "[ Add ]")
    /// ```
    public var screenText: String {
        guard let place = needed() else { return "" }
        let area = visible(place)
        return (area.minY..<max(area.minY, area.maxY)).map { host.host.screen.text(row: $0, columns: area.minX..<area.maxX) }
            .joined(separator: "\n")
    }

    /// The cells it takes, also those out of sight.
    ///
    /// ```swift
    /// #expect(host.find(text: "Total").frame.y == 4)
    /// ```
    public var frame: CellRect { needed().map { CellRect(rect($0)) } ?? CellRect(.zero) }

    /// The part of its frame that can be seen, which is what other views around it and the window do not cut off.
    ///
    /// ```swift
    /// #expect(host.find(text: "Row 99").visibleFrame.isEmpty)
    /// ```
    public var visibleFrame: CellRect { needed().map { CellRect(visible($0)) } ?? CellRect(.zero) }

    /// Whether the keyboard focus is on it or in it.
    ///
    /// ```swift
    /// #expect(host.find(.textField).isFocused)
    /// ```
    public var isFocused: Bool {
        guard let place = needed(), let focused = host.host.graph.focus.focused else { return false }
        return focused.isInside(place)
    }

    /// Whether it is in use: `disabled(_:)` was said neither of it nor of what is around it.
    ///
    /// ```swift
    /// #expect(!host.find(.button, text: "Save").isEnabled)
    /// ```
    public var isEnabled: Bool { needed().map { EnvironmentValues($0.environment).isEnabled } ?? false }

    /// Whether it is a selected row of a `List`, or in one.
    ///
    /// ```swift
    /// #expect(host.find(text: "Ada").isSelected)
    /// ```
    public var isSelected: Bool { needed()?.isSelectedInList ?? false }

    /// The selected part of its text; nil where nothing is selected, empty in a secure field.
    ///
    /// ```swift
    /// #expect(host.find(.textField).selectedText == "Lovelace")
    /// ```
    public var selectedText: String? { needed()?.ownElement?.selection }

    /// As in a failure: role, text, place and state.
    public nonisolated var description: String { MainActor.assumeIsolated { place.map(describe) ?? "no \(query.phrase(index))" } }

    /// One line about a place, for lists of what is there.
    func describe(_ place: ViewNode) -> String {
        var parts = [place.elementRole?.name ?? "place"]
        let text = place.elementText
        if place.elementRole?.isWhole != false { parts.append("\"\(text.prefix(60))\"\(text.count > 60 ? "…" : "")") }
        if place.elementLabel != text { parts.append("for \"\(place.elementLabel.prefix(40))\"") }
        if let name = place.elementIdentifier { parts.append("named \"\(name)\"") }
        parts.append(visible(place).isEmpty ? "out of sight" : "\(CellRect(rect(place)))")
        if !EnvironmentValues(place.environment).isEnabled { parts.append("disabled") }
        if place === host.host.graph.focus.focused { parts.append("focused") }
        return parts.joined(separator: ", ").replacing("\n", with: "⏎")
    }

    // MARK: What one does with it

    /// Gives it the keyboard focus: it, or the first view in it that can have it. Fails the test where nothing can.
    ///
    /// ```swift
    /// host.find(.textField, text: "Name").focus()
    /// ```
    public func focus(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        guard let place = needed() else { return }
        let focus = host.host.graph.focus
        guard let target = focus.firstFocusable(in: place) else {
            let why = EnvironmentValues(place.environment).isEnabled ? "nothing in it takes the focus" : "it is disabled"
            let here = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
            return host.fail("The focus cannot go to \(describe(place)): \(why).", at: here)
        }
        focus.choose(target)
        host.turn()
    }

    /// Clicks on it with the left button, in the middle if that can be seen. What is scrolled out of sight is scrolled into it first, as
    /// a person would. Fails the test if no cell of it can be seen, or something else covers all of them.
    ///
    /// ```swift
    /// host.find(.button, text: "Add").click()
    /// ```
    public func click(
        count: Int = 1, modifiers: EventModifiers = [], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        guard let place = needed() else { return }
        if visible(place).isEmpty { scrollIntoView() }
        let area = visible(place)
        let here = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
        guard !area.isEmpty else {
            return host.fail("Nothing of \(describe(place)) can be seen, so nobody can click on it.", at: here)
        }
        let middle = Point(x: (area.minX + area.maxX - 1) / 2, y: (area.minY + area.maxY - 1) / 2)
        guard let point = isHit(place, middle) ? middle : cells(of: area).first(where: { isHit(place, $0) }) else {
            return host.fail("Something else covers \(describe(place)), so nobody can click on it.", at: here)
        }
        host.click(x: point.x, y: point.y, count: count, modifiers: modifiers)
    }

    /// Scrolls the scroll views around it so that it can be seen, no further than needed.
    ///
    /// ```swift
    /// host.find(text: "Row 20").scrollIntoView()
    /// ```
    public func scrollIntoView() {
        guard let place = needed() else { return }
        for box in boxes(place).prefix(1) { host.host.graph.layout.reveal(box) }
        host.turn()
    }

    // MARK: Places

    private func boxes(_ place: ViewNode) -> ContiguousArray<Box> {
        var boxes: ContiguousArray<Box> = []
        place.collectBoxes(into: &boxes)
        return boxes
    }

    private func rect(_ place: ViewNode) -> Rect { union(boxes(place).map { host.host.graph.layout.rectInRoot(of: $0) }) }

    private func visible(_ place: ViewNode) -> Rect {
        let window = Rect(origin: .zero, size: host.host.screen.size)
        return union(boxes(place).map { host.host.graph.layout.visibleRect(of: $0).intersection(window) })
    }

    private func union(_ rects: [Rect]) -> Rect {
        guard var all = rects.first(where: { !$0.isEmpty }) ?? rects.first else { return .zero }
        for rect in rects where !rect.isEmpty {
            let x = min(all.minX, rect.minX)
            let y = min(all.minY, rect.minY)
            all = Rect(x: x, y: y, width: max(all.maxX, rect.maxX) - x, height: max(all.maxY, rect.maxY) - y)
        }
        return all
    }

    private func cells(of area: Rect) -> some Sequence<Point> {
        (area.minY..<area.maxY).lazy.flatMap { y in (area.minX..<area.maxX).lazy.map { Point(x: $0, y: y) } }
    }

    /// Whether a press on a cell comes to the place, or to what it stands in.
    private func isHit(_ place: ViewNode, _ point: Point) -> Bool {
        var next = host.host.graph.layout.hitTest(point)
        while let box = next {
            if let node = box.owner as? ViewNode { return node.isInside(place) || place.isInside(node) }
            next = box.parent
        }
        return true
    }
}

extension ElementQuery {
    /// As in "button "Add"", with a number where it is not the first.
    func phrase(_ index: Int) -> String {
        let plain = description.drop { $0 != " " }.dropFirst()
        return index == 0 ? String(plain) : "\(plain) number \(index + 1)"
    }
}

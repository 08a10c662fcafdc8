import TerraceCore

/// Finding what is on the screen, as a person does: by what it says, by what it is, or by an id.
extension TestHost {
    /// Finds an element by its text, or its label (a field's title, say). One that says exactly this comes before those that contain it.
    /// A text inside a button is found as the button.
    ///
    /// ```swift
    /// host.find(text: "Add").click()
    /// ```
    ///
    /// - Parameter index: which of several, in tree order from 0.
    public func find(
        text: String, at index: Int = 0, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> TestElement {
        element(ElementQuery(text: text), index, TestSource(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Finds an element by its role, and by its text or label if one is given.
    ///
    /// ```swift
    /// host.find(.textField, text: "Name").focus()
    /// ```
    ///
    /// - Parameter index: which of several, in tree order from 0.
    public func find(
        _ role: ElementRole, text: String? = nil, at index: Int = 0, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> TestElement {
        let source = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
        return element(ElementQuery(role: role, text: text), index, source)
    }

    /// Finds what was given an id by `ForEach`, `id(_:)` or `accessibilityIdentifier(_:)`. A row that a lazy container has not built is
    /// not found.
    ///
    /// ```swift
    /// #expect(host.find(id: "total").text == "3 items")
    /// ```
    ///
    /// - Parameter index: which of several, in tree order from 0.
    public func find<ID: Hashable>(
        id: ID, at index: Int = 0, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> TestElement {
        let source = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
        return element(ElementQuery(id: AnyHashable(id)), index, source)
    }

    /// All elements with a text or label, in tree order; none if there is none.
    ///
    /// ```swift
    /// #expect(host.findAll(text: "Remove").count == 3)
    /// ```
    public func findAll(
        text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> [TestElement] {
        elements(ElementQuery(text: text), TestSource(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// All elements of a role, and with a text or label if one is given, in tree order; none if there is none.
    ///
    /// ```swift
    /// #expect(host.findAll(.textField).map(\.text) == ["Ada", "Grace"])
    /// ```
    public func findAll(
        _ role: ElementRole, text: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> [TestElement] {
        let source = TestSource(fileID: fileID, filePath: filePath, line: line, column: column)
        return elements(ElementQuery(role: role, text: text), source)
    }

    /// The element that has the keyboard focus; nil while nothing has it.
    ///
    /// ```swift
    /// #expect(host.focused?.role == .button)
    /// ```
    public var focused: TestElement? {
        guard let node = host.graph.focus.focused else { return nil }
        let query = ElementQuery(role: node.elementRole)
        return TestElement(
            self, query, index: 0, source: TestSource(fileID: #fileID, filePath: #filePath, line: #line, column: 1), node: node)
    }

    private func element(_ query: ElementQuery, _ index: Int, _ source: TestSource) -> TestElement {
        TestElement(self, query, index: index, source: source)
    }

    private func elements(_ query: ElementQuery, _ source: TestSource) -> [TestElement] {
        query.matches(in: host.graph.root).enumerated().map { index, node in
            TestElement(self, query, index: index, source: source, node: node)
        }
    }

    // MARK: Failures

    /// Fails the test that uses the host.
    func fail(_ message: String, at source: TestSource) { TestFailure.report(message, at: source) }

    /// What is there, for failures.
    var elementList: String {
        guard let root = host.graph.root else { return "The program has been closed." }
        let all = ElementQuery.elements(in: root)
        guard !all.isEmpty else { return "The screen has no elements at all; it shows:\n\(text)" }
        let source = TestSource(fileID: #fileID, filePath: #filePath, line: #line, column: 1)
        let lines = all.prefix(Self.listedElements).map { node in
            "  " + TestElement(self, ElementQuery(), index: 0, source: source, node: node).describe(node)
        }
        let rest = all.count - lines.count
        return "On the screen:\n" + (lines + (rest > 0 ? ["  … and \(rest) more"] : [])).joined(separator: "\n")
    }

    private static var listedElements: Int { 50 }
}

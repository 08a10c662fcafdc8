extension TestHost {
    /// Fails the test unless the screen shows this text. Blanks at the ends of lines and blank lines at the end are ignored. The failure
    /// shows both line by line, with a mark below the first column in which they part.
    ///
    /// ```swift
    /// host.assertScreen("""
    ///     To do
    ///     [ Add ]
    ///     """)
    /// ```
    ///
    /// Returns whether it does.
    @discardableResult
    public func assertScreen(
        _ expected: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        guard let difference = ScreenDifference(expected: expected, shown: text).description else { return true }
        fail(
            "The screen is not as expected. \(difference)",
            at: TestSource(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
    }

    /// Fails the test unless the screen shows what was recorded under a name, in a text file in `__Snapshots__` beside the test's file.
    ///
    /// Where nothing was recorded yet, the screen is recorded and the test fails once, so that somebody looks at the file. With
    /// `TERRACE_UPDATE_SNAPSHOTS=1` in the environment what is shown is recorded instead of compared.
    ///
    /// ```swift
    /// host.assertSnapshot(named: "empty list")
    /// ```
    ///
    /// - Parameter name: what the screen shows. It goes into the file's name, where all but letters, digits, `.`, `_` and `-` becomes `-`.
    ///
    /// Returns whether it shows that.
    @discardableResult
    public func assertSnapshot(
        named name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let snapshot = Snapshot(name: name, testFile: "\(filePath)")
        guard let failure = snapshot.check(text) else { return true }
        fail(failure, at: TestSource(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
    }
}

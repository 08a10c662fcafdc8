#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Where a test says what it expects.
struct TestSource: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
}

/// Tells whoever runs the test that it has failed: Swift Testing or XCTest, whichever it is.
enum TestFailure {
    /// Reports a failure at a place in the test; the test goes on.
    static func report(_ message: String, at source: TestSource) {
        #if canImport(Testing)
            if isSwiftTestingRunning {
                let location = SourceLocation(
                    fileID: "\(source.fileID)", filePath: "\(source.filePath)", line: Int(source.line), column: Int(source.column))
                Issue.record(Comment(rawValue: message), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: source.filePath, line: source.line)
        #else
            preconditionFailure("\(source.filePath):\(source.line): \(message)")
        #endif
    }

    #if canImport(Testing)
        private static var isSwiftTestingRunning: Bool { Test.current != nil }
    #endif
}

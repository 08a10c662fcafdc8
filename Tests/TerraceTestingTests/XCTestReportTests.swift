#if canImport(XCTest)
    import Terrace
    import TerraceTesting
    import XCTest

    /// A failure comes to XCTest too, with the place in the test.
    final class XCTestReportTests: XCTestCase {
        private nonisolated(unsafe) var recorded: [(message: String, line: Int)] = []

        #if canImport(Darwin)
            override func record(_ issue: XCTIssue) {
                recorded.append((issue.compactDescription, issue.sourceCodeContext.location?.lineNumber ?? 0))
            }
        #else
            override func recordFailure(
                withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
            ) {
                recorded.append((description, lineNumber))
            }
        #endif

        func testFailuresAreReported() {
            let line = #line + 3
            MainActor.assumeIsolated {
                let host = TestHost(Text("shown"), width: 10, height: 1)
                host.assertScreen("expected")
                host.assertScreen("shown")
            }
            let found = recorded
            recorded = []
            XCTAssertEqual(found.map(\.line), [line])
            XCTAssertTrue(found.first?.message.contains("The screen is not as expected. 1 of 1 lines differ") == true)
        }

        func testElementsAreFound() {
            MainActor.assumeIsolated {
                let host = TestHost(Button("Add") {}, width: 10, height: 1)
                XCTAssertEqual(host.find(.button).frame.width, 7)
            }
        }
    }
#endif

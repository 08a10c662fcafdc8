extension Diagnostics {
    /// Notes a message in the log of the program whose view is being evaluated, else in that of the process.
    package static func reportCurrent(_ message: @autoclosure () -> String) {
        guard Tracking.current != nil else { return shared.report(message()) }
        let message = message()
        MainActor.assumeIsolated {
            (Tracking.current?.target?.graph.live.diagnostics ?? shared).report(message)
        }
    }
}

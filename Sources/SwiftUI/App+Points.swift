import Terrace

extension App {
    /// Runs the program. It was written for SwiftUI: its lengths are points.
    @MainActor public static func main() { run(countingIn: .points) }
}

import Foundation
import TerraceCore

/// What turns while something is under way: by the host's clock, ten times a second, and only while it is seen. The clock is set when it is
/// painted, so that what nobody sees wakes nobody.
@MainActor
struct Turning {
    private static let step: TimeInterval = 0.1

    private var next: Date?

    /// The clock was set for an evaluation that is over.
    mutating func begin() { next = nil }

    /// The number of the picture to be painted now; there is another when it is time for it.
    mutating func frame(in box: Box) -> Int {
        guard let node = box.owner as? _Dependent else { return 0 }
        let now = node.graph.hostClock.now()
        let frame = (now.timeIntervalSinceReferenceDate / Self.step).rounded(.down)
        let time = Date(timeIntervalSinceReferenceDate: (frame + 1) * Self.step)
        if next != time {
            next = time
            Tracking.with(node.reader) { HostClock.wake(at: time) }
        }
        return Int(frame.truncatingRemainder(dividingBy: 1_000_000).magnitude)
    }
}

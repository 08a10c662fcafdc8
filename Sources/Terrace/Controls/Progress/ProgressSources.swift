import Foundation
import TerraceCore

/// Views of the share that a `Progress` has done. It says nothing of changes on every system, so it is looked at ten times a second for as
/// long as it is shown and not finished.
nonisolated struct ObservedProgress<Content: View>: View {
    let progress: Progress
    let content: @MainActor (Double?) -> Content

    @MainActor var body: some View {
        if !progress.isFinished { let _ = HostClock.wake(at: HostClock.now.addingTimeInterval(0.1)) }
        content(progress.isIndeterminate ? nil : progress.fractionCompleted.share)
    }
}

/// Views of the share of an interval that has passed, or is left.
nonisolated struct TimedProgress<Content: View>: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    let content: @MainActor (Double?) -> Content

    @MainActor var body: some View {
        let now = HostClock.now
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1) : now < interval.lowerBound ? 0 : 1
        if passed < 1 {
            // A bar of usual width has some hundred steps; more often than ten times a second nobody looks.
            let _ = HostClock.wake(at: max(interval.lowerBound, now.addingTimeInterval(min(max(length / 160, 0.1), 60))))
        }
        content(countsDown ? 1 - passed : passed)
    }
}

import Dispatch
import Foundation

/// The time of day as a host has it, and who wants to be evaluated again at some time of it: texts that count, say.
///
/// A host for tests puts `now` in the place of the system's clock, and calls `ring` itself. Nobody waits: nothing is set, and an idle
/// program is not woken.
@MainActor
package final class HostClock {
    private struct Alarm {
        var time: Date
        var reader: Reader
        var generation: UInt32
    }

    private unowned let inbox: Inbox
    private var alarms: ContiguousArray<Alarm> = []
    private var sweepAt = 8
    private var timer: DispatchSourceTimer?
    private var armed: Date?
    /// Whether the system's clock rings; hosts for tests ring by hand.
    package var isAutomatic = true
    /// The time of day.
    package var now: @MainActor () -> Date = { Date() }

    init(inbox: Inbox) {
        self.inbox = inbox
    }

    /// The time for what is evaluated right now; the system's outside of any evaluation.
    package static var now: Date { current?.now() ?? Date() }

    /// Has what is evaluated right now evaluated again at a time, unless it is so before.
    package static func wake(at time: Date) {
        guard let clock = current, let reader = Tracking.current else { return }
        clock.set(time, for: reader)
    }

    private static var current: HostClock? { Tracking.current?.target?.graph.live.hostClock }

    /// The earliest time that anybody waits for.
    package var next: Date? {
        var next: Date?
        for alarm in alarms where isLive(alarm) { next = min(next ?? alarm.time, alarm.time) }
        return next
    }

    private func isLive(_ alarm: Alarm) -> Bool { alarm.reader.generation == alarm.generation && alarm.reader.target != nil }

    private func set(_ time: Date, for reader: Reader) {
        if alarms.count >= sweepAt {
            alarms.removeAll { !isLive($0) }
            sweepAt = max(8, alarms.count * 2)
        }
        alarms.append(Alarm(time: time, reader: reader, generation: reader.generation))
        if armed.map({ time < $0 }) ?? true { arm() }
    }

    /// Marks what waits for a time that has come.
    package func ring() {
        let now = now()
        var due: ContiguousArray<Alarm> = []
        alarms.removeAll { alarm in
            if !isLive(alarm) { return true }
            if alarm.time > now { return false }
            due.append(alarm)
            return true
        }
        for alarm in due { inbox.note(alarm.reader, generation: alarm.generation) }
        armed = nil
        arm()
    }

    private func arm() {
        guard isAutomatic else { return }
        guard let next else {
            timer?.cancel()
            timer = nil
            armed = nil
            return
        }
        guard armed != next else { return }
        armed = next
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource(queue: .main)
        // A moment late, so that the time has come by a clock that is set while we wait, too.
        timer.schedule(deadline: .now() + max(0.001, min(next.timeIntervalSince(now()) + 0.001, 86_400)))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.ring() } }
        timer.resume()
        self.timer = timer
    }

    /// Nothing rings any more.
    package func close() {
        timer?.cancel()
        timer = nil
        alarms.removeAll()
    }
}

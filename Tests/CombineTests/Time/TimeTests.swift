import Combine
import Foundation
import Testing

/// A scheduler whose time a test lets pass.
final class ManualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
        var time: Int
        func distance(to other: Self) -> DispatchQueue.SchedulerTimeType.Stride { .seconds(other.time - time) }
        func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> Self { Self(time: time + Int(n.timeInterval)) }
    }
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(time: 0)
    let minimumTolerance = DispatchQueue.SchedulerTimeType.Stride.seconds(0)
    private var work: [(time: Int, action: () -> Void)] = []

    func schedule(options: Never?, _ action: @escaping () -> Void) { work.append((now.time, action)) }
    func schedule(
        after date: SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { work.append((date.time, action)) }
    func schedule(
        after date: SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
        tolerance: DispatchQueue.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        work.append((date.time, action))
        return Subscriptions.empty
    }

    func advance(to time: Int) {
        while let index = work.indices.filter({ work[$0].time <= time }).min(by: { work[$0].time < work[$1].time }) {
            let next = work.remove(at: index)
            now.time = max(now.time, next.time)
            next.action()
        }
        now.time = time
    }
}

@Suite("Operators and time")
struct TimeTests {
    private let scheduler = ManualScheduler()
    private let subject = PassthroughSubject<Int, Never>()

    @Test("debounce sends a value once it was quiet for long enough")
    func debounce() {
        let recorder = subject.debounce(for: 2, scheduler: scheduler).recorded()
        subject.send(1)
        scheduler.advance(to: 1)
        subject.send(2)
        scheduler.advance(to: 2)
        #expect(recorder.values.isEmpty)
        scheduler.advance(to: 3)
        #expect(recorder.values == [2])
        scheduler.advance(to: 9)
        #expect(recorder.values == [2])
    }

    @Test("throttle sends the first, then the latest of each interval")
    func throttle() {
        let latest = subject.throttle(for: 2, scheduler: scheduler, latest: true).recorded()
        let first = subject.throttle(for: 2, scheduler: scheduler, latest: false).recorded()
        for value in 1...3 { subject.send(value) }
        scheduler.advance(to: 2)
        #expect(latest.values == [1, 3])
        #expect(first.values == [1, 2])
    }

    @Test("delay sends everything later, the end too")
    func delay() {
        let recorder = subject.delay(for: 3, scheduler: scheduler).recorded()
        subject.send(1)
        subject.send(completion: .finished)
        scheduler.advance(to: 2)
        #expect(recorder.values.isEmpty && recorder.ending == nil)
        scheduler.advance(to: 3)
        #expect(recorder.values == [1] && recorder.ending == .finished)
    }

    @Test("timeout ends when nothing comes: with the error that is given, or none")
    func timeout() {
        let quiet = subject.timeout(2, scheduler: scheduler).recorded()
        let failing = subject.setFailureType(to: Broken.self).timeout(2, scheduler: scheduler) { Broken() }.recorded()
        scheduler.advance(to: 1)
        subject.send(1)
        scheduler.advance(to: 2)
        #expect(quiet.ending == nil)
        scheduler.advance(to: 3)
        #expect(quiet.ending == .finished && failing.ending == .failed)
    }

    @Test("collect by time, or by time or count")
    func collect() {
        let recorder = subject.collect(.byTime(scheduler, 2)).recorded()
        let counted = subject.collect(.byTimeOrCount(scheduler, 2, 2)).recorded()
        for value in 1...3 { subject.send(value) }
        scheduler.advance(to: 2)
        #expect(recorder.values == [[1, 2, 3]])
        #expect(counted.values == [[1, 2], [3]])
    }

    @Test("measureInterval tells how long it was")
    func measure() {
        let recorder = subject.measureInterval(using: scheduler).recorded()
        scheduler.advance(to: 3)
        subject.send(1)
        scheduler.advance(to: 5)
        subject.send(1)
        #expect(recorder.values == [.seconds(3), .seconds(2)])
    }

    @Test("receive(on:) sends on by a scheduler, and drops what waits when it is cancelled")
    func receiveOn() {
        let recorder = subject.receive(on: scheduler).recorded()
        subject.send(1)
        #expect(recorder.values.isEmpty)
        scheduler.advance(to: 0)
        #expect(recorder.values == [1])
        subject.send(2)
        recorder.subscription?.cancel()
        scheduler.advance(to: 1)
        #expect(recorder.values == [1])
        #expect(Just(1).receive(on: ImmediateScheduler.shared).recorded().values == [1])
    }

    @Test("Values that another queue sends arrive on the main queue, in order")
    func mainQueue() async {
        let values = await withCheckedContinuation { continuation in
            var seen: [Int] = []
            var cancellable: AnyCancellable?
            cancellable = (0..<50).publisher.subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main).sink(
                receiveCompletion: { _ in
                    continuation.resume(returning: seen)
                    withExtendedLifetime(cancellable) {}
                    cancellable = nil
                }, receiveValue: { seen.append($0) })
        }
        #expect(values == Array(0..<50))
    }

    @Test("A timer that is connected sends dates on its run loop until it is cancelled")
    func timer() async {
        let seen = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let loop = RunLoop.current
                var count = 0
                var cancellable: AnyCancellable?
                cancellable = Timer.publish(every: 0.005, on: loop, in: .default).autoconnect().sink { _ in
                    count += 1
                    if count == 3 { cancellable?.cancel() }
                }
                let end = Date().addingTimeInterval(5)
                while count < 3, Date() < end { _ = loop.run(mode: .default, before: Date().addingTimeInterval(0.01)) }
                _ = loop.run(mode: .default, before: Date().addingTimeInterval(0.02))
                continuation.resume(returning: count)
            }
        }
        #expect(seen == 3)
    }

    @Test("Strides are in seconds, and never overflow")
    func strides() {
        let stride: DispatchQueue.SchedulerTimeType.Stride = 1.5
        #expect(stride == .milliseconds(1500))
        #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(Int.max).nanoseconds == .max)
        #expect(RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 0)).advanced(by: .seconds(2)).date.timeIntervalSince1970 == 2)
    }
}

import Dispatch
import Foundation
import Terrace
import TerraceCore
import TerraceScreen
import TerraceTerminal

/// Runs a view without a terminal, through the same pipeline as the real one: bytes are decoded, events dispatched, the tree brought
/// up to date, and the difference encoded for a virtual terminal.
///
/// Every call returns after its turn, so that the screen can be read at once; `settle()` waits for tasks and for the main queue.
///
/// ```swift
/// @MainActor @Test func counts() {
///     let host = TestHost(Counter(), width: 20, height: 3)
///     host.press(.return)
///     #expect(host.text == "[ 1 ]")
/// }
/// ```
@MainActor
public final class TestHost {
    package let host: ViewHost
    /// What the encoder's bytes make of a terminal; it shows the same as `text`.
    public private(set) var terminal: VirtualTerminal
    /// The bytes of the last frame.
    public private(set) var lastFrame: [UInt8] = []
    /// How many frames wrote anything.
    public private(set) var frameCount = 0
    /// What the program copied to the clipboard last; nil before the first copy.
    public private(set) var clipboard: String?
    private let diagnostics: Diagnostics
    private var decoder = InputDecoder()
    private var encoder = FrameEncoder(colorDepth: .trueColor)
    private var output = OutputBuffer()
    private var shown: Screen?
    private var isAwake = false
    /// What the host's clock says: it stands still between calls, so that clicks count the same on every machine.
    private var time = Duration.zero
    /// The time of day when `time` was zero.
    private var start = Date()
    private var isTimeFixed = true
    /// How far tests have moved the clock.
    private var advanced = Duration.zero
    #if !canImport(Darwin)
        private let timers = HostTime()
    #endif

    /// Shows a view in a window of `width` by `height` cells; negative lengths act as 0. `unit` is what the lengths in the program count:
    /// points for a program that was written for SwiftUI. `now` is the time of day that texts count from; without it that is the system's
    /// as of the last event, so that it agrees with dates that actions make.
    public init<Content: View>(_ view: Content, width: Int = 80, height: Int = 24, unit: LengthUnit = .cells, now: Date? = nil) {
        let size = Size(width: max(0, width), height: max(0, height))
        diagnostics = Diagnostics()
        host = ViewHost(view, size: size, diagnostics: diagnostics)
        host.graph.unit = unit
        terminal = VirtualTerminal(width: size.width, height: size.height)
        terminal.feed(TerminalModes.bytes(from: TerminalModes(), to: .fullScreen))
        #if !canImport(Darwin)
            host.graph.time = timers
        #endif
        host.graph.clock = { [weak self] in self?.time ?? .zero }
        isTimeFixed = now != nil
        start = now ?? Date()
        host.graph.hostClock.isAutomatic = false
        host.graph.hostClock.now = { [weak self] in
            guard let self else { return Date() }
            return start.addingTimeInterval(time / .seconds(1))
        }
        host.graph.register.clipboardWrite = { [weak self] in self?.clipboard = $0 }
        host.onWake { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.turn() } }
        }
        turn()
    }

    // MARK: Input

    /// Types text, a character at a time, as a keyboard would; a line feed is Return, a tab is Tab.
    public func type(_ text: String) {
        send(bytes: Array(text.replacingOccurrences(of: "\n", with: "\r").utf8))
    }

    /// Presses a key.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        var characters = String(key.character)
        if modifiers.contains(.control), let scalar = key.character.unicodeScalars.first, (0x61...0x7A).contains(scalar.value) {
            characters = String(Character(Unicode.Scalar(UInt8(scalar.value & 0x1F))))
        } else if modifiers.contains(.shift) {
            characters = characters.uppercased()
        }
        handle([.key(KeyEvent(key, modifiers: modifiers, characters: characters))])
    }

    /// Pastes text, as one edit.
    public func paste(_ text: String) {
        handle([.paste(text)])
    }

    /// Turns the wheel over a cell; positive `rows` scroll down.
    public func wheel(_ rows: Int, x: Int, y: Int) {
        let event = Event.mouse(MouseEvent(rows < 0 ? .wheelUp : .wheelDown, at: Point(x: x, y: y)))
        handle(Array(repeating: event, count: abs(rows)))
    }

    /// Clicks on a cell with the left button, `count` times in quick succession. Clicks of separate calls are never a double click.
    public func click(x: Int, y: Int, count: Int = 1, modifiers: EventModifiers = []) {
        time += .seconds(1)
        for _ in 0..<max(0, count) {
            let place = Point(x: x, y: y)
            handle([.mouse(MouseEvent(.press, at: place, modifiers: modifiers))])
            handle([.mouse(MouseEvent(.release, at: place, modifiers: modifiers))])
        }
    }

    /// Presses the left button on a cell, moves to another, cell by cell, and lets go there.
    public func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int), modifiers: EventModifiers = []) {
        time += .seconds(1)
        handle([.mouse(MouseEvent(.press, at: Point(x: start.x, y: start.y), modifiers: modifiers))])
        let steps = max(abs(end.x - start.x), abs(end.y - start.y))
        for step in 0..<steps {
            let done = step + 1
            let place = Point(x: start.x + (end.x - start.x) * done / steps, y: start.y + (end.y - start.y) * done / steps)
            handle([.mouse(MouseEvent(.drag, at: place, modifiers: modifiers))])
        }
        handle([.mouse(MouseEvent(.release, at: Point(x: end.x, y: end.y), modifiers: modifiers))])
    }

    /// Lets time pass, by the clock that clicks are counted by, that texts show and, where this package brings Combine, by which
    /// `Timer.publish`, `debounce` and other schedulers of the main thread wait. What becomes due in between is done at its time, each with a
    /// turn after it.
    public func advance(by duration: Duration) {
        let clock = host.graph.hostClock
        let end = time + duration
        while true {
            // What is a nanosecond short in binary is due all the same.
            let moment = Duration.nanoseconds(1)
            var waits = [clock.next.map { .seconds(max(0, $0.timeIntervalSince(clock.now()))) + moment }].compactMap { $0 }
            #if !canImport(Darwin)
                if let wait = timers.wait { waits.append(wait) }
            #endif
            guard let wait = waits.min(), time + wait <= end + moment else { break }
            pass(wait)
            clock.ring()
            turn()
        }
        if time < end { pass(end - time) }
        time = max(time, end)
        advanced += duration
    }

    private func pass(_ duration: Duration) {
        time += duration
        #if !canImport(Darwin)
            timers.advance(by: duration) {
                if !host.graph.inbox.isEmpty { turn() }
            }
        #endif
    }

    /// Gives the window another size.
    public func resize(width: Int, height: Int) {
        let size = Size(width: max(0, width), height: max(0, height))
        shown = nil
        encoder.reset()
        terminal.resize(width: size.width, height: size.height)
        handle([.resize(size)])
    }

    /// Sends bytes as a terminal would.
    public func send(bytes: [UInt8]) {
        var events: [Event] = []
        decoder.feed(bytes) { events.append($0) }
        decoder.flush { events.append($0) }
        handle(events)
    }

    private func handle(_ events: [Event]) {
        if !isTimeFixed { start = Date().addingTimeInterval((advanced - time) / .seconds(1)) }
        for event in events {
            host.update()
            host.send(event)
        }
        turn()
    }

    // MARK: Time

    /// One turn: brings the tree up to date and draws what changed.
    func turn() {
        guard host.turn() || shown == nil else { return }
        let screen = host.screen
        output.removeAll()
        let statistics = encoder.encode(from: shown, to: screen, cursor: host.cursor, into: &output)
        host.graph.statistics.cellsChanged = statistics.cellsWritten
        host.graph.statistics.bytesWritten = statistics.bytesWritten
        if !output.isEmpty {
            lastFrame = output.bytes
            frameCount += 1
            terminal.feed(lastFrame)
        }
        shown = screen
    }

    /// Waits until the main queue and the tasks of views have nothing left to do: tasks that sleep are not waited for.
    ///
    /// - Parameter deadline: how long to wait at most.
    public func settle(deadline: Duration = .seconds(5)) async {
        let clock = ContinuousClock()
        let end = clock.now + deadline
        var quiet = 0
        var rounds = 0
        // Tasks that work on other threads get a little time before their silence counts.
        while quiet < (host.graph.activity.count > 0 ? 12 : 4), clock.now < end || rounds < Self.fewestRounds {
            rounds += 1
            let before = (frameCount, host.graph.turnCount, host.graph.activity.count)
            await hop()
            if quiet > 1 { try? await Task.sleep(for: .milliseconds(1)) }
            if !host.graph.inbox.isEmpty { turn() }
            quiet = before == (frameCount, host.graph.turnCount, host.graph.activity.count) ? quiet + 1 : 0
        }
    }

    /// Others may have kept the main actor busy past the deadline; that is no reason not to look.
    private static let fewestRounds = 20

    private func hop() async {
        await Task.yield()
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Takes the tree down: `onDisappear` runs, tasks are cancelled.
    public func close() { host.close() }

    // MARK: What is seen

    /// The screen, row by row, without blanks at the ends of rows and without blank rows at the bottom.
    public var text: String {
        var lines = lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// All rows of the screen, without blanks at their ends.
    public var lines: [String] {
        host.screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The column and row of the hardware cursor, from 0; nil while it is hidden.
    public var cursor: (x: Int, y: Int)? { host.cursor.map { ($0.x, $0.y) } }

    /// The path of the focused view, for example `Editor > ForEach > TextField<Text>`; nil when nothing has the focus.
    public var focus: String? { host.graph.focus.focused?.path }

    /// What the last turn cost.
    public var statistics: FrameStatistics { host.statistics }

    /// What the framework has said to the programmer.
    public var log: [String] { diagnostics.messages }
}

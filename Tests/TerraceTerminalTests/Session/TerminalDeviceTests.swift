import Foundation
import Testing

@testable import TerraceTerminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

struct TerminalDeviceTests {
    /// A pipe of which the write end gives up instead of waiting.
    private func nonBlockingPipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        return (ends[0], ends[1])
    }

    @Test("rensbreur S5: a frame is one write, and one larger than the terminal takes at once is written whole")
    func aFrameLargerThanTheTerminalTakesAtOnceIsWrittenWhole() throws {
        let ends = try nonBlockingPipe()
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let reader = Thread.detached {
            var read: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 5000)
            while true {
                let count = systemRead(ends.read, &buffer, buffer.count)
                if count <= 0 { return read }
                read += buffer[..<count]
            }
        }
        #expect(bytes.withUnsafeBytes { TerminalDevice.write($0, to: ends.write, patience: -1) })
        _ = closeDescriptor(ends.write)
        #expect(reader.value() == bytes)
        _ = closeDescriptor(ends.read)
    }

    @Test func aTerminalThatTakesNothingIsGivenUpAndOneThatIsGoneIsNoticed() throws {
        signal(SIGPIPE, SIG_IGN)
        let ends = try nonBlockingPipe()
        let bytes = [UInt8](repeating: 65, count: 1_000_000)
        #expect(!bytes.withUnsafeBytes { TerminalDevice.write($0, to: ends.write, patience: 20) })
        _ = closeDescriptor(ends.read)
        #expect(!bytes.withUnsafeBytes { TerminalDevice.write($0, to: ends.write, patience: -1) })
        _ = closeDescriptor(ends.write)
    }

    @Test("swift-tui warnings: what was printed meanwhile is shown afterwards, without its controls")
    func whatWasPrintedIsShownWithoutControls() {
        func sanitised(_ text: String, after previous: UInt8 = 0) -> String {
            var bytes = Array(text.utf8)
            _ = bytes.withUnsafeMutableBytes { OutputCapture.sanitise($0, after: previous) }
            return String(decoding: bytes, as: UTF8.self)
        }
        #expect(sanitised("plain é 日\n\ttext") == "plain é 日\n\ttext")
        #expect(sanitised("a\u{1B}[2Jb\r\u{7}\u{7F}") == "a?[2Jb???")
        #expect(sanitised("a\u{9B}2J") == "a\u{A0}2J")
        var half: [UInt8] = [0x9B, 0x41]
        _ = half.withUnsafeMutableBytes { OutputCapture.sanitise($0, after: 0xC2) }
        #expect(half == [0xA0, 0x41], "a control cut by the end of a part")
    }
}

extension Thread {
    /// Runs `body` on another thread; `value` waits for what it returned.
    fileprivate static func detached<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Waiting<Value> {
        let waiting = Waiting<Value>()
        Thread.detachNewThread { waiting.finish(body()) }
        return waiting
    }
}

private final class Waiting<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var result: Value?

    func finish(_ value: Value) {
        condition.withLock { result = value }
        condition.broadcast()
    }

    func value() -> Value? {
        condition.lock()
        defer { condition.unlock() }
        while result == nil { condition.wait() }
        return result
    }
}

import TerraceScreen
import TerraceTesting
import Testing

@testable import TerraceTerminal

struct TerminalProbeTests {
    @Test func aTerminalThatAnswersEverythingHasEverything() {
        var terminal = VirtualTerminal(width: 10, height: 2)
        terminal.feed(TerminalProbe.questions)
        #expect(terminal.unhandled == [])
        var probe = TerminalProbe()
        var isOurs: [Bool] = []
        for case .reply(let reply) in decode([terminal.replies]) { isOurs.append(probe.absorb(reply)) }
        #expect(isOurs == [true, true, true, true])
        #expect(probe.hasKeyboardProtocol && probe.hasSynchronisedOutput && probe.hasGraphemeClusters && probe.isFinished)
    }

    @Test("notcurses 2736: a terminal that answers the last question alone has nothing, and nobody waits for the others")
    func aTerminalThatAnswersOnlyTheFenceHasNothing() {
        var probe = TerminalProbe()
        let replies: [TerminalReply] = [.deviceAttributes([1, 2]), .mode(2026, state: 0), .version("x")]
        let isOurs = replies.map { probe.absorb($0) }
        #expect(isOurs == [true, true, false])
        #expect(probe.isFinished && !probe.hasKeyboardProtocol && !probe.hasSynchronisedOutput && !probe.hasGraphemeClusters)
    }
}

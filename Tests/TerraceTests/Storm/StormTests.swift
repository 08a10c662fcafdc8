import Foundation
import Terrace
import TerraceTesting
import Testing

/// Random use of a program with nearly everything in it. `TERRACE_STORM=full` plays 10,000 steps; otherwise there are fewer.
/// `TERRACE_STORM_SEED=n` plays one seed, to look into a failure.
@MainActor
@Suite("A storm over everything")
struct StormTests {
    private nonisolated static let environment = ProcessInfo.processInfo.environment
    private nonisolated static let isFull = environment["TERRACE_STORM"] == "full"
    private nonisolated static let seeds: [UInt64] =
        environment["TERRACE_STORM_SEED"].flatMap { UInt64($0) }.map { [$0] } ?? Array(1...(isFull ? 20 : 4))
    private nonisolated static let stepsPerSeed = isFull ? 500 : 150

    /// What must be drawn without harm, out of the field: text that would do something to a terminal if it reached it.
    static let hostile: [String] = [
        "a\u{1B}[2Jb", "a\u{1B}[Hb", "\u{1B}[8msecret\u{1B}[0m", "x\u{1B}[?1049ly", "x\u{1B}cy", "x\u{1B}#8y", "x\u{0E}qqq\u{0F}y",
        "x\u{1B}(0qqq", "x\u{1B}]52;c;cm0gLXJmIH4K\u{07}y", "x\u{1B}]8;;http://evil/", "x\u{1B}]2;abc", "x\u{1B}P+q",
        "x\u{1B}P$qm\u{1B}\\y",
        "x\u{1B}[6ny", "x\u{9B}2Jy", "x\u{9D}0;pwn\u{9C}y", "rm\u{08}\u{08}ls", "a\tb", "a\u{00}b\u{7F}c", "invoice\u{202E}fdp.exe",
        "a\u{2066}b", Array(repeating: "\u{1F468}", count: 40).joined(separator: "\u{200D}"), "x\u{FFFE}y", "\u{4E00}\u{4E00}\u{4E00}",
        "pasted: \u{1B}[201~rm -rf", "http://e/\u{1B}\\\u{1B}[2J", "a\u{2028}b", "\u{3164}\u{3164}",
        "e" + String(repeating: "\u{301}", count: 60),
        "\r\n\r", "\u{FEFF}\u{200E}\u{200F}", "שלום abc 123 عربي", "🇩🇪🇩", "❤️✈︎☺️1️⃣",
    ]

    @Test("The screen, the tree, the focus and the cells hold after every step", arguments: seeds)
    func storm(seed: UInt64) async {
        var random = SeededGenerator(seed)
        let script = (0..<Self.stepsPerSeed).map { _ in StormStep.random(&random, hostile: Self.hostile) }
        guard let failure = await StormRun.play(script, cellInterval: 8) else { return }
        let failing = await StormRun.shrink(Array(script.prefix(failure.count)), limit: .seconds(60))
        let again = await StormRun.play(failing, cellInterval: 1)
        let steps = failing.suffix(40).map { "    \($0)," }.joined(separator: "\n")
        Issue.record(
            """
            seed \(seed), step \(failure.count): \(failure.fault)
            \(failing.count) of its steps are enough:
            \(steps)
            and then: \(again?.fault ?? "nothing, the whole script is needed")
            """)
    }
}

import Dispatch
import Foundation
import TerraceCore
import TerraceScreen
import TerraceTerminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Runs a view in the terminal: what the terminal says goes in as events, and each turn that changed something goes out as one write.
@MainActor
package final class TerminalHost {
    private let host: ViewHost
    private var session: TerminalSession?
    private var encoder: FrameEncoder
    private var shown: Screen?
    private var output = OutputBuffer()
    private var exitCode: Int32?
    private var lastInterrupt: ContinuousClock.Instant?
    private let diagnostics: Diagnostics

    /// A program may keep Ctrl-C to itself; pressed twice within this time it ends the program all the same (H14).
    private static let interruptWindow = Duration.seconds(1)

    /// Runs a view until the program ends; does not return.
    package static func run<Content: View>(_ content: Content, unit: LengthUnit = .cells) -> Never {
        // One program, one window: what happens between turns counts as in them.
        LengthUnit.current = unit
        let host: TerminalHost
        do {
            host = try TerminalHost(content)
        } catch {
            exit(printOnce(content, because: error))
        }
        exit(host.runLoop())
    }

    /// The host that is running, for programs that end themselves.
    package private(set) static var current: TerminalHost?

    private init<Content: View>(_ content: Content) throws(TerminalSessionError) {
        let diagnostics = Diagnostics.shared
        self.diagnostics = diagnostics
        // A session talks to a host that is not there yet; whatever comes meanwhile has nobody to go to.
        let session = try TerminalSession { notice in TerminalHost.current?.receive(notice) }
        host = ViewHost(
            content, size: session.size, environment: TerminalHost.environment(), diagnostics: diagnostics,
            sceneStorage: SceneStore(TerminalHost.keptScene))
        host.graph.unit = LengthUnit.current
        let isDark = BackgroundColor.isDark(environment: ProcessInfo.processInfo.environment) ?? true
        host.graph.setEnvironment(ColorSchemeKey.self, isDark ? .dark : .light)
        encoder = FrameEncoder(colorDepth: session.capabilities.colorDepth)
        encoder.returnsAfterDoubt = session.capabilities.isRelayed
        self.session = session
        TerminalHost.current = self
        host.onWake { DispatchQueue.main.async { MainActor.assumeIsolated { TerminalHost.current?.turn() } } }
        host.graph.register.clipboardWrite = { [weak self] text in
            if let bytes = ClipboardSequence.bytes(copying: text) { self?.session?.write(bytes) }
        }
        host.graph.openURL = URLLauncher.open
        host.bidi = session.capabilities.bidi
        var modes = TerminalHost.modes(environment: ProcessInfo.processInfo.environment)
        // A terminal that orders text does so for its own sake, then.
        modes.implicitBidi = host.bidi.order == .logical
        try session.start(modes)
        session.write(BackgroundColor.question)
    }

    /// What is switched on in the terminal. The mouse is reported, drags included; most terminals leave selecting text to the user
    /// while Shift is down. With `TERRACE_MOUSE=0` in the environment the mouse stays the terminal's own.
    package static func modes(environment: [String: String]) -> TerminalModes {
        var modes = TerminalModes.fullScreen
        // Programs are told whether they have the focus, see `ScenePhase`.
        modes.focusReports = true
        if environment["TERRACE_MOUSE"] != "0" { modes.mouse = .drags }
        return modes
    }

    /// What holds for the whole program: the layout runs as the user's language does.
    private static func environment() -> EnvironmentValues {
        var values = EnvironmentValues()
        if UserLanguage.current.isRightToLeft { values.layoutDirection = .rightToLeft }
        return values
    }

    // MARK: What outlives the program

    private static let sceneKey = "TerraceSceneStorage"

    private static var keptScene: [String: Any] { UserDefaults.standard.dictionary(forKey: sceneKey) ?? [:] }

    private func keepScene() {
        let store = host.graph.sceneStorage
        if store.hasChanges { UserDefaults.standard.set(store.contents, forKey: TerminalHost.sceneKey) }
    }

    private func runLoop() -> Int32 {
        turn()
        let urls = ArgumentURLs.urls(in: CommandLine.arguments.dropFirst())
        if !urls.isEmpty {
            urls.forEach(host.graph.receivedURLs.receive)
            turn()
        }
        while exitCode == nil {
            // Serves our input, the main queue, main-actor tasks and timers; sleeps while there is nothing.
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        close()
        return exitCode ?? 0
    }

    // MARK: Turns

    private func receive(_ notice: TerminalSession.Notice) {
        switch notice {
        case .events(let events):
            for event in events {
                guard exitCode == nil else { return }
                handle(event)
            }
            turn()
        case .terminate(let signal):
            close()
            TerminalHost.printDiagnostics(diagnostics)
            session?.end(by: signal)
            finish(128 + signal)
        case .resumed:
            shown = nil
            encoder.reset()
            host.graph.phase.set(.active, in: host.graph)
            _ = host.send(.resize(session?.size ?? host.screen.size))
            turn()
        case .hangup:
            ScenePhaseNotice.postEnd()
            keepScene()
            host.close()
            exit(128 + SIGHUP)
        }
    }

    private func handle(_ event: Event) {
        // Each event sees the tree that the one before has left: what is typed behind a Return goes where the Return has led.
        host.update()
        if case .reply(.systemCommand(let number, let text)) = event, let isDark = BackgroundColor.isDark(number, text) {
            host.graph.setEnvironment(ColorSchemeKey.self, isDark ? .dark : .light)
        }
        if case .resize = event {
            shown = nil
            encoder.reset()
        }
        let copies = host.graph.register.copyCount
        let isUsed = host.send(event)
        // A Ctrl-C that copied is no interrupt, nor the first of two.
        if host.graph.register.copyCount != copies { return lastInterrupt = nil }
        guard case .key(let key) = event, key.phase != .up, key.modifiers == .control else { return }
        if key.key == "c" {
            let now = ContinuousClock.now
            if !isUsed || lastInterrupt.map({ now - $0 < Self.interruptWindow }) ?? false { finish(128 + SIGINT) }
            lastInterrupt = now
        } else if key.key == "z", !isUsed {
            host.graph.phase.set(.background, in: host.graph)
            turn()
            session?.suspend()
        } else if key.key == "\\", !isUsed {
            finish(128 + SIGQUIT)
        }
    }

    private func turn() {
        guard exitCode == nil, let session else { return }
        let hasChanged = host.turn()
        if let title = host.graph.windowTitle, title != session.modes.title {
            var modes = session.modes
            modes.title = title
            session.setModes(modes)
        }
        followHover(session)
        guard hasChanged || shown == nil else { return }
        output.removeAll()
        let screen = host.screen
        let statistics = encoder.encode(from: shown, to: screen, cursor: host.cursor, into: &output)
        host.graph.statistics.cellsChanged = statistics.cellsWritten
        host.graph.statistics.bytesWritten = statistics.bytesWritten
        if !output.isEmpty { session.write(output) }
        shown = screen
    }

    /// A terminal is asked to tell of every move only while a view wants to know of them.
    private func followHover(_ session: TerminalSession) {
        let wanted: TerminalModes.MouseTracking = host.graph.pointer.hover.isInUse ? .motion : .drags
        guard session.modes.mouse != .off, session.modes.mouse != wanted else { return }
        var modes = session.modes
        modes.mouse = wanted
        session.setModes(modes)
    }

    // MARK: The end

    /// Ends the program with a status, after this turn.
    package func finish(_ status: Int32) {
        guard exitCode == nil else { return }
        exitCode = status
        // The run loop may be asleep.
        DispatchQueue.main.async {}
    }

    private func close() {
        ScenePhaseNotice.postEnd()
        keepScene()
        host.close()
        session?.stop()
        session = nil
        TerminalHost.current = nil
        TerminalHost.printDiagnostics(diagnostics)
    }

    /// Says what was noted, once the terminal is the shell's again.
    private static func printDiagnostics(_ diagnostics: Diagnostics) {
        // What is in a file already need not be said twice.
        if diagnostics.writesToFile { return }
        for message in diagnostics.drain() {
            StandardStream.error.write("Terrace: \(message)\n")
        }
    }

    // MARK: Without a terminal

    /// Prints one plain frame where the output is no terminal to draw on, or says why nothing can be done. Returns the exit status.
    private static func printOnce<Content: View>(_ content: Content, because error: TerminalSessionError) -> Int32 {
        switch error {
        case .outputIsNoTerminal, .dumbTerminal:
            let environment = ProcessInfo.processInfo.environment
            let width = environment["COLUMNS"].flatMap { Int($0) } ?? 80
            let height = environment["LINES"].flatMap { Int($0) } ?? 24
            let size = Size(width: max(1, min(width, 1000)), height: max(1, min(height, 1000)))
            let host = ViewHost(content, size: size, environment: TerminalHost.environment())
            // A file is read by programs, which want text as it is.
            host.bidi = .logical
            host.graph.unit = LengthUnit.current
            host.turn()
            let isWritten = StandardStream.output.write(FrameEncoder.plainText(host.screen))
            host.close()
            return isWritten ? 0 : 1
        case .noInputTerminal, .system:
            StandardStream.error.write("Terrace: \(error). Run the program in a terminal.\n")
            return 1
        }
    }
}

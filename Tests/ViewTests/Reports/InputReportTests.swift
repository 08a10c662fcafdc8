import Terrace
import TerraceTesting
import Testing

/// What users of other frameworks have reported about keys, seen from a text field: nothing that is no text is typed.
@MainActor
@Suite("Reports: keys")
struct InputReportTests {
    private struct Field: View {
        @State var text: String
        let log: ListLog
        var body: some View {
            TextField("", text: $text)
                .onSubmit { log.events.append("submit") }
                .onKeyPress(.escape) {
                    log.events.append("escape")
                    return .handled
                }
        }
    }

    private func field(_ text: String = "") -> (host: TestHost, log: ListLog) {
        let log = ListLog()
        return (TestHost.pinned(Field(text: text, log: log), width: 20, height: 1), log)
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test("opentui 781, TUIkit-wade ae58630a: a mouse report is never typed") func mouseReports() {
        let (host, log) = field()
        host.send(bytes: bytes("\u{1B}[<0;5;1M\u{1B}[<0;5;1m\u{1B}[<35;80;24M\u{1B}[<64;3;3M"))
        #expect(host.text == "")
        #expect(log.events == [])
    }

    @Test("DeepSeek-Reasonix 1598: nor is one in the old form") func oldMouseReports() {
        let (host, _) = field()
        host.send(bytes: [0x1B, 0x5B, 0x4D, 0x20, 0x21, 0x21, 0x1B, 0x5B, 0x4D, 0x23, 0x7E, 0x7E])
        host.type("x")
        #expect(host.text == "x")
    }

    @Test("bubbletea 1592: Option with the arrows goes by words, however the terminal says it") func wordMotion() {
        for back in ["\u{1B}b", "\u{1B}[1;3D", "\u{1B}[1;5D"] {
            let (host, _) = field("one two")
            host.press(.end)
            host.send(bytes: bytes(back))
            #expect(host.cursor?.x == 4, "\(back.debugDescription)")
        }
        for forward in ["\u{1B}f", "\u{1B}[1;3C"] {
            let (host, _) = field("one two")
            host.press(.home)
            host.send(bytes: bytes(forward))
            #expect(host.cursor?.x == 3, "\(forward.debugDescription)")
        }
    }

    @Test("bubbletea 404, 800: a paste of several lines submits nothing") func pasteDoesNotSubmit() {
        let (host, log) = field()
        host.send(bytes: bytes("\u{1B}[200~rm -rf /\nyes\n\u{1B}[201~"))
        #expect(log.events == [])
        #expect(host.text.hasPrefix("rm -rf / yes"))
    }

    @Test("swift-tui f8ab88d3, 52653c5f: Delete is a key, not Escape and a tilde") func deleteKey() {
        let (host, log) = field("abc")
        host.press(.home)
        host.send(bytes: bytes("\u{1B}[3~"))
        #expect(host.text == "bc")
        host.send(bytes: bytes("\u{1B}\r"))
        host.send(bytes: bytes("\u{1B}[99;99;99~\u{1B}OZ\u{1B}[?1;2c"))
        #expect(host.text == "bc")
        #expect(!log.events.contains("escape"))
    }

    @Test("TUIkit-wade 8a51ca1f: a paste whose end never comes gives its text, and keys work after it") func endlessPaste() {
        let (host, _) = field()
        host.send(bytes: bytes("\u{1B}[200~half"))
        host.type("!")
        #expect(host.text == "half!")
    }

    @Test("rensbreur S3: Escape is heard at once") func escape() {
        let (host, log) = field()
        host.send(bytes: [0x1B])
        #expect(log.events == ["escape"])
        #expect(host.text == "")
    }

    @Test("nocterm 96: Ctrl-C is one key, as a byte and as the Kitty protocol sends it, and no field keeps it from the host")
    func interrupt() {
        for spelling in ["\u{3}", "\u{1B}[99;5u", "\u{1B}[27;5;99~"] {
            let log = ListLog()
            let host = TestHost.pinned(
                Field(text: "text", log: log).onKeyPress(phases: .down) { press in
                    log.events.append("\(press.key == "c" && press.modifiers == .control)")
                    return .ignored
                }, width: 20, height: 1)
            host.send(bytes: bytes(spelling))
            #expect(log.events == ["true"], "\(spelling.debugDescription)")
            #expect(host.text == "text")
        }
    }

    @Test("opentui 1459, 1034: answers of the terminal that come late are not typed") func lateAnswers() {
        let answers = [
            "\u{1B}[?62;22c", "\u{1B}[?2026;2$y", "\u{1B}[?1u", "\u{1B}[12;40R", "\u{1B}P>|term 1.2\u{1B}\\",
            "\u{1B}]11;rgb:1111/2222/3333\u{1B}\\",
            "\u{1B}]11;rgb:11/22/33\u{7}", "\u{1B}_Gi=1;OK\u{1B}\\",
        ]
        for answer in answers {
            let (host, log) = field("a")
            host.press(.end)
            host.send(bytes: bytes(answer))
            host.type("b")
            #expect(host.text == "ab", "\(answer.debugDescription)")
            #expect(log.events == [], "\(answer.debugDescription)")
        }
    }
}

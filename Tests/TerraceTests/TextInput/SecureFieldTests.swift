import Terrace
import TerraceTesting
import Testing

private struct Login: View {
    @State var password: String
    @State var other = ""
    @State var submitted = 0

    var body: some View {
        VStack(alignment: .leading) {
            SecureField("Password", text: $password).onSubmit { submitted += 1 }
            Text("\(password.count) \(submitted)")
            TextField("other", text: $other)
        }
    }
}

@MainActor
@Suite("Secure fields")
struct SecureFieldTests {
    @Test("E9: one mask per character; no frame ever holds the text; Return submits")
    func e9_mask() {
        let host = TestHost(Login(password: ""), width: 20, height: 3)
        #expect(host.lines[0] == "Password")
        var bytes: [UInt8] = []
        for key in ["S", "e", "\u{1F468}", "\u{200D}", "\u{1F469}", "C"] {
            host.type(key)
            bytes += host.lastFrame
        }
        #expect(host.lines[0] == "\u{2022}\u{2022}\u{2022}\u{2022}" && host.lines[1] == "4 0" && host.cursor?.x == 4)
        for secret in ["S", "e", "\u{1F468}", "C"] where secret != "C" {
            #expect(!String(decoding: bytes, as: UTF8.self).contains(secret))
        }
        host.type("\n")
        #expect(host.lines[1] == "4 1")
    }

    @Test("E9: nothing is copied, cut or kept for yanking")
    func e9_noCopies() {
        let host = TestHost(Login(password: "secret"), width: 20, height: 3)
        host.press("a", modifiers: .option)
        #expect(host.selected(row: 0) == "^^^^^^")
        host.press("c", modifiers: .control)
        host.press("w", modifiers: .option)
        host.press("x", modifiers: .control)
        #expect(host.clipboard == nil && host.lines[1] == "6 0")
        host.press(.end)
        host.press("u", modifiers: .control)
        #expect(host.lines[1] == "0 0")
        host.press(.tab)
        host.press("y", modifiers: .control)
        host.press("v", modifiers: .control)
        #expect(host.lines[2] == "other")
    }

    @Test("E9: words are not told apart")
    func e9_words() {
        let host = TestHost(Login(password: "two words"), width: 20, height: 3)
        host.press(.leftArrow, modifiers: .control)
        #expect(host.cursor?.x == 0)
        host.press(.rightArrow, modifiers: .option)
        #expect(host.cursor?.x == 9)
        host.press("w", modifiers: .control)
        #expect(host.lines[1] == "0 0")
    }
}

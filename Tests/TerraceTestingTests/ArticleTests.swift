import Foundation
import Terrace
import TerraceTesting
import Testing

// Testing.md: begin
struct Guest: Identifiable {
    let id: Int
    var name: String
}

struct GuestList: View {
    @State private var guests = [Guest(id: 1, name: "Ada"), Guest(id: 2, name: "Grace")]
    @State private var name = ""
    @FocusState private var isTyping: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(guests.count) guests").bold().accessibilityIdentifier("count")
            ForEach(guests) { guest in
                HStack {
                    Text(guest.name)
                    Button("Remove") { guests.removeAll { $0.id == guest.id } }
                }
            }
            TextField("Name", text: $name).focused($isTyping)
            Button("Invite") { invite() }.disabled(name.isEmpty)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func invite() {
        guests.append(Guest(id: guests.count + 1, name: name))
        name = ""
        isTyping = true
    }
}
// Testing.md: end

@MainActor
@Suite("The article about testing")
struct ArticleTests {
    // Testing.md: begin
    @Test func aGuestIsInvited() {
        let host = TestHost(GuestList(), width: 24, height: 8)
        host.find(.textField, text: "Name").focus()
        host.type("Edsger")
        host.find(.button, text: "Invite").click()

        #expect(host.find(id: "count").text == "3 guests")
        host.assertScreen(
            """
            3 guests
            Ada [ Remove ]
            Grace [ Remove ]
            Edsger [ Remove ]
            Name
            [ Invite ]
            """)
    }
    // Testing.md: end

    // Testing.md: begin
    @Test func aNameIsReplaced() {
        let host = TestHost(GuestList(), width: 24, height: 8)
        let field = host.find(.textField)
        field.focus()
        host.type("Barbra")
        host.press("a", modifiers: .option)
        host.type("Barbara")
        #expect(field.text == "Barbara")
    }
    // Testing.md: end

    // Testing.md: begin
    @Test func aNameIsNeeded() {
        let host = TestHost(GuestList(), width: 24, height: 8)
        let invite = host.find(.button, text: "Invite")
        let field = host.find(.textField)
        #expect(!invite.isEnabled)
        field.focus()
        host.type("A")
        #expect(invite.isEnabled && field.isFocused)
        #expect(field.text == "A" && field.label == "Name")
        #expect(field.frame == CellRect(x: 0, y: 3, width: 24, height: 1))
    }
    // Testing.md: end

    // Testing.md: begin
    @Test func allCanBeRemoved() {
        let host = TestHost(GuestList(), width: 24, height: 8)
        for button in host.findAll(.button, text: "Remove") { button.click() }
        #expect(host.findAll(.button, text: "Remove").isEmpty)
        #expect(!host.find(text: "Ada").exists)
    }
    // Testing.md: end

    // Testing.md: begin
    @Test func theCountIsBold() {
        let host = TestHost(GuestList(), width: 24, height: 8)
        let cell = host.cell(x: 0, y: 0)
        #expect(cell.text == "2" && cell.isBold && cell.foreground == nil)
        #expect(host.focused?.text == "Remove")
        #expect(host.cell(x: 4, y: 1).isReversed)
        #expect(host.cursor == nil)
        host.press(.tab)
        host.press(.tab)
        #expect(host.cursor?.y == 3)
        host.type("Barbara Liskov")
        host.press(.leftArrow, modifiers: [.shift])
        #expect(host.selection == "v")
    }
    // Testing.md: end

    // Testing.md: begin
    @Test func typingCostsLittle() {
        let host = TestHost(GuestList(), width: 24, height: 8)
        host.find(.textField).focus()
        host.type("a")
        #expect(host.statistics.nodesMade == 0)
        #expect(host.statistics.bytesWritten < 120)
        #expect(host.log.isEmpty)
    }
    // Testing.md: end

    // Testing.md: begin
    @Test func itLooksAsRecorded() {
        let host = TestHost(GuestList(), width: 24, height: 8)
        host.assertSnapshot(named: "two guests")
    }
    // Testing.md: end

    @Test("The code in Testing.md is the code that is compiled and run here")
    func articleShowsThisCode() throws {
        let file = URL(filePath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let article = try String(contentsOf: root.appending(path: "docs/Testing.md"), encoding: .utf8)
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "// Testing.md: " + "begin\n").dropFirst()
        #expect(parts.count == 8)
        for part in parts {
            let lines = part.components(separatedBy: "\n").prefix { !$0.hasSuffix("// Testing.md: end") }
            // In the article the tests stand at the margin.
            let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
            let code = lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
            #expect(code.contains("{"))
            #expect(article.contains(code), "Testing.md lacks this, or has it otherwise:\n\(code)")
        }
    }
}

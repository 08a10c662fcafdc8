import Foundation
import Testing

@testable import Terrace

private struct Greeting: View {
    var name = "World"
    var body: some View { Text("Hello, \(name)") }
}

private struct Greeting_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Greeting().previewDisplayName("English greeting")
            Greeting(name: "Mars").previewLayout(.fixed(width: 20, height: 3)).previewDevice("iPhone SE")
        }
        .environment(\.isEnabled, true)
    }
}

#Preview("Counting", traits: .sizeThatFitsLayout) {
    @Previewable @State var count = 41
    @Previewable @State var name =
        "up"
    let _ = name
    Text("Count { \(count + 1) } \(name)")
}

#Preview {
    Greeting(name: "unnamed")
}

#Preview("Body", body: { Greeting(name: "body") })

@MainActor @Suite("Previews")
struct PreviewTests {
    @Test("The previews of a program are found, by their names")
    func found() async {
        let names = await PreviewCatalog.entries().map(\.name)
        #expect(names.contains("English greeting"))
        #expect(names.contains("Greeting"))
        #expect(names.contains("Counting"))
        #expect(names.contains("Body"))
        #expect(names.contains { $0.hasPrefix("PreviewTests.swift:") })
    }

    @Test("A preview shows its view: with state of its own, one of a group, in a size")
    func shown() async {
        let entries = await PreviewCatalog.entries()
        func text(_ name: String) -> String {
            PreviewCatalog.find(name, in: entries).map { PreviewWindow(entry: $0, size: nil).text(unit: .cells) } ?? "none"
        }
        #expect(text("Counting").contains("Count { 42 } up"))
        #expect(text("Greeting.2").contains("Hello, Mars"))
        #expect(!text("Greeting.2").contains("World"))
        #expect(text("english greeting").contains("Hello, World"))
        #expect(text("Body").contains("Hello, body"))
        #expect(PreviewCatalog.find("Greeting", in: entries)?.layout == .fixed(width: 20, height: 3))
    }

    @Test("What the command line asks for")
    func arguments() {
        #expect(PreviewCommand(arguments: []) == nil)
        #expect(PreviewCommand(arguments: ["--print", "--size", "3x4"]) == nil)
        #expect(PreviewCommand(arguments: ["--previews"])?.request == .list)
        let one = PreviewCommand(arguments: ["--preview", "A b", "--size", "40x12", "--print"])
        #expect(one?.request == .show("A b"))
        #expect(one?.size?.width == 40 && one?.size?.height == 12 && one?.isPrinted == true)
        for wrong in [
            ["--preview"], ["--preview", "A", "--size"], ["--preview", "A", "--size", "0x9"], ["--preview", "A", "--size", "x"],
        ] {
            guard case .fail = PreviewCommand(arguments: wrong)?.request else {
                Issue.record("\(wrong) was accepted")
                continue
            }
        }
    }

    #if os(Linux)
        @Test("A file that is no program has no sections, however it was cut")
        func damagedFile() throws {
            let path = "/proc/self/exe"
            #expect(ElfFile(path: path)?.section(named: "swift5_protocol_conformances") != nil)
            #expect(ElfFile(path: path)?.section(named: "nothing") == nil)
            let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: directory) }
            let head = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).read(upToCount: 4096) ?? Data()
            for length in [0, 10, 63, 64, 100, 4096] {
                let file = directory.appendingPathComponent("\(length)")
                try head.prefix(length).write(to: file)
                #expect(ElfFile(path: file.path)?.section(named: "swift5_protocol_conformances") == nil)
            }
        }
    #endif
}

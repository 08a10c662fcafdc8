import SwiftUI
import TerraceTesting
import Testing

private struct ContentView: View {
    let name = "World"
    let date = Date(timeIntervalSince1970: 0)

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Hello, **\(name)**!")
            Text("This is *italic*, `code` and ~~gone~~.")
            Text("Visit [Swift](https://swift.org)")
            Text(verbatim: "**as it is**")
            Text("a") + Text("b").bold() + Text("c").foregroundColor(.red)
            Text("\(1234.5, specifier: "%.1f") km")
            Text(3, format: .percent)
            Text("\(Image(systemName: "star.fill")) rated")
            Text("upper").textCase(.uppercase)
        }
    }
}

@MainActor @Suite("Program: text, 2022")
struct MarkdownProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Markdown is shown as styles, values by their formats")
    func shows() {
        let host = TestHost(ContentView(), width: 50, height: 12, unit: .points)
        for text in [
            "Hello, World!", "This is italic, code and gone.", "Visit Swift", "**as it is**", "abc", "1234.5 km", "UPPER", "rated",
        ] {
            #expect(host.text.contains(text), "\(text)")
        }
        #expect(!host.text.contains("https"))
    }
}

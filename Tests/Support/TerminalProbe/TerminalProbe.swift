import Foundation
import Terrace

/// A program whose keys end it in every way there is, for the acceptance test to see that the terminal is given back each time.
@main
struct TerminalProbe: App {
    var body: some Scene {
        WindowGroup("Terminal Probe") { Probe() }
    }
}

struct Probe: View {
    @State private var pressed = ""
    @Environment(\.terminate) private var terminate

    var body: some View {
        VStack(alignment: .leading) {
            Text("Ready")
            Text("Pressed: " + pressed)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .focusable()
        .onKeyPress { press in
            pressed += press.characters
            switch press.key {
            case "t": fatalError("trapped on purpose")
            case "a": abort()
            case "e": exit(3)
            case "q": terminate(4)
            case "h": while true { sleep(1) }
            case "p":
                print("printed on purpose\u{1B}[2J")
                FileHandle.standardError.write(Data("noted on purpose\n".utf8))
            default: return .ignored
            }
            return .handled
        }
    }
}

// F12: a builder takes expressions, `let`, `if`, `if let`, `switch` and `#available`; a loop, `guard`, `while` and `defer` are errors.
import Terrace

struct Allowed: View {
    let name: String?
    let kind: Int

    var body: some View {
        let title = "title"
        Text(title)
        if kind > 1 { Text("more") } else { Text("less") }
        if let name { Text(name) }
        switch kind {
        case 0: Text("none")
        case 1: Text("one")
        default: Text("many")
        }
        if #available(macOS 15, *) { Text("new") }
    }
}

struct Loop: View {
    var body: some View {
        for index in 0..<3 {  // error: closure containing control flow statement cannot be used with result builder
            Text("\(index)")
        }
    }
}

struct While: View {
    var body: some View {
        while true {  // error: closure containing control flow statement cannot be used with result builder
            Text("again")
        }
    }
}

struct Guard: View {
    let name: String?

    var body: some View {
        guard let name else { Text("none") }  // error: closure containing control flow statement cannot be used with result builder
        Text(name)
    }
}

struct Defer: View {
    var body: some View {
        defer { print("done") }  // error: closure containing control flow statement cannot be used with result builder
        Text("a")
    }
}

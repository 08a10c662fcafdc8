import SwiftUI

struct Outside {
    @Entry var lost: Int = 3
}

extension EnvironmentValues {
    @Entry var noValue: Int
    @Entry var computed: Int { 3 }
    @Entry let constant = 3
}

@main
struct Bad: App {
    var body: some Scene { WindowGroup { Text("never built") } }
}

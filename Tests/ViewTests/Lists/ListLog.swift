/// What happened in a list under test.
@MainActor
final class ListLog {
    var events: [String] = []
    var bodies = 0
}

import Terrace
import TerraceTesting
import Testing

private final class Count {
    var bodies = 0
    func note() -> Int {
        bodies += 1
        return bodies
    }
}

private struct Parity: View, Equatable {
    let number: Int
    let count: Count
    @State private var taps = 0

    nonisolated static func == (a: Parity, b: Parity) -> Bool { a.number % 2 == b.number % 2 }

    var body: some View {
        let _ = count.note()
        Button("\(number) taps \(taps)") { taps += 1 }
    }
}

private struct Parent: View {
    @State var number = 2
    let count: Count
    let step: Int
    let isWrapped: Bool

    var body: some View {
        VStack {
            Button("next") { number += step }
            if isWrapped {
                Parity(number: number, count: count).equatable()
            } else {
                Parity(number: number, count: count)
            }
        }
    }
}

@MainActor
@Suite("Equatable views")
struct EquatableViewTests {
    @Test("A44: an equatable view's body is skipped when == says equal, and its own state still updates it", arguments: [true, false])
    func a44_equal(isWrapped: Bool) {
        let count = Count()
        let host = TestHost.pinned(Parent(count: count, step: 2, isWrapped: isWrapped), width: 30, height: 3)
        host.press(.return)
        #expect(count.bodies == 1)
        #expect(host.lines[1].contains("2 taps 0"))
        host.press(.tab)
        host.press(.return)
        #expect(count.bodies == 2)
        #expect(host.lines[1].contains("taps 1"))
    }

    @Test("A44: an equatable view is evaluated when == says different", arguments: [true, false])
    func a44_different(isWrapped: Bool) {
        let count = Count()
        let host = TestHost.pinned(Parent(count: count, step: 1, isWrapped: isWrapped), width: 30, height: 3)
        host.press(.return)
        #expect(count.bodies == 2)
        #expect(host.lines[1].contains("3 taps 0"))
    }
}

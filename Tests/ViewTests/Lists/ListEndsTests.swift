import Terrace
import TerraceTesting
import Testing

/// What stands above the first row that keys lead to, and below the last one, can be seen.
@MainActor
@Suite("Lists: the very beginning and the very end")
struct ListEndsTests {
    enum Kind: CaseIterable { case links, buttons, selected, deletable }

    private struct Rows: View {
        let kind: Kind
        var count = 12
        @State var selected: Int?
        var body: some View {
            switch kind {
            case .links:
                NavigationStack { List { section { NavigationLink("Row \($0)") { Text("x") } } } }
            case .buttons: List { section { number in Button("Row \(number)") {} } }
            case .selected: List(selection: $selected) { section { Text("Row \($0)") } }
            case .deletable: List { section(deletes: true) { Text("Row \($0)") } }
            }
        }

        private func section<V: View>(deletes: Bool = false, @ViewBuilder _ row: @escaping (Int) -> V) -> some View {
            Section {
                ForEach(0..<count, id: \.self, content: row).onDelete(perform: deletes ? { _ in } : nil)
            } header: {
                Text("Head 1")
                Text("Head 2")
            } footer: {
                Text("Foot 1")
                Text("Foot 2")
            }
        }
    }

    @Test("Down to the last row shows the footer, and Up to the first row the header", arguments: Kind.allCases)
    func arrows(kind: Kind) {
        let host = TestHost(Rows(kind: kind), width: 20, height: 7)
        #expect(host.text.contains("Head 1"))
        for _ in 0..<11 { host.press(.downArrow) }
        #expect(host.text.contains("Row 11") && host.text.contains("Foot 2"))
        #expect(!host.text.contains("Row 5"))
        host.press(.downArrow)
        #expect(host.text.contains("Row 11") && host.text.contains("Foot 2"))
        for _ in 0..<11 { host.press(.upArrow) }
        #expect(host.text.contains("Row 0") && host.text.contains("Head 1"))
    }

    @Test("End and Page Down show the footer, Home and Page Up the header", arguments: Kind.allCases)
    func pages(kind: Kind) {
        let host = TestHost(Rows(kind: kind), width: 20, height: 7)
        host.press(.end)
        #expect(host.text.contains("Foot 2"))
        host.press(.home)
        #expect(host.text.contains("Head 1"))
        for _ in 0..<5 { host.press(.pageDown) }
        #expect(host.text.contains("Foot 2"))
        for _ in 0..<5 { host.press(.pageUp) }
        #expect(host.text.contains("Head 1"))
    }

    @Test("Down after Page Down keeps the footer in sight when it has come to the last row", arguments: Kind.allCases)
    func pageThenArrows(kind: Kind) {
        let host = TestHost(Rows(kind: kind, count: 8), width: 20, height: 7)
        host.press(.pageDown)
        host.press(.pageDown)
        for _ in 0..<8 { host.press(.downArrow) }
        #expect(host.text.contains("Row 7") && host.text.contains("Foot 2"))
    }

    @Test("A footer longer than the window is scrolled through", arguments: [Kind.links, .selected])
    func longFooter(kind: Kind) {
        struct Long: View {
            let isSelected: Bool
            @State var selected: Int?
            var body: some View {
                List(selection: isSelected ? $selected : nil) {
                    Section {
                        ForEach(0..<2, id: \.self) { number in
                            if isSelected { Text("Row \(number)") } else { Button("Row \(number)") {} }
                        }
                    } footer: {
                        VStack(alignment: .leading, spacing: 0) { ForEach(0..<10, id: \.self) { Text("Foot \($0)") } }
                    }
                }
            }
        }
        let host = TestHost(Long(isSelected: kind == .selected), width: 20, height: 5)
        host.press(.downArrow)
        #expect(host.text.contains("Row 1") && !host.text.contains("Foot 9"))
        for _ in 0..<8 { host.press(.downArrow) }
        #expect(host.text.contains("Foot 9"))
        host.press(.upArrow)
        #expect(host.text.contains("Row 0"))
        host.press(.end)
        host.press(.end)
        #expect(host.text.contains("Foot 9"))
    }

    @Test("A scroll view with a button in the middle is read to both ends, and then left") func scrollView() {
        let host = TestHost(
            VStack(alignment: .leading, spacing: 0) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 0) {
                        ForEach(0..<8, id: \.self) { Text("above \($0)") }
                        Button("middle") {}
                        ForEach(0..<8, id: \.self) { Text("below \($0)") }
                    }
                }
                Button("outside") {}
            }, width: 20, height: 6)
        #expect(host.focused?.text == "middle")
        for _ in 0..<20 where !host.text.contains("below 7") { host.press(.downArrow) }
        #expect(host.text.contains("below 7") && host.focused?.text == "middle")
        for _ in 0..<20 where !host.text.contains("above 0") { host.press(.upArrow) }
        #expect(host.text.contains("above 0") && host.focused?.text == "middle")
        for _ in 0..<20 { host.press(.downArrow) }
        #expect(host.focused?.text == "outside")
    }

    @Test("Tab to the last control of a scroll view shows what stands below it, Shift-Tab to the first what stands above") func tab() {
        let host = TestHost(
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Text("top")
                    ForEach(0..<10, id: \.self) { number in Button("b\(number)") {} }
                    Text("bottom")
                }
            }, width: 20, height: 6)
        for _ in 0..<9 { host.press(.tab) }
        #expect(host.text.contains("b9") && host.text.contains("bottom"))
        for _ in 0..<9 { host.press(.tab, modifiers: .shift) }
        #expect(host.text.contains("b0") && host.text.contains("top"))
    }
}

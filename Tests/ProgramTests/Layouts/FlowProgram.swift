import SwiftUI
import TerraceTesting
import Testing

private struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let rows = rows(width: proposal.replacingUnspecifiedDimensions().width, sizes: cache.sizes)
        let height = rows.map { row in row.map { cache.sizes[$0].height }.max() ?? 0 }.reduce(0, +)
        return CGSize(width: proposal.width ?? 300, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for row in rows(width: bounds.width, sizes: cache.sizes) {
            var x = bounds.minX
            for index in row {
                let size = cache.sizes[index]
                subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += row.map { cache.sizes[$0].height }.max() ?? 0
        }
    }

    private func rows(width: CGFloat, sizes: [CGSize]) -> [[Int]] {
        var rows: [[Int]] = [[]]
        var x: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            if x + size.width > width, !rows[rows.count - 1].isEmpty {
                rows.append([])
                x = 0
            }
            rows[rows.count - 1].append(index)
            x += size.width + spacing
        }
        return rows
    }
}

private struct TagView: View {
    let text: String
    let isSelected: Bool

    var body: some View {
        Text(text)
            .padding(.horizontal, 8)
            .background(isSelected ? Color.blue : Color.gray.opacity(0.3), in: Capsule())
            .foregroundStyle(isSelected ? Color.white : Color.primary)
    }
}

private struct TagsView: View {
    let tags = ["Swift", "Terminal", "Layout", "Protocol", "Cells", "Columns", "Rows", "Glyphs"]
    @State private var selection: Set<String> = []
    @State private var isStacked = false

    var body: some View {
        let layout = isStacked ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(FlowLayout())

        VStack(alignment: .leading) {
            layout {
                ForEach(tags, id: \.self) { tag in
                    TagView(text: tag, isSelected: selection.contains(tag))
                        .onTapGesture {
                            if selection.insert(tag).inserted == false { selection.remove(tag) }
                        }
                }
            }
            Toggle("One below the other", isOn: $isStacked.animation())
            Text(selection.isEmpty ? "Nothing chosen" : selection.sorted().formatted(.list(type: .and)))
        }
        .padding()
    }
}

@MainActor @Suite("Tags in a layout of its own, 2022")
struct FlowProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(TagsView().environment(\.locale, Locale(identifier: "en_US"))) }

    @Test("Tags flow into rows, are chosen by keyboard, and change their layout")
    func flows() {
        let host = TestHost(TagsView().environment(\.locale, Locale(identifier: "en_US")), width: 36, height: 16, unit: .points)
        let first = host.find(text: "Swift").frame
        #expect(host.find(text: "Terminal").frame.y == first.y)
        #expect(host.find(text: "Glyphs").frame.y > first.y)
        host.press(.tab)
        host.press(.return)
        host.click(x: first.x, y: first.y)
        #expect(host.text.contains("Swift and Terminal"))
        host.find(.toggle).focus()
        host.press(.space)
        #expect(host.find(text: "Terminal").frame.x == host.find(text: "Swift").frame.x)
        #expect(host.text.contains("Swift and Terminal"))
    }
}

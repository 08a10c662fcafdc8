import TerraceCore
import TerraceScreen

/// The names of tabs side by side, or dots for pages: one stop for the focus.
nonisolated struct TabBar: View {
    struct Item: Identifiable {
        let id: AnyHashable
        let label: AnyView
        let badge: Text?
        let isDisabled: Bool
    }

    let tabs: [Item]
    let shown: AnyHashable?
    let isPaged: Bool
    let choose: (AnyHashable) -> Void

    @FocusState private var isFocused: Bool
    @Environment(\.layoutDirection) private var direction

    @MainActor private var position: Int { tabs.firstIndex { $0.id == shown } ?? 0 }

    @MainActor var body: some View {
        ViewThatFits(in: .horizontal) {
            if isPaged { dots } else { names }
            short
        }
        .lineLimit(1)
        .focusable()
        .focused($isFocused)
        .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { press in
            guard press.modifiers.isEmpty else { return .ignored }
            let forward: KeyEquivalent = direction == .rightToLeft ? .leftArrow : .rightArrow
            switch press.key {
            case .home: go(to: 0, 1)
            case .end: go(to: tabs.count - 1, -1)
            case forward: go(to: position + 1, 1)
            default: go(to: position - 1, -1)
            }
            return .handled
        }
    }

    /// Goes to a tab, or to the next in a direction that can be chosen.
    @MainActor private func go(to index: Int, _ step: Int) {
        var index = index
        while tabs.indices.contains(index) {
            if !tabs[index].isDisabled { return choose(tabs[index].id) }
            index += step
        }
    }

    @MainActor private var names: some View {
        HStack(spacing: 0) {
            ForEach(tabs) { tab in
                if tab.id != tabs.first?.id { Text(verbatim: "│").foregroundStyle(.secondary) }
                name(tab)
            }
        }
    }

    @MainActor private func name(_ tab: Item) -> some View {
        let isShown = tab.id == shown
        return HStack(spacing: 0) {
            Text(verbatim: " ")
            tab.label.bold(isShown).underline(isShown)
            if let badge = tab.badge {
                Text(verbatim: " (")
                badge
                Text(verbatim: ")")
            }
            Text(verbatim: " ")
        }
        .disabled(tab.isDisabled)
        .modifier(_HighlightModifier(isHighlighted: isShown && isFocused))
        .modifier(ClickModifier { if !tab.isDisabled { choose(tab.id) } })
    }

    @MainActor private var dots: some View {
        HStack {
            ForEach(tabs) { tab in
                Text(verbatim: tab.id == shown ? "●" : "○")
                    .modifier(_HighlightModifier(isHighlighted: tab.id == shown && isFocused))
                    .modifier(ClickModifier { choose(tab.id) })
            }
        }
    }

    /// Where there is no room for all: the one that is shown, between its neighbours.
    @MainActor private var short: some View {
        HStack {
            Text(verbatim: "‹").modifier(ClickModifier { go(to: position - 1, -1) })
            if !isPaged, tabs.indices.contains(position) { name(tabs[position]) }
            Text(verbatim: "\(position + 1)/\(tabs.count)")
            Text(verbatim: "›").modifier(ClickModifier { go(to: position + 1, 1) })
        }
    }
}

/// Content that takes all the room there is, and a bar above or below it. In the tree the bar comes second, so that the focus is in the
/// content first.
nonisolated struct BarLayout: Layout {
    let isOnTop: Bool

    private func bar(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGSize {
        guard subviews.count > 1 else { return .zero }
        return subviews[1].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let bar = bar(proposal, subviews)
        let inner = content.sizeThatFits(
            ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - bar.height) }))
        return CGSize(width: proposal.width ?? max(inner.width, bar.width), height: proposal.height ?? inner.height + bar.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let content = subviews.first else { return }
        let bar = bar(ProposedViewSize(bounds.size), subviews)
        let room = ProposedViewSize(width: bounds.width, height: max(0, bounds.height - bar.height))
        content.place(at: CGPoint(x: bounds.minX, y: bounds.minY + (isOnTop ? bar.height : 0)), anchor: .topLeading, proposal: room)
        guard subviews.count > 1 else { return }
        let offer = ProposedViewSize(width: bounds.width, height: nil)
        if isOnTop {
            subviews[1].place(at: bounds.origin, anchor: .topLeading, proposal: offer)
        } else {
            subviews[1].place(at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom, proposal: offer)
        }
    }
}

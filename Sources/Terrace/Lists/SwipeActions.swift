import TerraceCore
import TerraceScreen

/// Actions of a row.
nonisolated struct _SwipeActionsModifier<Actions: View>: ViewModifier {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: Actions

    @State private var state = RowActionsState.closed
    @State private var coordinator = RowActionsCoordinator()
    @FocusState private var isFocused: Bool

    init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        self.actions = actions
    }

    @MainActor func body(content: Content) -> some View {
        // The last columns are for the mark that says that there are actions.
        content
            .modifier(CellPaddingModifier(insets: CellInsets(top: 0, leading: 0, bottom: 0, trailing: edge == .trailing ? 2 : 0)))
            .frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: edge == .trailing ? .topTrailing : .topLeading) {
                if state != .closed { bar }
            }
            .modifier(
                RowActionsModifier(
                    isTrailing: edge == .trailing, allowsFullSwipe: allowsFullSwipe, coordinator: coordinator, setState: { state = $0 }))
    }

    @MainActor private var bar: some View {
        ActionRow(isReversed: edge == .trailing) { actions }
            .background(_Blank())
            .modifier(ActionBarModifier(isTrailing: edge == .trailing, coordinator: coordinator))
            .environment(\.afterActivation, { coordinator.close() })
            .focused($isFocused)
            .onAppear { coordinator.barAppeared(state) }
            .onChange(of: isFocused) { if !isFocused { state = .closed } }
    }
}

/// Actions side by side, the first one at the edge of the row.
private nonisolated struct ActionRow: Layout {
    let isReversed: Bool
    private let row = HStackLayout(spacing: 0)

    init(isReversed: Bool) { self.isReversed = isReversed }

    private func fromTheLeft(_ subviews: Subviews) -> Subviews { isReversed ? subviews[subviews.indices.reversed()] : subviews }

    func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: fromTheLeft(subviews)) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        row.sizeThatFits(proposal: proposal, subviews: fromTheLeft(subviews), cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) {
        row.placeSubviews(in: bounds, proposal: proposal, subviews: fromTheLeft(subviews), cache: &cache)
    }
}

/// Hides what is behind it.
private nonisolated struct _Blank: LeafView {
    @MainActor func makeBox(_ environment: EnvironmentValues) -> FillBox { FillBox(.standard) }
    @MainActor func update(_ box: FillBox, _ environment: EnvironmentValues) {}
}

extension View {
    /// Gives a row of a list actions, buttons mostly. The current row shows `⋯` at its end when it has some.
    ///
    /// Right shows those at the trailing edge, Left those at the leading edge, and a click with the right button the one or the other. The
    /// first one stands at the edge, and has the focus. Then the arrows go from action to action, Return runs one, and Escape, or the arrow
    /// past the last one, leads to the row. Shift with the arrow runs the
    /// first action at once, unless `allowsFullSwipe` is false. (In a tree the arrows open and close rows first.)
    ///
    /// ```swift
    /// struct Mails: View {
    ///     @State private var mails = ["Hello", "Offer"]
    ///     var body: some View {
    ///         List(mails, id: \.self) { mail in
    ///             Text(mail).swipeActions { Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } } }
    ///         }
    ///     }
    /// }
    /// ```
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(_SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
    }
}

import TerraceCore
import TerraceScreen

/// The rows of a menu: Up and Down go round, Home and End to the ends, letters to the next row that begins with them. A menu in another one
/// is left by the arrow back.
nonisolated struct MenuColumn<Content: View>: View {
    private let content: Content
    private let leave: (@MainActor () -> Void)?

    init(leave: (@MainActor () -> Void)?, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.leave = leave
    }

    @MainActor var body: some View {
        VStack(alignment: .leading) { content }
            .modifier(MenuKeysModifier(leave: leave))
            .focusSection()
    }
}

/// A part of a menu, with a header if it has one, between lines where others stand beside it.
nonisolated struct MenuSection<Content: View>: View {
    let header: AnyView?
    let content: Content

    init(header: AnyView?, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
    }

    @MainActor var body: some View {
        if let header { header.foregroundStyle(.secondary) }
        content
    }
}

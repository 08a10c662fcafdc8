import TerraceCore
import TerraceScreen

/// Room around a view in cells, whatever the program counts in: for what the framework draws itself.
nonisolated struct CellPaddingModifier: BoxModifier {
    typealias Body = Never

    let insets: CellInsets

    @MainActor func makeBox(_ environment: EnvironmentValues) -> PaddingBox { PaddingBox(nil, insets) }
    @MainActor func update(_ box: PaddingBox, _ environment: EnvironmentValues) { box.insets = insets }
}

extension View {
    nonisolated func cellPadding(horizontal: Int = 0, vertical: Int = 0) -> some View {
        modifier(CellPaddingModifier(insets: CellInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)))
    }
}

import TerraceCore

extension View {
    /// Accepted: bars have the colours of the terminal.
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}

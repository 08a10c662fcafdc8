import TerraceCore

extension View {
    /// The value that selecting this view means, in a list or another view with a selection.
    ///
    /// ```swift
    /// struct Sizes: View {
    ///     @State private var size: Int? = 1
    ///     var body: some View { List(selection: $size) { Text("small").tag(1); Text("large").tag(2) } }
    /// }
    /// ```
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_RowTraitModifier(.tag(AnyHashable(tag))))
    }

    /// Keeps a row from being selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(_RowTraitModifier(.selectionDisabled(isDisabled)))
    }

    /// Keeps a row from being deleted with `onDelete`.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(_RowTraitModifier(.deleteDisabled(isDisabled)))
    }

    /// Keeps a row from being moved with `onMove`.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(_RowTraitModifier(.moveDisabled(isDisabled)))
    }

    /// Room around a row, in cells; nil is none.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { padding(insets ?? EdgeInsets()) }

    /// Puts a view behind a row, as wide as the list; nil is none.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        frame(maxWidth: .infinity, alignment: .leading).background { view }
    }
}

import Foundation
import TerraceCore

private enum InspectorWidthTrait: PreferenceKey {
    static let defaultValue: CGFloat? = nil
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// A column at the end of a view; where there is little room, a sheet.
private nonisolated struct InspectorModifier<Panel: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let panel: Panel
    @Environment(\.horizontalSizeClass) private var width
    @State private var wanted: CGFloat?

    @MainActor func body(content: Content) -> some View {
        let isNarrow = width == .compact
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue, !isNarrow {
                Divider()
                panel
                    .frame(width: wanted ?? Cells.length(28, .horizontal))
                    .frame(maxHeight: .infinity, alignment: .top)
                    .onPreferenceChange(InspectorWidthTrait.self) { wanted = $0 }
            }
        }
        .sheet(isPresented: Binding(get: { isPresented.wrappedValue && isNarrow }, set: { isPresented.wrappedValue = $0 })) { panel }
    }
}

extension View {
    /// Shows a column with details at the end of the view while the flag is set. In a window of less than 64 columns it is a sheet.
    ///
    /// ```swift
    /// List(names, id: \.self) { Text($0) }
    ///     .inspector(isPresented: $showsDetails) { Text("Details") }
    /// ```
    public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, panel: content()))
    }

    /// How wide the inspector that the view is in should be. It keeps that width: there is no edge to drag in a terminal.
    public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        preference(key: InspectorWidthTrait.self, value: ideal)
    }

    /// How wide the inspector that the view is in is to be.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthTrait.self, value: width)
    }
}

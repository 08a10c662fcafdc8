import TerraceCore

/// A layer made from what the views inside say.
public nonisolated struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
    let alignment: Alignment
    let isOverlay: Bool
    let layer: (Key.Value) -> Layer
    @State private var value: Key.Value?

    init(alignment: Alignment, isOverlay: Bool, layer: @escaping (Key.Value) -> Layer) {
        self.alignment = alignment
        self.isOverlay = isOverlay
        self.layer = layer
    }

    /// The view with its layer.
    @MainActor public func body(content: Content) -> some View {
        let told = content.modifier(_PreferenceReaderModifier<Key>(action: { value = $0 }))
        let layer = layer(value ?? Key.defaultValue)
        if isOverlay {
            told.overlay(layer, alignment: alignment)
        } else {
            told.background(layer, alignment: alignment)
        }
    }
}

extension View {
    /// Puts views in front of this one that are made from what the views in it say.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<Key, V>(alignment: alignment, isOverlay: true, layer: transform))
    }

    /// Puts views behind this one that are made from what the views in it say.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View {
        modifier(_PreferenceLayerModifier<Key, V>(alignment: alignment, isOverlay: false, layer: transform))
    }
}

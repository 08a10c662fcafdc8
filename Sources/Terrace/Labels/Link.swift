import Foundation
import TerraceCore

/// A control that opens a URL, by the environment's `openURL`: by Return or Space while it has the focus, or by a click. It is underlined.
///
/// ```swift
/// let url = URL(fileURLWithPath: "/usr/share/doc")
/// let view = Link("Docs", destination: url)
/// ```
public nonisolated struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    @FocusState private var isFocused: Bool
    @Environment(\.isFocusEffectEnabled) private var showsFocus
    @Environment(\.openURL) private var openURL

    /// A link with any label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label, marked while it has the focus; a button where the style of buttons has a shape.
    @MainActor public var body: some View {
        StyledLink(label: label, action: { openURL(destination) }) { face }
    }

    @MainActor private var face: some View {
        label
            .foregroundStyle(.tint)
            .underline()
            .modifier(_HighlightModifier(isHighlighted: isFocused && showsFocus))
            .modifier(ActivationModifier { openURL(destination) })
            .focusable()
            .focused($isFocused)
    }
}

extension Link where Label == Text {
    /// A link with a text.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link with a text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

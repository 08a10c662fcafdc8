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

/// A button that opens the program's help.
///
/// ```swift
/// let view = HelpLink { print("Nobody can help you.") }
/// ```
public nonisolated struct HelpLink: View {
    private let action: @MainActor () -> Void
    private let destination: URL?

    @Environment(\.openURL) private var openURL

    /// A button that does something.
    public init(action: @escaping @MainActor () -> Void) {
        self.action = action
        destination = nil
    }

    /// A button that opens a URL.
    public init(destination: URL) {
        action = {}
        self.destination = destination
    }

    /// The button.
    @MainActor public var body: some View {
        Button {
            if let destination { openURL(destination) } else { action() }
        } label: {
            Text(verbatim: "?").accessibilityLabel(Text(LocalizedStringKey("Help")))
        }
    }
}

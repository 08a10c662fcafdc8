import Foundation
import TerraceCore

/// A control for a colour: Left and Right go through a palette, `#` and hexadecimal digits write any colour, and a click on either half
/// goes back and on. A terminal has no opacity to choose: the colours are opaque.
///
/// ```swift
/// struct Brush: View {
///     @State private var color = Color.red
///     var body: some View { ColorPicker("Brush", selection: $color, supportsOpacity: false) }
/// }
/// ```
public nonisolated struct ColorPicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Color>

    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.controlPlace) private var place

    /// A control with any label.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.selection = selection
    }

    /// The label and the control.
    @MainActor public var body: some View {
        HStack(alignment: .firstTextBaseline) {
            if !isLabelHidden {
                label.modifier(LabelCheck(control: "color picker"))
                if place == .row { Spacer(minLength: 0) }
            }
            ColorWell(selection: selection)
        }
    }
}

extension ColorPicker where Label == Text {
    /// A control with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// A control with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// A control with a text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }
}

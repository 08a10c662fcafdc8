import TerraceCore

/// A control that is on or off: Space, Return or a click flips it.
///
/// It is shown as `[x] Wi-Fi`; in rows with its title first and a switch at the end. `toggleStyle(_:)` says otherwise.
///
/// ```swift
/// struct Settings: View {
///     @State private var isOn = false
///     var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
/// }
/// ```
public nonisolated struct Toggle<Label: View>: View {
    private let label: Label
    private let isOn: Binding<Bool>
    private let mixed: @MainActor () -> Bool
    /// The style that it is made by, which it is not to be made by once more.
    private var origin: ControlStyle<ToggleStyleConfiguration>?

    @Environment(\.toggleStyle) private var style
    @Environment(\.controlPlace) private var place
    @Environment(\.areLabelsHidden) private var isLabelHidden

    private init(_ isOn: Binding<Bool>, mixed: @escaping @MainActor () -> Bool, label: Label) {
        self.label = label
        self.isOn = isOn
        self.mixed = mixed
    }

    /// A control with any label for a value.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, mixed: { false }, label: label())
    }

    /// A control for a part of several values: it shows that they differ, and then sets all to true.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        self.init(
            Binding(
                get: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
                set: { new in for value in values where value.wrappedValue != new { value.wrappedValue = new } }),
            mixed: {
                guard let first = values.first?.wrappedValue else { return false }
                return values.contains { $0.wrappedValue != first }
            }, label: label())
    }

    /// The control as the style shows it.
    @MainActor public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn, isMixed: mixed(), origin: style ?? origin)
        if let style, style != origin {
            style.body(configuration)
        } else {
            ToggleFace(look: .usual(in: place), configuration: configuration)
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The control that a style is asked to make, as it would be without.
    public init(_ configuration: ToggleStyleConfiguration) {
        let isMixed = configuration.isMixed
        self.init(configuration.$isOn, mixed: { isMixed }, label: configuration.label)
        origin = configuration.origin
    }
}

extension Toggle where Label == Text {
    /// A control with a text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A control with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    /// A control with a text for a part of several values.
    public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// A control with a text for a part of several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(_ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == Terrace.Label<Text, LabelImage> {
    /// A control with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Terrace.Label(titleKey, systemImage: systemImage) }
    }

    /// A control with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Terrace.Label(title, systemImage: systemImage) }
    }

    /// A control with a text and a symbol for a part of several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Terrace.Label(titleKey, systemImage: systemImage) }
    }

    /// A control with a text and a symbol for a part of several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Terrace.Label(title, systemImage: systemImage) }
    }
}

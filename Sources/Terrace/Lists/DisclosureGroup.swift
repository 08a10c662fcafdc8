import TerraceCore

/// A row with a triangle, and views below it that it shows and hides: with Return, Space, Right (show) and Left (hide), or by a click.
///
/// In a list its label and the views are rows, and Left goes from a row to the label that it belongs to. Views that are hidden are gone:
/// their state begins anew when they are shown again.
///
/// ```swift
/// DisclosureGroup("Details") { Text("Weight: 3 kg"); Text("Height: 2 m") }
/// ```
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    @State private var isOpen = false
    @Environment(\.list.isInside) private var isInList
    @Environment(\.disclosureGroupStyle) private var style

    /// Views that are hidden at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// Views that are shown while `isExpanded` is true.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    /// The label, and below it the views.
    @MainActor public var body: some View {
        if let style {
            style.body(
                DisclosureGroupStyleConfiguration(
                    label: .init(view: AnyView(label)), content: .init { AnyView(content().keepingStyle(style)) },
                    isExpanded: isExpanded ?? $isOpen))
        } else if isInList {
            rows
        } else {
            VStack(alignment: .leading, spacing: 0) { rows }
        }
    }

    @ViewBuilder @MainActor private var rows: some View {
        let isShown = isExpanded?.wrappedValue ?? isOpen
        _DisclosureHeader(
            isExpanded: isShown, setExpanded: { if let isExpanded { isExpanded.wrappedValue = $0 } else { isOpen = $0 } }, label: label)
        if isShown { content().padding(.leading, 2) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Views below a title that are hidden at first.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Views below a title that are shown while `isExpanded` is true.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Views below a title that are hidden at first.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Views below a title that are shown while `isExpanded` is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

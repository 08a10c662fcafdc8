import Foundation
import TerraceCore

/// Views that belong together, in a frame with a label.
///
/// ```swift
/// let box = GroupBox("Network") { Text("Connected") }
/// ```
public nonisolated struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private var hasLabel = Label.self != EmptyView.self

    @Environment(\.groupBoxStyle) private var style

    /// A frame with any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// A frame with any label, as it was written before 2021.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// What the style makes of it.
    @MainActor public var body: some View {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(view: AnyView(label)), content: .init(view: AnyView(content.keepingStyle(style))), hasLabel: hasLabel)
        if let style {
            style.body(configuration)
        } else {
            DefaultGroupBoxStyle().makeBody(configuration: configuration)
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// A frame.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// A frame with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A frame with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A frame with a text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// What a style was given, for styles that build upon others.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        label = configuration.label
        content = configuration.content
        hasLabel = configuration.hasLabel
    }
}

import TerraceCore

/// Controls in rows, in sections if there are several, that scroll: labels lead, controls trail. Up and Down go from row to row (in fields
/// that use them themselves, Tab does).
///
/// ```swift
/// struct Settings: View {
///     @State private var name = ""
///     @State private var isOn = true
///     var body: some View {
///         Form {
///             Section("Profile") { TextField("Name", text: $name) }
///             Section { Toggle("Notifications", isOn: $isOn) }
///         }
///     }
/// }
/// ```
public nonisolated struct Form<Content: View>: View {
    private let content: Content

    @Environment(\.formStyle) private var style

    /// A form of any controls.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The rows, as the style shows them.
    @MainActor public var body: some View {
        if let style {
            style.body(FormStyleConfiguration(content: .init(view: AnyView(content))))
        } else {
            FormRows(content: content)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// What a style was given, for styles that build upon others.
    public init(_ configuration: FormStyleConfiguration) {
        content = configuration.content
    }
}

/// Rows in sections, that scroll and are built when they come near the window.
nonisolated struct FormRows<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        List { content }
            .listStyle(.grouped)
            .environment(\.controlPlace, .row)
            .controlStyle(ControlStyle<FormStyleConfiguration>?.none)
    }
}

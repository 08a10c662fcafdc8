import TerraceCore

/// How controls of a kind are made, kept in the environment. The kind is the type of what a style is told, so that one mechanism serves
/// every `ButtonStyle`, `ToggleStyle`, `LabelStyle` ...
///
/// A style is a value that may read the environment and own state, as a view does: it is installed at the place of the control. What it
/// makes of controls of its own kind has the style that was set around it, so that styles build upon each other and none is made by itself.
package nonisolated struct ControlStyle<Configuration>: Equatable {
    private let base: StyleBase<Configuration>
    private var outer: OuterStyle<Configuration>?
    /// Whether what is like a control of the kind, as a link is like a button, stays as it is.
    var isForControlsAlone = false

    /// The style, and how it makes a control.
    package init<Style, Content: View>(
        _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        base = TypedStyle(style, make)
    }

    /// A control of this style.
    @MainActor package func body(_ configuration: Configuration) -> some View {
        base.isUsed = true
        return base.body(configuration).modifier(_EnvironmentModifier { [outer] in $0[styleFor: Configuration.self] = outer?.style })
    }

    /// Something that is like a control of the kind has seen it, and looks as it is wanted.
    @MainActor func noteUse() { base.isUsed = true }

    /// The same style, not seeing what was set around it.
    var alone: Self {
        var copy = self
        copy.outer = nil
        return copy
    }

    /// The same style, set inside of another.
    fileprivate func inside(_ style: Self?) -> Self {
        var copy = self
        copy.outer = style.map(OuterStyle.init)
        return copy
    }

    /// Whether a control has asked for it.
    @MainActor fileprivate var isUsed: Bool { base.isUsed }

    package static func == (a: Self, b: Self) -> Bool {
        (a.base === b.base || a.base.isSame(as: b.base)) && a.outer?.style == b.outer?.style
    }
}

private nonisolated final class OuterStyle<Configuration> {
    let style: ControlStyle<Configuration>

    init(_ style: ControlStyle<Configuration>) {
        self.style = style
    }
}

private nonisolated class StyleBase<Configuration> {
    @MainActor var isUsed = false
    @MainActor func body(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
    func isSame(as other: StyleBase) -> Bool { false }
}

private nonisolated final class TypedStyle<Style, Configuration, Content: View>: StyleBase<Configuration> {
    private let style: Style
    private let make: @MainActor (Style, Configuration) -> Content

    init(_ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Content) {
        self.style = style
        self.make = make
    }

    @MainActor override func body(_ configuration: Configuration) -> AnyView {
        let make = make
        return AnyView(erasing: OwnedView(style) { style in AnyView(make(style, configuration)) })
    }

    override func isSame(as other: StyleBase<Configuration>) -> Bool {
        guard let other = other as? Self else { return false }
        return ValueComparison.isSame(style, other.style)
    }
}

private nonisolated enum ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
    /// The style that was set for controls of a kind; nil is the style of the place.
    package subscript<Configuration>(styleFor configuration: Configuration.Type) -> ControlStyle<Configuration>? {
        get { self[ControlStyleKey<Configuration>.self] }
        set { self[ControlStyleKey<Configuration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of controls of a kind; nil is the style of the place.
    package nonisolated func controlStyle<Configuration>(_ style: ControlStyle<Configuration>?) -> some View {
        modifier(_EnvironmentModifier { $0[styleFor: Configuration.self] = style?.inside($0[styleFor: Configuration.self]) })
            .modifier(StyleCheck(style: style))
    }

    /// What a control holds, before a style gets it: controls of its kind in there have the style that the control has.
    package nonisolated func keepingStyle<Configuration>(_ style: ControlStyle<Configuration>?) -> some View {
        modifier(_EnvironmentModifier { $0[styleFor: Configuration.self] = style })
    }
}

/// Says that a style is set where no control is that could have it.
nonisolated struct StyleCheck<Configuration>: AttachmentModifier {
    typealias Body = Never

    let style: ControlStyle<Configuration>?

    @MainActor func makeAttachment(_ inputs: _ViewInputs) -> Attachment {
        inputs.makeMountAttachment { [style] node in
            guard let style, !style.isUsed, !node.isOpenEnded else { return nil }
            let name = "\(Configuration.self)".replacing("Primitive", with: "").replacing("Configuration", with: "")
            return
                "A \(name) is set on \(node.path), but there is no control in it that could have it. Set it on the control or on a view around it."
        }
    }

    @MainActor func update(_ attachment: Attachment) {}
}

import TerraceCore

extension NavigationLink {
    /// A link with any label to a view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label())
    }

    /// A link with any label to a view.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view({ destination }), label: label())
    }

    /// A link that is followed while the flag is set, and sets it when it is pressed.
    public init(isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.flag(isActive, destination), label: label())
    }

    /// A link that is followed while the flag is set.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.flag(isActive, { destination }), label: label())
    }

    /// A link that is followed while the selection is its tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.flag(Self.flag(tag, selection), destination), label: label())
    }

    /// A link that is followed while the selection is its tag.
    public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(.flag(Self.flag(tag, selection), { destination }), label: label())
    }

    static func flag<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            get: { selection.wrappedValue == tag },
            set: { isActive in
                if isActive { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
            })
    }
}

extension NavigationLink where Label == Text {
    /// A link to a view.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(.view(destination), label: Text(titleKey))
    }

    /// A link to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(.view(destination), label: Text(title))
    }

    /// A link to a view.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(.view({ destination }), label: Text(titleKey))
    }

    /// A link to a view.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(.view({ destination }), label: Text(title))
    }

    /// A link that is followed while the flag is set.
    public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(.flag(isActive, destination), label: Text(titleKey))
    }

    /// A link that is followed while the flag is set.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(.flag(isActive, destination), label: Text(title))
    }

    /// A link that is followed while the flag is set.
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(.flag(isActive, { destination }), label: Text(titleKey))
    }

    /// A link that is followed while the flag is set.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(.flag(isActive, { destination }), label: Text(title))
    }

    /// A link that is followed while the selection is its tag.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.flag(Self.flag(tag, selection), destination), label: Text(titleKey))
    }

    /// A link that is followed while the selection is its tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(.flag(Self.flag(tag, selection), destination), label: Text(title))
    }

    /// A link that is followed while the selection is its tag.
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(.flag(Self.flag(tag, selection), { destination }), label: Text(titleKey))
    }

    /// A link that is followed while the selection is its tag.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) {
        self.init(.flag(Self.flag(tag, selection), { destination }), label: Text(title))
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the destination for a value; with nil it is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }

    /// A link to the destination for a value that can be encoded; with nil it is disabled.
    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// A link to the destination for a value; with nil it is disabled.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// A link to the destination for a value; with nil it is disabled.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
    }

    /// A link to the destination for a value that can be encoded; with nil it is disabled.
    public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// A link to the destination for a value that can be encoded; with nil it is disabled.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
    }
}

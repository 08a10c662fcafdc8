import TerraceCore

extension Tab where Label == DefaultTabLabel {
    /// A tab with a title and a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(tag: value, label: DefaultTabLabel(title: Text(titleKey)), content: content)
    }

    /// A tab with a title and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(tag: value, label: DefaultTabLabel(title: Text(title)), content: content)
    }

    /// A tab with a title and a value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(tag: value, label: DefaultTabLabel(title: Text(titleKey)), content: content)
    }

    /// A tab with a title and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(tag: value, label: DefaultTabLabel(title: Text(title)), content: content)
    }

    /// A tab with a title and a value.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) where Value == T? {
        self.init(tag: .some(value), label: DefaultTabLabel(title: Text(titleKey)), content: content)
    }

    /// A tab with a title and a value.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, systemImage: String, value: T, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) where Value == T? {
        self.init(tag: .some(value), label: DefaultTabLabel(title: Text(title)), content: content)
    }

    /// A tab with a title and a value.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) where Value == T? {
        self.init(tag: .some(value), label: DefaultTabLabel(title: Text(titleKey)), content: content)
    }

    /// A tab with a title and a value.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, image: String, value: T, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) where Value == T? {
        self.init(tag: .some(value), label: DefaultTabLabel(title: Text(title)), content: content)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a title.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(tag: nil, label: DefaultTabLabel(title: Text(titleKey)), content: content)
    }

    /// A tab with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(tag: nil, label: DefaultTabLabel(title: Text(title)), content: content)
    }

    /// A tab with a title.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(tag: nil, label: DefaultTabLabel(title: Text(titleKey)), content: content)
    }

    /// A tab with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(tag: nil, label: DefaultTabLabel(title: Text(title)), content: content)
    }
}

extension Tab {
    /// A tab with a value and any label.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: value, label: label(), content: content)
    }

    /// A tab with a value, for a selection that may be nil, and any label.
    public init<T: Hashable>(
        value: T, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) where Value == T? {
        self.init(tag: .some(value), label: label(), content: content)
    }
}

extension Tab where Value == Never {
    /// A tab with any label.
    public init(role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, label: label(), content: content)
    }
}

extension Tab where Label == EmptyView {
    /// A tab with a value and no name: a page.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(tag: value, label: EmptyView(), content: content)
    }
}

extension Tab where Value == Never, Label == EmptyView {
    /// A tab without a name: a page.
    public init(role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(tag: nil, label: EmptyView(), content: content)
    }
}

extension Tab where Label == DefaultTabLabel {
    /// The tab to search in.
    public init(value: Value, role: TabRole, @ViewBuilder content: @escaping () -> Content) {
        self.init(tag: value, label: DefaultTabLabel(title: Text(LocalizedStringKey("Search"))), content: content)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// The tab to search in.
    public init(role: TabRole, @ViewBuilder content: @escaping () -> Content) {
        self.init(tag: nil, label: DefaultTabLabel(title: Text(LocalizedStringKey("Search"))), content: content)
    }
}

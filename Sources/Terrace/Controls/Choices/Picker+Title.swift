import TerraceCore

extension Picker {
    /// A control with any label.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: BindingSelection(selection), content: content())
    }

    /// A control with any label, as it was written before 2021.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: BindingSelection(selection), content: content())
    }

    /// A control with any label that shows something of its own for what is chosen.
    public init<Current: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            label: label(), selection: BindingSelection(selection), content: content(), current: AnyView(currentValueLabel()))
    }

    /// A control for a part of several values: nothing is shown as chosen while they differ, and choosing sets all.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: BindingSelection(sources.map { $0[keyPath: selection] }), content: content())
    }

    /// A control for a part of several values that shows something of its own for what is chosen.
    public init<C: RandomAccessCollection, Current: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            label: label(), selection: BindingSelection(sources.map { $0[keyPath: selection] }), content: content(),
            current: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// A control with a text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A control with a text that shows something of its own for what is chosen.
    public init<Current: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// A control with a text for a part of several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// A control with a text for a part of several values that shows something of its own for what is chosen.
    public init<C: RandomAccessCollection, Current: View>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// A control with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// A control with a text that shows something of its own for what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, Current: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }

    /// A control with a text for a part of several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    /// A control with a text for a part of several values that shows something of its own for what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, Current: View>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(sources: sources, selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == Terrace.Label<Text, LabelImage> {
    /// A control with a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Terrace.Label(titleKey, systemImage: systemImage) }
    }

    /// A control with a text and a symbol that shows something of its own for what is chosen.
    public init<Current: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            selection: selection, content: content, label: { Terrace.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A control with a text and a symbol for a part of several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Terrace.Label(titleKey, systemImage: systemImage) }
    }

    /// A control with a text and a symbol for a part of several values that shows something of its own for what is chosen.
    public init<C: RandomAccessCollection, Current: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Terrace.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A control with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    {
        self.init(selection: selection, content: content) { Terrace.Label(title, systemImage: systemImage) }
    }

    /// A control with a text and a symbol that shows something of its own for what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, Current: View>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            selection: selection, content: content, label: { Terrace.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// A control with a text and a symbol for a part of several values.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Terrace.Label(title, systemImage: systemImage) }
    }

    /// A control with a text and a symbol for a part of several values that shows something of its own for what is chosen.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection, Current: View>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> Current
    ) {
        self.init(
            sources: sources, selection: selection, content: content, label: { Terrace.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
}

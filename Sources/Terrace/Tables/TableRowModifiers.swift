import TerraceCore

extension TableRowContent {
    /// Gives the rows a menu: the right button opens it, and Shift-F10 or Control-Space while a row is the current one.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return _ModifiedRows(content: self) { $0.contextMenu { items } }
    }

    /// Runs an action when the pointer comes to a row or leaves it.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        _ModifiedRows(content: self) { $0.onHover(perform: action) }
    }

    /// Whether the rows cannot be selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        _ModifiedRows(content: self) { $0.modifier(_RowTraitModifier(.selectionDisabled(isDisabled))) }
    }
}

/// Rows with a modifier around their views. An implementation detail.
public nonisolated struct _ModifiedRows<Content: TableRowContent, Modified: View>: TableRowContent {
    /// What a row stands for.
    public typealias TableRowValue = Content.TableRowValue

    let content: Content
    let modify: (Content._RowViews) -> Modified

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<TableRowValue>) -> Modified {
        content.modify(Content._rowViews(content.content, plan))
    }
}

/// A row with a triangle that shows and hides the rows that belong to it.
public nonisolated struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// What a row stands for.
    public typealias TableRowValue = Label.TableRowValue

    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// A row for a value, and the rows that belong to it; whether these are shown is the binding's, if there is one.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Content.TableRowValue == Value {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<TableRowValue>) -> some View {
        DisclosedRows(
            label: Label._rowViews(content.label, plan), outer: content.isExpanded,
            content: { Content._rowViews(content.content(), plan) })
    }
}

/// The views of a row with a triangle and of what belongs to it.
private nonisolated struct DisclosedRows<Label: View, Content: View>: View {
    let label: Label
    let outer: Binding<Bool>?
    let content: () -> Content

    @State private var isOpen = false
    @Environment(\.tableDepth) private var depth

    @MainActor var body: some View {
        let isExpanded = outer ?? $isOpen
        _DisclosureHeader(
            isExpanded: isExpanded.wrappedValue, setExpanded: { isExpanded.wrappedValue = $0 }, label: label
        )
        .padding(.leading, Cells.length(2 * depth, .horizontal))
        .environment(\.tableDepth, 0)
        if isExpanded.wrappedValue { content().environment(\.tableDepth, depth + 1) }
    }
}

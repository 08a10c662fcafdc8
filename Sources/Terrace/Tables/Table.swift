import Foundation
import TerraceCore

/// Rows with columns: a header above a list whose rows are cut in cells.
///
/// The rows are a `List`'s: they are built when they come near the window, one or several can be selected, letters go to the row whose
/// first column begins with them, and keys do what they do there. With a `sortOrder` the headers of columns that have a value are buttons,
/// reached by Tab behind the rows, or by a click; the mark says which column the rows are sorted by, and which way. The program sorts.
///
/// Columns share the width: each has at least what its `width(min:ideal:max:)` says, then what it likes, and what is left goes to the
/// narrowest. Where not all fit, those at the trailing edge are not shown; one column alone is a list, without a header.
///
/// ```swift
/// struct Person: Identifiable { let id: Int; var name: String; var age: Int }
/// struct People: View {
///     @State var people = [Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85)]
///     @State private var selection: Set<Int> = []
///     @State private var order = [KeyPathComparator(\Person.name)]
///     var body: some View {
///         Table(people, selection: $selection, sortOrder: $order) {
///             TableColumn("Name", value: \.name)
///             TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(5)
///         }
///         .onChange(of: order) { people.sort(using: order) }
///     }
/// }
/// ```
public nonisolated struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    enum Selection {
        case none
        case single(Binding<Value.ID?>)
        case multiple(Binding<Set<Value.ID>>)
    }

    private let selection: Selection
    private let sorting: TableSorting<Value>?
    private let customization: Binding<TableColumnCustomization<Value>>?
    private let columns: Columns
    private let rows: Rows

    /// Where the rows stand in the table, once they have been laid out.
    @State private var room: Room?
    @Environment(\.layoutDirection) private var direction
    @Environment(\.tableLook) private var look

    private struct Room: Equatable {
        let left: CGFloat
        let width: CGFloat
    }

    private enum Space { case table }

    init(
        _ selection: Selection, _ sorting: TableSorting<Value>?, _ customization: Binding<TableColumnCustomization<Value>>?, rows: Rows,
        columns: Columns
    ) {
        self.selection = selection
        self.sorting = sorting
        self.customization = customization
        self.rows = rows
        self.columns = columns
    }

    /// The header and the rows.
    @MainActor public var body: some View {
        let all = shownColumns
        let plan = TableColumnPlan(all.map { $0.width.cells }, width: room.flatMap { Cells.length($0.width, .horizontal) } ?? 1)
        let shown = _TableRowPlan(columns: Array(all.prefix(plan.widths.count)), plan: plan)
        let isList = all.count > 1 && plan.widths.count == 1
        list(shown)
            .safeAreaInset(edge: .top, spacing: 0) {
                if !isList, look.showsHeaders, !all.isEmpty { header(shown) }
            }
            .coordinateSpace(name: Space.table)
            .environment(\.list.look, look.list)
    }

    @MainActor private var shownColumns: [_TableColumnDescription<Value>] {
        Columns._columns(columns).filter { column in
            let said = column.customizationID.flatMap { customization?.wrappedValue[visibility: $0] } ?? .automatic
            return (said == .automatic ? column.visibility : said) != .hidden
        }
    }

    @ViewBuilder @MainActor private func list(_ plan: _TableRowPlan<Value>) -> some View {
        let content = TableLines(ruler: ruler, rows: Rows._rowViews(rows, plan))
        switch selection {
        case .none: List { content }
        case .single(let binding): List(selection: .single(binding), rows: content)
        case .multiple(let binding): List(selection: .multiple(binding), rows: content)
        }
    }

    /// A row of no height: it stands where rows do, and is always there.
    @MainActor private var ruler: some View {
        Color.clear.frame(height: 0)
            .onGeometryChange(for: Room.self) { proxy in
                let frame = proxy.frame(in: .named(Space.table))
                return Room(left: frame.minX, width: frame.width)
            } action: {
                room = $0
            }
            .modifier(_RowTraitModifier(.decoration))
    }

    /// The header stands exactly above the rows, wherever marks and frames leave room for these.
    @ViewBuilder @MainActor private func header(_ plan: _TableRowPlan<Value>) -> some View {
        let isMirrored = direction == .rightToLeft
        VStack(alignment: .leading, spacing: 0) {
            TableCells(plan: plan) { TableHeader(column: $0, sorting: sorting) }
            Divider()
        }
        .frame(width: room?.width)
        .padding(isMirrored ? .trailing : .leading, room?.left ?? 0)
        .frame(maxWidth: .infinity, alignment: isMirrored ? .trailing : .leading)
    }
}

/// What stands in the list of a table.
private nonisolated struct TableLines<Ruler: View, Rows: View>: View {
    let ruler: Ruler
    let rows: Rows

    @MainActor var body: some View {
        ruler
        rows
    }
}

import Foundation
import TerraceCore

private enum TableDepthKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    /// How many rows with triangles a row of a table belongs to.
    var tableDepth: Int {
        get { self[TableDepthKey.self] }
        set { self[TableDepthKey.self] = newValue }
    }
}

/// The cells of a row.
nonisolated struct _TableRowView<Value: Identifiable>: View {
    let value: Value
    let plan: _TableRowPlan<Value>

    @Environment(\.tableDepth) private var depth

    @MainActor var body: some View {
        TableCells(plan: plan) { $0.cell(value) }
            .padding(.leading, Cells.length(2 * depth, .horizontal))
    }
}

/// Something for each column, beside each other. The first column takes what the others leave, so that rows which are pushed in by a
/// triangle end where the others do.
nonisolated struct TableCells<Value, Cell: View>: View {
    let plan: _TableRowPlan<Value>
    let cell: (_TableColumnDescription<Value>) -> Cell

    @MainActor var body: some View {
        HStack(alignment: .top, spacing: Cells.length(TableColumnPlan.gap, .horizontal)) {
            ForEach(plan.placed) { place in
                if place.index == 0 {
                    cell(place.column).frame(maxWidth: .infinity, alignment: place.column.alignment.frame)
                } else {
                    cell(place.column).frame(width: Cells.length(place.width, .horizontal), alignment: place.column.alignment.frame)
                }
            }
        }
        .padding(.trailing, Cells.length(plan.plan.slack, .horizontal))
        .lineLimit(1)
    }
}

extension _TableRowPlan {
    struct Place: Identifiable {
        let index: Int
        let width: Int
        let column: _TableColumnDescription<RowValue>
        var id: [AnyHashable] { column.path }
    }

    /// The columns with their widths.
    var placed: [Place] {
        zip(columns, plan.widths).enumerated().map { Place(index: $0, width: $1.1, column: $1.0) }
    }
}

import Foundation
import TerraceCore

/// Where the cells of a column stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case leading, center, trailing }
    let kind: Kind

    /// At the leading edge.
    public static let automatic = TableColumnAlignment(kind: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(kind: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(kind: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(kind: .trailing)
    /// At the trailing edge, as numbers are read.
    public static let numeric = TableColumnAlignment(kind: .trailing)
    /// The same.
    public static func numeric(_ system: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    var frame: Alignment {
        switch kind {
        case .leading: .topLeading
        case .center: .top
        case .trailing: .topTrailing
        }
    }
}

extension TableColumnContent {
    /// Columns of a width that never changes; nil as usual.
    public func width(_ width: CGFloat? = nil) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.width = TableColumnWidth(min: width, ideal: width, max: width) }
    }

    /// Columns whose width is between two others; nil as usual.
    public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
    }

    /// Where the header and the cells stand in their column.
    public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.alignment = alignment }
    }

    /// Whether the columns are shown where nobody has said so in a `TableColumnCustomization`.
    public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.visibility = visibility }
    }

    /// What a `TableColumnCustomization` knows the column by.
    public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changed { $0.customizationID = id }
    }

    /// Accepted: a person cannot change columns in a terminal; a program can.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }

    private func changed(
        _ change: @escaping (inout _TableColumnDescription<TableRowValue>) -> Void
    ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
        _TableColumns(self, change)
    }
}

/// What a person may change about a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// From bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Its place.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// Its width.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// Whether it is shown.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    /// All of it.
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// Which columns of a table are shown; a program keeps it, and may change it.
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var hidden: [String: Bool] = [:]

    /// All columns as they are by themselves.
    public init() {}

    /// Whether the column with a `customizationID` is shown.
    public subscript(visibility id: String) -> Visibility {
        get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
        set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
    }

    /// All columns as they are by themselves.
    public mutating func resetOrder() {}
}

import Foundation

/// A line of your own to align views by.
///
/// ```swift
/// enum ColonLine: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
/// }
/// extension HorizontalAlignment {
///     static let colon = HorizontalAlignment(ColonLine.self)
/// }
/// ```
public protocol AlignmentID {
    /// Where the line stands in a view that says nothing about it, in cells from the view's leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

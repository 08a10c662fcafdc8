/// A key for a value that a view tells the layout that it stands in.
///
/// ```swift
/// struct Weight: LayoutValueKey { static let defaultValue = 1 }
/// let heavy = Text("a").layoutValue(key: Weight.self, value: 3)
/// ```
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value
    /// What views have that were given none.
    static var defaultValue: Value { get }
}

/// Carries a value for a layout of the program's.
package final class LayoutValueBox: UnaryBox {
    private let key: ObjectIdentifier
    package var value: Any {
        didSet {
            // The layout asked for the value, which nobody can compare.
            var next = parent
            while let box = next {
                box.invalidate()
                next = box.traitSource == nil ? nil : box.parent
            }
        }
    }

    package init(_ key: ObjectIdentifier, _ value: Any) {
        self.key = key
        self.value = value
        super.init()
    }

    override package func layoutValue(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : super.layoutValue(key) }
}

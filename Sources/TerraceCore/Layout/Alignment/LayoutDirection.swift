/// The direction in which lines of text run, and with them everything that says "leading".
///
/// ```swift
/// HStack { Text("1"); Text("2") }.environment(\.layoutDirection, .rightToLeft)
/// ```
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

private enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }

extension EnvironmentValues {
    /// Where leading is. Stacks, alignment, padding and layouts of your own are mirrored when it is right; `offset` and `position` are not.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    var isMirrored: Bool { layoutDirection == .rightToLeft }
}

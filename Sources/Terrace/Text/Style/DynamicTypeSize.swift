import TerraceCore

/// How large a user wants text. A terminal's size is set in the terminal; a program reads what it has set itself.
public nonisolated enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    /// Very small.
    case xSmall
    /// Small.
    case small
    /// A little small.
    case medium
    /// As usual.
    case large
    /// A little large.
    case xLarge
    /// Large.
    case xxLarge
    /// Very large.
    case xxxLarge
    /// The first of the sizes for people who see little.
    case accessibility1
    /// The second.
    case accessibility2
    /// The third.
    case accessibility3
    /// The fourth.
    case accessibility4
    /// The fifth.
    case accessibility5

    /// Whether it is one for people who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether one is smaller.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
}

/// How large a user wants text, as it was called at first.
public nonisolated enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// Very small.
    case extraSmall
    /// Small.
    case small
    /// A little small.
    case medium
    /// As usual.
    case large
    /// A little large.
    case extraLarge
    /// Large.
    case extraExtraLarge
    /// Very large.
    case extraExtraExtraLarge
    /// The first of the sizes for people who see little.
    case accessibilityMedium
    /// The second.
    case accessibilityLarge
    /// The third.
    case accessibilityExtraLarge
    /// The fourth.
    case accessibilityExtraExtraLarge
    /// The fifth.
    case accessibilityExtraExtraExtraLarge

    /// The size of the same name.
    var size: DynamicTypeSize { zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large }

    init(_ size: DynamicTypeSize) {
        self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
    }

    /// Whether it is one for people who see little.
    public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

    /// Whether one is smaller.
    public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size < b.size }
    /// Whether one is not larger.
    public static func <= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size <= b.size }
    /// Whether one is larger.
    public static func > (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size > b.size }
    /// Whether one is not smaller.
    public static func >= (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.size >= b.size }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

extension EnvironmentValues {
    /// How large text is meant to be.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// How large text is meant to be, as it was called at first.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.size }
    }
}

extension View {
    /// Says how large text in the view is meant to be; a terminal shows it as it is.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Keeps what is said of the size of text within a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression<DynamicTypeSize>>(_ range: T) -> some View {
        transformEnvironment(\.dynamicTypeSize) { size in
            let fitting = DynamicTypeSize.allCases.filter(range.contains)
            guard let smallest = fitting.first, let largest = fitting.last else { return }
            size = min(max(size, smallest), largest)
        }
    }
}

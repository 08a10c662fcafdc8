import TerraceCore

/// A movement of system images; a terminal shows none.
public nonisolated struct SymbolEffectKind: Hashable, Sendable {
    private init() {}

    /// See the name.
    public static let bounce = SymbolEffectKind(), pulse = SymbolEffectKind(), variableColor = SymbolEffectKind()
    /// See the name.
    public static let scale = SymbolEffectKind(), appear = SymbolEffectKind(), disappear = SymbolEffectKind()
    /// See the name.
    public static let replace = SymbolEffectKind(), automatic = SymbolEffectKind(), wiggle = SymbolEffectKind()
    /// See the name.
    public static let rotate = SymbolEffectKind(), breathe = SymbolEffectKind(), drawOn = SymbolEffectKind(), drawOff = SymbolEffectKind()

    /// See the name.
    public static let downUp = SymbolEffectKind(), upUp = SymbolEffectKind(), offUp = SymbolEffectKind()

    /// The same.
    public var up: SymbolEffectKind { self }
    /// The same.
    public var down: SymbolEffectKind { self }
    /// The same.
    public var byLayer: SymbolEffectKind { self }
    /// The same.
    public var wholeSymbol: SymbolEffectKind { self }
    /// The same.
    public var iterative: SymbolEffectKind { self }
    /// The same.
    public var cumulative: SymbolEffectKind { self }
    /// The same.
    public var reversing: SymbolEffectKind { self }
    /// The same.
    public var nonReversing: SymbolEffectKind { self }
    /// The same.
    public var dimInactiveLayers: SymbolEffectKind { self }
    /// The same.
    public var hideInactiveLayers: SymbolEffectKind { self }
    /// The same.
    public var downUp: SymbolEffectKind { self }
    /// The same.
    public var upUp: SymbolEffectKind { self }
    /// The same.
    public var offUp: SymbolEffectKind { self }
    /// The same.
    public var left: SymbolEffectKind { self }
    /// The same.
    public var right: SymbolEffectKind { self }
    /// The same.
    public var clockwise: SymbolEffectKind { self }
    /// The same.
    public var counterClockwise: SymbolEffectKind { self }
    /// The same.
    public var plain: SymbolEffectKind { self }
    /// The same.
    public func magic(fallback: SymbolEffectKind) -> SymbolEffectKind { self }
}

/// How often and how fast a system image would move.
public nonisolated struct SymbolEffectOptions: Hashable, Sendable {
    /// How often a movement would be repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        /// See the name.
        public static let continuous = RepeatBehavior(), periodic = RepeatBehavior()
        /// So many times.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
    }

    /// See the name.
    public static let `default` = SymbolEffectOptions(), repeating = SymbolEffectOptions(), nonRepeating = SymbolEffectOptions()
    /// So many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// In a way.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// So fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// The same.
    public var repeating: SymbolEffectOptions { self }
    /// The same.
    public var nonRepeating: SymbolEffectOptions { self }
    /// The same.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// The same.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
    /// Of no effect: glyphs do not move.
    public nonisolated func symbolEffect(
        _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View { self }
    /// Of no effect: glyphs do not move.
    public nonisolated func symbolEffect<U: Equatable>(
        _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, value: U
    ) -> some View { self }
    /// Of no effect: glyphs do not move.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

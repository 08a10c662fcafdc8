import TerraceCore
import TerraceScreen

/// What a text, or the environment around it, says about how it looks. What is nil is left to what stands around.
nonisolated struct TextTraits: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var foreground: AnyShapeStyle?

    /// These, and where they say nothing, the outer ones.
    func over(_ outer: TextTraits) -> TextTraits {
        TextTraits(
            font: font ?? outer.font, weight: weight ?? outer.weight, isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined, isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
            foreground: foreground ?? outer.foreground)
    }

    private var attributes: CellAttributes {
        var font = font ?? .body
        if let weight { font.weightValue = weight }
        var attributes = font.attributes
        func set(_ attribute: CellAttributes, _ value: Bool?) {
            guard let value else { return }
            if value { attributes.insert(attribute) } else { attributes.remove(attribute) }
        }
        set(.bold, isBold)
        set(.italic, isItalic)
        set(.underline, isUnderlined)
        set(.strikethrough, isStruckThrough)
        return attributes
    }

    /// The style of cells, in an environment.
    func style(in environment: EnvironmentValues) -> CellStyle {
        let traits = over(environment.textTraits)
        let paint = traits.foreground?._resolve(in: environment) ?? environment.foreground.paint(in: environment)
        var attributes = traits.attributes
        if paint.isDim || !environment.isEnabled { attributes.insert(.dim) }
        return CellStyle(foreground: paint.color, attributes: attributes)
    }
}

private enum TextTraitsKey: EnvironmentKey { static let defaultValue = TextTraits() }
private enum LineLimitKey: EnvironmentKey { static let defaultValue = LineLimit.unlimited }
private enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private enum MultilineKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }

extension EnvironmentValues {
    var textTraits: TextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }

    package var lineLimits: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The font of texts that have none of their own.
    public var font: Font? {
        get { textTraits.font }
        set { textTraits.font = newValue }
    }

    /// How many lines a text may have; nil for as many as it needs.
    public var lineLimit: Int? {
        get { lineLimits.maximum }
        set { lineLimits = LineLimit(newValue) }
    }

    /// Which part of a text goes when it does not fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// How the lines of a text stand among themselves.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineKey.self] }
        set { self[MultilineKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of texts in the view that have none of their own.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of texts in the view.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textTraits.weight, weight) }
    /// Makes texts in the view bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { environment(\.textTraits.isBold, isActive) }
    /// Sets texts in the view in italics.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { environment(\.textTraits.isItalic, isActive) }
    /// Underlines texts in the view.
    public nonisolated func underline(_ isActive: Bool = true) -> some View { environment(\.textTraits.isUnderlined, isActive) }
    /// Strikes texts in the view through.
    public nonisolated func strikethrough(_ isActive: Bool = true) -> some View { environment(\.textTraits.isStruckThrough, isActive) }

    /// Limits each text in the view to a number of lines; nil for no limit, less than 1 acts as 1.
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimits, LineLimit(number)) }
    /// Limits each text in the view to a number of lines; with `reservesSpace` it always takes that many.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimit(limit, reservesSpace: reservesSpace))
    }
    /// Limits each text in the view to a range of lines.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimits, LineLimit(limit)) }
    /// Gives each text in the view at most so many lines.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimit(1...max(1, limit.upperBound)))
    }

    /// Sets which part of a text goes when it does not fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
    /// Sets how the lines of a text stand among themselves; of no effect on where the text stands.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}

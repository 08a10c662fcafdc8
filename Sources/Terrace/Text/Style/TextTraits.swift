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
    var isDim: Bool?
    var foreground: AnyShapeStyle?
    var background: AnyShapeStyle?
    var textCase: Text.Case?
    /// Why texts are not to be seen, and whether they are private. Only environments say so.
    var redaction: RedactionReasons = []
    var isPrivate = false

    /// A link: underlined, so that it is seen without colour, in the tint.
    static let link: TextTraits = {
        var traits = TextTraits()
        traits.isUnderlined = true
        traits.foreground = AnyShapeStyle(TintShapeStyle())
        return traits
    }()

    /// These, and where they say nothing, the outer ones.
    func over(_ outer: TextTraits) -> TextTraits {
        TextTraits(
            font: font ?? outer.font, weight: weight ?? outer.weight, isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
            isUnderlined: isUnderlined ?? outer.isUnderlined, isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
            isDim: isDim ?? outer.isDim, foreground: foreground ?? outer.foreground, background: background ?? outer.background,
            textCase: textCase ?? outer.textCase, redaction: outer.redaction, isPrivate: outer.isPrivate)
    }

    /// Whether bars stand for the text.
    var isRedacted: Bool {
        guard !redaction.isEmpty else { return false }
        return redaction.contains(.placeholder) || (redaction.contains(.privacy) && isPrivate)
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
        if isDim == true { attributes.insert(.dim) }
        return attributes
    }

    /// A gradient that the text is coloured with; nil of all that is one colour.
    func shade(in environment: EnvironmentValues) -> _CellPaint? {
        let paint = foreground?._resolve(in: environment) ?? environment.foreground.paint(in: environment)
        return paint.shading == nil ? nil : paint
    }

    /// The style of cells, in an environment whose own traits are among these.
    func style(in environment: EnvironmentValues) -> CellStyle {
        let paint = foreground?._resolve(in: environment) ?? environment.foreground.paint(in: environment)
        var attributes = attributes
        if paint.isDim || !environment.isEnabled { attributes.insert(.dim) }
        return CellStyle(
            foreground: paint.color, background: background?._resolve(in: environment).color ?? .standard, attributes: attributes)
    }
}

private enum TextTraitsKey: EnvironmentKey { static let defaultValue = TextTraits() }

extension EnvironmentValues {
    var textTraits: TextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }

    /// The font of texts that have none of their own.
    public var font: Font? {
        get { textTraits.font }
        set { textTraits.font = newValue }
    }

    /// How the letters of texts are changed; nil leaves them.
    public var textCase: Text.Case? {
        get { textTraits.textCase }
        set { textTraits.textCase = newValue }
    }
}

import Foundation
import TerraceCore
import TerraceScreen

/// A font. A terminal has one, so a font is looks: titles, headlines and weights from semibold on are bold; captions, footnotes and light
/// weights are dim; italics are italics. Sizes, designs and widths make no difference, and layout never depends on the font.
///
/// ```swift
/// Text("Title").font(.headline)
/// ```
public nonisolated struct Font: Hashable, Sendable {
    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        case size(Double)
        case custom(String, Double)
    }

    private struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let italic = Flags(rawValue: 1)
        static let smallCaps = Flags(rawValue: 2)
        static let monospaced = Flags(rawValue: 4)
        static let monospacedDigit = Flags(rawValue: 8)
    }

    private var base: Base
    /// Nil is what the base has.
    var weightValue: Weight?
    private var design: Design?
    private var widthValue: Width?
    private var leadingValue = Leading.standard
    private var flags: Flags = []

    private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        weightValue = weight
        self.design = design
    }

    // MARK: Fonts

    /// Bold.
    public static let largeTitle = Font(.style(.largeTitle))
    /// Bold.
    public static let title = Font(.style(.title))
    /// Bold.
    public static let title2 = Font(.style(.title2))
    /// Bold.
    public static let title3 = Font(.style(.title3))
    /// Bold.
    public static let headline = Font(.style(.headline))
    /// Regular.
    public static let subheadline = Font(.style(.subheadline))
    /// Regular.
    public static let body = Font(.style(.body))
    /// Regular.
    public static let callout = Font(.style(.callout))
    /// Dim.
    public static let footnote = Font(.style(.footnote))
    /// Dim.
    public static let caption = Font(.style(.caption))
    /// Dim.
    public static let caption2 = Font(.style(.caption2))

    /// The system font; the size makes no difference.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(Double(size)), weight: weight, design: design)
    }

    /// The system font, as it was asked for at first.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.size(Double(size)), weight: weight, design: design)
    }

    /// The font of a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// The font of a role, as it was asked for at first.
    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font(.style(style), design: design) }

    /// A font by its name; a terminal shows its own.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, Double(size))) }
    /// A font by its name, as large as text is; a terminal shows its own.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(.custom(name, Double(size))) }
    /// A font by its name; a terminal shows its own.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, Double(fixedSize))) }

    // MARK: Variants

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight } }
    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font in bold, or not.
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : with { $0.weightValue = .regular } }
    /// The font in italics.
    public func italic() -> Font { with { $0.flags.insert(.italic) } }
    /// The font in italics, or not.
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : with { $0.flags.remove(.italic) } }
    /// Looks the same: a terminal has no small capitals.
    public func smallCaps() -> Font { with { $0.flags.insert(.smallCaps) } }
    /// Looks the same: a terminal has no small capitals.
    public func lowercaseSmallCaps() -> Font { smallCaps() }
    /// Looks the same: a terminal has no small capitals.
    public func uppercaseSmallCaps() -> Font { smallCaps() }
    /// Looks the same: all digits of a terminal are equally wide.
    public func monospacedDigit() -> Font { with { $0.flags.insert(.monospacedDigit) } }
    /// Looks the same: a terminal's font is monospaced.
    public func monospaced() -> Font { with { $0.flags.insert(.monospaced) } }
    /// Looks the same: a terminal's font is monospaced.
    public func monospaced(_ isActive: Bool) -> Font { isActive ? monospaced() : with { $0.flags.remove(.monospaced) } }
    /// Looks the same: lines of a terminal are a row apart.
    public func leading(_ leading: Leading) -> Font { with { $0.leadingValue = leading } }
    /// Looks the same: letters of a terminal are equally wide.
    public func width(_ width: Width) -> Font { with { $0.widthValue = width } }
    /// Looks the same: letters of a terminal are equally wide.
    public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }

    // MARK: Looks

    private var baseWeight: Weight {
        guard case .style(let style) = base else { return .regular }
        switch style {
        case .largeTitle, .title, .title2, .title3, .extraLargeTitle, .extraLargeTitle2: return .bold
        case .headline: return .semibold
        case .subheadline, .body, .callout, .footnote, .caption, .caption2: return .regular
        }
    }

    private var isSmall: Bool {
        switch base {
        case .style(.footnote), .style(.caption), .style(.caption2): true
        default: false
        }
    }

    var attributes: CellAttributes {
        let weight = weightValue ?? baseWeight
        var attributes: CellAttributes = []
        if weight.value >= Weight.semibold.value { attributes.insert(.bold) }
        // What is bold in a caption stands out of it.
        if weight.value < 0 || (isSmall && weight.value < Weight.semibold.value) { attributes.insert(.dim) }
        if flags.contains(.italic) { attributes.insert(.italic) }
        return attributes
    }
}

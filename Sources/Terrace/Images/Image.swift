import Foundation
import TerraceCore

/// An image. A terminal shows no pictures: system images are glyphs of a cell, others are frames with their name in it.
///
/// An unknown system image takes no room, so that only the title next to it is seen; that is said once in the log.
///
/// ```swift
/// Image(systemName: "star.fill").foregroundStyle(.yellow)
/// ```
public nonisolated struct Image: Equatable, Sendable {
    enum Source: Hashable, Sendable {
        case symbol(String)
        /// An image with a name, and what is shown for it; decorative ones have nothing to say.
        case asset(String, isDecorative: Bool)
    }

    /// How an image fills a room of another size; of no effect.
    public enum ResizingMode: Hashable, Sendable {
        /// Again and again.
        case tile
        /// Stretched.
        case stretch
    }

    /// Whether an image is coloured; of no effect, as glyphs always are.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// In the foreground style.
        case template
        /// In its own colours.
        case original
    }

    /// How pixels in between are found; of no effect.
    public enum Interpolation: Hashable, Sendable {
        /// See the name.
        case none, low, medium, high
    }

    /// How large a system image is; of no effect.
    public enum Scale: Hashable, Sendable, CaseIterable {
        /// See the name.
        case small, medium, large
    }

    /// How an image is turned; of no effect.
    public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
        /// See the name.
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// How bright an image may be; of no effect.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// As usual.
        public static let standard = DynamicRange(name: "standard")
        /// Brighter.
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        /// As bright as can be.
        public static let high = DynamicRange(name: "high")
    }

    let source: Source
    private(set) var label: Text?
    private(set) var isResizable = false

    private init(_ source: Source, label: Text? = nil) {
        self.source = source
        self.label = label
    }

    /// A system image.
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// A system image; the value makes no difference.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
    /// An image of the program's.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name, isDecorative: false)) }
    /// An image of the program's; the value makes no difference.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.asset(name, isDecorative: false)) }
    /// An image of the program's, with words for it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.asset(name, isDecorative: false), label: label) }
    /// An image of the program's, with words for it; the value makes no difference.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(.asset(name, isDecorative: false), label: label)
    }
    /// An image of the program's that only looks nice.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(.asset(name, isDecorative: true)) }
    /// An image of the program's that only looks nice; the value makes no difference.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.asset(name, isDecorative: true)) }
    /// An image of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(.asset(resource.name, isDecorative: false)) }
    /// An image of an asset catalogue, with words for it.
    public init(_ resource: ImageResource, label: Text) { self.init(.asset(resource.name, isDecorative: false), label: label) }
    /// An image of an asset catalogue that only looks nice.
    public init(decorative resource: ImageResource) { self.init(.asset(resource.name, isDecorative: true)) }

    /// Lets the image take the size it is offered. System images are glyphs and stay as they are.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }

    /// Of no effect: glyphs are always in the foreground style.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// Of no effect.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Of no effect.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// Of no effect: a glyph has one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    /// Of no effect.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// An image of an asset catalogue.
public nonisolated struct ImageResource: Hashable, Sendable {
    let name: String

    /// An image by its name.
    public init(name: String, bundle: Bundle) { self.name = name }
}

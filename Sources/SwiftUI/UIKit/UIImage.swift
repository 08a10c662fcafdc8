import Foundation
import Terrace

/// A picture of UIKit's. A terminal shows none: a symbol is its glyph, everything else a frame.
///
/// ```swift
/// Image(uiImage: UIImage(named: "mountain") ?? UIImage())
/// ```
public nonisolated final class UIImage: Sendable {
    /// Whether a picture is coloured.
    public enum RenderingMode: Int, Sendable {
        /// See the name.
        case automatic, alwaysOriginal, alwaysTemplate
    }

    let image: Image
    private let data: Data?

    private init(_ image: Image, data: Data? = nil) {
        self.image = image
        self.data = data
    }

    /// Nothing.
    public convenience init() { self.init(Image(decorative: "")) }
    /// A picture of the program's. It is there, whether or not the program has it.
    public convenience init?(named name: String) { self.init(Image(name)) }
    /// A symbol.
    public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }
    /// A picture from the bytes of a file; nil if these are no picture.
    public convenience init?(data: Data) {
        guard Self.isPicture(data) else { return nil }
        self.init(Image("Image"), data: data)
    }
    /// A picture from a file; nil if there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path), Self.isPicture(data) else { return nil }
        self.init(Image(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent), data: data)
    }
    /// A picture from a file; nil if there is none.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// The first bytes of PNG, JPEG, GIF, BMP, TIFF, WebP and HEIC.
    private static func isPicture(_ data: Data) -> Bool {
        let start = Array(data.prefix(12))
        let marks: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("BM".utf8), Array("II*\0".utf8),
            Array("MM\0*".utf8),
        ]
        if marks.contains(where: { start.starts(with: $0) }) { return true }
        guard start.count == 12 else { return false }
        return start.starts(with: Array("RIFF".utf8)) && Array(start[8...]) == Array("WEBP".utf8)
            || Array(start[4..<8]) == Array("ftyp".utf8)
    }

    /// How large the picture is; a terminal does not know.
    public var size: CGSize { .zero }
    /// 1: a terminal has no pixels.
    public var scale: CGFloat { 1 }
    /// The bytes that it was made from.
    public func pngData() -> Data? { data }
    /// The bytes that it was made from.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data }
    /// The same: glyphs are in the foreground style.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// The same: colours are the view's.
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    /// The same: colours are the view's.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
}

/// A picture of AppKit's.
public typealias NSImage = UIImage

extension Image {
    /// A picture of UIKit's.
    public nonisolated init(uiImage: UIImage) { self = uiImage.image }
    /// A picture of AppKit's.
    public nonisolated init(nsImage: NSImage) { self = nsImage.image }
}

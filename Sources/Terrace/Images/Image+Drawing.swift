import Foundation
import TerraceCore
import TerraceScreen

extension Image {
    /// The glyph of a system image in an environment; nil, and said once, for one that is not known.
    func glyph(in environment: EnvironmentValues) -> String? {
        // A name that is empty is one that the program has not got yet.
        guard case .symbol(let name) = source, !name.isEmpty else { return nil }
        let wanted = SymbolTable.name(name, with: environment.symbolVariants)
        guard let glyph = SymbolTable.glyph(for: wanted) ?? SymbolTable.glyph(for: name) else {
            Diagnostics.reportCurrent(
                "There is no glyph for the system image \"\(name)\"; what stands next to it is shown alone. See SymbolTable for those that there are."
            )
            return nil
        }
        let pointsOn = name.contains("forward") || name.contains("backward") || name.hasPrefix("arrow.turn.down")
        return pointsOn && environment.layoutDirection == .rightToLeft ? SymbolTable.turned(glyph, quarters: 2) : glyph
    }

    /// As text, for where images stand in a line.
    func text(in environment: EnvironmentValues) -> String {
        switch source {
        case .symbol: glyph(in: environment) ?? ""
        case .asset(let name, let isDecorative): isDecorative ? "▨" : "▨ \(name)"
        }
    }
}

extension Image: LeafView {
    @MainActor package var element: ElementFacts? {
        switch source {
        case .symbol: ElementFacts(role: .image, text: "", label: label?.string)
        case .asset(let name, let isDecorative): isDecorative ? nil : ElementFacts(role: .image, text: "", label: label?.string ?? name)
        }
    }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> DrawingBox {
        let box = DrawingBox(hasBaseline: true)
        update(box, environment)
        return box
    }

    @MainActor package func update(_ box: DrawingBox, _ environment: EnvironmentValues) {
        let traits = environment.textTraits
        var style = traits.style(in: environment)
        style.attributes.subtract([.underline, .strikethrough])
        let shade = traits.shade(in: environment)
        switch source {
        case .symbol:
            guard let glyph = glyph(in: environment) else { return box.set(sizing: { _ in .zero }, drawing: { _, _ in }) }
            let size = Size(width: max(1, TextWidth.width(of: glyph)), height: 1)
            box.set(sizing: { _ in size }) { canvas, size in
                let turned = canvas.state.transform.map { SymbolTable.turned(glyph, quarters: $0.quarterTurns) } ?? glyph
                canvas.draw(turned, at: .zero, style: style)
                if let shade { canvas.shade(Rect(origin: .zero, size: size), shade, in: CGSize(size)) }
            }
        case .asset(let name, let isDecorative):
            let words = isDecorative ? "" : label?.plain(in: environment) ?? name
            style.attributes.insert(.dim)
            if !isResizable {
                let text = isDecorative ? "▨" : "▨ \(words)"
                let width = TextWidth.width(of: text)
                return box.set(sizing: { Size(width: min(width, max(1, $0.width ?? width)), height: 1) }) { canvas, size in
                    if canvas.state.isBehind { return }
                    canvas.clipped(to: Rect(origin: .zero, size: size)) { canvas.draw(text, at: .zero, style: style) }
                }
            }
            // As large as it likes it is a picture in miniature.
            box.set(sizing: { Size(width: $0.width ?? 16, height: $0.height ?? 4) }) { canvas, size in
                // Behind something else a picture is for the mood, and its name would be read as part of the text.
                if !canvas.state.isBehind { Image.drawFrame(canvas, size, words, style) }
            }
        }
    }

    /// A frame with words in the middle, as much of it as there is room for.
    /// A picture as wide and about as high as the window is most often what others stand in front of: the words are in its frame, out of
    /// their way.
    @MainActor private static func drawFrame(_ canvas: CellCanvas, _ size: Size, _ words: String, _ style: CellStyle) {
        let place = Rect(origin: .zero, size: size)
        canvas.clipped(to: place) {
            let text = "▨" + (words.isEmpty ? "" : " \(words)")
            let hasFrame = size.height >= 3 && size.width >= 4
            if hasFrame { canvas.drawBorder(place, style: style, kind: .rounded) }
            if size.height >= 5, size.width >= canvas.screen.size.width, size.height * 4 >= canvas.screen.size.height * 3 {
                let caption = TextLayout(" \(text) ", width: max(1, size.width - 4), maxLines: 1, truncation: .tail)
                if let line = caption.lines.first { canvas.draw(line, at: Point(x: 2, y: size.height - 1), style: style) }
                return
            }
            let room = max(1, size.width - (hasFrame ? 2 : 0))
            let layout = TextLayout(text, width: room, maxLines: max(1, size.height - (hasFrame ? 2 : 0)), truncation: .tail)
            let top = (size.height - layout.size.height) / 2
            for (row, line) in layout.lines.enumerated() {
                canvas.draw(line, at: Point(x: (size.width - line.width) / 2, y: top + row), style: style)
            }
        }
    }
}

extension Text {
    /// An image in a line of text.
    public init(_ image: Image) {
        self.init(inlay: InlaySource(ImageInText(image: image)) { image.text(in: $0) })
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// An image in a line of text.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

private nonisolated struct ImageInText: Hashable, Sendable {
    let source: Image.Source

    init(image: Image) { source = image.source }
}

extension ElementRole {
    /// An `Image` that says something.
    public static let image = ElementRole("image")
}

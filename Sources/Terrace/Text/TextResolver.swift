import Foundation
import TerraceCore
import TerraceScreen

/// Puts a text together in an environment: its string, and the stretches that look other than the rest.
nonisolated struct TextResolver {
    struct Stretch {
        var bytes: Range<Int>
        var traits: TextTraits
        var link: URL?
    }

    let environment: EnvironmentValues
    private(set) var text = ""
    private(set) var stretches: [Stretch] = []
    /// What the environment says of all texts; read at once, and once.
    let outer: TextTraits

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        outer = environment.textTraits
    }

    /// For texts outside of views.
    init(locale: Locale) {
        var environment = EnvironmentValues()
        environment.locale = locale
        self.init(environment)
    }

    /// Adds a format and its values, without Markdown.
    mutating func append(plain format: String, _ arguments: [TextArgument]) {
        append(format: format, arguments, TextTraits(), link: nil)
    }

    /// Adds a string in the looks of `traits`.
    mutating func append(_ string: String, _ traits: TextTraits, link: URL? = nil) {
        guard !string.isEmpty else { return }
        let start = text.utf8.count
        if let casing = traits.textCase ?? outer.textCase {
            text += casing.apply(to: string, locale: environment.locale)
        } else if start == 0 {
            text = string
        } else {
            text += string
        }
        let end = text.utf8.count
        if let last = stretches.last, last.traits == traits, last.link == link {
            stretches[stretches.count - 1].bytes = last.bytes.lowerBound..<end
        } else {
            stretches.append(Stretch(bytes: start..<end, traits: traits, link: link))
        }
    }

    /// Adds a text; what it says of its looks goes over `traits`.
    mutating func append(_ text: Text, _ traits: TextTraits) {
        let traits = text.traits.over(traits)
        switch text.content {
        case .verbatim(let string): append(string, traits)
        case .key(let key): append(key: key, [], table: nil, bundle: nil, traits)
        case .source(let source): source.append(to: &self, traits)
        }
    }

    /// Adds what a key stands for, with its Markdown, and its values in the places that it has for them.
    mutating func append(key: String, _ arguments: [TextArgument], table: String?, bundle: Bundle?, _ traits: TextTraits) {
        let format = StringTables.text(for: key, table: table, bundle: bundle, in: environment) ?? key
        guard InlineMarkdown.mayHoldMarkup(format) else { return append(format: format, arguments, traits, link: nil) }
        for run in InlineMarkdown.parse(arguments.isEmpty ? format : FormatPiece.numbered(format)) {
            var traits = traits
            run.intent.apply(to: &traits)
            var link: URL?
            if let destination = run.link {
                link = URL(string: filled(destination, arguments))
                if link != nil { traits = TextTraits.link.over(traits) }
            }
            if run.inflects {
                append(Inflection.agreeing(filled(run.text, arguments)), traits, link: link)
            } else {
                append(format: run.text, arguments, traits, link: link)
            }
        }
    }

    private mutating func append(format: String, _ arguments: [TextArgument], _ traits: TextTraits, link: URL?) {
        // Without values a key is no format: a percent sign in it is one.
        guard !arguments.isEmpty else { return append(format, traits, link: link) }
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .literal(let literal): append(literal, traits, link: link)
            case .place(let index, let specifier):
                guard arguments.indices.contains(index) else { continue }
                switch arguments[index] {
                case .text(let text): append(text, traits)
                case .source(let source): source.append(to: &self, traits)
                case let value: append(value.formatted(specifier, locale: environment.locale), traits, link: link)
                }
            }
        }
    }

    /// A string with values in it, for the destination of a link.
    private func filled(_ format: String, _ arguments: [TextArgument]) -> String {
        var inner = TextResolver(environment)
        inner.append(format: format, arguments, TextTraits(), link: nil)
        return inner.text
    }
}

/// A text as a box takes it.
@MainActor
struct ResolvedText {
    var text = ""
    var style: CellStyle
    var runs: [TextRun] = []
    var links: [TextLinks.Link] = []
    let isRedacted: Bool
    /// The colours, where the text has no single one.
    let shade: _CellPaint?

    init(_ view: Text, in environment: EnvironmentValues) {
        let outer = environment.textTraits
        isRedacted = outer.isRedacted
        shade = view.traits.over(outer).shade(in: environment)
        if case .verbatim(let string) = view.content, outer.textCase == nil {
            text = string
            style = view.traits.over(outer).style(in: environment)
            return
        }
        var resolver = TextResolver(environment)
        resolver.append(view, TextTraits())
        text = resolver.text
        guard let first = resolver.stretches.first else {
            style = view.traits.over(outer).style(in: environment)
            return
        }
        guard resolver.stretches.count > 1 || first.link != nil else {
            style = first.traits.over(outer).style(in: environment)
            return
        }
        style = view.traits.over(outer).style(in: environment)
        for stretch in resolver.stretches {
            let look = stretch.traits.over(outer).style(in: environment)
            if look != style { runs.append(TextRun(bytes: stretch.bytes, style: look)) }
            guard let url = stretch.link, environment.isEnabled else { continue }
            // Bold words in a link are part of it.
            if let last = links.last, last.bytes.upperBound == stretch.bytes.lowerBound, resolver.isSameLink(before: stretch) {
                links[links.count - 1].bytes = last.bytes.lowerBound..<stretch.bytes.upperBound
            } else {
                let open = environment.openURL
                links.append(TextLinks.Link(bytes: stretch.bytes) { open(url) })
            }
        }
    }
}

extension TextResolver {
    /// Whether the stretch in front of one belongs to the same link.
    fileprivate func isSameLink(before stretch: Stretch) -> Bool {
        stretches.first { $0.bytes.upperBound == stretch.bytes.lowerBound }?.link == stretch.link
    }
}

import Foundation

#if !canImport(Darwin)
    extension AttributedString {
        /// How Markdown is read.
        public struct MarkdownParsingOptions: Sendable {
            /// What of Markdown counts.
            public enum InterpretedSyntax: Int, Hashable, Sendable {
                /// Headings, lists and paragraphs, too.
                case full
                /// What stands in a line; white space is brought down to blanks.
                case inlineOnly
                /// What stands in a line; white space stays.
                case inlineOnlyPreservingWhitespace
            }

            /// What is done with text that is no Markdown. All text is some.
            public enum FailurePolicy: Int, Hashable, Sendable {
                /// An error.
                case throwError
                /// As much as was understood.
                case returnPartiallyParsedIfPossible
            }

            /// Whether `^[text](attributes)` is read.
            public var allowsExtendedAttributes: Bool
            /// What of Markdown counts.
            public var interpretedSyntax: InterpretedSyntax
            /// What is done with text that is no Markdown.
            public var failurePolicy: FailurePolicy
            /// The language of the text.
            public var languageCode: String?

            /// How Markdown is read.
            public init(
                allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
                failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
            ) {
                self.allowsExtendedAttributes = allowsExtendedAttributes
                self.interpretedSyntax = interpretedSyntax
                self.failurePolicy = failurePolicy
                self.languageCode = languageCode
            }
        }

        /// Text from Markdown: bold, italics, code, strikethrough, links, and with full syntax headings, lists and paragraphs. Links that
        /// are not absolute start from `baseURL`.
        ///
        /// ```swift
        /// let text = try AttributedString(markdown: "**Bold** and [a link](https://swift.org)")
        /// ```
        @_disfavoredOverload
        public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
            self = MarkdownDocument(markdown, syntax: options.interpretedSyntax).attributed(baseURL: baseURL)
        }

        /// Text from Markdown in UTF-8.
        @_disfavoredOverload
        public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
            try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
        }

        /// Text from a file of Markdown in UTF-8.
        @_disfavoredOverload
        public init(contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
            try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
        }

        /// The text of the program's tables for a key, with its Markdown.
        @_disfavoredOverload
        public init(
            localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
            comment: StaticString? = nil
        ) {
            let text = String(localized: key, table: table, bundle: bundle, locale: locale ?? .current)
            self = MarkdownDocument(text, syntax: .inlineOnlyPreservingWhitespace).attributed(baseURL: nil)
        }
    }

    /// Markdown as lines of runs.
    struct MarkdownDocument {
        private var runs: [InlineMarkdown.Run] = []

        init(_ text: String, syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
            switch syntax {
            case .inlineOnlyPreservingWhitespace: runs = InlineMarkdown.parse(text)
            case .inlineOnly:
                runs = InlineMarkdown.parse(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
            case .full: readBlocks(text)
            }
        }

        private mutating func readBlocks(_ text: String) {
            var paragraph: [Substring] = []
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                let content = line.drop { $0 == " " || $0 == "\t" }
                let hashes = content.prefix { $0 == "#" }.count
                if content.allSatisfy(\.isWhitespace) {
                    end(&paragraph)
                } else if (1...6).contains(hashes), content.dropFirst(hashes).first == " " {
                    end(&paragraph)
                    add(String(content.dropFirst(hashes + 1)), intent: .strong)
                } else if let item = Self.item(content) {
                    end(&paragraph)
                    paragraph = [item]
                } else {
                    paragraph.append(content)
                }
            }
            end(&paragraph)
        }

        private static func item(_ line: Substring) -> Substring? {
            if let mark = line.first, "-*+".contains(mark), line.dropFirst().first == " " { return "• " + line.dropFirst(2) }
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            let rest = line.dropFirst(digits.count)
            return !digits.isEmpty && (rest.hasPrefix(". ") || rest.hasPrefix(") ")) ? line : nil
        }

        private mutating func end(_ paragraph: inout [Substring]) {
            if !paragraph.isEmpty { add(paragraph.joined(separator: " "), intent: []) }
            paragraph = []
        }

        private mutating func add(_ block: String, intent: InlineMarkdown.Intent) {
            if !runs.isEmpty { runs.append(InlineMarkdown.Run(text: "\n")) }
            for var run in InlineMarkdown.parse(block) {
                run.intent.formUnion(intent)
                runs.append(run)
            }
        }

        func attributed(baseURL: URL?) -> AttributedString {
            var text = AttributedString()
            for run in runs {
                var part = AttributedString(run.text)
                var intent: InlinePresentationIntent = []
                if run.intent.contains(.emphasized) { intent.insert(.emphasized) }
                if run.intent.contains(.strong) { intent.insert(.stronglyEmphasized) }
                if run.intent.contains(.code) { intent.insert(.code) }
                if run.intent.contains(.struckThrough) { intent.insert(.strikethrough) }
                if !intent.isEmpty { part.inlinePresentationIntent = intent }
                if let link = run.link { part.link = URL(string: link, relativeTo: baseURL)?.absoluteURL }
                text.append(part)
            }
            return text
        }
    }
#endif

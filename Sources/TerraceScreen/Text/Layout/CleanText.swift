/// A text as layout takes it: sanitised but for direction marks, its tabs spaces; in one line, its line breaks too.
struct CleanText {
    let text: Substring
    /// Whether offsets in it are those of the source.
    let isVerbatim: Bool
    private let dirt: SourceMap
    private let tabs: SourceMap

    init(_ source: String, inOneLine: Bool) {
        var dirt = SourceMap()
        var tabs = SourceMap()
        let clean = Sanitizer.cleanKeepingDirections(source[...], map: &dirt).map { $0[...] }
        let flat = inOneLine ? Self.withoutLineFeeds(clean ?? source[...]) : nil
        let expanded = TabExpansion.expand(flat ?? clean ?? source[...], map: &tabs)
        text = expanded ?? flat ?? clean ?? source[...]
        isVerbatim = clean == nil && expanded == nil
        self.dirt = dirt
        self.tabs = tabs
    }

    /// The offset in the source of an offset in the clean text, in UTF-8 bytes.
    func source(ofClean offset: Int, isEnd: Bool = false) -> Int {
        isVerbatim ? offset : dirt.source(ofClean: tabs.source(ofClean: offset, isEnd: isEnd), isEnd: isEnd)
    }

    private static func withoutLineFeeds(_ text: Substring) -> Substring? {
        guard text.utf8.contains(0x0A) else { return nil }
        return String(decoding: text.utf8.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)[...]
    }
}

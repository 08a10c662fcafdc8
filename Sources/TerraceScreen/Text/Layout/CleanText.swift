/// A text as layout takes it: sanitised but for direction marks, its tabs spaces.
struct CleanText {
    let text: Substring
    /// Whether nothing had to change.
    let isVerbatim: Bool
    private let dirt: SourceMap
    private let tabs: SourceMap

    init(_ source: String) {
        var dirt = SourceMap()
        var tabs = SourceMap()
        let clean = Sanitizer.cleanKeepingDirections(source[...], map: &dirt).map { $0[...] }
        let expanded = TabExpansion.expand(clean ?? source[...], map: &tabs)
        text = expanded ?? clean ?? source[...]
        isVerbatim = clean == nil && expanded == nil
        self.dirt = dirt
        self.tabs = tabs
    }

    /// The offset in the source of an offset in the clean text, in UTF-8 bytes.
    func source(ofClean offset: Int, isEnd: Bool = false) -> Int {
        isVerbatim ? offset : dirt.source(ofClean: tabs.source(ofClean: offset, isEnd: isEnd), isEnd: isEnd)
    }
}

/// Where the bytes of a text went when it was cleaned: offsets of the one in the other.
struct SourceMap: Sendable {
    private struct Anchor {
        var source: Int
        var clean: Int
    }

    /// Ascending; from one to the next both texts are the same, or a piece of one stands for a piece of the other.
    private var anchors = [Anchor(source: 0, clean: 0)]

    /// Notes that `clean` stands where `source` stood; pieces come in ascending order.
    mutating func replace(_ source: Range<Int>, by clean: Range<Int>) {
        if let last = anchors.last, last.source == source.lowerBound, last.clean == clean.lowerBound, anchors.count > 1 {
            anchors.removeLast()
        }
        anchors.append(Anchor(source: source.lowerBound, clean: clean.lowerBound))
        anchors.append(Anchor(source: source.upperBound, clean: clean.upperBound))
    }

    /// The offset in the source of an offset in the clean text. For the start of something that is behind what was dropped there, for its
    /// end before it; inside of a piece that was replaced, where that began or ended.
    func source(ofClean offset: Int, isEnd: Bool = false) -> Int {
        var low = 0
        var high = anchors.count
        while low < high {
            let middle = (low + high) / 2
            if anchors[middle].clean < offset || anchors[middle].clean == offset && !isEnd { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return offset }
        let anchor = anchors[low - 1]
        let length = offset - anchor.clean
        guard low < anchors.count else { return anchor.source + length }
        let next = anchors[low]
        if next.clean - anchor.clean == next.source - anchor.source { return anchor.source + length }
        return isEnd && length > 0 ? next.source : anchor.source
    }
}

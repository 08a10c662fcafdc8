/// Grapheme clusters by UTF-8 offset.
///
/// Between two ASCII bytes a cluster always ends, save between CR and LF, so two bytes decide and the segmenter is only asked
/// where something else stands beside the offset. That makes a motion in a plain line O(1), however long the line is.
extension String {
    /// The index `offset` bytes in; `offset` must lie in the text.
    func index(utf8Offset offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: offset)
    }

    /// How many bytes stand before `index`.
    func utf8Offset(of index: Index) -> Int {
        utf8.distance(from: startIndex, to: index)
    }

    /// Whether a cluster begins or ends at `offset`.
    func isClusterBoundary(_ offset: Int) -> Bool {
        guard offset > 0, offset < utf8.count else { return offset == 0 || offset == utf8.count }
        return isASCIIBreak(offset) || Index(index(utf8Offset: offset), within: self) != nil
    }

    /// Where the cluster that begins at `offset`, or that holds it, ends; the end of the text at the end.
    func clusterEnd(after offset: Int) -> Int {
        guard offset >= 0 else { return 0 }
        guard offset < utf8.count else { return utf8.count }
        if utf8[index(utf8Offset: offset)] < 0x80, offset + 1 == utf8.count || isASCIIBreak(offset + 1) { return offset + 1 }
        return utf8Offset(of: index(after: index(utf8Offset: offset)))
    }

    /// Where the cluster that ends at `offset` begins; 0 at the start. `offset` must be a boundary.
    func clusterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        if utf8[index(utf8Offset: offset - 1)] < 0x80, offset == 1 || isASCIIBreak(offset - 1) { return offset - 1 }
        return utf8Offset(of: index(before: index(utf8Offset: offset)))
    }

    /// `offset`, or the end of the cluster that it cuts, brought into the text.
    func clusterBoundary(atOrAfter offset: Int) -> Int {
        let offset = min(max(0, offset), utf8.count)
        return isClusterBoundary(offset) ? offset : clusterEnd(after: offset)
    }

    /// `offset`, or the start of the cluster that it cuts, brought into the text.
    func clusterBoundary(atOrBefore offset: Int) -> Int {
        let offset = min(max(0, offset), utf8.count)
        return isClusterBoundary(offset) ? offset : clusterStart(before: clusterEnd(after: offset))
    }

    /// The scalar that begins at `offset`; nil at the end.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        offset < utf8.count ? unicodeScalars[index(utf8Offset: offset)] : nil
    }

    /// The bytes, without a copy: texts that were adopted are native, so the fallback is for bridged strings only.
    func withUTF8Bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
    }

    private func isASCIIBreak(_ offset: Int) -> Bool {
        let after = index(utf8Offset: offset)
        let left = utf8[utf8.index(before: after)]
        let right = utf8[after]
        return left < 0x80 && right < 0x80 && !(left == 0x0D && right == 0x0A)
    }
}

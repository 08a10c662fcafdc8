/// Turns tabs into spaces, up to the next stop from the start of their paragraph.
enum TabExpansion {
    /// Nil for text without tabs; `map` learns where they were.
    static func expand(_ text: Substring, map: inout SourceMap) -> Substring? {
        UTF8Scan.withBytes(of: text) { bytes in
            guard bytes.contains(0x09) else { return nil }
            var out: [UInt8] = []
            out.reserveCapacity(bytes.count + 32)
            var scanner = ClusterScanner(bytes, of: text)
            var column = 0
            while let cluster = scanner.next() {
                switch cluster.scalar {
                case 0x09:
                    let width = TextWidth.tab(at: column)
                    map.replace(cluster.start..<cluster.end, by: out.count..<out.count + width)
                    out.append(contentsOf: repeatElement(0x20, count: width))
                    column += width
                case 0x0A:
                    out.append(0x0A)
                    column = 0
                default:
                    out.append(contentsOf: bytes[cluster.start..<cluster.end])
                    column += cluster.width
                }
            }
            return Substring(String(decoding: out, as: UTF8.self))
        }
    }
}

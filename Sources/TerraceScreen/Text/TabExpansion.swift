/// Turns tabs into spaces, up to the next stop from the start of their paragraph.
enum TabExpansion {
    /// Text without tabs returns itself.
    static func expand(_ text: Substring) -> Substring {
        UTF8Scan.withBytes(of: text) { bytes in
            guard bytes.contains(0x09) else { return text }
            var out: [UInt8] = []
            out.reserveCapacity(bytes.count + 32)
            var scanner = ClusterScanner(bytes, of: text)
            var column = 0
            while let cluster = scanner.next() {
                switch cluster.scalar {
                case 0x09:
                    let width = TextWidth.tab(at: column)
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

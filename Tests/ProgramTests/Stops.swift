import SwiftUI
import TerraceTesting
import Testing

/// Goes round a program with Tab, in a window of the usual size, in a small one, and mirrored: each stop is in sight, can be told from
/// the rest without colour, and the first comes again.
@MainActor func checkStops<Content: View>(_ view: Content, sourceLocation: SourceLocation = #_sourceLocation) {
    let windows = [
        ("80x24", TestHost(view, width: 80, height: 24, unit: .points)),
        ("40x12", TestHost(view, width: 40, height: 12, unit: .points)),
        ("mirrored", TestHost(view.environment(\.layoutDirection, .rightToLeft), width: 80, height: 24, unit: .points)),
    ]
    for (name, host) in windows {
        let first = host.focus
        let start = host.focused.map { [$0.text, $0.label] }
        var isRound = first == nil
        for _ in 0..<60 {
            guard let stop = host.focused else { break }
            let frame = stop.visibleFrame
            guard !frame.isEmpty, host.isSeen(frame) else {
                Issue.record("\(name): the focus on \(stop) is not seen\n\(host.text)", sourceLocation: sourceLocation)
                break
            }
            host.press(.tab)
            if host.focus == first, host.focused.map({ [$0.text, $0.label] }) == start {
                isRound = true
                break
            }
        }
        #expect(isRound, "\(name): Tab does not come back to \(first ?? "")", sourceLocation: sourceLocation)
        host.close()
    }
}

extension TestHost {
    /// Whether a place has the cursor, cells in reverse, or the mark of a list's current row.
    fileprivate func isSeen(_ frame: CellRect) -> Bool {
        if cursor != nil { return true }
        for y in frame.y..<frame.y + frame.height {
            for x in frame.x..<frame.x + frame.width {
                let cell = cell(x: x, y: y)
                if cell.isReversed || x < frame.x + 2 && cell.text == "›" || x > frame.x + frame.width - 3 && cell.text == "‹" {
                    return true
                }
            }
        }
        return false
    }
}

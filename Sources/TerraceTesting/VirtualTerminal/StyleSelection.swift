extension VirtualTerminal {
    /// Select graphic rendition: `CSI … m`. False when a code is unknown.
    mutating func select(_ parameters: [[Int]]) -> Bool {
        if parameters.isEmpty { pen = Style() }
        var index = 0
        var isKnown = true
        while index < parameters.count {
            let code = max(parameters[index].first ?? 0, 0)
            switch code {
            case 38, 48:
                let isColonForm = parameters[index].count > 1
                let flat = isColonForm ? Array(parameters[index].dropFirst()) : parameters[(index + 1)...].map { max($0.first ?? 0, 0) }
                guard let (color, used) = Self.color(flat, hasSpace: isColonForm) else { return false }
                if code == 38 { pen.foreground = color } else { pen.background = color }
                if !isColonForm { index += used }
            default: isKnown = apply(code) && isKnown
            }
            index += 1
        }
        return isKnown
    }

    private static func color(_ numbers: [Int], hasSpace: Bool) -> (Color, Int)? {
        switch numbers.first {
        case 5 where numbers.count >= 2: return (.indexed(numbers[1]), 2)
        case 2:
            let start = hasSpace && numbers.count >= 5 ? 2 : 1
            guard numbers.count >= start + 3 else { return nil }
            return (.rgb(numbers[start], numbers[start + 1], numbers[start + 2]), 4)
        default: return nil
        }
    }

    private mutating func apply(_ code: Int) -> Bool {
        switch code {
        case 0: pen = Style()
        case 1: pen.isBold = true
        case 2: pen.isDim = true
        case 3: pen.isItalic = true
        case 4: pen.isUnderlined = true
        case 5: pen.isBlinking = true
        case 7: pen.isReversed = true
        case 9: pen.isStruckThrough = true
        case 22: (pen.isBold, pen.isDim) = (false, false)
        case 23: pen.isItalic = false
        case 24: pen.isUnderlined = false
        case 25: pen.isBlinking = false
        case 27: pen.isReversed = false
        case 29: pen.isStruckThrough = false
        case 30...37: pen.foreground = .ansi(code - 30)
        case 39: pen.foreground = .standard
        case 40...47: pen.background = .ansi(code - 40)
        case 49: pen.background = .standard
        case 90...97: pen.foreground = .ansi(code - 82)
        case 100...107: pen.background = .ansi(code - 92)
        default: return false
        }
        return true
    }
}

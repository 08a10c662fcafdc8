import TerraceScreen

/// The cheapest way for the cursor from one cell to another.
enum CursorMotion {
    /// Writes the motion; `start` is nil when nobody knows where the cursor is.
    static func write(from start: Point?, to end: Point, into out: inout OutputBuffer) {
        guard let start else { return position(end, &out) }
        if start == end { return }
        if start.y == end.y { return horizontal(from: start.x, to: end.x, &out) }
        // From column 0 a carriage return makes the rest vertical.
        let column = end.x == 0 && start.x != 0 ? 1 : horizontalCost(from: start.x, to: end.x)
        if verticalCost(from: start.y, to: end.y) + column < positionCost(end) {
            if column > 0 { horizontal(from: start.x, to: end.x, &out) }
            vertical(from: start.y, to: end.y, &out)
        } else {
            position(end, &out)
        }
    }

    private static func position(_ end: Point, _ out: inout OutputBuffer) {
        out.appendCSI()
        if end.y > 0 || end.x > 0 { out.append(number: end.y + 1) }
        if end.x > 0 {
            out.append(0x3B)
            out.append(number: end.x + 1)
        }
        out.append(0x48)
    }

    private static func positionCost(_ end: Point) -> Int {
        if end.x == 0 { return end.y == 0 ? 3 : 3 + OutputBuffer.digits(end.y + 1) }
        return 4 + OutputBuffer.digits(end.y + 1) + OutputBuffer.digits(end.x + 1)
    }

    private static func horizontal(from start: Int, to end: Int, _ out: inout OutputBuffer) {
        if start == end { return }
        if end == 0 { return out.append(0x0D) }
        let distance = abs(end - start)
        if end < start, distance <= 4, distance <= stepCost(distance) {
            for _ in 0..<distance { out.append(0x08) }
        } else if 3 + OutputBuffer.digits(end + 1) < stepCost(distance) {
            sequence(end + 1, 0x47, &out)
        } else {
            sequence(distance, end > start ? 0x43 : 0x44, &out)
        }
    }

    private static func horizontalCost(from start: Int, to end: Int) -> Int {
        if start == end { return 0 }
        if end == 0 { return 1 }
        let distance = abs(end - start)
        let step = min(stepCost(distance), 3 + OutputBuffer.digits(end + 1))
        return end < start ? min(step, distance) : step
    }

    private static func vertical(from start: Int, to end: Int, _ out: inout OutputBuffer) {
        let distance = abs(end - start)
        // A line feed keeps the column, because the terminal is raw.
        if end > start, distance <= 4, distance <= stepCost(distance) {
            for _ in 0..<distance { out.append(0x0A) }
        } else if 3 + OutputBuffer.digits(end + 1) < stepCost(distance) {
            sequence(end + 1, 0x64, &out)
        } else {
            sequence(distance, end > start ? 0x42 : 0x41, &out)
        }
    }

    private static func verticalCost(from start: Int, to end: Int) -> Int {
        let distance = abs(end - start)
        let step = min(stepCost(distance), 3 + OutputBuffer.digits(end + 1))
        return end > start ? min(step, distance) : step
    }

    private static func stepCost(_ distance: Int) -> Int { distance == 1 ? 3 : 3 + OutputBuffer.digits(distance) }

    private static func sequence(_ number: Int, _ final: UInt8, _ out: inout OutputBuffer) {
        out.appendCSI()
        if number > 1 { out.append(number: number) }
        out.append(final)
    }
}

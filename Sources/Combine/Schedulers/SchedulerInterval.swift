/// A length of time in nanoseconds, which the strides of all schedulers are.
public struct _SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable,
    Sendable
{
    /// The nanoseconds; more than can be counted act as the most that can.
    public var nanoseconds: Int
    /// The nanoseconds.
    public var magnitude: Int { nanoseconds == .min ? .max : abs(nanoseconds) }
    /// In seconds.
    public var timeInterval: Double { Double(nanoseconds) / 1e9 }
    var duration: Duration { .nanoseconds(nanoseconds) }

    init(nanoseconds: Int) {
        self.nanoseconds = nanoseconds
    }

    init(_ seconds: Double) {
        let value = seconds * 1e9
        nanoseconds = value.isNaN ? 0 : value >= 9.2e18 ? .max : value <= -9.2e18 ? .min : Int(value.rounded())
    }

    init(_ duration: Duration) {
        self.init(duration / .seconds(1))
    }

    private init(_ count: Int, times factor: Int) {
        let (product, isOver) = count.multipliedReportingOverflow(by: factor)
        nanoseconds = isOver ? (count < 0 ? .min : .max) : product
    }

    /// So many seconds.
    public init(integerLiteral value: Int) { self.init(value, times: 1_000_000_000) }
    /// So many seconds.
    public init(floatLiteral value: Double) { self.init(value) }
    /// So many nanoseconds, if they can be counted.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        nanoseconds = value
    }

    /// So many seconds.
    public static func seconds(_ s: Int) -> Self { Self(s, times: 1_000_000_000) }
    /// So many seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// So many thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Self { Self(ms, times: 1_000_000) }
    /// So many millionths of a second.
    public static func microseconds(_ us: Int) -> Self { Self(us, times: 1000) }
    /// So many billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

    /// Whether `a` is shorter.
    public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
    /// Both lengths.
    public static func + (a: Self, b: Self) -> Self {
        let (sum, isOver) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
        return Self(nanoseconds: isOver ? (b.nanoseconds < 0 ? .min : .max) : sum)
    }
    /// What is left of a length.
    public static func - (a: Self, b: Self) -> Self {
        let (difference, isOver) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
        return Self(nanoseconds: isOver ? (b.nanoseconds < 0 ? .max : .min) : difference)
    }
    /// The product of both, in nanoseconds.
    public static func * (a: Self, b: Self) -> Self { Self(a.nanoseconds, times: b.nanoseconds) }
    /// The product of both, in nanoseconds.
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

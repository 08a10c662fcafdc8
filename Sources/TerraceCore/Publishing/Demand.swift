#if !canImport(Darwin)

    extension Subscribers {
        /// How many values a subscriber wants; demands add up.
        public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
            /// No end is `Int.max`.
            private let count: Int

            private init(count: Int) { self.count = count }

            /// As many as there are.
            public static let unlimited = Demand(count: .max)
            /// None for now.
            public static let none = Demand(count: 0)
            /// At most so many. A negative number is a mistake of the program and stops it.
            public static func max(_ value: Int) -> Demand {
                precondition(value >= 0, "A demand cannot be negative.")
                return Demand(count: value)
            }

            /// The number; nil when there is no end.
            public var max: Int? { count == .max ? nil : count }

            /// `none`, `max(3)` or `unlimited`.
            public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

            /// As many as both want.
            public static func + (a: Demand, b: Demand) -> Demand { a + b.count }
            /// As many as both want.
            public static func += (a: inout Demand, b: Demand) { a = a + b }
            /// So many more.
            public static func + (a: Demand, b: Int) -> Demand {
                if a.count == .max { return a }
                let (sum, isOver) = a.count.addingReportingOverflow(b)
                return Demand(count: isOver ? .max : Swift.max(0, sum))
            }
            /// So many more.
            public static func += (a: inout Demand, b: Int) { a = a + b }
            /// So many times as many.
            public static func * (a: Demand, b: Int) -> Demand {
                if a.count == .max { return a }
                let (product, isOver) = a.count.multipliedReportingOverflow(by: b)
                return Demand(count: isOver ? .max : Swift.max(0, product))
            }
            /// So many times as many.
            public static func *= (a: inout Demand, b: Int) { a = a * b }
            /// What is left of a demand; never less than none.
            public static func - (a: Demand, b: Demand) -> Demand { b.count == .max ? (a.count == .max ? a : .none) : a - b.count }
            /// What is left of a demand.
            public static func -= (a: inout Demand, b: Demand) { a = a - b }
            /// So many fewer.
            public static func - (a: Demand, b: Int) -> Demand { a.count == .max ? a : Demand(count: Swift.max(0, a.count - b)) }
            /// So many fewer.
            public static func -= (a: inout Demand, b: Int) { a = a - b }

            /// Whether `a` is less.
            public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
            /// Whether `a` asks for exactly `b` values.
            public static func == (a: Demand, b: Int) -> Bool { a.max == b }
            /// Whether `a` does not ask for exactly `b` values.
            public static func != (a: Demand, b: Int) -> Bool { a.max != b }
            /// Whether `a` asks for more than `b` values.
            public static func > (a: Demand, b: Int) -> Bool { a.count > b }
            /// Whether `a` asks for `b` values or more.
            public static func >= (a: Demand, b: Int) -> Bool { a.count >= b }
            /// Whether `a` asks for fewer than `b` values.
            public static func < (a: Demand, b: Int) -> Bool { a.count < b }
            /// Whether `a` asks for `b` values or fewer.
            public static func <= (a: Demand, b: Int) -> Bool { a.count <= b }
        }
    }
#endif

/// How many colours a terminal shows.
package enum ColorDepth: Int, Comparable, Hashable, Sendable {
    case none, ansi16, indexed256, trueColor

    package static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

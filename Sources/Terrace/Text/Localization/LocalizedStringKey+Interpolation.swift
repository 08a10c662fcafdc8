import Foundation

extension LocalizedStringKey {
    /// Puts a key together out of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [TextArgument] = []

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            arguments.reserveCapacity(interpolationCount)
        }

        /// A part as it is.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.utf8.contains(0x25) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        mutating func append(_ argument: TextArgument, as specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }

        /// A string, as it is.
        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        /// A number, as the locale writes it.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(value._argument.value, as: value._specifier) }

        /// A number in a format of C's, as in `"%.2f"`; a format that does not suit it is that of its kind.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(value._argument.value, as: FormatPiece.isOnePlace(specifier) ? specifier : value._specifier)
        }

        /// A value as Swift describes it.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { append(.string(String(describing: value))) }

        /// A text, with its looks.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        /// An attributed string, with its looks.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append(.source(AttributedSource(attributedString)))
        }

        /// A text that has a key of its own.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.text(Text(resource))) }

        /// A value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.source(FormatSource(input, format)))
        }

        /// A value in a format with looks of its own.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            append(.source(AttributedFormatSource(input, format)))
        }

        /// A value as a formatter writes it.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter?) {
            if let formatter { append(.source(FormatterSource(subject, formatter))) } else { append(.string(String(describing: subject))) }
        }

        /// A date, kept up to date.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(.source(DateSource(date, style))) }

        /// The time between two dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(.source(IntervalSource(dates.lowerBound, dates.upperBound)))
        }

        /// The time between two dates.
        public mutating func appendInterpolation(_ interval: DateInterval) { append(.source(IntervalSource(interval.start, interval.end))) }

        /// A timer, kept up to date.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            append(.source(TimerSource(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
        }

        /// What is no text and stands in one, as an image does.
        package mutating func append(inlay: InlaySource) { append(.source(inlay)) }
    }
}

/// A number that a key can have a place for. An implementation detail.
public protocol _FormatSpecifiable: Equatable {
    /// An implementation detail.
    var _argument: _FormatArgument { get }
    /// An implementation detail.
    var _specifier: String { get }
}

/// A number in a key. An implementation detail.
public nonisolated struct _FormatArgument: Sendable {
    let value: TextArgument
}

extension _FormatSpecifiable where Self: FixedWidthInteger & SignedInteger {
    /// An implementation detail.
    public var _argument: _FormatArgument { _FormatArgument(value: .integer(Int64(truncatingIfNeeded: self))) }
    /// An implementation detail.
    public var _specifier: String { Self.bitWidth > 32 ? "%lld" : "%d" }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & UnsignedInteger {
    /// An implementation detail.
    public var _argument: _FormatArgument { _FormatArgument(value: .unsigned(UInt64(truncatingIfNeeded: self))) }
    /// An implementation detail.
    public var _specifier: String { Self.bitWidth > 32 ? "%llu" : "%u" }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// An implementation detail.
    public var _argument: _FormatArgument { _FormatArgument(value: .double(Double(self))) }
    /// An implementation detail.
    public var _specifier: String { Self.significandBitCount > 23 ? "%lf" : "%f" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

import Foundation
import TerraceCore

/// Fields for values that have a text form. The value is written when Return is pressed or the focus goes, not with each key; a text that
/// cannot be read as a value leaves the value as it is, and the field shows it again.
extension TextField where Label == Text {
    /// A field for a value in a format.
    ///
    /// ```swift
    /// struct Age: View {
    ///     @State private var age = 30
    ///     var body: some View { TextField("Age", value: $age, format: .number) }
    /// }
    /// ```
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ValueText(value, format)), title: Text(titleKey), prompt: prompt)
    }

    /// A field for a value in a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ValueText(value, format)), title: Text(title), prompt: prompt)
    }

    /// A field for a value in a format, or none: an empty text is nil.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ValueText(value, format)), title: Text(titleKey), prompt: prompt)
    }

    /// A field for a value in a format, or none: an empty text is nil.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(.value(ValueText(value, format)), title: Text(title), prompt: prompt)
    }

    /// A field for a value that a formatter shows and reads. On Linux a formatter that is neither a `NumberFormatter` nor a
    /// `DateFormatter` cannot read: the field shows the value and leaves it as it is.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(.value(ValueText(value, formatter)), title: Text(titleKey), prompt: prompt)
    }

    /// A field for a value that a formatter shows and reads. On Linux a formatter that is neither a `NumberFormatter` nor a
    /// `DateFormatter` cannot read: the field shows the value and leaves it as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(.value(ValueText(value, formatter)), title: Text(title), prompt: prompt)
    }
}

extension TextField {
    /// A field for a value in a format, with a label of any kind.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(ValueText(value, format)), title: label().plainTitle, prompt: prompt)
    }

    /// A field for a value in a format, or none, with a label of any kind: an empty text is nil.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(.value(ValueText(value, format)), title: label().plainTitle, prompt: prompt)
    }

    /// A field for a value that a formatter shows and reads, with a label of any kind.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(.value(ValueText(value, formatter)), title: label().plainTitle, prompt: prompt)
    }
}

extension ValueText {
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        self.init(value, format: format.format) { try? format.parseStrategy.parse($0) }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        self.init(value) { value in
            value.map(format.format) ?? ""
        } parse: { text in
            if text.isEmpty { return .some(nil) }
            return (try? format.parseStrategy.parse(text)).map { .some($0) }
        }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        self.init(value) {
            Self.text(of: $0, by: formatter)
        } parse: { text in
            // A value that may be nil is nil where there is no text.
            if text.isEmpty, let none = Any?.none as? V { return none }
            return Self.value(of: text, by: formatter, as: V.self)
        }
    }

    private static func text<V>(of value: V, by formatter: Formatter) -> String {
        if let number = value as? any BinaryInteger, let formatter = formatter as? NumberFormatter {
            return formatter.string(from: NSDecimalNumber(string: String(describing: number))) ?? ""
        }
        return formatter.string(for: value) ?? ""
    }

    /// What a formatter reads a text as.
    private static func value<V>(of text: String, by formatter: Formatter, as type: V.Type) -> V? {
        let object: Any?
        switch formatter {
        case let numbers as NumberFormatter: object = numbers.number(from: text)
        case let dates as DateFormatter: object = dates.date(from: text)
        default:
            #if canImport(Darwin)
                var read: AnyObject?
                object = formatter.getObjectValue(&read, for: text, errorDescription: nil) ? read : nil
            #else
                object = nil
            #endif
        }
        if let value = object as? V { return value }
        guard let number = object as? NSNumber else { return nil }
        return exact(number, V.self)
    }

    /// A number as another kind of number; nil when it does not fit.
    private static func exact<V>(_ number: NSNumber, _ type: V.Type) -> V? {
        switch type {
        case let type as any BinaryInteger.Type: integer(number, type) as? V
        case is Double.Type: number.doubleValue as? V
        case is Float.Type: number.floatValue as? V
        case is Decimal.Type: number.decimalValue as? V
        case is CGFloat.Type: CGFloat(number.doubleValue) as? V
        case is String.Type: number.stringValue as? V
        default: nil
        }
    }

    private static func integer<I: BinaryInteger>(_ number: NSNumber, _ type: I.Type) -> I? {
        I(exactly: number.int64Value).flatMap { number.doubleValue == Double(number.int64Value) ? $0 : nil }
    }
}

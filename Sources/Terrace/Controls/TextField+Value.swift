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
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let text = ValueText(value, format: format.format) { try? format.parseStrategy.parse($0) }
        self.init(.value(text), placeholder: prompt?.string ?? String(title))
    }

    /// A field for a value in a format, or none: an empty text is nil.
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        let text = ValueText(value) { value in
            value.map(format.format) ?? ""
        } parse: { text in
            if text.isEmpty { return .some(nil) }
            return (try? format.parseStrategy.parse(text)).map { .some($0) }
        }
        self.init(.value(text), placeholder: prompt?.string ?? String(title))
    }

    /// A field for a value that a formatter shows and reads. On Linux a formatter that is neither a `NumberFormatter` nor a
    /// `DateFormatter` cannot read: the field shows the value and leaves it as it is.
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        let text = ValueText(value) {
            formatter.string(for: $0) ?? ""
        } parse: {
            FormatterReading.value(of: $0, by: formatter) as? V
        }
        self.init(.value(text), placeholder: prompt?.string ?? String(title))
    }
}

/// What a formatter reads a text as.
private enum FormatterReading {
    static func value(of text: String, by formatter: Formatter) -> Any? {
        switch formatter {
        case let numbers as NumberFormatter: return numbers.number(from: text)
        case let dates as DateFormatter: return dates.date(from: text)
        default:
            #if canImport(Darwin)
                var object: AnyObject?
                return formatter.getObjectValue(&object, for: text, errorDescription: nil) ? object : nil
            #else
                return nil
            #endif
        }
    }
}

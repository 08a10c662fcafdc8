import Foundation
import TerraceCore

/// Fields as they were written before 2021: `onEditingChanged` is told when the focus comes and goes, `onCommit` runs when Return is
/// pressed. Today's programs use `focused` and `onSubmit`.
extension TextField where Label == Text {
    /// A field that says when its editing begins and ends, and when Return is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), title: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A field that says when its editing begins and ends.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(.text(text), title: Text(titleKey), onEditingChanged: onEditingChanged)
    }

    /// A field that says when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), title: Text(titleKey), onCommit: onCommit)
    }

    /// A field that says when its editing begins and ends, and when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(.text(text), title: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A field that says when its editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(.text(text), title: Text(title), onEditingChanged: onEditingChanged)
    }

    /// A field that says when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(.text(text), title: Text(title), onCommit: onCommit)
    }

    /// A field for a value that a formatter shows and reads, and that says when its editing begins and ends, and when Return is pressed.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
    ) {
        self.init(
            .value(ValueText(value, formatter)), title: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A field for a value that a formatter shows and reads, and that says when its editing begins and ends.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.value(ValueText(value, formatter)), title: Text(titleKey), onEditingChanged: onEditingChanged)
    }

    /// A field for a value that a formatter shows and reads, and that says when its editing begins and ends, and when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(.value(ValueText(value, formatter)), title: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }

    /// A field for a value that a formatter shows and reads, and that says when its editing begins and ends.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(.value(ValueText(value, formatter)), title: Text(title), onEditingChanged: onEditingChanged)
    }
}

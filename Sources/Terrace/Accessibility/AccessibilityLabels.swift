import Foundation
import TerraceCore

// What views say of themselves in words. Labels, values and identifiers are what tests, and programs that read the screen aloud, find
// views by; nothing changes on the screen.
extension View {
    /// Says in words what the view is for.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.string) }
    /// Says in words what the view is for.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    /// Says in words what the view is for, where `isEnabled` is true.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(isEnabled ? Text(labelKey).string : "")
    }
    /// Says in words what the view is for, in the words of other views; the views are not shown.
    public nonisolated func accessibilityLabel<V: View>(@ViewBuilder content: (_ label: _PlaceholderLabel) -> V) -> some View { self }

    /// Says in words what the view's value is.
    public nonisolated func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.string) }
    /// Says in words what the view's value is.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    /// Says in words what the view's value is, where `isEnabled` is true.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(isEnabled ? Text(valueKey).string : "")
    }

    /// Says what happens when the view is used: what `help(_:)` says, if that says nothing.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { help(hint) }
    /// Says what happens when the view is used.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { help(Text(hintKey)) }
    /// Says what happens when the view is used.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        help(isEnabled ? Text(hintKey) : Text(verbatim: ""))
    }
    /// Says what happens when the view is used.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { help(Text(hint)) }

    /// Gives the view a name that tests find it by, where `isEnabled` is true.
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityIdentifier(isEnabled ? identifier : "")
    }

    /// Whether the view is mere decoration, where `isEnabled` is true.
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityHidden(hidden && isEnabled)
    }

    /// What people call the view who speak to it; the first is what it is for.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
    /// What people call the view who speak to it.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
    /// What people call the view who speak to it.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
}

/// The label that a view has by itself. An implementation detail.
public nonisolated struct _PlaceholderLabel: View {
    /// Nothing.
    @MainActor public var body: some View { EmptyView() }
}

// As they were called in 2019.
extension View {
    /// Says in words what the view is for.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// Says in words what the view's value is.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// Says what happens when the view is used.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// Gives the view a name that tests find it by.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Whether the view is mere decoration.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Says what kind of thing the view is.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    /// Says what kind of thing the view is not.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    /// What people call the view who speak to it.
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }
    /// When the view is read, among others.
    public nonisolated func accessibility(sortPriority: Double) -> some View { self }
    /// Where the view is pressed.
    public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }
    /// Where the view is pressed.
    public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }
    /// Which of several alike are chosen.
    public nonisolated func accessibility<I: Hashable>(selectionIdentifier: I) -> some View { self }
}

import Foundation
import TerraceCore

/// How finely the crown of a watch turns. A terminal has none.
public nonisolated enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// Little.
    case low
    /// As usual.
    case medium
    /// Much.
    case high
}

/// Whether a control is opened by what is dragged over it.
public nonisolated struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// It is.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// It is not.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
    /// Accepted: a terminal has no crown to turn.
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
    /// Accepted: a terminal has no crown to turn.
    public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { self }
    /// Accepted: nothing is dragged over a terminal.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    /// Accepted: letters go to the row whose text begins with them.
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
    /// Accepted: letters go to the row whose text begins with them.
    public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    /// Accepted: letters go to the row whose text begins with them.
    @_disfavoredOverload
    public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
    /// Accepted: most terminals do not say when a modifier key alone is pressed.
    public nonisolated func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    /// Accepted: most terminals do not say when a modifier key alone is pressed.
    public nonisolated func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View {
        self
    }
    /// Accepted: a terminal has no pencil.
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
    /// Accepted: what a list's index would say is found by typing.
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }
    /// Accepted: lists have no index at their side.
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    /// Accepted: sections have the margins of their list.
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

    /// Shows or hides the labels of controls in the view.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.areLabelsHidden) {
            switch visibility {
            case .automatic: break
            case .visible: $0 = false
            case .hidden: $0 = true
            }
        }
    }
}

/// A gesture of a hand with a watch.
public nonisolated struct HandGestureShortcut: Hashable, Sendable {
    private let name: String
    /// What is done first.
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

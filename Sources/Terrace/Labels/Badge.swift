import Foundation
import TerraceCore

/// How much badges stand out. In a terminal all are dim, so that they do not compete with what they are beside.
public nonisolated struct BadgeProminence: Hashable, Sendable {
    private let level: Int
    /// Little.
    public static let decreased = BadgeProminence(level: -1)
    /// As usual.
    public static let standard = BadgeProminence(level: 0)
    /// Much: shown in reverse.
    public static let increased = BadgeProminence(level: 1)
}

private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
private enum ShowsBadgesKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// Whether a view with a badge shows it at its trailing edge, as rows of a list do. Elsewhere it is for whoever holds the view, as a
    /// bar of tabs, to show.
    package var showsBadges: Bool {
        get { self[ShowsBadgesKey.self] }
        set { self[ShowsBadgesKey.self] = newValue }
    }
}

/// Shows a badge in a list, and tells it to those around. An implementation detail.
public nonisolated struct _BadgeModifier: ViewModifier {
    let badge: Text?
    @Environment(\.showsBadges) private var isShown
    @Environment(\.badgeProminence) private var prominence

    init(_ badge: Text?) {
        self.badge = badge
    }

    /// The content, and the badge where it is shown.
    @MainActor public func body(content: Content) -> some View {
        HStack {
            content.environment(\.showsBadges, false)
            if isShown, let badge {
                Spacer()
                if prominence == .increased {
                    (Text(verbatim: " ") + badge + Text(verbatim: " ")).modifier(_HighlightModifier(isHighlighted: true))
                } else {
                    // A row that is full to its end still has a gap in front of it.
                    (Text(verbatim: " ") + badge).foregroundStyle(.secondary)
                }
            }
        }
        .modifier(_RowTraitModifier(.badge(badge)))
    }
}

extension View {
    /// Shows a number beside the view: at the trailing edge of a row, or on a tab. 0 shows nothing.
    ///
    /// ```swift
    /// List { Text("Inbox").badge(3) }
    /// ```
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(_BadgeModifier(count == 0 ? nil : Text("\(count)")))
    }

    /// Shows a text beside the view: at the trailing edge of a row, or on a tab; nil shows nothing.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(label)) }

    /// Shows a text beside the view: at the trailing edge of a row, or on a tab; nil shows nothing.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { modifier(_BadgeModifier(key.map { Text($0) })) }

    /// Shows a text beside the view: at the trailing edge of a row, or on a tab; nil shows nothing.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { modifier(_BadgeModifier(label.map { Text($0) })) }

    /// Sets how much badges in the view stand out.
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { environment(\.badgeProminence, prominence) }
}

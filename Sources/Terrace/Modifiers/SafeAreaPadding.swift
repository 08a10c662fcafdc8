import Foundation
import TerraceCore

/// Which margins of a container are meant.
public nonisolated struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    /// Both.
    public static let automatic = ContentMarginPlacement(name: "automatic")
    /// Those of what is scrolled.
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    /// Those of the indicators.
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension View {
    /// Puts room around what the view shows: `length` at each of `edges`; nil is one cell.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
    /// Puts room around what the view shows.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    /// Puts room around what the view shows, for each edge its own.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    /// Puts a window's room around the view: one cell at each of `edges`.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
    /// Puts a window's room around the view.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }

    /// Puts room around what is scrolled, for each edge its own. Indicators have no margins.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        padding(
            EdgeInsets(
                top: edges.contains(.top) && placement != .scrollIndicators ? insets.top : 0,
                leading: edges.contains(.leading) && placement != .scrollIndicators ? insets.leading : 0,
                bottom: edges.contains(.bottom) && placement != .scrollIndicators ? insets.bottom : 0,
                trailing: edges.contains(.trailing) && placement != .scrollIndicators ? insets.trailing : 0))
    }

    /// Puts room around what is scrolled. Indicators have no margins.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        padding(placement == .scrollIndicators ? [] : edges, length)
    }

    /// Puts room around what is scrolled. Indicators have no margins.
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        padding(placement == .scrollIndicators ? [] : .all, length)
    }

    /// Lets the view reach into the insets of the safe area, as it was written before 2020.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// The room around what a window shows.
public nonisolated struct ScenePadding: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let minimum = ScenePadding(name: "minimum")
    /// For what stands in a bar.
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

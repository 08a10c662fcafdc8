import Foundation
import TerraceCore

/// What is shown in the middle of a place that has nothing else to show: what is missing, why, and what can be done.
///
/// ```swift
/// ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mails appear here."))
/// ```
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// What is missing, in any words.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The label, bold, with the rest below it, in the middle.
    @MainActor public var body: some View {
        VStack {
            label.bold()
            description.foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The title of a place that has nothing to show, and the name of a picture for it.
public nonisolated struct _ContentUnavailableLabel: View {
    let title: Text
    let imageName: String

    /// The title.
    @MainActor public var body: some View { title }
}

extension ContentUnavailableView where Label == _ContentUnavailableLabel, Description == Text?, Actions == EmptyView {
    private init(title: Text, image: String, description: Text?) {
        self.init {
            _ContentUnavailableLabel(title: title, imageName: image)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    /// What is missing, with a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(title: Text(title), image: name, description: description)
    }

    /// What is missing, with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(title: Text(title), image: name, description: description)
    }

    /// What is missing, with a picture.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(title: Text(title), image: name, description: description)
    }

    /// What is missing, with a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(title: Text(title), image: name, description: description)
    }
}

/// What a search without a hit shows.
public nonisolated struct SearchUnavailableContent {
    /// What is missing.
    public struct Label: View {
        let text: String?
        /// What was looked for.
        @MainActor public var body: some View {
            if let text { Text("No Results for “\(text)”") } else { Text("No Results") }
        }
    }

    /// What can be done.
    public struct Description: View {
        let text: String?
        /// What can be done.
        @MainActor public var body: some View {
            Text(text == nil ? "Try a different search." : "Check the spelling or try a new search.")
        }
    }

    /// None.
    public struct Actions: View {
        /// Nothing.
        @MainActor public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    private init(searching text: String?) {
        self.init {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description(text: text)
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }

    /// A search without a hit.
    public static var search: ContentUnavailableView<Label, Description, Actions> { Self(searching: nil) }
    /// A search for a text, without a hit.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        Self(searching: text.isEmpty ? nil : text)
    }
}

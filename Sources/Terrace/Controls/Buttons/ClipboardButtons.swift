import Foundation
import TerraceCore

/// A button that pastes what this program copied last. (A terminal does not let a program read the clipboard; pasting with the terminal's
/// own keys goes to the focused field.)
///
/// ```swift
/// PasteButton(payloadType: String.self) { strings in print(strings) }
/// ```
public nonisolated struct PasteButton: View {
    private let onPaste: (String) -> Void

    @Environment(\.clipboard) private var clipboard

    /// A button for values of a type: texts and addresses; others are never there.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        self.onPaste = { text in
            if let text = text as? T {
                onPaste([text])
            } else if let url = URL(string: text) as? T {
                onPaste([url])
            }
        }
    }

    /// The button.
    @MainActor public var body: some View {
        Button("Paste") { if !clipboard.text.isEmpty { onPaste(clipboard.text) } }
    }
}

/// What a share sheet would show of something. A terminal has no share sheet.
public nonisolated struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
    /// A title.
    public init(_ titleKey: LocalizedStringKey) {}
    /// A title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
}

extension SharePreview where Icon == Never {
    /// A title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {}
    /// A title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {}
}

/// A button that shares something: in a terminal it copies it to the clipboard.
///
/// ```swift
/// ShareLink(item: "A text to share")
/// ```
public nonisolated struct ShareLink<Label: View>: View {
    private let texts: [String]
    private let label: Label

    @Environment(\.clipboard) private var clipboard

    private init(texts: [String], label: Label) {
        self.texts = texts
        self.label = label
    }

    /// A button with any label for an item.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(texts: [clipboardText(item)], label: label())
    }

    /// A button with any label for an item with a preview.
    public init<I: Transferable, Image, Icon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
    ) {
        self.init(texts: [clipboardText(item)], label: label())
    }

    /// A button with any label for several items.
    public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where C.Element: Transferable {
        self.init(texts: items.map(clipboardText), label: label())
    }

    /// The button.
    @MainActor public var body: some View {
        Button(action: { clipboard.copy(texts.joined(separator: "\n")) }, label: { label })
    }
}

/// What a share link says that was given no label. An implementation detail.
public nonisolated struct DefaultShareLinkLabel: View {
    let title: Text
    /// The title.
    @MainActor public var body: some View { title }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button for an item.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(texts: [clipboardText(item)], label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }

    /// A button for an item with a preview.
    public init<I: Transferable, Image, Icon>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
    ) {
        self.init(item: item, subject: subject, message: message)
    }

    /// A button for several items.
    public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil) where C.Element: Transferable {
        self.init(texts: items.map(clipboardText), label: DefaultShareLinkLabel(title: Text(verbatim: "Share…")))
    }

    /// A button with a text for an item.
    public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(texts: [clipboardText(item)], label: DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// A button with a text for an item.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil) {
        self.init(texts: [clipboardText(item)], label: DefaultShareLinkLabel(title: Text(title)))
    }

    /// A button with a text for an item with a preview.
    public init<I: Transferable, Image, Icon>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
    ) {
        self.init(titleKey, item: item, subject: subject, message: message)
    }
}

import Foundation
import TerraceCore

/// Where the loading of an image stands.
public nonisolated enum AsyncImagePhase: Sendable {
    /// Nothing was loaded.
    case empty
    /// An image.
    case success(Image)
    /// It could not be loaded.
    case failure(any Error)

    /// The image, if there is one.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why there is none, if loading failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from elsewhere. A terminal could not show it, so that it is never loaded: its placeholder is shown.
///
/// ```swift
/// AsyncImage(url: URL(string: "https://example.com/cat.png")) { image in
///     image.resizable()
/// } placeholder: {
///     Color.gray
/// }
/// ```
public nonisolated struct AsyncImage<Content: View>: View {
    private let content: (AsyncImagePhase) -> Content

    /// An image, drawn as a frame with the file's name.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = { _ in Image(url?.lastPathComponent ?? "image").resizable() }
    }

    /// An image that a closure changes, and what is shown while there is none.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = { phase in
            if let image = phase.image {
                ViewBuilder.buildEither(first: content(image))
            } else {
                ViewBuilder.buildEither(second: placeholder())
            }
        }
    }

    /// What a closure makes of where the loading stands: it stays empty.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content
    }

    /// What is shown for an image that is not there.
    @MainActor public var body: Content { content(.empty) }
}

import Foundation
import TerraceCore

/// URLs that a program is started with: a terminal hands them over as arguments.
enum ArgumentURLs {
    /// What among the arguments is a URL with a scheme and two slashes behind it, in order.
    static func urls(in arguments: some Sequence<String>) -> [URL] {
        arguments.compactMap { argument in
            guard let end = argument.range(of: "://"), end.lowerBound != argument.startIndex else { return nil }
            let scheme = argument[..<end.lowerBound]
            guard scheme.first?.isLetter == true, scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
            else { return nil }
            return URL(string: argument)
        }
    }
}

extension View {
    /// Runs an action with each URL that the program is given: by its arguments, as in `program myapp://item/3`. It runs once for each,
    /// after the view has appeared for the first time; a view that comes later gets those that nobody was there for.
    ///
    /// ```swift
    /// Text("Item").onOpenURL { url in print(url.lastPathComponent) }
    /// ```
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

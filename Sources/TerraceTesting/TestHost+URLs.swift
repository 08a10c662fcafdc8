import Foundation
import TerraceCore

extension TestHost {
    /// Gives the program a URL, as the system would: `onOpenURL` gets it.
    public func open(_ url: URL) {
        host.graph.receivedURLs.receive(url)
        turn()
    }
}

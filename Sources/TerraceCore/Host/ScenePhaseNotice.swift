import Foundation

/// Tells those who listen in UIKit's way, from before there was `scenePhase`, that the user comes and goes.
package enum ScenePhaseNotice {
    /// Tells of a change. (On other systems these notifications are the system's.)
    @MainActor package static func post(_ new: ScenePhase, after old: ScenePhase) {
        switch (old, new) {
        case (.active, .inactive): post("WillResignActive")
        case (.active, .background):
            post("WillResignActive")
            post("DidEnterBackground")
        case (.inactive, .background): post("DidEnterBackground")
        case (.background, .inactive): post("WillEnterForeground")
        case (.background, .active):
            post("WillEnterForeground")
            post("DidBecomeActive")
        case (.inactive, .active): post("DidBecomeActive")
        default: break
        }
    }

    /// Tells that the program ends.
    @MainActor package static func postEnd() { post("WillTerminate") }

    private static func post(_ name: String) {
        #if !canImport(Darwin)
            NotificationCenter.default.post(name: Notification.Name("UIApplication\(name)Notification"), object: nil)
        #endif
    }
}

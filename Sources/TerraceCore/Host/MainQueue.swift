import Dispatch
import Foundation

/// Whether code runs where the main actor's does. That need not be the main thread: a program whose `main` is asynchronous leaves that
/// one and has its main queue served by others.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

import TerraceScreen

/// What somebody makes of a press so far.
package enum PressVerdict: Hashable, Sendable {
    /// It may be theirs yet.
    case possible
    /// It is theirs, and goes on.
    case active
    /// It was theirs, and is over.
    case ended
    /// It is not theirs.
    case failed
}

/// Somebody who follows a press from when the button goes down: a click handler or a gesture.
@MainActor
package protocol PressFollower: AnyObject {
    var priority: GesturePriority { get }
    /// Whether it waits for the click alone, so that a drag may still be somebody else's.
    var isClick: Bool { get }
    /// When it is to be asked again although nothing has moved.
    var holdDuration: Duration? { get }
    func follow(_ press: GesturePress) -> PressVerdict
    /// It may be theirs: what there is to tell meanwhile is told.
    func tell()
    /// The press is theirs: what it means is done.
    func commit()
    /// What it would mean is not done, at least not now.
    func drop()
    /// The press is somebody else's.
    func cancel()
    /// It is over.
    func finish()
}

/// An attachment that is clicked follows a press like this.
@MainActor
final class ClickFollower: PressFollower {
    private let attachment: Attachment
    private let clicks: Int

    init(_ attachment: Attachment, clicks: Int) {
        self.attachment = attachment
        self.clicks = clicks
    }

    var priority: GesturePriority { .normal }
    var isClick: Bool { true }
    var holdDuration: Duration? { nil }

    func follow(_ press: GesturePress) -> PressVerdict {
        switch press.event {
        case .down: attachment.pressChanged(true)
        case .moved: attachment.pressChanged(press.isInside)
        case .held: break
        case .up:
            attachment.pressChanged(false)
            return press.isInside ? .ended : .failed
        }
        return .possible
    }

    func tell() {}
    func commit() { attachment.click(clicks) }
    func drop() {}
    func cancel() { attachment.pressChanged(false) }
    func finish() {}
}

import Foundation
import TerraceScreen

/// Adds a gesture to a view. An implementation detail.
public nonisolated struct _GestureModifier<Added: Gesture>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let gesture: Added
    let priority: GesturePriority
    let mask: GestureMask

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> GestureAttachment<Added> { GestureAttachment(self, inputs) }
    @MainActor package func update(_ attachment: GestureAttachment<Added>) { attachment.update(self) }
}

/// Who comes first.
package enum GesturePriority: Hashable, Sendable {
    /// After those inside.
    case normal
    /// Before those inside.
    case high
    /// Beside all others.
    case simultaneous
}

package final class GestureAttachment<Added: Gesture>: Attachment, PressFollower {
    private var modifier: _GestureModifier<Added>
    /// There while a press goes on.
    private var recognizer: _GestureRecognizer<Added.Value>?
    private let callbacks = GestureCallbacks()
    /// How a key does it: found out once, as it depends on the type and on numbers that hardly change.
    private lazy var key = Added._makeRecognizer(modifier.gesture).key

    init(_ modifier: _GestureModifier<Added>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    func update(_ new: _GestureModifier<Added>) {
        modifier = new
        guard let old = recognizer else { return }
        let made = Added._makeRecognizer(new.gesture)
        made.adopt(old)
        recognizer = made
    }

    // MARK: Mouse

    override package var follower: (any PressFollower)? {
        modifier.mask.contains(.gesture) && isUsable ? self : nil
    }

    override package var hidesInnerGestures: Bool { !modifier.mask.contains(.subviews) }

    package var priority: GesturePriority { modifier.priority }
    package var isClick: Bool { recognizer?.isClick ?? false }
    package var holdDuration: Duration? { recognizer?.holdDuration }

    package func follow(_ press: GesturePress) -> PressVerdict {
        if press.event == .down { recognizer = Added._makeRecognizer(modifier.gesture) }
        guard let recognizer else { return .failed }
        switch recognizer.follow(press, callbacks) {
        case .possible, .pending: return .possible
        case .active: return .active
        case .ended: return .ended
        case .failed: return .failed
        }
    }

    package func tell() { callbacks.run() }
    package func commit() { callbacks.run() }
    package func drop() { callbacks.drop() }

    package func cancel() {
        callbacks.drop()
        recognizer?.cancel(callbacks)
        callbacks.run()
        recognizer = nil
    }

    package func finish() {
        callbacks.run()
        recognizer = nil
    }

    override package func removed() { if recognizer != nil { cancel() } }

    // MARK: Keyboard

    override package var makesFocusable: Bool? { key != nil && modifier.mask.contains(.gesture) ? isOnlyStop : nil }

    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase == .down, press.key == .return || press.key == .space, graph.focus.focused === node, let key else {
            return .ignored
        }
        // Beside something that is clicked, a long press is Alt-Return.
        let others = node?.attachments.contains { $0 !== self && $0.isClickable } ?? false
        let wanted: EventModifiers = key.duration > .zero && others ? .option : []
        guard press.modifiers == wanted else { return .ignored }
        return activate() ? .handled : .ignored
    }

    override package var marksFocus: Bool { key != nil }
    override package var isClickable: Bool { key?.duration == .zero }

    override package func activate() -> Bool {
        guard let key, isUsable, let node, modifier.mask.contains(.gesture) else { return false }
        let rect = node.firstBox.map(graph.layout.rectInRoot) ?? .zero
        let centre = Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
        var press = GesturePress(
            event: .down, place: centre, start: centre, elapsed: .zero, clicks: key.clicks, isInside: true, node: node)
        var verdict = follow(press)
        callbacks.run()
        for (event, elapsed) in [(GesturePress.Event.held, key.duration), (.up, key.duration)] where verdict == .possible {
            (press.event, press.elapsed) = (event, elapsed)
            verdict = follow(press)
            callbacks.run()
        }
        recognizer = nil
        return true
    }
}

extension View {
    /// Adds a gesture. Those of views inside come first.
    ///
    /// ```swift
    /// Text("Open").gesture(TapGesture().onEnded { print("opened") })
    /// ```
    public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture while `isEnabled` is true.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture that comes before those of views inside.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture that comes before those of views inside, while `isEnabled` is true.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews))
    }

    /// Adds a gesture that goes on beside all others.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Adds a gesture that goes on beside all others, while `isEnabled` is true.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews))
    }

    /// Runs an action when the button has been held down on the view for `minimumDuration` seconds. By keyboard it is Return or Space, or
    /// Alt-Return on a view that is clicked too.
    ///
    /// ```swift
    /// Text("Hold").onLongPressGesture { print("held") } onPressingChanged: { print($0) }
    /// ```
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(base: LongPressGesture(minimumDuration: minimumDuration)) { onPressingChanged?($0) }
                .onEnded { _ in action() })
    }

    /// The same, while the pointer moves no further than `maximumDistance`.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)) {
                onPressingChanged?($0)
            }
            .onEnded { _ in action() })
    }

    /// The same, as it was written before 2021.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        gesture(
            PressingGesture(base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)) { pressing?($0) }
                .onEnded { _ in action() })
    }

    /// Runs an action when the view is clicked, with the place of the click.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(), perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when the view is clicked, with the place of the click.
    @_disfavoredOverload
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}

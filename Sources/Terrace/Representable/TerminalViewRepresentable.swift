import Foundation
import TerraceCore
import TerraceScreen

/// Shows a `TerminalView` among other views: it is made once for a place, updated after every change of what it is given or has read, and
/// dismantled when the place goes.
///
/// ```swift
/// struct Meter: TerminalViewRepresentable {
///     var level: Int
///     final class Bars: TerminalView {
///         var level = 0 { didSet { setNeedsDisplay() } }
///         override func draw(in canvas: TerminalCanvas) { canvas.draw(String(repeating: "#", count: level), x: 0, y: 0) }
///     }
///     func makeView(context: Context) -> Bars { Bars() }
///     func updateView(_ view: Bars, context: Context) { view.level = level }
/// }
/// ```
@MainActor @preconcurrency
public protocol TerminalViewRepresentable: View {
    /// The type of the view.
    associatedtype TerminalViewType: TerminalView
    /// What the view tells things to.
    associatedtype Coordinator = Void
    /// What is known where the view is shown.
    typealias Context = TerminalViewRepresentableContext<Self>

    /// Makes what the view tells things to; called once, before `makeView`.
    @MainActor func makeCoordinator() -> Coordinator
    /// Makes the view; called once.
    @MainActor func makeView(context: Context) -> TerminalViewType
    /// Gives the view what is new; called after `makeView`, and after every change.
    @MainActor func updateView(_ view: TerminalViewType, context: Context)
    /// The place has gone.
    @MainActor static func dismantleView(_ view: TerminalViewType, coordinator: Coordinator)
    /// The size for a proposal, in the program's unit of length; nil leaves it to the view.
    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, view: TerminalViewType, context: Context) -> CGSize?
}

extension TerminalViewRepresentable {
    /// Does nothing.
    @MainActor public static func dismantleView(_ view: TerminalViewType, coordinator: Coordinator) {}
    /// Leaves it to the view.
    @MainActor public func sizeThatFits(_ proposal: ProposedViewSize, view: TerminalViewType, context: Context) -> CGSize? { nil }
    /// An implementation detail.
    @MainActor public var body: _RepresentedView<Self> { _RepresentedView(representable: self) }
}

extension TerminalViewRepresentable where Coordinator == Void {
    /// Nothing.
    @MainActor public func makeCoordinator() {}
}

/// What is known where a `TerminalView` is shown.
public struct TerminalViewRepresentableContext<Representable: TerminalViewRepresentable> {
    /// What the view tells things to.
    public let coordinator: Representable.Coordinator
    /// The environment; what an update reads of it has it called again.
    public let environment: EnvironmentValues
    /// What goes along with the change.
    public let transaction: Transaction
}

/// The place of a represented view. An implementation detail.
public nonisolated struct _RepresentedView<Representable: TerminalViewRepresentable>: ControlView {
    let representable: Representable

    @MainActor package func makeBehavior(in node: ViewNode) -> RepresentedBehavior<Representable> {
        RepresentedBehavior(representable, node)
    }

    @MainActor package func update(_ behavior: RepresentedBehavior<Representable>) { behavior.representable = representable }
    @MainActor package var readsObservable: Bool { true }
}

/// Stands between a represented view and its node.
@MainActor
package final class RepresentedBehavior<Representable: TerminalViewRepresentable>: ControlBehavior, BoxBehavior, TerminalViewHost {
    var representable: Representable
    private unowned let node: ViewNode
    private lazy var custom = CustomBox(self)
    private var made: (view: Representable.TerminalViewType, coordinator: Representable.Coordinator)?
    private var environment = EnvironmentValues()
    private var isEnabled = true
    private var keys = EditingKeys.standard
    private var takesFocus = false

    init(_ representable: Representable, _ node: ViewNode) {
        self.representable = representable
        self.node = node
    }

    package var box: Box { custom }
    package var focusRole: FocusRole? { takesFocus ? .edit : nil }
    package var holdsState: Bool { true }

    private func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
        TerminalViewRepresentableContext(coordinator: coordinator, environment: environment, transaction: .current)
    }

    package func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        isEnabled = environment.isEnabled
        keys = environment.editingKeys
        if let made {
            made.view.environmentChanged(environment)
            representable.updateView(made.view, context: context(made.coordinator))
        } else {
            let coordinator = representable.makeCoordinator()
            let view = representable.makeView(context: context(coordinator))
            view.host = self
            made = (view, coordinator)
            view.environmentChanged(environment)
            representable.updateView(view, context: context(coordinator))
        }
        takesFocus = isEnabled && made?.view.acceptsFocus == true
        custom.invalidate()
        custom.needsPaint()
    }

    package func ended() {
        guard let made else { return }
        self.made = nil
        made.view.host = nil
        Representable.dismantleView(made.view, coordinator: made.coordinator)
    }

    // MARK: What the view asks for

    var size: TerminalSize { TerminalSize(width: custom.size.width, height: custom.size.height) }

    func setNeedsDisplay() {
        custom.needsPaint()
        node.graph.needsPaint = true
        node.graph.inbox.rouse()
    }

    func setNeedsLayout() {
        custom.invalidate()
        setNeedsDisplay()
    }

    var register: EditingRegister { node.graph.register }

    func revealCaret() {
        node.graph.revealsFocus = true
        setNeedsDisplay()
    }

    // MARK: Events

    package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard isEnabled, let view = made?.view else { return .ignored }
        if view.handle(press) == .handled { return .handled }
        guard press.phase != .up, let command = keys.command(for: press.event) else { return .ignored }
        return view.handle(command) ? .handled : .ignored
    }

    package func handlePaste(_ text: String) -> Bool { isEnabled && made?.view.handle(.paste(text)) == true }

    package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        guard isEnabled, let view = made?.view else { return false }
        let kind: TerminalMouseEvent.Kind
        switch event.kind {
        case .press: kind = .press(count: clicks)
        case .drag: kind = .drag
        case .release: kind = .release
        case .wheelUp: kind = .wheel(rows: -3)
        case .wheelDown: kind = .wheel(rows: 3)
        case .move, .wheelLeft, .wheelRight: return false
        }
        return view.handle(
            TerminalMouseEvent(
                kind: kind, button: event.button, position: TerminalPoint(x: point.x, y: point.y), modifiers: event.modifiers))
    }

    package func focusChanged(_ isFocused: Bool) {
        guard let view = made?.view else { return }
        view.isFocused = isFocused
        view.focusChanged()
        setNeedsDisplay()
    }

    package func caret() -> Point? {
        guard let caret = made?.view.caret, (0..<max(1, custom.size.width)).contains(caret.x),
            (0..<max(1, custom.size.height)).contains(caret.y)
        else { return nil }
        return Point(x: caret.x, y: caret.y)
    }

    // MARK: The box

    package func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        guard let made else { return .zero }
        let proposed = ProposedViewSize(
            width: proposal.width.map { Cells.length($0, .horizontal) }, height: proposal.height.map { Cells.length($0, .vertical) })
        if let size = representable.sizeThatFits(proposed, view: made.view, context: context(made.coordinator)) { return Size(size) }
        let size = made.view.sizeThatFits(width: proposal.width, height: proposal.height)
        return Size(width: max(0, size.width), height: max(0, size.height))
    }

    package func paint(_ box: Box, on canvas: CellCanvas) {
        guard let view = made?.view else { return }
        canvas.clipped(to: Rect(origin: .zero, size: box.size)) {
            view.draw(in: TerminalCanvas(size: size, canvas: canvas, environment: environment))
        }
    }
}

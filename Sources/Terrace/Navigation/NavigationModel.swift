import TerraceCore

/// What a stack knows: the destinations that its screens offer, and what was pushed without a value.
@MainActor
final class NavigationModel: Registry {
    /// A screen on the stack, above the root.
    enum Entry: Equatable {
        /// The next value of the path.
        case value
        /// What a link or a flag has pushed, by its number.
        case view(Int)
    }

    let signal = Signal()
    var path: PathStorage?
    private var entries: [Entry] = []
    private var destinations = Registrations()
    private var pushed: [Int: Pushed] = [:]
    private var numbers = 0
    /// The titles of the screens, for the way back to them.
    var titles: [AnyHashable: AnyView] = [:]
    weak var graph: Graph?

    nonisolated init() {}

    /// Where a column has another beside it: what its links lead to is shown there.
    weak var detail: NavigationModel?
    /// Called when the user has gone on in this column.
    var advance: (() -> Void)?

    /// A screen that was pushed without a value.
    private struct Pushed {
        /// Who pushed it, and knows what is in it.
        weak var registration: Registration?
        /// What it saw, for objects that only it sees.
        let environment: EnvironmentLink?
        let content: () -> AnyView
        let popped: (() -> Void)?
    }

    // MARK: The stack

    /// The screens above the root, with what they are known by.
    func screens() -> [(id: AnyHashable, content: @MainActor () -> AnyView)] {
        signal.read()
        let values = path?.values() ?? []
        follow(values.count)
        var position = 0
        return entries.map { entry in
            switch entry {
            case .value:
                let value = values[position]
                position += 1
                return (
                    AnyHashable(ValueID(position: position, value: value)),
                    { [weak self] in self?.destination(for: value) ?? AnyView(EmptyView()) }
                )
            case .view(let number): return (AnyHashable(number), { [weak self] in self?.content(of: number) ?? AnyView(EmptyView()) })
            }
        }
    }

    private struct ValueID: Hashable {
        let position: Int
        let value: AnyHashable
    }

    /// Brings the entries in step with the path.
    private func follow(_ count: Int) {
        var known = entries.count { $0 == .value }
        while known < count {
            entries.append(.value)
            known += 1
        }
        while known > count, let last = entries.popLast() {
            if last == .value { known -= 1 }
            // A body is being evaluated, which may write nothing.
            if let popped = drop(last) { graph?.callbacks.add(popped) }
        }
    }

    /// Forgets a screen; returns what tells its flag.
    private func drop(_ entry: Entry) -> (() -> Void)? {
        if case .view(let number) = entry { pushed.removeValue(forKey: number)?.popped } else { nil }
    }

    /// Goes back from the screen at a position above the root, and from those above it.
    ///
    /// - Parameter isInUpdate: whether it is the tree that says so, and no action.
    func pop(to count: Int, isInUpdate: Bool = false) {
        guard count < entries.count else { return }
        let gone = entries[max(0, count)...]
        entries.removeSubrange(max(0, count)...)
        let values = gone.count { $0 == .value }
        let popped = gone.reversed().compactMap(drop)
        let path = path
        let tell: () -> Void = {
            if values > 0 { path?.removeLast(values) }
            for popped in popped { popped() }
        }
        if isInUpdate { graph?.callbacks.add(tell) } else { tell() }
        raise()
    }

    /// Screens that are not to be left by Escape.
    var locked: Set<AnyHashable> = []

    /// Goes back from a screen, if it can be left.
    func leave(_ id: AnyHashable, at position: Int) -> Bool {
        if locked.contains(id) { return false }
        pop(to: position)
        return true
    }

    var depth: Int { entries.count }

    // MARK: Pushing

    /// Shows the destination for a value.
    func push(_ value: any Hashable) {
        if let detail {
            detail.pop(to: 0)
            detail.push(value)
            advance?()
            return
        }
        guard let path else { return }
        if !path.append(value) {
            graph?.diagnostics.report(
                "A NavigationLink has a value of type \(type(of: value)), but the path of its NavigationStack holds other values; nothing is shown. Use a NavigationPath for values of several types."
            )
        }
    }

    /// Shows what a link leads to.
    func push(from registration: Registration) {
        if let detail {
            detail.pop(to: 0)
            detail.push(from: registration)
            advance?()
            return
        }
        guard let request = registration.value as? PushRequest else { return }
        add(Pushed(registration: registration, environment: registration.node?.environment, content: request.content, popped: nil))
    }

    private func add(_ screen: Pushed) {
        numbers += 1
        pushed[numbers] = screen
        entries.append(.view(numbers))
        raise()
    }

    private func content(of number: Int) -> AnyView {
        guard let screen = pushed[number] else { return AnyView(EmptyView()) }
        // The link may say something else by now, or may have gone.
        let view = (screen.registration?.value as? PushRequest)?.content() ?? screen.content()
        return Self.view(view, seeing: screen.environment)
    }

    private func raise() {
        guard let graph else { return }
        signal.raise(in: graph)
        graph.inbox.rouse()
    }

    /// A screen sees the environment of its stack; objects that were put into that of the screen in front count too.
    private static func view(_ view: AnyView, seeing environment: EnvironmentLink?) -> AnyView {
        AnyView(view.modifier(_EnvironmentModifier { $0.adoptObjects(of: EnvironmentValues(environment)) }))
    }

    // MARK: Destinations

    private func destination(for value: AnyHashable) -> AnyView {
        for registration in destinations.all {
            guard let view = (registration.value as? DestinationOffer)?.view(value.base) else { continue }
            return Self.view(view, seeing: registration.node?.environment)
        }
        if let outer = detailOwner { return outer.destination(for: value) }
        return AnyView(MissingDestination(type: "\(type(of: value.base))", graph: graph))
    }

    /// The column in front of this one, whose destinations count here too.
    weak var detailOwner: NavigationModel?

    /// What a screen says about the width of the column.
    private(set) var width: ColumnWidth?

    func add(_ registration: Registration) {
        if let width = registration.value as? ColumnWidth {
            self.width = width
            return raise()
        }
        if let offer = registration.value as? DestinationOffer {
            let isKnown = destinations.all.contains { ($0.value as? DestinationOffer)?.type == offer.type }
            if isKnown {
                registration.graph.diagnostics.report(
                    "There are two navigationDestinations for \(offer.type) in one NavigationStack; the one that came first is used.")
            }
            destinations.add(registration)
            raise()
            detail?.raise()
        } else {
            follow(registration)
        }
    }

    func change(_ registration: Registration) {
        if let width = registration.value as? ColumnWidth {
            if width != self.width {
                self.width = width
                raise()
            }
            return
        }
        if registration.value is DestinationOffer {
            raise()
            detail?.raise()
        } else {
            follow(registration)
        }
    }

    func remove(_ registration: Registration) {
        if registration.value is DestinationOffer {
            destinations.remove(registration)
        }
    }

    /// A flag has pushed something, or taken it back.
    private func follow(_ registration: Registration) {
        guard let request = registration.value as? PushRequest else { return }
        request.handle?.registration = registration
        if let detail, request.isActive != nil { return detail.follow(registration) }
        let number = pushed.first { $0.value.registration === registration }?.key
        let position = number.flatMap { entries.firstIndex(of: .view($0)) }
        switch (request.isActive, position) {
        case (true?, nil):
            add(
                Pushed(
                    registration: registration, environment: registration.node?.environment, content: request.content,
                    popped: request.popped))
        case (false?, let position?):
            // The flag knows.
            if let number { pushed[number] = nil }
            pop(to: position, isInUpdate: true)
        case (_, _?): raise()
        default: break
        }
    }
}

/// What `navigationDestination(for:)` offers.
nonisolated struct DestinationOffer {
    let type: String
    let view: (Any) -> AnyView?
}

/// What a link leads to.
nonisolated struct PushRequest {
    /// Whether it is shown because of a flag; nil for a link that pushes when it is pressed.
    let isActive: Bool?
    let content: () -> AnyView
    /// Tells the flag that it is shown no more.
    var popped: (() -> Void)?
    /// The link's, to push it by.
    var handle: LinkHandle?
}

/// How a link finds what it has registered.
@MainActor
final class LinkHandle {
    weak var registration: Registration?

    nonisolated init() {}
}

private struct WeakNavigation { weak var model: NavigationModel? }

private enum NavigationKey: EnvironmentKey {
    static let defaultValue = WeakNavigation()
}

extension EnvironmentValues {
    /// The stack that a view stands in.
    var navigation: NavigationModel? {
        get { self[NavigationKey.self].model }
        set { self[NavigationKey.self] = WeakNavigation(model: newValue) }
    }
}

/// Stands where a destination is missing.
nonisolated struct MissingDestination: View {
    let type: String
    weak var graph: Graph?

    @MainActor var body: some View {
        Text(verbatim: "⚠ No destination for \(type)")
            .onAppear {
                graph?.diagnostics.report(
                    "A value of type \(type) was pushed, but there is no navigationDestination(for: \(type).self) in its NavigationStack: a placeholder is shown. Put one into the stack, outside of lazy containers."
                )
            }
    }
}

import TerraceCore

/// What a tab says about itself from inside of its view.
nonisolated enum TabTrait {
    case item(AnyView)
    case badge(Text?)
    case barHidden(Bool)
}

/// What a tab view knows of its tabs besides what their values say.
@MainActor
final class TabModel: Registry {
    let signal = Signal()
    private var registrations = Registrations()

    nonisolated init() {}

    func add(_ registration: Registration) {
        registrations.add(registration)
        change(registration)
    }

    func change(_ registration: Registration) { signal.raise(in: registration.graph) }

    func remove(_ registration: Registration) {
        registrations.remove(registration)
        change(registration)
    }

    private var items: [AnyHashable: TabItemModel] = [:]

    /// What the view of a tab says that its value does not.
    func item(for id: AnyHashable) -> TabItemModel {
        if let known = items[id] { return known }
        let made = TabItemModel()
        items[id] = made
        return made
    }

    /// Whether the tab that is shown hides the bar.
    var isBarHidden: Bool {
        signal.read()
        var isHidden = false
        for case .barHidden(let hidden) as TabTrait in registrations.values { isHidden = hidden }
        return isHidden
    }
}

/// What the view of one tab says, for tabs whose value does not.
@MainActor
final class TabItemModel: Registry {
    let signal = Signal()
    private var registrations = Registrations()

    nonisolated init() {}

    func add(_ registration: Registration) {
        registrations.add(registration)
        change(registration)
    }

    func change(_ registration: Registration) { signal.raise(in: registration.graph) }

    func remove(_ registration: Registration) {
        registrations.remove(registration)
        change(registration)
    }

    var label: AnyView? {
        signal.read()
        for case .item(let view) as TabTrait in registrations.all.map(\.value) { return view }
        return nil
    }
}

private struct WeakTabs {
    weak var model: TabModel?
    weak var item: TabItemModel?
}

private enum TabsKey: EnvironmentKey {
    static let defaultValue = WeakTabs()
}

extension EnvironmentValues {
    /// The tab view that a view stands in.
    var tabs: TabModel? {
        get { self[TabsKey.self].model }
        set { self[TabsKey.self] = WeakTabs(model: newValue, item: nil) }
    }

    /// The tab that a view stands in, as long as nobody has said what it is called.
    var tabItem: TabItemModel? {
        get { self[TabsKey.self].item }
        set { self[TabsKey.self].item = newValue }
    }
}

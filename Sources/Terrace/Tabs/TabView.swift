import TerraceCore
import TerraceScreen

/// Views of which one is shown, chosen by name in a bar on top. A tab is made when it is first shown, and keeps its state from then on.
///
/// Ctrl-Page Down and Ctrl-Page Up (or Ctrl-Tab, where the terminal tells it from Tab) go to the next and the previous tab, Option with
/// a digit to the tab of that number; in the bar Left, Right, Home and End do.
///
/// ```swift
/// struct Main: View {
///     @State private var tab = 1
///     var body: some View {
///         TabView(selection: $tab) {
///             Text("…").tabItem { Text("Home") }.tag(1)
///             Text("…").tabItem { Text("Settings") }.tag(2)
///         }
///     }
/// }
/// ```
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    private var parts = Parts()
    @State private var model = TabModel()
    @State private var own: AnyHashable?
    @Environment(\.tabLook) private var look

    /// Tabs of which the one whose tag is the selection is shown; where there is none such, the first.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The tabs, and the bar.
    @MainActor public var body: some View {
        let tabs = descriptions.filter { !$0.isHidden }
        let shown = shownTab(of: tabs)
        let showsBar = look.isPaged ? look.showsDots && tabs.count > 1 : !model.isBarHidden
        BarLayout(isOnTop: !look.isPaged) {
            ZStack { PagesView(pages(tabs, shown)) }.frame(maxWidth: .infinity, maxHeight: .infinity)
            if showsBar {
                TabBar(tabs: items(tabs), shown: shown, isPaged: look.isPaged) { id in
                    if let tab = tabs.first(where: { $0.id == id }) { choose(tab) }
                }
            }
        }
        .onKeyPress(phases: [.down, .repeat]) { press in handle(press, tabs, shown) }
    }

    @MainActor private var descriptions: [_TabDescription] {
        if let content = content as? any TabsProviding { return parts.collect { content.tabs } }
        return TaggedPiece.all(of: content).map { piece in
            var label: AnyView?
            for case let item as TabItemModifier in piece.modifiers { label = label ?? item.label }
            var tab = _TabDescription(id: piece.id, tag: piece.tag, label: label, content: { piece.view })
            for case let modifier as _BadgeModifier in piece.modifiers { tab.badge = tab.badge ?? modifier.badge }
            return tab
        }
    }

    @MainActor private func shownTab(of tabs: [_TabDescription]) -> AnyHashable? {
        if let selection {
            let value = AnyHashable(selection.wrappedValue)
            // A tag of T stands for T? as well.
            let chosen = tabs.first { $0.tag.flatMap { $0.base as? SelectionValue }.map { AnyHashable($0) } == value }
            return (chosen ?? tabs.first)?.id
        }
        return (tabs.first { $0.id == own } ?? tabs.first)?.id
    }

    @MainActor private func choose(_ tab: _TabDescription) {
        if tab.isDisabled { return }
        guard let selection else {
            own = tab.id
            return
        }
        if let value = tab.tag?.base as? SelectionValue, selection.wrappedValue != value { selection.wrappedValue = value }
    }

    @MainActor private func pages(_ tabs: [_TabDescription], _ shown: AnyHashable?) -> [Page] {
        let model = model
        let isPaged = look.isPaged
        return tabs.map { tab in
            let item = tab.label == nil ? model.item(for: tab.id) : nil
            return Page(
                id: tab.id, isShown: tab.id == shown, isMadeEarly: item != nil && !isPaged,
                environment: { values in
                    values.tabs = model
                    values.tabItem = item
                    values.tabLook = _TabLook()
                },
                content: { tab.content() })
        }
    }

    @MainActor private func items(_ tabs: [_TabDescription]) -> [TabBar.Item] {
        tabs.enumerated().map { index, tab in
            let label = tab.label ?? model.item(for: tab.id).label ?? AnyView(Text(verbatim: "\(index + 1)"))
            return TabBar.Item(id: tab.id, label: label, badge: tab.badge, isDisabled: tab.isDisabled)
        }
    }

    @MainActor private func handle(_ press: KeyPress, _ tabs: [_TabDescription], _ shown: AnyHashable?) -> KeyPress.Result {
        let enabled = tabs.filter { !$0.isDisabled }
        guard let position = enabled.firstIndex(where: { $0.id == shown }), enabled.count > 1 else { return .ignored }
        let modifiers = press.modifiers.subtracting([.numericPad, .capsLock])
        var step: Int?
        switch press.key {
        case .tab where modifiers == .control, .pageDown where modifiers == .control: step = 1
        case .tab where modifiers == [.control, .shift], .pageUp where modifiers == .control: step = -1
        case .rightArrow where look.isPaged && modifiers.isEmpty: step = 1
        case .leftArrow where look.isPaged && modifiers.isEmpty: step = -1
        default: break
        }
        if let step {
            let next = position + step
            if look.isPaged {
                guard enabled.indices.contains(next) else { return .ignored }
                choose(enabled[next])
            } else {
                choose(enabled[(next + enabled.count) % enabled.count])
            }
            return .handled
        }
        guard modifiers == .option, let number = press.key.character.wholeNumberValue, (1...9).contains(number), number <= tabs.count else {
            return .ignored
        }
        choose(tabs[number - 1])
        return .handled
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs of which the first is shown at first.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Tabs as values, of which the one whose value is the selection is shown.
    public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == _TabsContent<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = _TabsContent(content: content())
    }
}

extension TabView where SelectionValue == Never {
    /// Tabs as values, of which the first is shown at first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C) where Content == _TabsContent<C>, C.TabValue == Never {
        selection = nil
        self.content = _TabsContent(content: content())
    }
}

@MainActor
private protocol TabsProviding {
    var tabs: [_TabDescription] { get }
}

/// Tabs as values. An implementation detail.
public nonisolated struct _TabsContent<Content: TabContent>: View, TabsProviding {
    let content: Content

    @MainActor fileprivate var tabs: [_TabDescription] { Content._tabs(content, at: []) }

    /// Nothing: a tab view shows them.
    @MainActor public var body: some View { EmptyView() }
}

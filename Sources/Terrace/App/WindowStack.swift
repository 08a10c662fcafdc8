import TerraceCore
import TerraceScreen

/// Which windows of a program are open: the first one, and what was opened over it.
@MainActor
final class WindowModel {
    struct Opened: Equatable {
        let number: Int
        /// The scene, by its position in the app's body.
        let scene: Int
        let value: AnyHashable?
    }

    let signal = Signal()
    private(set) var opened: [Opened] = []
    var windows: [_SceneList.Window] = []
    private var numbers = 0
    weak var graph: Graph?

    nonisolated init() {}

    func open(id: String?, value: (any Hashable)?) {
        let found = windows.firstIndex { window in
            if let id, window.id != id { return false }
            guard let value else { return id != nil }
            return window.accepts?(value) ?? false
        }
        guard let found else {
            let name = id.map { "the identifier “\($0)”" } ?? value.map { "values of type \(type(of: $0))" } ?? "nothing"
            graph?.diagnostics.report("openWindow: no scene of the app is a window for \(name).")
            return
        }
        show(found, value.map { AnyHashable($0) })
    }

    func openSettings() {
        if let index = windows.firstIndex(where: \.isSettings) { show(index, nil) }
    }

    private func show(_ scene: Int, _ value: AnyHashable?) {
        if opened.isEmpty, scene == main, value == nil { return }
        let known = opened.firstIndex { $0.scene == scene && $0.value == value }
        if let known {
            opened.append(opened.remove(at: known))
        } else {
            numbers += 1
            opened.append(Opened(number: numbers, scene: scene, value: value))
        }
        raise()
    }

    func close() {
        if opened.popLast() != nil { raise() }
    }

    func close(id: String?, value: (any Hashable)?) {
        opened.removeAll { window in
            if let id, windows[window.scene].id != id { return false }
            return value.map { AnyHashable($0) == window.value } ?? (id != nil)
        }
        raise()
    }

    func close(_ number: Int) {
        opened.removeAll { $0.number == number }
        raise()
    }

    /// The scene that is shown first.
    var main: Int? { windows.firstIndex { $0.isMain } ?? windows.indices.first }

    private func raise() {
        guard let graph else { return }
        signal.raise(in: graph)
        graph.inbox.rouse()
    }
}

/// The windows of a program, of which the last one that was opened is seen, and its commands.
nonisolated struct WindowStack: View {
    let list: _SceneList

    @State private var model = WindowModel()

    @MainActor var body: some View {
        let model = model
        model.windows = list.windows
        model.signal.read()
        let hasSettings = list.windows.contains { $0.isSettings }
        let openSettings = hasSettings ? { model.openSettings() } : nil
        return PagesView(pages)
            .modifier(OffstageCommands(menus: list.menus, openSettings: openSettings))
            .environment(\.openWindow, OpenWindowAction(model: model))
            .modifier(GraphModifier { model.graph = $0 })
            .modifier(CommandKey(menus: list.menus, openSettings: openSettings))
    }

    @MainActor private var pages: [Page] {
        let model = model
        guard let main = model.main else { return [] }
        var pages = [page("main", main, nil, isShown: model.opened.isEmpty, leave: nil)]
        for opened in model.opened where model.windows.indices.contains(opened.scene) {
            let isShown = opened == model.opened.last
            pages.append(
                page(AnyHashable(opened.number), opened.scene, opened.value, isShown: isShown) { model.close(opened.number) })
        }
        return pages
    }

    @MainActor private func page(
        _ id: AnyHashable, _ scene: Int, _ value: AnyHashable?, isShown: Bool, leave: (() -> Void)?
    ) -> Page {
        let window = model.windows[scene]
        var leavePage: (@MainActor () -> Bool)?
        if let leave {
            leavePage = {
                leave()
                return true
            }
        }
        return Page(
            id: id, isShown: isShown,
            environment: { values in if let leave { values.setPresented(closing: leave) } }, leave: leavePage,
            content: { AnyView(window.content(value).modifier(_WindowTitleModifier(title: window.title))) })
    }
}

/// Hands the window's title to whoever runs the program.
nonisolated struct _WindowTitleModifier: AttachmentModifier {
    typealias Body = Never

    let title: String?

    @MainActor func makeAttachment(_ inputs: _ViewInputs) -> Attachment {
        inputs.graph.windowTitle = title
        return inputs.makePlainAttachment()
    }

    @MainActor func update(_ attachment: Attachment) { attachment.graph.windowTitle = title }
}

import TerraceCore

/// A scene with something else about it. An implementation detail.
public nonisolated struct _ModifiedScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: (inout _SceneList) -> Void

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        var own = _SceneList()
        Content._collect(scene.content, into: &own)
        scene.change(&own)
        list.windows += own.windows
        list.add(own.menus)
    }
}

/// A scene with commands. An implementation detail.
public nonisolated struct _SceneWithCommands<Content: Scene, Added: Commands>: PrimitiveScene {
    let content: Content
    let commands: Added

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        Content._collect(scene.content, into: &list)
        var own = CommandList()
        Added._collect(scene.commands, into: &own)
        list.add(own.menus)
    }
}

extension _SceneList {
    mutating func add(_ new: [CommandList.Menu]) {
        let count = menus.count
        menus += new.enumerated().map { CommandList.Menu(id: count + $0, title: $1.title, content: $1.content) }
    }
}

extension Scene {
    nonisolated func changing(_ change: @escaping (inout _SceneList) -> Void) -> _ModifiedScene<Self> {
        _ModifiedScene(content: self, change: change)
    }

    /// Changes the views in the windows.
    nonisolated func wrapping<V: View>(_ wrap: @escaping (AnyView) -> V) -> _ModifiedScene<Self> {
        changing { list in
            for index in list.windows.indices {
                let content = list.windows[index].content
                list.windows[index].content = { AnyView(wrap(content($0))) }
            }
        }
    }

    /// Adds commands, which act wherever the focus is. F10 lists them.
    public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        _SceneWithCommands(content: self, commands: content())
    }

    /// Takes away the commands of the scene.
    public nonisolated func commandsRemoved() -> some Scene { changing { $0.menus = [] } }

    /// Puts commands in place of those of the scene.
    public nonisolated func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        commandsRemoved().commands(content: content)
    }

    /// Sets a value of the environment for the windows.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        wrapping { $0.environment(keyPath, value) }
    }

    /// Puts an observable object into the environment of the windows.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        wrapping { $0.environment(object) }
    }

    /// Puts an object into the environment of the windows.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        wrapping { $0.environmentObject(object) }
    }

    /// Runs an action when a value has changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        wrapping { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs an action when a value has changed.
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        wrapping { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs an action when a value has changed.
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        wrapping { $0.onChange(of: value) { _, new in action(new) } }
    }

    /// Whatever the title bar looks like; a terminal has its own.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Whatever the toolbar looks like; a terminal's is a line.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// How the title bar's labels look; a terminal's is a line.
    public nonisolated func windowToolbarLabelStyle(fixed style: ToolbarLabelStyle) -> some Scene { self }
    /// How windows are resized; a terminal's user does that.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// How large windows are at first; a terminal's user decides.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
    /// How large windows are at first; a terminal's user decides.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Where windows are at first; a terminal's user decides.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// How windows are laid above others; a terminal's user decides.
    public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
    /// Whether windows come back; in a terminal programs begin anew.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Whether a window is shown at launch; in a terminal the first scene is.
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// What a window is for; in a terminal it looks the same.
    public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    /// Which events from outside open the scene; a terminal sends none.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// How a menu bar's menu looks; a terminal has none.
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
    /// Whether the system's overlays stay; a terminal has none.
    public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
    /// A shortcut that shows the window; use `commands` in a terminal.
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
    /// A shortcut that shows the window; use `commands` in a terminal.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    /// How the background of a window is dragged; in a terminal it is not.
    public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
}

import TerraceCore

/// What the content of a screen says about its bars.
nonisolated enum ScreenTrait {
    case title(AnyView)
    case subtitle(AnyView)
    case titleMenu(AnyView)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case barHidden(Bool)
    case bottomBarHidden(Bool)
    case backHidden(Bool)
    case search(SearchField)
    case suggestions(AnyView)
    case scopes(AnyView)
}

/// All of it together.
@MainActor
struct ScreenTraits {
    private(set) var title: AnyView?
    private(set) var isBackHidden = false
    private var subtitle: AnyView?
    private var titleMenu: AnyView?
    private var displayMode = NavigationBarItem.TitleDisplayMode.automatic
    private var isBarHidden = false
    private var isBottomBarHidden = false
    private var search: SearchField?
    private var suggestions: AnyView?
    private var scopes: AnyView?

    /// From what was said, the innermost first.
    init(_ values: [Any]) {
        for case let trait as ScreenTrait in values {
            switch trait {
            case .title(let title): self.title = title
            case .subtitle(let subtitle): self.subtitle = subtitle
            case .titleMenu(let menu): titleMenu = menu
            case .displayMode(let mode): displayMode = mode
            case .barHidden(let isHidden): isBarHidden = isHidden
            case .bottomBarHidden(let isHidden): isBottomBarHidden = isHidden
            case .backHidden(let isHidden): isBackHidden = isHidden
            case .search(let search): self.search = search
            case .suggestions(let suggestions): self.suggestions = suggestions
            case .scopes(let scopes): self.scopes = scopes
            }
        }
    }

    /// The parts of the screen.
    func parts(back: BackButton?, isRoot: Bool) -> ScreenParts {
        var parts = ScreenParts()
        if let back, !isBackHidden { parts.back = AnyView(back) }
        if title != nil || subtitle != nil || titleMenu != nil {
            parts.title = AnyView(BarTitle(title: title, subtitle: subtitle, menu: titleMenu))
        }
        parts.isTitleCentered = displayMode == .inline || !isRoot
        parts.showsBar = !isBarHidden
        parts.showsBottomBar = !isBottomBarHidden
        if var search {
            search.suggestions = suggestions ?? search.suggestions
            search.scopes = scopes
            parts.search = AnyView(search)
            parts.handle = { [search] in search.handle($0) }
        }
        return parts
    }
}

/// The title of a screen.
nonisolated struct BarTitle: View {
    let title: AnyView?
    let subtitle: AnyView?
    let menu: AnyView?

    @MainActor var body: some View {
        HStack {
            if let title { title.bold() }
            if let subtitle { subtitle.foregroundStyle(.secondary) }
            if let menu { menu }
        }
        .lineLimit(1)
    }
}

/// The way back to the screen before.
nonisolated struct BackButton: View {
    let title: AnyView?
    let action: () -> Void

    @FocusState private var isFocused: Bool

    @MainActor var body: some View {
        HStack(spacing: 0) {
            // Text that runs to the left mirrors it by itself.
            Text(verbatim: "‹ ")
            if let title { title } else { Text(LocalizedStringKey("Back")) }
        }
        .lineLimit(1)
        .modifier(_HighlightModifier(isHighlighted: isFocused))
        .modifier(ActivationModifier { action() })
        .focusable()
        .focused($isFocused)
    }
}

extension View {
    /// Says something about the bars of the screen around.
    nonisolated func screenTrait(_ trait: ScreenTrait) -> some View {
        modifier(RegistrationModifier(trait) { $0.screen })
    }
}

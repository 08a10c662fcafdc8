import TerraceCore
import TerraceScreen

/// Views side by side.
///
/// The width is shared as SwiftUI shares it: the least flexible views first, each offered an equal part of what is left.
///
/// ```swift
/// HStack(alignment: .top, spacing: 2) { Text("a"); Spacer(); Text("b") }
/// ```
public nonisolated struct HStack<Content: View>: ContainerView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    package let content: Content

    /// Views side by side, with `spacing` cells between them; nil is one cell.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> StackBox {
        StackBox(
            .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: Cells.length(spacing, .horizontal))
    }

    @MainActor package func update(_ box: StackBox, _ environment: EnvironmentValues) {
        box.alignment = Alignment(horizontal: .center, vertical: alignment)
        box.spacing = Cells.length(spacing, .horizontal)
    }
}

/// Views one below the other.
///
/// ```swift
/// VStack(alignment: .leading) { Text("a"); Text("b") }
/// ```
public nonisolated struct VStack<Content: View>: ContainerView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    package let content: Content

    /// Views one below the other, with `spacing` cells between them; nil is none.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> StackBox {
        StackBox(
            .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: Cells.length(spacing, .vertical))
    }

    @MainActor package func update(_ box: StackBox, _ environment: EnvironmentValues) {
        box.alignment = Alignment(horizontal: alignment, vertical: .center)
        box.spacing = Cells.length(spacing, .vertical)
    }
}

/// Views on top of each other, the last one in front.
///
/// ```swift
/// ZStack(alignment: .topTrailing) { Color.blue; Text("corner") }
/// ```
public nonisolated struct ZStack<Content: View>: ContainerView {
    private let alignment: Alignment
    package let content: Content

    /// Views on top of each other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> ZStackBox { ZStackBox(alignment: alignment) }
    @MainActor package func update(_ box: ZStackBox, _ environment: EnvironmentValues) { box.alignment = alignment }
}

/// Room that takes what is left over in a stack.
///
/// ```swift
/// HStack { Text("left"); Spacer(); Text("right") }
/// ```
public nonisolated struct Spacer: LeafView {
    /// The least it takes, in cells; nil is none.
    public var minLength: CGFloat?

    /// Room of at least `minLength` cells.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    private var least: Size { minLength.map { Size(CGSize(width: $0, height: $0)) } ?? .zero }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> SpacerBox { SpacerBox(minLength: least) }
    @MainActor package func update(_ box: SpacerBox, _ environment: EnvironmentValues) { box.minLength = least }
}

/// A line between the views of a stack, one cell thick.
///
/// ```swift
/// VStack { Text("a"); Divider(); Text("b") }
/// ```
public nonisolated struct Divider: LeafView {
    /// A line.
    public init() {}

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> DividerBox {
        let box = DividerBox()
        update(box, environment)
        return box
    }

    @MainActor package func update(_ box: DividerBox, _ environment: EnvironmentValues) {
        let paint = environment.foreground.paint(in: environment)
        box.style = CellStyle(foreground: paint.color, attributes: .dim)
    }
}

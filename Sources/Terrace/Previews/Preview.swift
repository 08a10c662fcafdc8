import TerraceCore

/// A preview that `#Preview` declares: its name, and the view that it shows.
public struct Preview {
    /// What traits of a preview of a view are about.
    public struct ViewTraits: Sendable {}

    /// Its name, if it was given one.
    public let name: String?
    let fileID: String
    let line: Int
    let traits: [PreviewTrait<ViewTraits>]
    let makeBody: @MainActor () -> AnyView

    /// A preview. An implementation detail of `#Preview`.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., fileID: String = #fileID, line: Int = #line,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.fileID = fileID
        self.line = line
        self.traits = traits
        makeBody = { AnyView(Self.erase(body())) }
    }

    @MainActor private static func erase(_ view: some View) -> AnyView { AnyView(view) }
}

/// The preview type, by a name that programs do not use. An implementation detail.
public typealias _Preview = Preview

/// What `#Preview` makes. An implementation detail.
public protocol _PreviewDeclaration {
    /// The preview.
    @MainActor static var preview: Preview { get }
}

/// Declares a preview: run the program with `--preview NAME` to see it, with `--previews` for a list.
///
/// ```swift
/// #Preview("Long name") {
///     Text("A name that is long")
/// }
/// ```
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "TerraceMacros", type: "Preview")

/// Declares a preview with traits.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TerraceMacros", type: "Preview")

/// Lets a property stand in a `#Preview`, where it may have state.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = false
///     Button(isOn ? "On" : "Off") { isOn.toggle() }
/// }
/// ```
@attached(peer)
public macro Previewable() = #externalMacro(module: "TerraceMacros", type: "Previewable")

/// Makes a variable a value of the environment, of transactions or of the focused view; it stands in an extension of
/// `EnvironmentValues`, `Transaction` or `FocusedValues`.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var caption: String = "None"
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TerraceMacros", type: "Entry")

/// Makes a type `Animatable`. Movements are shown by their ends in a terminal, so that nothing goes between.
///
/// ```swift
/// @Animatable struct Wedge: Shape {
///     var angle: Double
///     func path(in rect: CGRect) -> Path { Path(rect) }
/// }
/// ```
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "TerraceMacros", type: "Animatable")

/// Leaves a property of an `@Animatable` type out of what is animated.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "TerraceMacros", type: "AnimatableIgnored")

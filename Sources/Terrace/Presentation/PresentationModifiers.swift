import TerraceCore

/// Says which heights the sheet around may have.
struct DetentsModifier: ViewModifier {
    private let detents: Set<PresentationDetent>
    private let selection: PresentationDetent?

    @State private var place = NodeHandle()

    nonisolated init(detents: Set<PresentationDetent>, selection: PresentationDetent?) {
        self.detents = detents
        self.selection = selection
    }

    @MainActor func body(content: Content) -> some View {
        let rows = place.node?.graph.size.height ?? 24
        let window = Cells.length(rows, .vertical)
        let chosen = selection.map { [$0] } ?? Array(detents)
        content
            .modifier(NodeHandleModifier(place))
            .modifier(RegistrationModifier(LayerTrait.heights(chosen.map { $0.height(in: window) })) { $0.layer })
    }
}

extension View {
    private nonisolated func layerTrait(_ trait: LayerTrait) -> some View {
        modifier(RegistrationModifier(trait) { $0.layer })
    }

    /// Whether Escape and clicks beside it leave the presentation around where it is; the program can still close it.
    ///
    /// ```swift
    /// Text("Saving…").interactiveDismissDisabled()
    /// ```
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { layerTrait(.staysOpen(isDisabled)) }

    /// The heights that the sheet around may have. A terminal's sheet has the largest of them.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(DetentsModifier(detents: detents, selection: nil))
    }

    /// The heights that the sheet around may have, and which it has.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(DetentsModifier(detents: detents, selection: selection.wrappedValue))
    }

    /// Whether a sheet has a handle to drag; in a terminal none has.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// How round the corners of a presentation are; in a terminal always the same.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// The background of a presentation.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
    }
    /// The background of a presentation.
    public nonisolated func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
    }
    /// What of the window can be used behind a presentation; in a terminal nothing.
    public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
    /// Whether a sheet grows or scrolls; in a terminal it has one height.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
    /// What becomes of a presentation where there is little room; in a terminal it stays what it is.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    /// What becomes of a presentation where there is little room; in a terminal it stays what it is.
    public nonisolated func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }
    /// How large a presentation is made; in a terminal as its content.
    public nonisolated func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
    /// The icon of an alert; a terminal's have none.
    public nonisolated func dialogIcon<I>(_ icon: I) -> some View { self }
    /// How urgent an alert is; in a terminal they look the same.
    public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    /// A way to say that an alert is not to come again; a terminal's are always shown.
    public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    /// A way to say that an alert is not to come again; a terminal's are always shown.
    public nonisolated func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
}

/// How urgent an alert is.
public nonisolated struct DialogSeverity: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = DialogSeverity(name: "automatic")
    /// Very.
    public static let critical = DialogSeverity(name: "critical")
    /// As usual.
    public static let standard = DialogSeverity(name: "standard")
}

import TerraceCore
import TerraceScreen

/// Rows that scroll, built when they come near the window. A list takes all the room it is offered.
///
/// With a `selection` the list is one stop for the focus and has a current row, marked `›`; what is selected is shown in reverse:
///
/// | Key                                    | does                                                                          |
/// |----------------------------------------|-------------------------------------------------------------------------------|
/// | Up, Down, Home, End, Page Up, Page Down | makes another row the current one, and selects it where one row can be selected |
/// | Shift with these                       | selects a range, where several rows can be selected                           |
/// | Space                                  | selects the current row, or takes it out of the selection                     |
/// | Control-A                              | selects all, where several rows can be selected                               |
/// | letters                                | go to the next row whose text begins with them                                |
/// | Return                                 | does what the row's only control does, or opens and closes a row of a tree     |
/// | Right, Left                            | open and close rows of a tree, go to their children and parents; show `swipeActions` |
/// | Tab                                    | goes into the row if it has several controls; Escape leads back               |
/// | Delete, Backspace                      | `onDelete` of the selected rows, or of the current one                        |
/// | Alt-Up, Alt-Down                       | `onMove`                                                                      |
///
/// A click selects a row; with Shift a range, with Control one more or less; a drag selects what it passes, a double click does what Return
/// does, the right button shows `swipeActions`, and the wheel scrolls.
///
/// A row is selected by its id, or by its `tag(_:)`; rows whose id or tag is of another type cannot be selected. What is removed from
/// the data is removed from the selection in the same turn. Without a selection the focus goes to the controls in the rows, and arrows
/// that these have no use for go from one to the next, and so does the focus to rows without controls that can be deleted or moved, or have
/// actions. Delete and Alt with an arrow then mean the row that has the focus. Where no row has controls, there is a current row too. Past
/// the first and the last row keys lead on to headers and footers.
///
/// ```swift
/// struct Names: View {
///     @State private var selected: String?
///     var body: some View { List(["Ada", "Grace"], id: \.self, selection: $selected) { Text($0) } }
/// }
/// ```
public nonisolated struct List<SelectionValue: Hashable, Content: View>: ListContainerView {
    enum Selection {
        case none
        case single(Binding<SelectionValue?>)
        case required(Binding<SelectionValue>)
        case multiple(Binding<Set<SelectionValue>>)
    }

    private let selection: Selection
    private let rows: Content

    init(selection: Selection, rows: Content) {
        self.selection = selection
        self.rows = rows
    }

    @MainActor package var scrolled: some View {
        ScrollView { LazyVStack(alignment: .leading) { rows } }
            .environment(\.list.isInside, true)
            .environment(\.showsBadges, true)
            .modifier(_ListFrameModifier())
    }

    @MainActor package var listSelection: (any ListSelection)? {
        switch selection {
        case .none: nil
        case .single(let binding): SingleListSelection(binding)
        case .required(let binding): RequiredListSelection(binding)
        case .multiple(let binding): MultipleListSelection(binding)
        }
    }
}

extension List where SelectionValue == Never {
    /// Rows that cannot be selected.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: .none, rows: content())
    }
}

extension List {
    /// Rows of which one can be selected; without a binding none can.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { .single($0) } ?? .none, rows: content())
    }

    /// Rows of which any number can be selected; without a binding none can.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { .multiple($0) } ?? .none, rows: content())
    }

    /// Rows of which one is always selected.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: .required(selection), rows: content())
    }
}

/// The frame of a list whose style has one.
nonisolated struct _ListFrameModifier: BoxModifier {
    typealias Body = Never

    @MainActor func makeBox(_ environment: EnvironmentValues) -> BorderBox {
        let box = BorderBox()
        update(box, environment)
        return box
    }

    @MainActor func update(_ box: BorderBox, _ environment: EnvironmentValues) {
        let paint = environment.foreground.paint(in: environment)
        box.isDrawn = environment.list.look.isBordered
        box.isHitTarget = box.isDrawn
        box.style = CellStyle(foreground: paint.color, attributes: .dim)
    }
}

/// Builds views from the statements of a closure: expressions, `let`, `if`, `if let`, `switch` and `#available`.
///
/// ```swift
/// @ViewBuilder func status(_ count: Int) -> some View {
///     Text("Status")
///     if count > 0 { Text("\(count) left") } else { Text("done") }
/// }
/// ```
@resultBuilder
public nonisolated enum ViewBuilder {
    /// An expression is a view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Any number of views.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }
    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    /// The second branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    /// What is inside `if #available`, with its type erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

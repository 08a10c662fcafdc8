/// How a view takes part in focus.
package enum FocusRole: Sendable {
    /// It is typed into.
    case edit
    /// It is pressed, or only looked at.
    case activate
}

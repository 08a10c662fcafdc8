/// What a button is for.
public nonisolated struct ButtonRole: Hashable, Sendable {
    let name: String
    /// It destroys something: it is shown in red.
    public static let destructive = ButtonRole(name: "destructive")
    /// It cancels something.
    public static let cancel = ButtonRole(name: "cancel")
    /// It closes something.
    public static let close = ButtonRole(name: "close")
    /// It confirms something.
    public static let confirm = ButtonRole(name: "confirm")

    /// What a button says that has a role and no label.
    var title: String {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .close: "Close"
        default: "Done"
        }
    }
}

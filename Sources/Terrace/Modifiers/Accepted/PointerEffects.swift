import Foundation
import TerraceCore

/// How a view shows that the pointer is on it. A terminal shows none of it.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = HoverEffect(name: "automatic")
    /// Brighter.
    public static let highlight = HoverEffect(name: "highlight")
    /// Higher.
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Accepted: a terminal shows no effect where the pointer is.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Accepted: a terminal shows no effect where the pointer is.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    /// Accepted: a terminal shows no effect where the pointer is.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Accepted: a terminal shows no effect where the pointer is.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Accepted: nothing can be dragged out of a terminal.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
    /// Accepted: nothing can be dragged out of a terminal.
    public nonisolated func draggable<T: Transferable, V: View>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { self }
    /// Accepted: nothing can be dropped on a terminal; what users drop there comes as a paste.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { self }
}

import TerraceScreen

/// Keeps the content's room and paints nothing of it; the mouse does not find it.
package final class HiddenBox: UnaryBox {
    override package var showsChildren: Bool { false }
}

import Foundation
import TerraceScreen

extension PlaneTransform {
    /// A transform of the program's, in its own unit.
    package init(_ t: CGAffineTransform) {
        self.init(a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
    }

    /// From the program's unit to eighths of a column.
    package static var fromUnit: PlaneTransform {
        let cell = LengthUnit.current.cell
        return PlaneTransform(a: 8 / Double(cell.width), d: 16 / Double(cell.height))
    }
}

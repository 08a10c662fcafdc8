import Foundation
import TerraceScreen

#if !canImport(CoreGraphics)
    /// A linear change of places in the plane: turned, scaled, sheared, moved.
    ///
    /// ```swift
    /// let turned = CGAffineTransform(rotationAngle: .pi / 2)
    /// ```
    public struct CGAffineTransform: Equatable, Hashable, Sendable, Codable {
        /// The entries of the matrix.
        public var a, b, c, d, tx, ty: CGFloat

        /// A transform from its entries.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
        }

        /// A transform from its entries.
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// A transform that changes nothing.
        public init() { self.init(1, 0, 0, 1, 0, 0) }
        /// Moves.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }
        /// Scales.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }
        /// Turns by an angle in radians.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            self.init(cosine, sine, -sine, cosine, 0, 0)
        }

        /// A transform that changes nothing.
        public static let identity = CGAffineTransform()
        /// Whether it changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// First `t2`, and its result through this one's way of counting: `t2` before `self`.
        private func preceded(by t: CGAffineTransform) -> CGAffineTransform { t.concatenating(self) }

        /// First this one, then the other.
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a * t2.a + b * t2.c, a * t2.b + b * t2.d, c * t2.a + d * t2.c, c * t2.b + d * t2.d,
                tx * t2.a + ty * t2.c + t2.tx, tx * t2.b + ty * t2.d + t2.ty)
        }

        /// The same after a move.
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { preceded(by: .init(translationX: tx, y: ty)) }
        /// The same after scaling.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { preceded(by: .init(scaleX: sx, y: sy)) }
        /// The same after a turn.
        public func rotated(by angle: CGFloat) -> CGAffineTransform { preceded(by: .init(rotationAngle: angle)) }

        /// The way back; itself where there is none.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else { return self }
            return CGAffineTransform(
                d / determinant, -b / determinant, -c / determinant, a / determinant,
                (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        /// The place that a transform brings it to.
        public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty) }
    }

    extension CGSize {
        /// The size that a transform brings it to.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The rectangle around what a transform makes of it.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            let xs = corners.map(\.x).sorted()
            let ys = corners.map(\.y).sorted()
            return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
        }
    }
#endif

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

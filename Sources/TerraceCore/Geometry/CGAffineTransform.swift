#if !canImport(Darwin)
    import Foundation

    /// Turns, scales, slants and moves points.
    ///
    /// ```swift
    /// let moved = CGPoint(x: 1, y: 1).applying(CGAffineTransform(translationX: 2, y: 0))
    /// print(moved)  // (3.0, 1.0)
    /// ```
    public struct CGAffineTransform: Hashable, Codable, Sendable {
        /// An entry of the matrix.
        public var a, b, c, d, tx, ty: CGFloat

        /// All entries 0.
        public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

        /// A matrix by its entries: x is `a * x + c * y + tx`, y is `b * x + d * y + ty`.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// A matrix by its entries.
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// Moves by a distance.
        public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
        /// Scales.
        public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
        /// Turns by an angle in radians.
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// Changes nothing.
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        /// Whether it changes nothing.
        public var isIdentity: Bool { self == .identity }

        /// This one, then another.
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
                tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
        }

        /// Moves first.
        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }
        /// Scales first.
        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }
        /// Turns first.
        public func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }

        /// What undoes it; one that cannot be undone is returned as it is.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
                tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        /// Where the point comes to.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// What the size becomes; moving leaves it as it is.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest rectangle around what the rectangle becomes.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { CGPoint(x: $0.0, y: $0.1).applying(t) }
            let (xs, ys) = (corners.map(\.x), corners.map(\.y))
            let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
            return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        }
    }

    /// A direction and a distance.
    public struct CGVector: Hashable, Codable, Sendable {
        /// The distance along x.
        public var dx: CGFloat
        /// The distance along y.
        public var dy: CGFloat
        /// No distance.
        public init() { self.init(dx: 0, dy: 0) }
        /// A direction and a distance.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }
        /// A direction and a distance.
        public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
        /// A direction and a distance.
        public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
        /// No distance.
        public static let zero = CGVector()
    }
#endif

/// Insets in whole cells; negative ones let the content out.
package struct CellInsets: Hashable, Sendable {
    package var top: Int
    package var leading: Int
    package var bottom: Int
    package var trailing: Int

    package init(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    package init(_ length: Int) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }

    /// The same with each inset brought to where sums cannot overflow.
    var bounded: CellInsets {
        func bound(_ inset: Int) -> Int { min(max(inset, -Length.infinity), Length.infinity) }
        return CellInsets(top: bound(top), leading: bound(leading), bottom: bound(bottom), trailing: bound(trailing))
    }

    var horizontal: Int { leading + trailing }
    var vertical: Int { top + bottom }
}

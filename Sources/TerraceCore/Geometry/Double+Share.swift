extension Double {
    /// The number as a share from 0 to 1; what is no number is none of it.
    package nonisolated var share: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}

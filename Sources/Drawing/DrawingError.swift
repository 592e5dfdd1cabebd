/// Why something cannot be drawn.
package struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What Cairo or FreeType refused.
    package let reason: String

    package var description: String { reason }
}

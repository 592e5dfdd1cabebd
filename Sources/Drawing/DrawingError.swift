/// The reason why something cannot be drawn.
package struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The operation that Cairo or FreeType refused.
    package let reason: String

    package var description: String { reason }
}

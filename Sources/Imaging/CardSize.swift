/// The size of a kind of document, in millimetres.
public struct CardSize: Hashable, Sendable {
    /// From the left to the right edge, and from the upper to the lower one, in millimetres.
    public let width, height: Double

    /// Creates a size, in millimetres.
    public init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }

    // ISO/IEC 7810, 5; Doc 9303-7, 3.1 and 4.1.
    /// A bank card, and TD1.
    public static let id1 = CardSize(width: 85.6, height: 53.98)
    /// TD2.
    public static let id2 = CardSize(width: 105, height: 74)
    /// The page of a passport, TD3.
    public static let id3 = CardSize(width: 125, height: 88)
    /// A large visa.
    public static let mrva = CardSize(width: 120, height: 80)
    /// A small visa, as large as ID-2.
    public static let mrvb = id2
    /// Two pages of a passport, one above the other.
    public static let openPassport = CardSize(width: id3.width, height: 2 * id3.height)

    /// The longer side divided by the shorter one.
    public var proportion: Double { max(width, height) / min(width, height) }
}

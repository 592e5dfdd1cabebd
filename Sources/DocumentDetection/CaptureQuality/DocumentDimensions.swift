public import Imaging

/// The measures of a kind of document and of its zone, in millimetres, as Doc 9303 prints them.
public struct DocumentDimensions: Hashable, Sendable {
    /// The size of the document, in millimetres.
    public let width, height: Double
    /// The number of characters in the longest line of its machine-readable zone.
    public let columns: Int

    /// Creates dimensions; widths and heights in millimetres.
    public init(width: Double, height: Double, columns: Int) {
        self.width = width
        self.height = height
        self.columns = columns
    }

    private init(_ size: CardSize, columns: Int) {
        self.init(width: size.width, height: size.height, columns: columns)
    }

    // Doc 9303-3, 4.11; 9303-4, 2.1; 9303-5, 2.1; 9303-6, 2.1; 9303-7, 3.1 and 4.1.
    /// A card of size ID-1, as TD1.
    public static let td1 = DocumentDimensions(.id1, columns: 30)
    /// A card of size ID-2, as TD2.
    public static let td2 = DocumentDimensions(.id2, columns: 36)
    /// The page of a passport, of size ID-3, as TD3.
    public static let td3 = DocumentDimensions(.id3, columns: 44)
    /// A large visa, MRV-A.
    public static let mrva = DocumentDimensions(.mrva, columns: 44)
    /// A small visa, MRV-B.
    public static let mrvb = DocumentDimensions(.mrvb, columns: 36)

    /// The kind of document that an outline most likely is, by its proportions alone.
    ///
    /// ID-2 and ID-3 have the same; passports are more frequent, so that a smaller document counts as one of them.
    ///
    /// - Parameter outline: The outline in a photograph, upright or on its side.
    public static func nearest(to outline: Quadrilateral) -> DocumentDimensions {
        let sides = [outline.meanWidth, outline.meanHeight].sorted()
        let aspect = sides[1] / max(sides[0], 1e-9)
        // Halfway, as a factor, between 1.586 and 1.420.
        return aspect > 1.5 ? .td1 : .td3
    }

    /// From the left edge of a character to that of the next, in millimetres: ten to the inch (Doc 9303-3, 4.6).
    public static let characterPitch = 2.54

    /// The length of a line of the zone as ``ZoneLocator`` outlines it, with a quarter of a character at either end.
    var lineLength: Double { Double(columns) * Self.characterPitch }
}

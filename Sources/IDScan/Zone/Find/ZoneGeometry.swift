import DocumentDetection
import Imaging
import MRZ

/// The place of a document's zone, in millimetres from the document's upper left corner.
struct ZoneGeometry {
    /// The nominal size of the document.
    private let dimensions: DocumentDimensions
    /// From the left edge to the middle of the first character.
    private let firstCharacter: Double
    /// From the lower edge to the middle of each line, top to bottom.
    private let lineHeights: [Double]

    // Doc 9303-4 figure 7, 9303-5 and 9303-6 figure 6, 9303-7 figures 3 and 8; they tell the left edges of characters,
    // which are 1.76 mm wide.
    private static let td1 = ZoneGeometry(
        dimensions: .td1, firstCharacter: 5.88, lineHeights: [15.73, 11.5, 7.27])
    private static let td2 = ZoneGeometry(dimensions: .td2, firstCharacter: 4.88, lineHeights: [15.75, 9.4])
    private static let td3 = ZoneGeometry(dimensions: .td3, firstCharacter: 6.88, lineHeights: [15.75, 9.4])
    private static let mrva = ZoneGeometry(dimensions: .mrva, firstCharacter: 4.88, lineHeights: [15.75, 9.4])
    private static let mrvb = ZoneGeometry(dimensions: .mrvb, firstCharacter: 4.88, lineHeights: [15.75, 9.4])

    /// The layout that the standard prescribes for a format; nil for those that it does not know.
    static func of(_ format: Format) -> ZoneGeometry? {
        switch format {
        case .td1: td1
        case .td2: td2
        case .td3: td3
        case .mrva: mrva
        case .mrvb: mrvb
        default: nil
        }
    }

    /// Every layout that is unlike the others; small visas have that of TD2.
    static let all = [td1, td2, td3, mrva]

    /// The edge of the document.
    var outline: Quadrilateral { Quadrilateral(x: 0, y: 0, width: width, height: height) }

    /// The size of the document.
    var width: Double { dimensions.width }
    var height: Double { dimensions.height }
    /// The lines of the zone, from 0.
    var lines: Range<Int> { lineHeights.indices }
    /// The number of characters in a line.
    var columnCount: Int { dimensions.columns }

    /// The middle of a character.
    ///
    /// - Parameters:
    ///   - line: The line, from 0.
    ///   - column: The column, from 0; between two columns, a place between their characters.
    func middle(line: Int, column: Double) -> Point {
        Point(x: firstCharacter + column * DocumentDimensions.characterPitch, y: height - lineHeights[line])
    }
}

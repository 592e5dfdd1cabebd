import Imaging
import MRZ

/// Where a document carries its zone, in millimetres from its upper left corner.
struct PrintedLayout {
    /// The nominal size.
    let width, height: Double
    /// From the left edge to the middle of the first character.
    private let firstCharacter: Double
    /// From the lower edge to the middle of each line, top to bottom.
    private let lineHeights: [Double]

    /// From one character to the next: ten to the inch.
    private static let pitch = 2.54

    // Doc 9303-3, 4.4 and 4.11; 9303-4 figures 2, 3 and 7; 9303-5 and 9303-6 figures 2 and 6; 9303-7 figures 3 and 8.
    // The figures tell the left edges of characters, which are 1.76 mm wide.
    private static let td1 = PrintedLayout(
        width: 85.6, height: 53.98, firstCharacter: 5.88, lineHeights: [15.73, 11.5, 7.27])
    private static let td2 = PrintedLayout(width: 105, height: 74, firstCharacter: 4.88, lineHeights: [15.75, 9.4])
    private static let td3 = PrintedLayout(width: 125, height: 88, firstCharacter: 6.88, lineHeights: [15.75, 9.4])
    private static let mrva = PrintedLayout(width: 120, height: 80, firstCharacter: 4.88, lineHeights: [15.75, 9.4])

    /// The layout that the standard prescribes for a format; nil for those that it does not know.
    static func of(_ format: Format) -> PrintedLayout? {
        switch format {
        case .td1: td1
        case .td2, .mrvb: td2
        case .td3: td3
        case .mrva: mrva
        default: nil
        }
    }

    /// The edge of the document.
    var outline: Quadrilateral { Quadrilateral(x: 0, y: 0, width: width, height: height) }

    /// The middle of a character.
    ///
    /// - Parameters:
    ///   - line: The line, from 0.
    ///   - column: The column, from 0; between two columns, a place between their characters.
    func middle(line: Int, column: Double) -> Point {
        Point(x: firstCharacter + column * Self.pitch, y: height - lineHeights[line])
    }
}

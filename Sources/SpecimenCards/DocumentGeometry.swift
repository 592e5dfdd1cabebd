import Imaging

/// The measures of a document in millimetres, as Doc 9303 gives them for each format.
struct DocumentGeometry: Hashable, Sendable {
    /// The nominal size.
    let size: CardSize
    /// The radius of the rounded corners; Doc 9303 gives none for visas.
    let cornerRadius: Double
    /// The number of characters of a line.
    let columns: Int
    /// From the left edge of the document to the left edge of the first character.
    let firstCharacter: Double
    /// From the lower edge of the document to the middle of each line, top to bottom.
    let lineHeights: [Double]
    /// The height of the zone, from the lower edge.
    let zoneHeight: Double

    // Doc 9303-3, 4.11; 9303-4 figures 2, 3 and 7; 9303-5 and 9303-6 figures 2 and 6; 9303-7 figures 3 and 8.
    static let td1 = DocumentGeometry(
        size: .id1, cornerRadius: 3.18, columns: 30, firstCharacter: 5,
        lineHeights: [15.73, 11.5, 7.27], zoneHeight: 23.3)
    static let td2 = DocumentGeometry(
        size: .id2, cornerRadius: 3.18, columns: 36, firstCharacter: 4,
        lineHeights: [15.75, 9.4], zoneHeight: 23.2)
    static let td3 = DocumentGeometry(
        size: .id3, cornerRadius: 3.18, columns: 44, firstCharacter: 6,
        lineHeights: [15.75, 9.4], zoneHeight: 23.2)
    static let mrva = DocumentGeometry(
        size: .mrva, cornerRadius: 2, columns: 44, firstCharacter: 4,
        lineHeights: [15.75, 9.4], zoneHeight: 23.2)
    static let mrvb = DocumentGeometry(
        size: .mrvb, cornerRadius: 2, columns: 36, firstCharacter: 4,
        lineHeights: [15.75, 9.4], zoneHeight: 23.2)

    /// The sides of the document.
    var width: Double { size.width }
    var height: Double { size.height }

    /// From the left edge of a character to that of the next: ten to the inch.
    static let characterPitch = 2.54
    /// The size of the ink of the largest OCR-B character, size 1.
    static let characterWidth = 1.76, characterHeight = 2.76

    /// The edge of the document; its top left corner is the origin.
    var outline: Quadrilateral { Quadrilateral(x: 0, y: 0, width: width, height: height) }

    /// The ink of a line that has a character in every column.
    func lineOutline(_ line: Int) -> Quadrilateral {
        Quadrilateral(
            x: firstCharacter, y: height - lineHeights[line] - Self.characterHeight / 2,
            width: Double(columns - 1) * Self.characterPitch + Self.characterWidth, height: Self.characterHeight)
    }

    /// The part of the document that holds the lines.
    var zoneOutline: Quadrilateral {
        Quadrilateral(x: 0, y: height - zoneHeight, width: width, height: zoneHeight)
    }
}

import Drawing
import Imaging

@testable import SpecimenCards

/// Lines of a zone, drawn as the standard prints them, on white paper.
struct DrawnZone {
    let image: Image
    private let lineCount: Int

    private static let scale = 8.0
    private static let margin = 12.0, lineDistance = 6.35, characterHeight = 2.5

    /// - Parameters:
    ///   - lines: The texts of the lines, as many characters as wanted.
    ///   - width: The width of the paper, in millimetres.
    init(_ lines: [String], width: Double = 140) throws {
        let height = 2 * Self.margin + Double(lines.count) * Self.lineDistance
        let canvas = try Canvas(
            width: width, height: height, pixelsPerMillimetre: Self.scale)
        let style = Canvas.TextStyle(typeface: .ocrB, size: ZonePlacement.typeSize, colour: .black)
        for (row, line) in lines.enumerated() {
            for (column, character) in line.enumerated() {
                let place = Position(
                    Self.margin + Double(column) * DocumentGeometry.characterPitch,
                    Self.margin + Double(row) * Self.lineDistance + Self.characterHeight)
                canvas.write(String(character), at: place, style)
            }
        }
        image = canvas.image(.grey)
        lineCount = lines.count
    }

    /// The places of some columns of the lines, a little larger than their ink.
    func places(ofColumns columns: Range<Int>) -> [Quadrilateral] {
        let pitch = DocumentGeometry.characterPitch
        return (0..<lineCount).map { row in
            let left = Self.margin + Double(columns.lowerBound) * pitch - 0.6
            let right = Self.margin + Double(columns.upperBound) * pitch + 0.2
            let top = Self.margin + Double(row) * Self.lineDistance - 0.7
            return Quadrilateral(
                x: left * Self.scale, y: top * Self.scale, width: (right - left) * Self.scale,
                height: (Self.characterHeight + 1.4) * Self.scale)
        }
    }
}

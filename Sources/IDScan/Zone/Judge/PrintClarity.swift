import ImageProcessing
import Imaging
import TextRecognition

/// The clarity of a zone, whatever its characters were read as.
struct PrintClarity: Hashable {
    /// The characters that can hardly be seen, and whose neighbours can hardly be seen either.
    var unseen: Set<ZonePlace> = []
    /// The characters that other ink reaches: a stroke of a pen, a stamp, a line of text.
    var touched: Set<ZonePlace> = []
    /// The characters that stand elsewhere than those of the same column in the other lines.
    var displaced: Set<ZonePlace> = []
    /// The characters that reach the upper or the lower edge of the crop that they were read in, so that they may be cut off.
    var cut: Set<ZonePlace> = []
    /// True where the picture was made black and white, which hides the losses.
    var isBlackAndWhite = false
    /// True where specks stand around it, and so in its characters too.
    var hasSpecks = false
    /// The width of the characters of the narrowest line, with the space between them, in pixels of the photograph.
    var pitch = Double.infinity
}

extension PrintClarity {
    /// True if a character may be another than it looks like, so that only check digits tell.
    func mayMislead(about place: ZonePlace) -> Bool {
        hasSpecks || displaced.contains(place)
    }

    /// Measures a zone that was read.
    ///
    /// - Parameters:
    ///   - reading: The zone.
    ///   - picture: The picture that it was read in, in grey.
    ///   - photograph: The photograph that ``ZoneReading/places`` are places of, in grey.
    init(of reading: ZoneReading, in picture: Image, from photograph: Image) throws(ImageProcessingError) {
        let counts = reading.lines.map(\.characters.count)
        hasSpecks = ZoneSpecks(around: reading.places, characterCounts: counts, in: photograph).mayChangeCharacters
        pitch = zip(reading.places, counts).map { $0.meanWidth / Double(max(1, $1)) }.min() ?? .infinity
        displaced = LineOffsets.displacedCharacters(of: reading)
            .union(LineMargins.shiftedCharacters(of: reading.lines))
        for (index, (view, line)) in zip(reading.views, reading.lines).enumerated() {
            func places(_ columns: Set<Int>) -> Set<ZonePlace> {
                Set(columns.map { ZonePlace(line: index + 1, column: $0 + 1) })
            }
            let contrast = LineContrast(of: line.characters, in: view.crop)
            isBlackAndWhite = isBlackAndWhite || contrast.isBlackAndWhite
            unseen.formUnion(places(contrast.unseenColumns))
            cut.formUnion(places(view.crop.cutColumns(of: line.characters)))
            let surroundings = try LineSurroundings(of: line.characters, at: view.place, in: picture)
            touched.formUnion(places(surroundings.touchedColumns))
        }
    }
}

extension Image {
    /// The characters of a line, from 0, whose ink reaches the upper or the lower edge.
    func cutColumns(of characters: [RecognizedCharacter]) -> Set<Int> {
        guard let first = characters.first, let last = characters.last, height > 2,
            let levels = inkAndPaper(
                columns: columns(of: first.extent.lowerBound...last.extent.upperBound), rows: 0..<height)
        else { return [] }
        let middle = (levels.ink + levels.paper) / 2
        return Set(
            characters.indices.filter { index in
                let columns = columns(of: characters[index].extent)
                return [0, height - 1].contains { darkCount(below: middle, columns: columns, rows: $0..<$0 + 1) > 0 }
            })
    }
}

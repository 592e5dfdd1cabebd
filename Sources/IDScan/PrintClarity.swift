import Imaging
import TextRecognition

/// What can be seen of a zone, whatever its characters were read as.
struct PrintClarity: Hashable {
    /// The characters of which next to nothing is left, nor of those around them.
    var unseen: Set<ZonePlace> = []
    /// Whether the picture was made black and white, so that nobody sees what was lost.
    var isBlackAndWhite = false
}

extension PrintClarity {
    /// Measures a zone that was read.
    init(of reading: ZoneReading) {
        for (index, (view, line)) in zip(reading.views, reading.lines).enumerated() {
            let contrast = LineContrast(of: line.characters, in: view.crop)
            isBlackAndWhite = isBlackAndWhite || contrast.isBlackAndWhite
            unseen.formUnion(contrast.unseenColumns.map { ZonePlace(line: index + 1, column: $0 + 1) })
        }
    }
}

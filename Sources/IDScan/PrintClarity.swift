import DocumentDetection
import ImageProcessing
import Imaging
import MRZ
import TextRecognition

/// How clearly the characters of a zone are seen, whatever they were read as.
struct PrintClarity: Hashable {
    /// How many pixels a millimetre takes along the lines; nil where that is not known.
    var resolution: Double?
    /// How wide edges are, in millimetres, beyond what pixels make of them; nil where there are too few.
    var blur: Double?
    /// Of each line the columns, from 0, that other ink reaches: a stroke of a pen, a stamp, a line of text.
    var touched: [Set<Int>] = []

    /// Whether nothing but the network can be wrong about a character.
    func isClear(line: Int, column: Int, under rule: VerificationRule) -> Bool {
        guard let resolution, let blur, touched.indices.contains(line) else { return false }
        return resolution >= rule.clearResolution && blur <= rule.clearBlur && !touched[line].contains(column)
    }
}

extension PrintClarity {
    /// Measures how clearly a zone is seen that was read.
    init(of reading: ZoneReading, in photograph: Image) throws(ImageProcessingError) {
        let quality = CaptureQuality(
            of: photograph, document: nil, zoneLines: reading.views.map(\.place),
            dimensions: DocumentDimensions(of: reading.zone.format))
        resolution = quality.resolution?.value
        blur = quality.blur?.value
        for (view, line) in zip(reading.views, reading.lines) {
            touched.append(try Self.touchedColumns(of: line.characters, at: view.place, in: photograph))
        }
    }

    /// The bands above and below a line in which its own ink does not stand, nor that of the next line, in its heights.
    private static let nearest = 0.12, farthest = 0.32
    /// From which share of the way from paper to ink on a pixel is ink.
    private static let inkShare = 0.65
    /// How much of a band beside a character is ink where something reaches it.
    private static let leastShare = 0.12
    /// How many characters on either side tell how bright paper and ink are.
    private static let reach = 4

    /// The columns, from 0, that ink reaches which stands above or below the line.
    static func touchedColumns(
        of characters: [RecognizedCharacter], at place: Quadrilateral, in photograph: Image
    ) throws(ImageProcessingError) -> Set<Int> {
        let seen = try photograph.flattened(place.higher(by: 2 * farthest))
        let height = Double(seen.height) / (1 + 2 * farthest)
        let band = max(1, Int(((farthest - nearest) * height).rounded()))
        let (above, below) = (0..<min(band, seen.height), max(0, seen.height - band)..<seen.height)
        let line = min(band, seen.height)..<max(min(band, seen.height), seen.height - band)
        return Set(
            characters.indices.filter { index in
                let around = characters[max(0, index - reach)...min(characters.count - 1, index + reach)]
                let columns = seen.columns(of: characters[index].extent)
                let levels = seen.values(
                    columns: seen.columns(of: around.first?.extent ?? 0...1)
                        .lowerBound..<seen.columns(of: around.last?.extent ?? 0...1).upperBound, rows: line
                ).sorted()
                guard levels.count > 20 else { return false }
                let (ink, paper) = (levels[levels.count / 20], levels[levels.count * 3 / 4])
                let limit = Double(paper) - inkShare * (Double(paper) - Double(ink))
                return [above, below].contains { rows in
                    let values = seen.values(columns: columns, rows: rows)
                    return Double(values.count { Double($0) < limit }) > leastShare * Double(values.count)
                }
            })
    }
}

extension Image {
    /// The columns of pixels that a share of the width takes.
    fileprivate func columns(of extent: ClosedRange<Double>) -> Range<Int> {
        let left = min(width - 1, max(0, Int(extent.lowerBound * Double(width))))
        return left..<min(width, max(left + 1, Int((extent.upperBound * Double(width)).rounded(.up))))
    }

    /// The values of a part of a grey image.
    fileprivate func values(columns: Range<Int>, rows: Range<Int>) -> [UInt8] {
        rows.flatMap { pixels[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound] }
    }
}

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
    /// What keeps characters from being seen clearly; nothing where the place is missing.
    var faults: [ZonePlace: Set<Fault>] = [:]
    /// Whether the picture was made black and white, so that nobody sees what was lost.
    var isBlackAndWhite = false

    /// What is wrong with how a character is seen.
    enum Fault: CaseIterable, Hashable {
        /// Next to nothing is left of it and of those around it.
        case unseen
        /// It is far paler than others of its line.
        case pale
        /// Other ink reaches it: a stroke of a pen, a stamp, a line of text.
        case touched
    }

    /// Whether enough is seen of a character for anyone to read it.
    func isSeen(_ place: ZonePlace) -> Bool { faults[place]?.contains(.unseen) != true }

    /// Whether nothing but the network can be wrong about a character.
    func isClear(_ place: ZonePlace, under rule: VerificationRule) -> Bool {
        guard let resolution, let blur, !isBlackAndWhite else { return false }
        return resolution >= rule.clearResolution && blur <= rule.clearBlur && faults[place, default: []].isEmpty
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
        for (index, (view, line)) in zip(reading.views, reading.lines).enumerated() {
            let contrast = LineContrast(of: line.characters, in: view.crop)
            isBlackAndWhite = isBlackAndWhite || contrast.isBlackAndWhite
            add(.unseen, of: contrast.unseenColumns, line: index)
            add(.pale, of: contrast.paleColumns, line: index)
            add(.touched, of: try Self.touchedColumns(of: line.characters, at: view.place, in: photograph), line: index)
        }
    }

    /// Notes a fault of the characters in some columns of a line, both from 0.
    private mutating func add(_ fault: Fault, of columns: Set<Int>, line: Int) {
        for column in columns { faults[ZonePlace(line: line + 1, column: column + 1), default: []].insert(fault) }
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
        let band = min(seen.height, max(1, Int(((farthest - nearest) * height).rounded())))
        let bands = [0..<band, seen.height - band..<seen.height]
        let line = band..<max(band, seen.height - band)
        return Set(
            characters.indices.filter { index in
                let levels = inkAndPaper(around: index, of: characters, in: seen, rows: line)
                let columns = seen.columns(of: characters[index].extent)
                return levels.map { isTouched(columns, by: bands, of: seen, ink: $0.ink, paper: $0.paper) } ?? false
            })
    }

    /// Whether ink stands in one of the bands beside some columns of pixels.
    private static func isTouched(
        _ columns: Range<Int>, by bands: [Range<Int>], of seen: Image, ink: Double, paper: Double
    ) -> Bool {
        let darkest = paper - inkShare * (paper - ink)
        return bands.contains { rows in
            let values = seen.values(columns: columns, rows: rows)
            return Double(values.count { Double($0) < darkest }) > leastShare * Double(values.count)
        }
    }

    /// The grey levels of ink and paper near a character; nil where there are too few pixels to tell.
    private static func inkAndPaper(
        around index: Int, of characters: [RecognizedCharacter], in seen: Image, rows: Range<Int>
    ) -> (ink: Double, paper: Double)? {
        let first = characters[max(0, index - reach)].extent
        let last = characters[min(characters.count - 1, index + reach)].extent
        let columns = seen.columns(of: first).lowerBound..<seen.columns(of: last).upperBound
        return seen.inkAndPaper(columns: columns, rows: rows)
    }
}

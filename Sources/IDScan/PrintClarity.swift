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
            let surroundings = try LineSurroundings(of: line.characters, at: view.place, in: photograph)
            add(.touched, of: surroundings.touchedColumns, line: index)
        }
    }

    /// Notes a fault of the characters in some columns of a line, both from 0.
    private mutating func add(_ fault: Fault, of columns: Set<Int>, line: Int) {
        for column in columns { faults[ZonePlace(line: line + 1, column: column + 1), default: []].insert(fault) }
    }
}

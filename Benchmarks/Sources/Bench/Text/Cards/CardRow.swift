import DocumentDetection
import Foundation
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// The results on photographs of one kind of card.
struct CardRow: CustomStringConvertible {
    private let name: String
    private(set) var ours = CardTally()
    /// One for each way in which the program may look for text.
    private var tesseracts = [CardTally](repeating: CardTally(), count: segmentations.count)
    private var times: [Double] = []

    /// The ways in which the program is told to look for text: by itself, as one block, as sparse text.
    private static let segmentations = [3, 6, 11]
    /// The template that our reader should find, whose language the program is told.
    private static let templates: [SpecimenDesign: String] = [
        .germanIdentityCard2010: "germany-identity-card-2010-", .germanIdentityCard2021: "germany-identity-card-2021-",
        .residencePermit: "eu-residence-permit-",
        .passportColumns: "icao-passport", .passportNumbered: "icao-passport", .passportTrilingual: "icao-passport",
    ]

    init(name: String) {
        self.name = name
    }

    /// The program, told in the way that suits these cards best.
    var theirs: CardTally {
        tesseracts.max { ($0.cardShare, $0.fieldShare) < ($1.cardShare, $1.fieldShare) } ?? CardTally()
    }

    /// The median of the time that print takes on top of the zone.
    var milliseconds: Double { times.isEmpty ? 0 : times.sorted()[times.count / 2] }

    mutating func add(
        _ sample: CardSample, _ side: SpecimenSide, _ reader: inout CardReader, _ tesseract: Tesseract?,
        _ findings: Findings
    ) throws {
        let printed = sample.printed
        let file = try sample.taken.file()
        let reading = try reader.read(file)
        let wrong = ours.add(printed: printed, read: reading.fields)
        let flat = try sample.flattened()
        if let tesseract {
            times.append(try reader.millisecondsOfPrint(on: file))
            try addTesseract(sample, side, flat, tesseract)
        }
        guard !wrong.isEmpty else { return }
        findings.tell(sample.explanation(of: wrong, reading))
        let name = "\(sample.design)-\(side)-\(sample.seed)"
        try findings.pictures?.keep(file, named: name + ".jpg")
        try findings.pictures?.keep(flat.pngData(), named: name + "-flat.png")
    }

    /// Adds the program's reading of a flat card.
    private mutating func addTesseract(
        _ sample: CardSample, _ side: SpecimenSide, _ flat: Image, _ tesseract: Tesseract
    ) throws {
        let name = Self.templates[sample.design] ?? ""
        let language = DocumentTemplate.builtIn.first { $0.name.hasPrefix(name) }?.language ?? "eng"
        for index in tesseracts.indices {
            let text = try tesseract.output(
                on: flat, languages: [language], segmentation: Self.segmentations[index], as: "txt")
            tesseracts[index].add(
                printed: sample.printed, read: CaptionExpressions.of(sample.design, side).fields(in: text))
        }
    }

    mutating func add(_ other: CardRow) {
        ours.add(other.ours)
        for index in tesseracts.indices { tesseracts[index].add(other.tesseracts[index]) }
        times += other.times
    }

    static let header =
        "cards                         count  fields  worst  all right  invented  foreign | tesseract    "
        + "     | CPU ms"

    var description: String {
        let (own, other) = (ours, theirs)
        let numbers = String(
            format: "%5d  %5.1f%%  %4.0f%%     %5.1f%%  %8d  %7d | %5.1f%%  %5.1f%% | %6.0f", own.cards,
            100 * own.fieldShare, 100 * own.leastFieldShare, 100 * own.cardShare, own.invented, own.foreign,
            100 * other.fieldShare, 100 * other.cardShare, milliseconds)
        return name.padding(toLength: 30, withPad: " ", startingAt: 0) + numbers + "\n    " + own.fieldRow
    }
}

extension CardSample {
    /// The first document, upright and flat, cut out along its true corners: 12 pixels are a millimetre.
    fileprivate func flattened() throws -> Image {
        let size = design.format == .td3 ? (width: 125.0, height: 88.0) : (width: 85.6, height: 53.98)
        let corners = taken.truth.documents[0].corners
        return try taken.image.rectified(corners, width: Int(size.width * 12), height: Int(size.height * 12))
    }

    /// The fields that were not read as they are printed.
    fileprivate func explanation(of wrong: [CardField], _ reading: CardReader.Reading) -> String {
        let printed = printed
        let list = wrong.map { "\($0): \(printed[$0] ?? "–") read \(reading.fields[$0] ?? "–")" }
        return "    \(design) \(seed) (\(reading.templates.first ?? "no template")): " + list.joined(separator: "; ")
    }
}

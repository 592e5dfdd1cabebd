import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing
import TextRecognition

@testable import IDScan

/// Zones beside lines that are drawn sharply: what photographs do is measured on specimens.
@Suite struct ZonePrintTests {
    private static func picture(_ lines: [String]) throws -> Image {
        let (width, height) = (1000, 120 + 72 * lines.count)
        var pixels = [UInt8](repeating: 250, count: width * height)
        for (index, line) in lines.enumerated() {
            let image = try PrintedText(lines: [line], size: 40, margin: 6).drawn().image.grey()
            for row in 0..<image.height {
                for column in 0..<min(image.width, width - 60) {
                    pixels[(60 + 72 * index + row) * width + 60 + column] = image.pixels[row * image.width + column]
                }
            }
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: pixels)
    }

    /// The outcomes of the fields of a passport beside some print.
    private static func outcomes(
        names: String, line: String = "L898902C36UTO7408122F3204159<<<<<<<<<<<<<<04", besides print: [String]
    ) throws -> [FieldName: FieldCrossCheck.Outcome] {
        let first = "P<UTO" + names
        let zone = try MachineReadableZone(parsing: [first + String(repeating: "<", count: 44 - first.count), line])
        let document = ScannedDocument(zone)
        var reader = try PrintReader()
        let read = try reader.view(
            of: SourceImage(try picture(print)), isUpright: true, isSought: false, within: .unlimited)
        var view = try #require(read)
        for look in PrintReader.Look.allCases { _ = try reader.add(look, to: &view, within: .unlimited) }
        var sought = ZonePrint(document: document, looks: view.looks, today: .lastOf2026)
        for change in sought.changes(besides: [:]) {
            let closer = try reader.lines(
                at: [sought.corners(of: change.place)], in: view.photograph.pixels, within: .unlimited)
            if let field = sought.proven(change, by: closer) { sought.take(field, as: change.name) }
        }
        let fields = sought.fields()
        let printed = DocumentPrint(template: nil, fields: fields, portrait: nil)
        let checks = document.adding(PrintPart(printed), referenceDate: .lastOf2026).crossChecks
        return Dictionary(uniqueKeysWithValues: checks.map { ($0.field, $0.outcome) })
    }

    /// Spellings of Doc 9303-3, section 6, and ways of printing the same.
    @Test(
        arguments: [
            ("ERIKSSON<<ANNA<MARIA", ["ERIKSSON", "ANNA MARIA"]), ("ERIKSSON<<ANNA<MARIA", ["Eriksson, Anna Maria"]),
            ("MUELLER<<JOERG", ["MÜLLER", "JÖRG"]), ("OESTERGAARD<<SOEREN", ["ØSTERGÅRD", "SØREN"]),
            ("OCONNOR<<ENYA<SIOBHAN", ["O'CONNOR", "ENYA-SIOBHAN"]),
            ("MARTIN<<ANNA<MARIA<ELISABETH", ["MARTIN", "ANNA MARIA", "ELISABETH"]),
            ("THORSDOTTIR<<THURIDUR", ["ÞÓRSDÓTTIR", "ÞURIÐUR"]),
        ])
    func findsNamesAsTheyMayBePrinted(names: String, printed: [String]) throws {
        let outcomes = try Self.outcomes(names: names, besides: printed)
        #expect(outcomes[.surname] == .agrees && outcomes[.givenNames] == .agrees, "\(outcomes)")
    }

    @Test(arguments: [
        ["12 AUG / AOÛT 74", "15 APR / AVR 32"], ["12.08.1974", "15.04.2032"], ["1974-08-12", "2032-04-15"],
        ["12 08 1974", "15 04 2032"], ["AUG 12, 1974", "APR 15, 2032"], ["12AUG1974", "15APR2032"],
    ])
    func findsDatesAsTheyMayBePrinted(printed: [String]) throws {
        let outcomes = try Self.outcomes(names: "ERIKSSON<<ANNA", besides: printed)
        #expect(outcomes[.birthDate] == .agrees && outcomes[.expiryDate] == .agrees, "\(outcomes)")
    }

    @Test(arguments: ["L898902C3", "L 898 902 C3", "No. L898902C3", "L898902C3 UTO"])
    func findsNumbersAsTheyMayBePrinted(printed: String) throws {
        #expect(try Self.outcomes(names: "ERIKSSON<<ANNA", besides: [printed])[.documentNumber] == .agrees)
    }

    /// One character is another one, in each kind of field.
    @Test(
        arguments: [
            ("ERIKSSEN", FieldName.surname), ("ANNE MARIA", .givenNames), ("L898972C3", .documentNumber),
            ("12 AUG 79", .birthDate), ("72.08.1974", .birthDate),
        ])
    func seesAChangedCharacter(printed: String, field: FieldName) throws {
        let outcomes = try Self.outcomes(names: "ERIKSSON<<ANNA<MARIA", besides: [printed])
        #expect(outcomes[field] == .differs, "\(outcomes)")
    }

    /// A text that stands a second time as in the zone is noticed where it fills its line.
    @Test func seesAChangedCharacterBesideTheSameText() throws {
        let outcomes = try Self.outcomes(names: "ERIKSSON<<ANNA<MARIA", besides: ["ERIKSSON", "UTOPIA", "ERIKSSEN"])
        #expect(outcomes[.surname] == .differs, "\(outcomes)")
    }

    /// The day of issue is like that of expiry but for its year; a longer name is another one; texture says nothing.
    @Test(
        arguments: [
            ("15 APR 22", FieldName.expiryDate), ("ERIKSSONSDOTTIR", .surname), ("HANNAH", .givenNames),
            ("XL898902C3774", .documentNumber), ("", .surname),
        ])
    func comparesNothingWithWhatIsAnother(printed: String, field: FieldName) throws {
        let outcomes = try Self.outcomes(names: "ERIKSSON<<ANNA", besides: [printed, "UTOPIA"])
        #expect(outcomes[field] == .notCompared, "\(outcomes)")
    }

    /// A line as a reader has it that is equally sure of each letter, and names another one for some.
    private static func line(
        _ text: String, confidence: Double, others: [Int: AlternativeCharacter] = [:]
    ) -> SeenLine {
        let count = Double(max(1, text.count))
        let characters = text.enumerated().map { number, letter in
            RecognizedCharacter(
                character: letter, confidence: confidence, alternatives: others[number].map { [$0] } ?? [],
                extent: Double(number) / count...Double(number + 1) / count)
        }
        let place = Quadrilateral(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 20 * count, y: 0),
            bottomRight: Point(x: 20 * count, y: 30), bottomLeft: Point(x: 0, y: 30))
        let line = RecognizedLine(characters: characters, logLikelihood: 0)
        return SeenLine(
            line: RecognizedTextObservation(line: line, candidates: [], corners: place), costs: LineCosts(characters))
    }

    /// A second reader outweighs the first one only where it is surer: not by lines in which it sees no letter surely.
    @Test(
        arguments: [
            ("ERIKSSON", 0.97, true), ("ERIKSSEN", 0.97, false), ("ERIKSSEN", 0.4, false), ("ERIKSSON", 0.1, false),
            ("IFSS CTE NE E MA", 0.1, false), ("", 1, false),
        ])
    func asksASecondReaderThatMayBeUnsure(text: String, confidence: Double, agrees: Bool) throws {
        let zone = try MachineReadableZone(parsing: [
            "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3204159<<<<<<<<<<<<<<04",
        ])
        let seen = Self.line(
            "ERIKSSEN", confidence: 0.99, others: [6: AlternativeCharacter(character: "O", confidence: 0.005)])
        let print = ZonePrint(document: ScannedDocument(zone), looks: PrintLooks([[seen]]), today: .lastOf2026)
        let place = try #require(print.doubtfulPlaces.first { $0.name == .surname })
        #expect(place.seen == "ERIKSSEN" && place.cost > 4)
        #expect(print.agrees(Self.line(text, confidence: confidence), at: place) == agrees)
    }
}

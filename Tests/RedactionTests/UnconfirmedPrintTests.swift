import Foundation
import ImageProcessing
import Imaging
import ReaderLab
import SpecimenCards
import Testing
import TextRecognition

@testable import IDScan
@testable import Redaction

/// Print that no zone confirms may be read in part, in the wrong place, or not at all: none of it stays where it is hidden.
@Suite struct UnconfirmedPrintTests {
    private static let passport = Result {
        try Photograph(
            of: [SpecimenCard(design: .passportColumns, side: .front, seed: 3)], conditions: .flatbed, seed: 40
        ).taken()
    }
    private static let bothSides = Result {
        try Photograph(
            of: [.front, .back].map { SpecimenCard(design: .germanIdentityCard2010, side: $0, seed: 6) },
            conditions: .flatbed, seed: 43
        ).taken()
    }
    private static let back = Result {
        try Photograph(
            of: [SpecimenCard(design: .germanIdentityCard2021, side: .back, seed: 7)], conditions: .flatbed, seed: 44
        ).taken()
    }

    private static let licence = Result {
        try Photograph(
            of: [SpecimenCard(design: .drivingLicence, side: .front, seed: 2)], conditions: .flatbed, seed: 45
        ).taken()
    }

    /// The hidden names that a picture shows still, by what is covered before it is read again.
    private static func shown(
        on taken: SpecimenPhotograph, hiding name: String, lines: [RecognizedTextObservation]? = nil,
        _ change: @escaping (inout [String: Any]) -> Void
    ) throws -> (names: [String], warnings: [String]) {
        let reader = try StandInReader { reading, look in
            if look == 0 {
                reading.documents = reading.documents.map { $0.changed(change) }
                reading.lines = lines ?? reading.lines
            } else {
                (reading.lines, reading.barcodes) = ([], [])
            }
        }
        var redactor = Redactor(reader: reader, painter: .black)
        let request = RedactionRequest(.hiding([RedactionName(rawValue: name)]))
        let redacted = try redactor.redact(taken.image, request)
        return (RedactionProof(of: taken.truth, request).shown(by: redacted.image), redacted.warnings)
    }

    @Test(arguments: [("issueDate", 0.5, 1.0), ("issueDate", 0, 0.4), ("birthPlace", 0, 0.5), ("sex", 0.3, 0.7)])
    func coversWhatWasReadInPart(name: String, from: Double, to: Double) throws {
        let (shown, warnings) = try Self.shown(on: Self.passport.get(), hiding: name) { document in
            document.changePrint(of: name) { try $0.keepPlace(from: from, to: to) }
        }
        #expect(shown == [])
        #expect(warnings.contains { $0.contains("print alone tells where \(name) stands") } == (name != "sex"))
    }

    @Test(arguments: ["address", "authority", "eyeColour"])
    func coversPlacesOfLayoutsThatWereNotRead(name: String) throws {
        let shown = try Self.shown(on: Self.back.get(), hiding: name) { $0.losePrint(of: name) }
        #expect(shown.names == [])
        #expect(shown.warnings.contains { $0.contains("print alone tells where \(name) stands") })
    }

    /// A stamp that stays is read over a field, and of the field one half.
    @Test func coversWhatWasReadInPartBelowAStamp() throws {
        let taken = try Self.back.get()
        let field = try #require(taken.truth.documents[0].texts?.first { $0.name == .authority })
        let letters = "SPECIMEN".enumerated().map { index, letter in
            RecognizedCharacter(
                character: letter, confidence: 0.99, alternatives: [], extent: Double(index) / 8...Double(index + 1) / 8
            )
        }
        let stamp = RecognizedTextObservation(
            line: RecognizedLine(characters: letters, logLikelihood: 0), candidates: [], corners: field.outline)
        let shown = try Self.shown(on: taken, hiding: "authority", lines: [stamp]) { document in
            document.changePrint(of: "authority") { try $0.keepPlace(from: 0.6, to: 1) }
        }
        #expect(shown.names == [])
    }

    /// The front is there and was not seen: fields that only fronts have may stand on it.
    @Test func refusesFieldsOfASideThatWasNotSeen() throws {
        #expect(throws: RedactionError.notLocated(["birthPlace"])) {
            try Self.shown(on: Self.bothSides.get(), hiding: "birthPlace") { document in
                document.losePrint(of: "birthPlace")
                document["otherSide"] = nil
            }
        }
    }

    private static let doubt = "(what was read may be another field)"

    @Test func coversFieldsOfALicenceThatWasReadAsAWhole() throws {
        let shown = try Self.shown(on: Self.licence.get(), hiding: "givenNames") { _ in }
        #expect(shown.names == [])
        #expect(shown.warnings.contains { $0.contains("print alone tells where givenNames stands") })
    }

    /// Licences show names, three dates and a number: where one of these was not read, a value may be that of its neighbour.
    @Test(arguments: ["surname", "birthDate", "issueDate", "expiryDate", "documentNumber"])
    func doubtsLicencesThatWereReadInPart(lost: String) throws {
        #expect(throws: RedactionError.notLocated(["givenNames \(Self.doubt)"])) {
            try Self.shown(on: Self.licence.get(), hiding: "givenNames") { $0.losePrint(of: lost) }
        }
    }

    @Test func doubtsFieldsThatWereHardlyRead() throws {
        #expect(throws: RedactionError.notLocated(["givenNames \(Self.doubt)"])) {
            try Self.shown(on: Self.licence.get(), hiding: "givenNames") { document in
                document.changePrint(of: "surname") { $0["confidence"] = 0.5 }
            }
        }
    }

    /// A barcode tells values, which have no confidence; their places are those of print.
    @Test func believesPrintBesideABarcode() throws {
        let shown = try Self.shown(on: Self.licence.get(), hiding: "givenNames") { document in
            for name in ["surname", "givenNames", "birthDate", "issueDate", "expiryDate", "documentNumber"] {
                document.changeField(name) { ($0["source"], $0["confidence"]) = ("barcode", nil) }
            }
        }
        #expect(shown.names == [])
    }

    /// A place of birth that was not read may have been taken for an authority.
    @Test func keepsNoAuthorityBesideAPlaceOfBirthThatWasNotRead() throws {
        let reader = try StandInReader { reading, _ in
            reading.documents = reading.documents.map { $0.changed { $0.losePrint(of: "birthPlace") } }
        }
        var redactor = Redactor(reader: reader, painter: .black)
        let image = try Self.licence.get().image
        #expect(throws: RedactionError.keptNotLocated(["authority \(Self.doubt)"])) {
            try redactor.redact(image, RedactionRequest(.keeping([RedactionName(.authority)])))
        }
    }

    /// The sides are those of two cards: one layout is wrong, and so are its places.
    @Test func trustsNoLayoutsOfTwoCards() throws {
        #expect(throws: RedactionError.notLocated(["address"])) {
            try Self.shown(on: Self.back.get(), hiding: "address") { document in
                document.losePrint(of: "address")
                document["otherSide"] = [
                    "template": "germany-identity-card-2010-front", "captureQuality": document["captureQuality"],
                    "quadrilateral": document["quadrilateral"],
                ]
            }
        }
    }

    /// The next line begins within the margin of what is kept.
    @Test func coversOtherFieldsCloseToAKeptOne() throws {
        let request = RedactionRequest(.keeping([RedactionName(.surname)]))
        let image = try Self.passport.get().image
        let reader = try DocumentReader(options: RedactionOptions.scan)
        var reading = try reader.read(image.rgb(), for: request, before: Deadline(after: .seconds(60)))
        let kept = try #require(reading.documents.first?.visualZone?.fields[.surname]?.quadrilateral)
        let reach = 1.02
        let close = Quadrilateral(
            topLeft: kept.topLeft.towards(kept.bottomLeft, reach),
            topRight: kept.topRight.towards(kept.bottomRight, reach),
            bottomRight: kept.topRight.towards(kept.bottomRight, 2 * reach),
            bottomLeft: kept.topLeft.towards(kept.bottomLeft, 2 * reach))
        reading.documents = reading.documents.map { document in
            document.changed { json in
                json.changePrint(of: "givenNames") { field in
                    field["quadrilateral"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(close))
                }
            }
        }
        let plan = try CoverPlan(for: reading, request)
        let mask = CoverMask(plan, width: image.width, height: image.height)
        #expect(mask.share(of: close.enlarged(by: 1, 0.95)) == 1 && mask.share(of: kept) < 0.2)
    }

    /// The code of the State says the same as that of the nationality.
    @Test func takesNoTextOfAnotherFieldForAHiddenOne() throws {
        #expect(throws: RedactionError.notLocated(["nationality"])) {
            try Self.shown(on: Self.passport.get(), hiding: "nationality") { $0.losePrint(of: "nationality") }
        }
    }

    /// `DR.` belongs to a name that the zone has without it.
    @Test func coversTitlesBesideNames() throws {
        let (shown, _) = try Self.shown(on: Self.passport.get(), hiding: "surname") { document in
            document.changePrint(of: "surname") { try $0.keepPlace(from: 0.4, to: 1) }
        }
        #expect(shown == [])
    }
}

extension ScannedDocument {
    /// The same, with its JSON changed.
    fileprivate func changed(_ change: (inout [String: Any]) -> Void) -> ScannedDocument {
        do {
            var json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(self)) as? [String: Any] ?? [:]
            change(&json)
            var changed = try JSONDecoder().decode(
                ScannedDocument.self, from: JSONSerialization.data(withJSONObject: json))
            changed.zoneCells = zoneCells
            return changed
        } catch {
            Issue.record(error)
            return self
        }
    }
}

/// The JSON of a document.
extension [String: Any] {
    fileprivate mutating func changePrint(of name: String, _ change: (inout [String: Any]) throws -> Void) {
        var zone = self["visualZone"] as? [String: Any] ?? [:]
        var fields = zone["fields"] as? [String: Any] ?? [:]
        guard var field = fields[name] as? [String: Any] else {
            Issue.record("\(name) was not read")
            return
        }
        do { try change(&field) } catch { Issue.record(error) }
        fields[name] = field
        zone["fields"] = fields
        self["visualZone"] = zone
    }

    /// Changes a field of the document.
    fileprivate mutating func changeField(_ name: String, _ change: (inout [String: Any]) -> Void) {
        var fields = self["fields"] as? [String: Any] ?? [:]
        guard var field = fields[name] as? [String: Any] else {
            Issue.record("\(name) was not read")
            return
        }
        change(&field)
        fields[name] = field
        self["fields"] = fields
    }

    fileprivate mutating func losePrint(of name: String) {
        var zone = self["visualZone"] as? [String: Any] ?? [:]
        var (printed, fields) = (zone["fields"] as? [String: Any] ?? [:], self["fields"] as? [String: Any] ?? [:])
        printed[name] = nil
        if (fields[name] as? [String: Any])?["source"] as? String != "mrz" { fields[name] = nil }
        zone["fields"] = printed
        (self["visualZone"], self["fields"]) = (zone, fields)
    }

    /// Keeps a part of a field's place, from left to right.
    fileprivate mutating func keepPlace(from: Double, to: Double) throws {
        let json = try JSONSerialization.data(withJSONObject: self["quadrilateral"] ?? [:])
        let whole = try JSONDecoder().decode(Quadrilateral.self, from: json)
        let part = Quadrilateral(
            topLeft: whole.topLeft.towards(whole.topRight, from), topRight: whole.topLeft.towards(whole.topRight, to),
            bottomRight: whole.bottomLeft.towards(whole.bottomRight, to),
            bottomLeft: whole.bottomLeft.towards(whole.bottomRight, from))
        self["quadrilateral"] = try JSONSerialization.jsonObject(with: JSONEncoder().encode(part))
    }
}

import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing
import TextRecognition

@testable import IDScan

/// Cards of `SpecimenCards`, flat and sharp: what pose, light and blur do is measured by `make bench-text`.
@Suite struct DocumentScannerPrintTests {
    /// For slow machines and debug builds, which are no reason to fail.
    private static let patient = ScanOptions(limits: ImageDecodingLimits(duration: .seconds(300)))
    private static let zoneOnly = ScanOptions(
        request: ScanRequest(referenceDate: CalendarDate(year: 2026, month: 11, day: 21)), limits: patient.limits)
    private static let options = ScanOptions(
        request: ScanRequest(referenceDate: CalendarDate(year: 2026, month: 11, day: 21)), limits: patient.limits,
        templates: DocumentTemplate.builtIn)

    private static func drawn(
        _ design: SpecimenDesign, _ side: SpecimenSide, seed: UInt64 = 12
    ) throws -> (image: Image, texts: [SpecimenText]) {
        let card = SpecimenCard(design: design, side: side, seed: seed)
        return (try card.drawn(pixelsPerMillimetre: 10), try card.printedTexts())
    }

    private static func template(_ name: String) throws -> DocumentTemplate {
        try #require(DocumentTemplate.builtIn.first { $0.name == name })
    }

    @Test(arguments: [
        (SpecimenDesign.germanIdentityCard2010, SpecimenSide.front, "germany-identity-card-2010-front", 0),
        (.germanIdentityCard2021, .back, "germany-identity-card-2021-back", 0),
        (.residencePermit, .front, "eu-residence-permit-front", 2),
    ])
    func readsMostFieldsOfACard(design: SpecimenDesign, side: SpecimenSide, name: String, turns: Int) throws {
        let (image, texts) = try Self.drawn(design, side)
        var scanner = try DocumentScanner(options: Self.zoneOnly)
        let preview = try scanner.preview(
            of: Self.template(name), in: image.rotated(quarterTurns: turns), isFlat: true)
        let fields = try #require(preview).fields
        let right = texts.count { text in
            let read = fields[VisualFieldName(rawValue: text.name.rawValue)]?.text ?? ""
            return FoldedText(read).characters == FoldedText(text.text).characters
        }
        #expect(3 * right >= 2 * texts.count, "\(fields.mapValues(\.text))")
    }

    /// The numbers of its elements stand apart from the values, as on real ones.
    @Test func readsALicenceByTheNumbersOfItsElements() throws {
        let (image, texts) = try Self.drawn(.drivingLicence, .front, seed: 2)
        var scanner = try DocumentScanner(options: Self.options)
        let document = try #require(try scanner.scan(image).documents.first)
        #expect(document.type == .drivingLicence && document.template == nil)
        let names: [VisualFieldName] = [.surname, .givenNames, .documentNumber, .birthDate, .expiryDate]
        for name in names {
            let text = try #require(texts.first { $0.name.rawValue == name.rawValue }?.text)
            let read = try #require(document.visualZone?.fields[name]?.text, "\(name)")
            #expect(FoldedText(read).characters == FoldedText(text).characters)
        }
    }

    /// A layout whose anchor is like a heading of another document reads dates and States that are none.
    @Test(
        arguments: [
            ([(.birthDate, "MIT-UCO", nil), (.sex, "23/04/1985", nil), (.nationality, "CASTELFIORITO", nil)], false),
            ([(.birthDate, "27 03 2003", "2003-03-27"), (.sex, "M", "M"), (.nationality, "BRA", "BRA")], true),
            ([(.birthDate, "27 03 2003", "2003-03-27"), (.sex, "H", nil)], true), ([(.surname, "ERIKSSON", nil)], true),
        ] as [([(VisualFieldName, String, String?)], Bool)])
    func leavesLayoutsThatMakeNoSense(texts: [(VisualFieldName, String, String?)], makesSense: Bool) throws {
        let fields = texts.map { ($0, PrintedField(value: $2, text: $1, confidence: 0.9, quadrilateral: nil)) }
        let layout = DocumentScanner.Layout(
            template: try Self.template("eu-residence-permit-front"),
            fields: Dictionary(uniqueKeysWithValues: fields), portrait: nil,
            anchors: TemplateReader.Anchors(count: 1, distance: 0, share: 0.8))
        #expect(layout.makesSense == makesSense)
    }

    /// A licence in a photograph is small, and lies any way up.
    @Test(arguments: [8.0, 90, 188, 270])
    func readsALicenceOnADesk(rotation: Double) throws {
        let card = SpecimenCard(design: .drivingLicence, side: .front, seed: 2)
        let taken = try Photograph(of: [card], conditions: .desk.with { $0.rotation = rotation }, seed: 3).taken()
        let texts = try #require(taken.truth.documents.first?.texts)
        var scanner = try DocumentScanner(options: Self.options)
        let document = try #require(try scanner.scan(taken.image).documents.first)
        #expect(document.type == .drivingLicence)
        let wrong = [VisualFieldName.surname, .documentNumber, .birthDate, .expiryDate].filter { name in
            let text = texts.first { $0.name.rawValue == name.rawValue }?.text ?? ""
            return FoldedText(document.visualZone?.fields[name]?.text ?? "").characters != FoldedText(text).characters
        }
        #expect(wrong.count < 2, "\(wrong)")
    }

    @Test func comparesAPassportWithItsZone() throws {
        let (image, _) = try Self.drawn(.passportNumbered, .front)
        var scanner = try DocumentScanner(options: Self.options)
        let document = try #require(try scanner.scan(image).documents.first)
        #expect(document.template == "icao-passport" && document.status == .verified)
        let agreeing = document.crossChecks.filter { $0.outcome == .agrees }.map(\.field)
        #expect(Set(agreeing).isSuperset(of: [.birthDate, .documentNumber, .expiryDate]))
        #expect(document.crossChecks.allSatisfy { $0.outcome != .differs })
        #expect(document.portrait != nil && document[.birthDate]?.source == .mrz)
    }

    /// A card may be issued on its holder's birthday: what stands where the date of issue is printed says nothing of birth.
    @Test func takesNoFieldForAnother() throws {
        var card = SpecimenCard(design: .germanIdentityCard2021, side: .back, seed: 12)
        let scan = { (card: SpecimenCard) in
            var scanner = try DocumentScanner(options: Self.options)
            return try #require(try scanner.scan(card.drawn(pixelsPerMillimetre: 10)).documents.first)
        }
        let birth = try #require(try scan(card)[.birthDate]?.value)
        let birthday = birth.split(separator: "-").dropFirst().reversed().joined(separator: ".")
        card.texts[.issueDate] = birthday + ".2022"
        let document = try scan(card)
        #expect(document.visualZone?.fields[.issueDate]?.text == birthday + ".2022")
        #expect(document.visualZone?.fields[.birthDate] == nil)
        #expect(document.crossChecks.filter { $0.outcome == .differs }.isEmpty)
    }

    @Test func readsACardWithoutAZone() throws {
        let card = SpecimenCard(design: .germanIdentityCard2021, side: .front, seed: 12)
        let image = try Photograph(of: [card], conditions: .desk, seed: 12).taken().image
        var scanner = try DocumentScanner(options: Self.options)
        let document = try #require(try scanner.scan(image).documents.first)
        #expect(document.template == "germany-identity-card-2021-front")
        #expect(document.status == .unverified && document.mrz == nil && document.crossChecks.isEmpty)
        #expect(document[.birthDate]?.source == .visualZone, "\(document.visualZone?.fields.mapValues(\.text) ?? [:])")
        // Without layouts, its captions tell the same; unless these are not wanted, either.
        var zoneOnly = try DocumentScanner(options: Self.zoneOnly)
        let captioned = try #require(try zoneOnly.scan(image).documents.first)
        #expect(captioned.template == nil && captioned.status == .unverified && captioned.type == .identityCard)
        #expect(captioned[.birthDate]?.value == document[.birthDate]?.value)
        #expect(try zoneOnly.scan(image, request: ScanRequest(readsCaptions: false)).documents.isEmpty)
    }

    @Test func joinsTheSidesOfACard() throws {
        let cards = [SpecimenSide.front, .back].map { SpecimenCard(design: .residencePermit, side: $0, seed: 12) }
        let conditions = PhotographConditions.desk.with { ($0.width, $0.height) = (1800, 2000) }
        let image = try Photograph(of: cards, conditions: conditions, seed: 12).taken().image
        var scanner = try DocumentScanner(options: Self.options)
        let documents = try scanner.scan(image).documents
        let document = try #require(documents.first)
        #expect(documents.count == 1 && document.mrz != nil)
        #expect(document.template == "eu-residence-permit-back")
        #expect(document.otherSide?.template == "eu-residence-permit-front")
        let agreeing = document.crossChecks.filter { $0.outcome == .agrees }.map(\.field)
        #expect(Set(agreeing).isSuperset(of: [.birthDate, .expiryDate]))
        #expect(document.portrait != nil)
    }

    @Test func stopsWhenTheTimeIsOver() throws {
        let (image, _) = try Self.drawn(.drivingLicence, .front)
        var reader = try PrintReader()
        let late = ScanContext(ScanRequest(referenceDate: .lastOf2026), before: Deadline(after: .zero))
        #expect(throws: TextRecognitionError.self) {
            _ = try reader.view(of: SourceImage(image), isUpright: true, isSought: false, within: late)
        }
        #expect(try reader.view(of: SourceImage(image), isUpright: true, isSought: false, within: .unlimited) != nil)
    }

    @Test func readsNothingOfABlankPicture() throws {
        var scanner = try DocumentScanner(options: Self.options)
        let blank = Image(width: 900, height: 600, pixelFormat: .grey, pixels: [UInt8](repeating: 210, count: 540_000))
        #expect(try scanner.scan(blank).documents.isEmpty)
        let preview = try #require(
            try scanner.preview(of: Self.template("eu-residence-permit-front"), in: blank, isFlat: true))
        #expect(preview.fields.isEmpty && !preview.hasAnchors)
    }
}

import IDScan
import ImageProcessing
import Imaging
import ReaderLab
import SpecimenCards
import Testing
import TextRecognition

@testable import Redaction

@Suite struct RedactorTests {
    /// Documents of designs and formats, in poses.
    private static let subjects: [(cards: [SpecimenCard], conditions: PhotographConditions)] = [
        ([SpecimenCard(design: .passportColumns, side: .front, seed: 3)], .flatbed),
        ([SpecimenCard(design: .passportTrilingual, side: .front, seed: 4)], .desk),
        (
            [SpecimenCard(design: .passportNumbered, side: .front, seed: 5)],
            PhotographConditions.desk.with { $0.rotation = 180 }
        ),
        ([.front, .back].map { SpecimenCard(design: .germanIdentityCard2010, side: $0, seed: 6) }, .flatbed),
        ([SpecimenCard(design: .germanIdentityCard2021, side: .back, seed: 7)], .handHeld),
        (
            [SpecimenCard(design: .residencePermit, side: .back, seed: 8)],
            PhotographConditions.desk.with { $0.rotation = 90 }
        ),
        ([SpecimenCard(format: .td1, seed: 9)], .desk),
        ([SpecimenCard(format: .td2, seed: 10)], .desk),
        ([SpecimenCard(format: .td3, seed: 11)], .handHeld),
        ([SpecimenCard(format: .mrva, seed: 12)], .desk),
        ([SpecimenCard(format: .mrvb, seed: 13)], .flatbed),
    ]

    private static let kept: Set = [RedactionName(.surname), RedactionName(.givenNames), RedactionName(.birthDate)]

    private static func photograph(_ index: Int) throws -> SpecimenPhotograph {
        let (cards, conditions) = subjects[index]
        return try Photograph(of: cards, conditions: conditions, seed: 40 + UInt64(index)).taken()
    }

    /// The photograph of most tests, taken once.
    private static let second = Result { try photograph(1) }

    @Test(arguments: subjects.indices)
    func leavesNothingButWhatIsKept(_ index: Int) throws {
        let taken = try Self.photograph(index)
        let request = RedactionRequest(.keeping(Self.kept), hidesEverythingElse: index.isMultiple(of: 3))
        let proof = RedactionProof(of: taken.truth, request)
        #expect(!proof.secrets.isEmpty)
        var redactor = try Redactor(options: RedactionOptions.scan)
        let redacted = try redactor.redact(taken.file(), request)
        #expect(proof.shown(by: redacted.image) == [])
        #expect(proof.damaged(in: redacted.image) == [])
        #expect(redacted.kept.count >= 3)
        var recognizer = try TextRecognizer()
        for turns in [0, 2] {
            let text = try recognizer.recognizeText(
                in: redacted.image.rotated(quarterTurns: turns), before: Deadline(after: .seconds(120)))
            #expect(proof.told(by: text.text) == [])
        }
        for file in [try redacted.image.pngData(), try redacted.image.jpegData(quality: 92)] {
            #expect(proof.told(by: String(decoding: file, as: UTF8.self)) == [])
        }
    }

    @Test func hidesOnlyWhatIsNamed() throws {
        let taken = try Self.second.get()
        let request = RedactionRequest(.hiding([RedactionName(.documentNumber), .portrait, .mrz]))
        let proof = RedactionProof(of: taken.truth, request)
        var redactor = try Redactor(options: RedactionOptions.scan)
        let redacted = try redactor.redact(taken.image, request)
        #expect(proof.shown(by: redacted.image) == [])
        let covered = redacted.image.pixels.indices.count { redacted.image.pixels[$0] == 0 }
        #expect(Double(covered) < 0.5 * Double(redacted.image.pixels.count))
        let names = Set(redacted.hidden.map(\.name))
        #expect(names.isSuperset(of: ["documentNumber", "portrait", "mrz"]))
    }

    @Test func refusesWhenAFieldIsNotFound() throws {
        let taken = try Self.second.get()
        var redactor = Redactor(
            reader: try StandInReader { reading, _ in
                reading.loseAllPrint()
                reading.lines = []
            }, painter: .black)
        let request = RedactionRequest(.hiding([RedactionName(.documentNumber)]))
        #expect(throws: RedactionError.notLocated(["documentNumber"])) { try redactor.redact(taken.image, request) }
    }

    @Test func refusesWhenTheEdgesAreNotFound() throws {
        let taken = try Self.second.get()
        var redactor = Redactor(
            reader: try StandInReader { reading, _ in
                reading.documents = reading.documents.map(\.withoutOutline)
            }, painter: .black)
        let request = RedactionRequest(.keeping(Self.kept))
        #expect(throws: RedactionError.notLocated(["the edges of a document"])) {
            try redactor.redact(taken.image, request)
        }
    }

    @Test func noticesAPainterThatPaintsNothing() throws {
        let taken = try Self.second.get()
        var redactor = Redactor(
            reader: try DocumentReader(options: RedactionOptions.scan), painter: Painter { picture, _ in picture })
        #expect(throws: RedactionError.notCovered) {
            try redactor.redact(taken.image, RedactionRequest(.keeping(Self.kept)))
        }
    }

    @Test func refusesWhatIsStillRead() throws {
        let taken = try Self.second.get()
        var number: [RecognizedTextObservation] = []
        // The first look misses a second print of the number, and the second sees it.
        var redactor = Redactor(
            reader: try StandInReader { reading, look in
                let text = reading.documents.first?.fields[.documentNumber]?.text ?? ""
                if look == 0 { number = [Self.line(saying: text)] } else { reading.lines += number }
            }, painter: .black)
        #expect(throws: RedactionError.stillRead(["documentNumber"])) {
            try redactor.redact(taken.image, RedactionRequest(.keeping(Self.kept)))
        }
    }

    /// Text that the second look alone reads is covered, and looked at once more.
    @Test func coversWhatIsReadOnlyWhenTheRestIsCovered() throws {
        let taken = try Self.second.get()
        var number: [RecognizedTextObservation] = []
        var redactor = Redactor(
            reader: try StandInReader { reading, look in
                let text = reading.documents.first?.fields[.documentNumber]?.text ?? ""
                if look == 0 { number = [Self.line(saying: text)] }
                if look == 1 { reading.lines += number }
            }, painter: .black)
        let redacted = try redactor.redact(taken.image, RedactionRequest(.keeping(Self.kept)))
        let place = try #require(number.first).corners.centre
        #expect(redacted.hidden.contains { $0.name == "documentNumber" && $0.quadrilateral.contains(place) })
    }

    /// A front without a zone whose layout is not known: captions tell what its fields are, and the picture may end where
    /// the card does.
    @Test(arguments: [PhotographConditions.flatbed, .desk], ["surname", "givenNames", "birthDate"])
    func hidesWhatCaptionsTell(_ conditions: PhotographConditions, _ name: String) throws {
        let card = SpecimenCard(design: .germanIdentityCard2010, side: .front, seed: 6)
        let taken = try Photograph(of: [card], conditions: conditions, seed: 46).taken()
        var options = RedactionOptions.scan
        options.templates = []
        var redactor = Redactor(reader: try DocumentReader(options: options), painter: .black)
        let request = RedactionRequest(.hiding([RedactionName(rawValue: name)]))
        let redacted = try redactor.redact(taken.image, request)
        let proof = RedactionProof(of: taken.truth, request)
        #expect(!proof.secrets.isEmpty)
        #expect(proof.shown(by: redacted.image) == [])
        #expect(redacted.hidden.contains { $0.name == name })
        #expect(redacted.warnings.contains { $0.contains("print alone tells where \(name) stands") })
        // The number has no caption on this card, whatever else is hidden.
        guard name == "surname" else { return }
        for missing in [RedactionName.portrait, RedactionName(.documentNumber)] {
            #expect(throws: RedactionError.notLocated([missing.rawValue])) {
                try redactor.redact(taken.image, RedactionRequest(.hiding([missing])))
            }
        }
    }

    @Test func warnsOfAllFieldsThatCaptionsTell() throws {
        let card = SpecimenCard(design: .germanIdentityCard2010, side: .front, seed: 6)
        let taken = try Photograph(of: [card], conditions: .flatbed, seed: 46).taken()
        var options = RedactionOptions.scan
        options.templates = []
        var redactor = Redactor(reader: try DocumentReader(options: options), painter: .black)
        let request = RedactionRequest(.hiding([RedactionName(.surname), RedactionName(.birthDate)]))
        let redacted = try redactor.redact(taken.image, request)
        #expect(RedactionProof(of: taken.truth, request).shown(by: redacted.image) == [])
        let warning = try #require(redacted.warnings.first { $0.contains("print alone tells where") })
        #expect(warning.contains("surname") && warning.contains("birthDate") && warning.contains(" stand: "))
    }

    private static func line(saying text: String) -> RecognizedTextObservation {
        let width = 1 / Double(max(1, text.count))
        let characters = text.enumerated().map { index, character in
            RecognizedCharacter(
                character: character, confidence: 0.99, alternatives: [],
                extent: Double(index) * width...Double(index + 1) * width)
        }
        return RecognizedTextObservation(
            line: RecognizedLine(characters: characters, logLikelihood: 0), candidates: [],
            corners: Quadrilateral(x: 5, y: 5, width: 90, height: 10))
    }

    /// The second look sees the covered picture without the text that is written across it, and knows what is covered.
    @Test func looksCloselyAtWhatIsCovered() throws {
        let taken = try Self.second.get()
        let reader = try StandInReader { _, _ in }
        var redactor = Redactor(reader: reader, painter: .black)
        let request = RedactionRequest(.keeping(Self.kept), watermark: "Flat viewing")
        let redacted = try redactor.redact(taken.image, request)
        #expect(reader.masks.count == 1 && Painter.isCovered(reader.pictures[1], by: reader.masks[0]))
        #expect(reader.pictures.count == 2 && reader.pictures[1] != redacted.image)
        #expect(try reader.pictures[1].marked(with: "Flat viewing") == redacted.image)
    }

    /// On this card the picture of the face reaches down to the signature.
    @Test func keepsThePortraitWithoutTheSignature() throws {
        let card = SpecimenCard(design: .residencePermit, side: .front, seed: 8)
        let taken = try Photograph(of: [card], conditions: .flatbed, seed: 5).taken()
        var redactor = try Redactor(options: RedactionOptions.scan)
        let redacted = try redactor.redact(taken.image, RedactionRequest(.keeping([.portrait])))
        let portrait = try #require(redacted.kept.first { $0.name == "portrait" }?.quadrilateral)
        let template = try #require(DocumentTemplate.builtIn.first { $0.name == "eu-residence-permit-front" })
        let (size, signature) = (template.size, try #require(template.signature))
        let outline = try #require(taken.truth.documents.first).corners
        let toPicture = try #require(
            ProjectiveTransform(
                mapping: Quadrilateral(x: 0, y: 0, width: size.width, height: size.height), to: outline))
        func shade(_ place: Point) -> UInt8 {
            redacted.image.pixels[3 * (Int(place.y) * redacted.image.width + Int(place.x))]
        }
        for step in 0..<400 {
            let (x, y) = (Double(step % 20) / 20 + 0.025, Double(step / 20) / 20 + 0.025)
            let place = Point(x: signature.x + x * signature.width, y: signature.y + y * signature.height)
            #expect(shade(toPicture.applied(to: place)) == 0)
        }
        #expect(shade(portrait.centre) > 0)
    }

    @Test func findsNoDocumentOnATable() throws {
        var redactor = try Redactor(options: RedactionOptions.scan)
        let table = try Photograph(of: [], conditions: .desk, seed: 3).taken()
        #expect(throws: RedactionError.noDocument) {
            try redactor.redact(table.image, RedactionRequest(.keeping(Self.kept), hidesEverythingElse: true))
        }
    }

    @Test func refusesToKeepWhatTellsTheRest() throws {
        var card = SpecimenCard(design: .passportColumns, side: .front, seed: 3)
        try card.set([("surname", "ALMENDRAL"), ("givenNames", "ALMENDRAL")])
        let taken = try Photograph(of: [card], conditions: .flatbed, seed: 2).taken()
        var redactor = try Redactor(options: RedactionOptions.scan)
        #expect(throws: RedactionError.keptTellsHidden(kept: "givenNames", hidden: "surname")) {
            try redactor.redact(taken.image, RedactionRequest(.keeping([RedactionName(.givenNames)])))
        }
    }

    @Test func writesAcrossWhatRemains() throws {
        let taken = try Self.photograph(0)
        var redactor = try Redactor(options: RedactionOptions.scan)
        let plain = try redactor.redact(taken.image, RedactionRequest(.keeping(Self.kept)))
        let marked = try redactor.redact(
            taken.image, RedactionRequest(.keeping(Self.kept), watermark: "Flat viewing, 24 Nov 2026"))
        // Nothing of what is covered is below the text: it is written on the covered picture.
        #expect(try marked.image == plain.image.marked(with: "Flat viewing, 24 Nov 2026"))
        #expect(marked.image != plain.image)
        #expect(marked.warnings.allSatisfy { $0.hasSuffix("can hardly be read any longer") })
        // What is kept can be read below it, as without it.
        var recognizer = try TextRecognizer()
        for name in ["surname", "birthDate"] {
            let places = marked.kept.filter { $0.name == name }.map(\.quadrilateral)
            let texts = try [plain.image, marked.image].map { image in
                Set(try recognizer.recognizeText(in: image, regionsOfInterest: places).map(\.text))
            }
            let common = texts[0].intersection(texts[1]).filter { $0.count > 3 }
            #expect(!common.isEmpty, "\(name)")
        }
        let proof = RedactionProof(of: taken.truth, RedactionRequest(.keeping(Self.kept)))
        #expect(proof.shown(by: plain.image) == [])
    }
}

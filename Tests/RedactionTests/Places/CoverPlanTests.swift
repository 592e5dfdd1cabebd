import Barcodes
import Imaging
import MRZ
import Testing
import TextRecognition

@testable import IDScan
@testable import Redaction

@Suite struct CoverPlanTests {
    /// A passport, ten pixels a millimetre.
    private static let page = Quadrilateral(x: 100, y: 100, width: 1250, height: 880)

    /// The reading of the passport of Doc 9303-4, appendix A.
    ///
    /// - Parameters:
    ///   - outline: The outline that its edges seem to have.
    ///   - number: The holder's number in the zone, of 14 characters.
    private static func reading(
        issuer: String = "UTO", outline: Quadrilateral = page, number: String = "ZE184226B<<<<<"
    ) throws -> PictureReading {
        let lines = [
            "P<\(issuer)ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159\(number)10",
        ]
        let today = try #require(CalendarDate("2026-01-01"))
        let zone = try MachineReadableZone(parsing: lines, referenceDate: today)
        var document = ScannedDocument(standingFor: zone, quadrilateral: outline, referenceDate: today)
        document.zoneCells = (0..<2).map { line in
            (0..<44).map {
                Quadrilateral(x: 160 + 25.4 * Double($0), y: 800 + 70 * Double(line), width: 25.4, height: 40)
            }
        }
        return PictureReading(documents: [document], lines: [], barcodes: [])
    }

    private static func line(_ text: String, confidence: Double, y: Double) -> RecognizedTextObservation {
        let width = 1 / Double(text.count)
        let characters = text.enumerated().map { index, character in
            RecognizedCharacter(
                character: character, confidence: confidence, alternatives: [],
                extent: Double(index) * width...Double(index + 1) * width)
        }
        return RecognizedTextObservation(
            line: RecognizedLine(characters: characters, logLikelihood: 0), candidates: [],
            corners: Quadrilateral(x: 150, y: y, width: 400, height: 30))
    }

    private static let names = Set(["surname", "givenNames"].map { RedactionName(rawValue: $0) })

    /// A number that has the date of birth in it, of the issuer's State or of another, is covered with the date.
    @Test(arguments: [
        ("1208974505006<", ["birthDate"], true), ("1208974505006<", ["sex"], true),
        ("7408120001<<<<", ["birthDate"], true),
        ("8108974505006<", ["birthDate"], false), ("ZE184226B<<<<<", ["birthDate"], false),
    ])
    func coversNumbersThatTell(number: String, hidden: [String], isCovered: Bool) throws {
        var reading = try Self.reading(issuer: "SRB", number: number)
        // What is printed elsewhere, and says what is hidden.
        reading.lines = [Self.line("12.08.1974", confidence: 0.9, y: 300), Self.line("F", confidence: 0.9, y: 400)]
        let request = RedactionRequest(.hiding(Set(hidden.map { RedactionName(rawValue: $0) })))
        let plan = try CoverPlan(for: reading, request)
        let mask = CoverMask(plan, width: 1500, height: 1100)
        // The number begins in column 29 of the second line.
        #expect(mask.isCovered[890 * 1500 + 160 + Int(25.4 * 29.5)] == isCovered)
        #expect(plan.warnings.contains { $0.contains("is covered, too: it tells \(hidden[0])") } == isCovered)
        // The check digit over all of it narrows down what is hidden.
        #expect(mask.isCovered[890 * 1500 + 160 + Int(25.4 * 43.5)] == (isCovered || hidden == ["birthDate"]))
    }

    /// A hidden number that has the date of birth gives nothing away where that is kept, and tells it where it is hidden.
    @Test func keepsADateThatAHiddenNumberTells() throws {
        var reading = try Self.reading(number: "7408120001<<<<")
        reading.lines = [Self.line("740812", confidence: 0.95, y: 300)]
        let plan = try CoverPlan(for: reading, RedactionRequest(.keeping([RedactionName(.birthDate)])))
        let mask = CoverMask(plan, width: 1500, height: 1100)
        #expect(!mask.isCovered[890 * 1500 + 160 + Int(25.4 * 14.5)])
        #expect(mask.isCovered[890 * 1500 + 160 + Int(25.4 * 29.5)])
        #expect(throws: RedactionError.keptTellsHidden(kept: "personalNumber", hidden: "birthDate")) {
            try CoverPlan(for: reading, RedactionRequest(.keeping([RedactionName(.personalNumber)])))
        }
    }

    /// Lines in texture, at an angle, do not cover what is kept; nor does the margin of a cover a neighbour.
    @Test(arguments: [0.5, 0.7])
    func keepsOffLettersThatStay(confidence: Double) throws {
        var reading = try Self.reading()
        let texture = Self.line("XQ VWZ", confidence: confidence, y: 0)
        reading.lines = [
            RecognizedTextObservation(
                line: texture.line, candidates: [],
                corners: Quadrilateral(
                    topLeft: Point(x: 150, y: 680), topRight: Point(x: 500, y: 840),
                    bottomRight: Point(x: 480, y: 880), bottomLeft: Point(x: 130, y: 720)))
        ]
        let plan = try CoverPlan(for: reading, RedactionRequest(.keeping(Self.names)))
        let mask = CoverMask(plan, width: 1500, height: 1100)
        let surname = Quadrilateral(x: 160 + 25.4 * 5, y: 800, width: 25.4 * 8, height: 40)
        #expect(mask.share(of: surname) < 0.02)
        #expect(plan.clipped(by: mask).isEmpty)
    }

    @Test func saysWhichNeighboursAreClipped() throws {
        var reading = try Self.reading()
        reading.lines = [
            Self.line("L898902C3", confidence: 0.95, y: 300), Self.line("ERIKSSON ANNA", confidence: 0.95, y: 326),
        ]
        let plan = try CoverPlan(for: reading, RedactionRequest(.hiding([RedactionName(.documentNumber)])))
        let mask = CoverMask(plan, width: 1500, height: 1100)
        // The margin ends at the neighbour's letters, and the number's own box does not.
        #expect(mask.share(of: Quadrilateral(x: 150, y: 333, width: 400, height: 21)) == 0)
        #expect(mask.share(of: Quadrilateral(x: 150, y: 300, width: 400, height: 30)) == 1)
        reading.lines[1] = Self.line("ERIKSSON ANNA", confidence: 0.95, y: 317)
        let closer = try CoverPlan(for: reading, RedactionRequest(.hiding([RedactionName(.documentNumber)])))
        let warnings = closer.clipped(by: CoverMask(closer, width: 1500, height: 1100))
        #expect(warnings == ["one text beside what is hidden: some letters are covered, too"])
    }

    /// The other side of a card has no zone; another document may have one that was not read.
    @Test(arguments: [true, false])
    func findsTheZoneOfACardWithItsOtherSide(isCard: Bool) throws {
        var reading = try Self.reading()
        let today = try #require(CalendarDate("2026-01-01"))
        if isCard {
            let lines = [
                "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
            ]
            let zone = try MachineReadableZone(parsing: lines, referenceDate: today)
            var card = ScannedDocument(
                standingFor: zone, quadrilateral: Quadrilateral(x: 100, y: 100, width: 856, height: 540),
                referenceDate: today)
            card.zoneCells = (0..<3).map { line in
                (0..<30).map {
                    Quadrilateral(x: 130 + 25.4 * Double($0), y: 450 + 45 * Double(line), width: 25.4, height: 30)
                }
            }
            reading.documents = [card]
        }
        let place = Quadrilateral(x: 100, y: 1200, width: 856, height: 540)
        let bare = DocumentParts(capture: DocumentCapture(quadrilateral: place))
        reading.documents.append(ScannedDocument(bare, referenceDate: today))
        let request = RedactionRequest(.hiding([.mrz]))
        if isCard {
            let plan = try CoverPlan(for: reading, request)
            #expect(plan.warnings == ["one side has no mrz that was found, and the other side has"])
            reading.lines = [Self.line("I<UTOD231458907<<<<<<<<<<<<<<<", confidence: 0.9, y: 1600)]
        }
        #expect(throws: RedactionError.notLocated(["mrz"])) { try CoverPlan(for: reading, request) }
    }

    @Test func coversAnotherDocumentOrRefuses() throws {
        var reading = try Self.reading()
        reading.unreadDocuments = [Quadrilateral(x: 1500, y: 100, width: 856, height: 540)]
        #expect(throws: RedactionError.notLocated(["what another document says"])) {
            try CoverPlan(for: reading, RedactionRequest(.hiding([.mrz])))
        }
        let plan = try CoverPlan(for: reading, RedactionRequest(.keeping(Self.names)))
        let other = try #require(plan.hidden.first { $0.name == "another document" })
        #expect(other.quadrilateral.contains(Point(x: 1501, y: 101)))
    }

    @Test(arguments: [RedactionRequest(.hiding([.mrz])), RedactionRequest(.keeping(names))])
    func refusesSomeOfManyDocuments(_ request: RedactionRequest) throws {
        var reading = try Self.reading()
        reading.isCutShort = true
        #expect(throws: RedactionError.notLocated(["some of many documents"])) {
            try CoverPlan(for: reading, request)
        }
    }

    @Test(arguments: ["I<UTOD231458907<<<<<<<<<<<<<<<", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"])
    func coversLinesOfZonesThatWereNotRead(text: String) throws {
        var reading = try Self.reading()
        reading.lines = [Self.line(text, confidence: 0.9, y: 1100)]
        let plan = try CoverPlan(for: reading, RedactionRequest(.hiding([.mrz])))
        #expect(plan.hidden.contains { $0.quadrilateral.contains(Point(x: 300, y: 1115)) })
    }

    /// Less than 0.4 is texture.
    @Test(arguments: [(0.9, true), (0.5, true), (0.2, false)])
    func coversTextBesideADocument(confidence: Double, isCovered: Bool) throws {
        var reading = try Self.reading()
        reading.lines = [Self.line("HIDDEN NUMBER", confidence: confidence, y: 1100)]
        let plan = try CoverPlan(for: reading, RedactionRequest(.keeping(Self.names)))
        #expect(plan.hidden.contains { $0.quadrilateral.contains(Point(x: 300, y: 1115)) } == isCovered)
    }

    @Test func keepsOnlyBarcodes() throws {
        var reading = try Self.reading()
        let request = RedactionRequest(.keeping([.barcodes]))
        #expect(throws: RedactionError.keptNotLocated(["barcodes"])) { try CoverPlan(for: reading, request) }
        let bars = Quadrilateral(x: 200, y: 300, width: 400, height: 2)
        for text in ["", "L898902C3"] {
            // One that cannot be read may say anything.
            reading.barcodes = [Barcode(symbology: .code128, corners: bars, text: text)]
            #expect(throws: RedactionError.keptNotLocated(["barcodes"])) { try CoverPlan(for: reading, request) }
        }
        reading.barcodes = [Barcode(symbology: .code128, corners: bars, text: "OTHER")]
        let plan = try CoverPlan(for: reading, request)
        #expect(plan.kept.map(\.name) == ["barcodes"])
        // What is printed below the bars is not left open.
        #expect(plan.kept.allSatisfy { $0.quadrilateral.meanHeight < 50 })
    }

    @Test func coversABarcodeBesideOneThatIsKept() throws {
        var reading = try Self.reading()
        let place = Quadrilateral(x: 200, y: 300, width: 100, height: 100)
        reading.barcodes = [
            Barcode(symbology: .code128, corners: place, text: "OTHER"),
            Barcode(
                symbology: .code128, corners: Quadrilateral(x: 303, y: 300, width: 100, height: 100), text: "L898902C3"),
        ]
        let plan = try CoverPlan(for: reading, RedactionRequest(.keeping([.barcodes])))
        let mask = CoverMask(plan, width: 1500, height: 1100)
        #expect(!mask.isCovered[350 * 1500 + 250] && mask.isCovered[350 * 1500 + 304])
    }

    /// The reader knows Latin letters only.
    @Test(arguments: [("UTO", false), ("D<<", false), ("RUS", true), ("GRC", true)])
    func refusesNamesInOtherLetters(issuer: String, isRefused: Bool) throws {
        var reading = try Self.reading(issuer: issuer)
        reading.lines = [
            Self.line("ERIKSSON", confidence: 0.95, y: 300), Self.line("ANNA MARIA", confidence: 0.95, y: 400),
        ]
        let request = RedactionRequest(.hiding([RedactionName(.surname)]))
        if isRefused {
            #expect(throws: RedactionError.notLocated(["what is written in other letters than Latin ones"])) {
                try CoverPlan(for: reading, request)
            }
        } else {
            let plan = try CoverPlan(for: reading, request)
            #expect(plan.hidden.contains { $0.quadrilateral.contains(Point(x: 300, y: 315)) })
            #expect(!plan.hidden.contains { $0.quadrilateral.contains(Point(x: 300, y: 415)) })
        }
    }

    /// Edges beside the zone say nothing of where a portrait is.
    @Test func refusesPlacesThatDependOnWrongEdges() throws {
        let reading = try Self.reading(outline: Quadrilateral(x: 100, y: 100, width: 1250, height: 600))
        #expect(throws: RedactionError.notLocated(["portrait", "the edges of a document"])) {
            try CoverPlan(for: reading, RedactionRequest(.hiding([.portrait])))
        }
    }
}

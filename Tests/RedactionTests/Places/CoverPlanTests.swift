import Imaging
import MRZ
import Testing
import TextRecognition

@testable import IDScan
@testable import Redaction

@Suite struct CoverPlanTests {
    /// A passport, ten pixels a millimetre.
    private static let page = Quadrilateral(x: 100, y: 100, width: 1250, height: 880)

    /// What is read of the passport of Doc 9303-4, appendix A.
    ///
    /// - Parameter outline: Where its edges seem to be.
    private static func reading(issuer: String = "UTO", outline: Quadrilateral = page) throws -> PictureReading {
        let lines = [
            "P<\(issuer)ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
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
            reading.barcodes = [Barcode(corners: bars, text: text)]
            #expect(throws: RedactionError.keptNotLocated(["barcodes"])) { try CoverPlan(for: reading, request) }
        }
        reading.barcodes = [Barcode(corners: bars, text: "OTHER")]
        let plan = try CoverPlan(for: reading, request)
        #expect(plan.kept.map(\.name) == ["barcodes"])
        // What is printed below the bars is not left open.
        #expect(plan.kept.allSatisfy { $0.quadrilateral.meanHeight < 50 })
    }

    @Test func coversABarcodeBesideOneThatIsKept() throws {
        var reading = try Self.reading()
        let place = Quadrilateral(x: 200, y: 300, width: 100, height: 100)
        reading.barcodes = [
            Barcode(corners: place, text: "OTHER"),
            Barcode(corners: Quadrilateral(x: 303, y: 300, width: 100, height: 100), text: "L898902C3"),
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

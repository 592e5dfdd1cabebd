import DocumentDetection
import Foundation
import Imaging
import MRZ
import Testing
import TextDetection
import TextRecognition

@testable import IDScan

@Suite struct FindingsTests {
    private static let upper = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
    static let lower = "L898902C36UTO7408122F1204159ZE184226B<<<<<10"
    private static let lowerRefuted = "L898902C36UTO7408132F1204159ZE184226B<<<<<10"

    /// A passport of 1000×704 pixels whose upper left corner is at a point.
    private static func passport(x: Double, y: Double) -> DetectedDocument {
        DetectedDocument(quadrilateral: Quadrilateral(x: x, y: y, width: 1000, height: 704), certainty: 0.9)
    }

    /// A reading of the zone of that passport.
    static func finding(x: Double, y: Double, lower: String, confidence: Double = 1) throws -> Finding {
        let lines = [upper, lower]
        let lattice = CharacterLattice(scores: [Float](repeating: 0, count: 160 * 38))
        let crop = Image(width: 1, height: 1, pixelFormat: .grey, pixels: [0])
        let views = lines.indices.map { index in
            let place = Quadrilateral(x: x + 45, y: y + 560 + 51 * Double(index), width: 890, height: 30)
            return LineView(place: place, crop: crop, decoding: LineDecoding(lattice))
        }
        let read = lines.map { line in
            let characters = line.enumerated().map { column, character in
                RecognizedCharacter(
                    character: character, confidence: confidence, alternatives: [],
                    extent: Double(column) / 44...Double(column + 1) / 44)
            }
            return RecognizedLine(characters: characters, logLikelihood: 0)
        }
        let zone = try MachineReadableZone(parsing: lines)
        var reading = ZoneReading(zone: zone, views: views, lines: read, referenceDate: .lastOf2026)
        reading.isReadByColumn = true
        let judged = JudgedZone(
            reading, CheckedPosteriors(of: reading), under: VerificationRule(mostError: .infinity))
        return Finding(reading: judged, document: nil)
    }

    private static func photograph() -> SourceImage {
        SourceImage(
            Image(width: 1600, height: 1800, pixelFormat: .grey, pixels: [UInt8](repeating: 0, count: 1600 * 1800)))
    }

    @Test func keepsTheBetterReadingOfAZone() throws {
        var findings = ReadZones()
        findings.add(try Self.finding(x: 0, y: 0, lower: Self.lowerRefuted))
        findings.add(try Self.finding(x: 3, y: 2, lower: Self.lower))
        findings.add(try Self.finding(x: 1, y: 1, lower: Self.lowerRefuted))
        let documents = findings.documents(among: [], in: Self.photograph()) { _, _ in nil }
        #expect(documents.map(\.status) == [.verified])
    }

    /// A zone whose digits fail is settled when two looks read the same characters; no mirror is needed for it.
    @Test(arguments: [(true, true), (false, false)])
    func endsWhenTwoLooksAgree(isSame: Bool, isSettled: Bool) throws {
        var findings = ReadZones()
        let refuted = try Self.finding(x: 0, y: 0, lower: Self.lowerRefuted)
        findings.add(refuted)
        #expect(!findings.settles(middlesOf: seen(refuted)) && findings.mayBeMirrored)
        let other = Self.lowerRefuted.replacing("L898", with: "1898")
        findings.add(try Self.finding(x: 2, y: 1, lower: isSame ? Self.lowerRefuted : other))
        #expect(findings.settles(middlesOf: seen(refuted)) == isSettled)
        #expect(!findings.proves(middlesOf: seen(refuted)))
        #expect(findings.mayBeMirrored != isSettled)
    }

    @Test func tellsTwoZonesApartBestFirst() throws {
        var findings = ReadZones()
        findings.add(try Self.finding(x: 0, y: 0, lower: Self.lowerRefuted))
        findings.add(try Self.finding(x: 0, y: 900, lower: Self.lower))
        let documents = findings.documents(among: [], in: Self.photograph()) { _, _ in nil }
        #expect(documents.map(\.status) == [.verified, .refuted])
    }

    @Test func givesAZoneTheDocumentThatHoldsIt() throws {
        var findings = ReadZones()
        findings.add(try Self.finding(x: 20, y: 30, lower: Self.lower))
        let (held, table) = (Self.passport(x: 20, y: 30), Quadrilateral(x: 0, y: 0, width: 4000, height: 3000))
        let around = DetectedDocument(quadrilateral: table, certainty: 1)
        let documents = findings.documents(among: [around, held], in: Self.photograph()) { _, _ in nil }
        #expect(documents.map(\.quadrilateral) == [held.quadrilateral])
    }

    /// A document has the digits that mean something, so that it equals itself after encoding.
    @Test func hasTheDigitsThatMeanSomething() throws {
        var findings = ReadZones()
        findings.add(try Self.finding(x: 20.26, y: 30.51, lower: Self.lower, confidence: 0.98764))
        let held = Self.passport(x: 20.26, y: 30.51)
        let document = try #require(findings.documents(among: [held], in: Self.photograph()) { _, _ in nil }.first)
        #expect(document.quadrilateral?.topLeft == Point(x: 20.3, y: 30.5))
        #expect(document.mrz?.confidence == 0.9876 && document[.sex]?.confidence == 0.9876)
        let read = try JSONDecoder().decode(ScannedDocument.self, from: JSONEncoder().encode(document))
        #expect(read == document)
    }

    /// A larger outline with the same corner, as that of the page that a visa sticks on, and none at all.
    @Test(arguments: [[passport(x: 0, y: 0)], []])
    func placesADocumentWhereItsZoneSaysThatItIs(seen: [DetectedDocument]) throws {
        var findings = ReadZones()
        findings.add(try Self.finding(x: 20, y: 130, lower: Self.lower))
        let (nominal, edges) = (Self.passport(x: 20, y: 130).quadrilateral, Self.passport(x: 25, y: 128).quadrilateral)
        let told = findings.documents(among: seen, in: Self.photograph()) { _, _ in nil }[0].quadrilateral
        #expect(try #require(told).farthestCorner(from: nominal) < 30)
        let refined = findings.documents(among: seen, in: Self.photograph()) { _, _ in edges }[0].quadrilateral
        #expect(refined == edges)
    }

    /// Its corners farther and farther from where the zone says, and those of something else altogether.
    @Test func knowsHowMuchSpeaksAgainstAnOutline() throws {
        var findings = ReadZones()
        findings.add(try Self.finding(x: 20, y: 130, lower: Self.lower))
        var misfits: [Double] = []
        _ = findings.documents(among: [], in: Self.photograph()) { _, misfit in
            let distances = [0.0, 60, 150, 500]
            misfits = distances.map { distance in
                var outline = Self.passport(x: 20, y: 130).quadrilateral
                outline.topLeft.y -= distance
                outline.topRight.y -= distance
                return misfit(outline)
            }
            misfits.append(misfit(Self.passport(x: 600, y: 900).quadrilateral))
            return nil
        }
        #expect(misfits[0] < 0.06)
        #expect(zip(misfits, misfits.dropFirst()).allSatisfy { $0 <= $1 })
        // Two corners and the characters are as far off as matters; then everything is.
        #expect(abs(misfits[3] - 0.72) < 0.06)
        #expect(abs(misfits[4] - 1.2) < 0.001)
    }

    /// An outline that was seen, a little off: it is a place to look for edges, beside that which the zone tells.
    @Test func looksForEdgesNearWhatWasSeenAndWhatTheZoneTells() throws {
        var findings = ReadZones()
        findings.add(try Self.finding(x: 20, y: 130, lower: Self.lower))
        let (seen, other) = (Self.passport(x: 45, y: 100), Self.passport(x: 20, y: 1000))
        var places: [Quadrilateral] = []
        _ = findings.documents(among: [other, seen], in: Self.photograph()) {
            places = $0
            #expect($1($0[0]) > $1($0[1]))
            return nil
        }
        #expect(places.count == 2)
        #expect(places.first == seen.quadrilateral)
        let nominal = Self.passport(x: 20, y: 130).quadrilateral
        #expect(try #require(places.last).farthestCorner(from: nominal) < 30)
    }

    @Test func addsTheOtherSideOfACard() throws {
        var findings = ReadZones()
        findings.add(try Self.finding(x: 0, y: 900, lower: Self.lower))
        let (front, back) = (Self.passport(x: 0, y: 0), Self.passport(x: 0, y: 900))
        let documents = findings.documents(among: [back, front], in: Self.photograph()) { _, _ in nil }
        #expect(documents.map(\.quadrilateral) == [back.quadrilateral, front.quadrilateral])
        #expect(documents.last?.status == .unverified && documents.last?.mrz == nil)
    }

    @Test func isEmptyWithoutAZone() {
        let documents = ReadZones().documents(among: [Self.passport(x: 0, y: 0)], in: Self.photograph()) { _, _ in nil }
        #expect(documents.isEmpty)
    }

    /// The lines of a finding as a network sees them.
    private func seen(_ finding: Finding) -> [[TextLine]] {
        finding.reading.places.map { place in
            [TextLine(curve: TextCurve(from: place.topLeft, to: place.bottomRight), height: place.meanHeight)]
        }
    }

    @Test func provesOnlyWhatIsVerified() throws {
        var findings = ReadZones()
        let (refuted, verified) = (
            try Self.finding(x: 0, y: 0, lower: Self.lowerRefuted), try Self.finding(x: 0, y: 900, lower: Self.lower)
        )
        findings.add(refuted)
        findings.add(verified)
        #expect(!findings.proves(middlesOf: seen(refuted)))
        #expect(findings.proves(middlesOf: seen(verified)))
    }
}

extension ReadZones {
    /// The documents of the zones, then those whose other side shows one.
    fileprivate func documents(
        among documents: [DetectedDocument], in photograph: SourceImage,
        refining refine: ReadZones.Refinement
    ) rethrows -> [ScannedDocument] {
        let placed = try placed(among: documents, in: photograph, refining: refine)
        let others = ReadZones.otherSides(of: placed.compactMap(\.outline), among: documents.map(\.quadrilateral))
        return placed.map { ScannedDocument($0.reading, outline: $0.outline, in: photograph, today: .lastOf2026) }
            + others.map {
                let capture = DocumentCapture(
                    quadrilateral: photograph.inOriginal($0),
                    quality: CaptureQuality(of: photograph.pixels, document: $0))
                return ScannedDocument(DocumentParts(capture: capture), referenceDate: .lastOf2026)
            }
    }
}

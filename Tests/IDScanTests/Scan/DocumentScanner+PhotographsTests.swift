import Foundation
import IDScan
import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing

/// Front and back of a card, each in a photograph of its own.
struct DocumentScannerPhotographsTests {
    /// A photograph of one side of a German identity card.
    private static func photograph(_ side: SpecimenSide, seed: UInt64) throws -> Image {
        let card = SpecimenCard(design: .germanIdentityCard2021, side: side, seed: seed)
        return try Photograph(of: [card], conditions: .desk, seed: seed).taken().image
    }

    private static func scan(
        _ images: [Image], by templates: [DocumentTemplate] = DocumentTemplate.builtIn
    ) throws -> ScanResult {
        // Slow machines and debug builds are no reason to fail.
        var scanner = try DocumentScanner(
            options: ScanOptions(
                request: ScanRequest(referenceDate: CalendarDate("2026-11-21")),
                limits: ImageDecodingLimits(duration: .seconds(300)),
                templates: templates))
        return try scanner.scan(sides: images)
    }

    @Test(arguments: [[SpecimenSide.front, .back], [.back, .front]])
    func mergesFrontAndBackInEitherOrder(sides: [SpecimenSide]) throws {
        let result = try Self.scan(try sides.map { try Self.photograph($0, seed: 7) })
        let (front, back) = (try #require(sides.firstIndex(of: .front)), try #require(sides.firstIndex(of: .back)))
        #expect(result.images.count == 2)
        let document = try #require(result.documents.first)
        #expect(result.documents.count == 1)
        #expect(document.status == .verified && document.type == .identityCard)
        #expect(document.imageIndex == back && document.otherSide?.imageIndex == front)
        #expect(document.portraitImageIndex == front)
        #expect(document[.surname]?.imageIndex == back)
        #expect(document.fields[.birthPlace]?.imageIndex == front)
        #expect(document.fields[.height]?.imageIndex == back && document.fields[.height]?.unit == "cm")
        #expect(document.crossChecks.contains { $0.field == .surname && $0.outcome == .agrees })
        #expect(result.findings.isEmpty)
        // The JSON is rounded: what is read from it is the same from then on.
        let read = try JSONDecoder().decode(ScanResult.self, from: JSONEncoder().encode(result))
        #expect(read.documents.map(\.fieldNames) == result.documents.map(\.fieldNames))
        #expect(try JSONDecoder().decode(ScanResult.self, from: JSONEncoder().encode(read)) == read)
    }

    /// Captions tell the front, and what is printed there agrees with the zone; the front of another card does not.
    @Test(arguments: [(7, true), (8, false)] as [(UInt64, Bool)])
    func mergesSidesWithoutALayout(seed: UInt64, isSame: Bool) throws {
        let sides = [try Self.photograph(.front, seed: seed), try Self.photograph(.back, seed: 7)]
        let others = DocumentTemplate.builtIn.filter { !$0.name.hasPrefix("germany") }
        let result = try Self.scan(sides, by: others)
        let document = try #require(result.documents.first)
        #expect(document.mrz != nil && result.documents.count == (isSame ? 1 : 2))
        #expect(document.otherSide?.imageIndex == (isSame ? 0 : nil) && document.otherSide?.template == nil)
        #expect(result.findings.map(\.name) == (isSame ? [] : [.notJoined]))
        let outcome = document.crossChecks.first { $0.field == .surname }?.outcome
        #expect(outcome == (isSame ? .agrees : .notCompared))
    }

    @Test func leavesSidesOfTwoCardsApart() throws {
        let result = try Self.scan([Self.photograph(.front, seed: 7), Self.photograph(.back, seed: 8)])
        #expect(result.documents.map(\.imageIndex) == [1, 0])
        #expect(result.documents.allSatisfy { $0.otherSide == nil })
        #expect(result.documents.last?.fields[.surname]?.source == .visualZone)
        let finding = try #require(result.findings.first)
        #expect(
            finding.name == .notJoined
                && finding.message.hasPrefix("photograph 1 is not joined: it shows another document"))
        #expect(finding.message.contains("surname"))
    }

    @Test func saysThatOneSideIsGivenTwice() throws {
        let back = try Self.photograph(.back, seed: 7)
        let findings = try Self.scan([back, back]).findings
        #expect(findings.map(\.name) == [.notJoined])
        #expect(findings.first?.message.hasSuffix("it shows the same side once more") == true)
    }

    @Test func namesThePhotographThatIsNone() throws {
        var scanner = try DocumentScanner()
        let blank = Image(width: 40, height: 30, pixelFormat: .grey, pixels: Array(repeating: 200, count: 1200))
        let file = try blank.pngData()
        let error = try #require(throws: ScanError.self) { try scanner.scan(sides: [file, [1, 2, 3]]) }
        #expect(error.code == .notAnImage)
        #expect(error.message.hasPrefix("photograph 2: "))
        #expect(throws: ScanError.self) { try scanner.scan(sides: [[UInt8]]()) }
        #expect(try scanner.scan(sides: [file, file]).documents.isEmpty)
    }
}

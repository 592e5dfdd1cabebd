import ImageProcessing
import Imaging
import MRZ
import SpecimenCards
import Testing

@testable import IDScan

@Suite struct DocumentScannerFramesTests {
    private static func patientScanner() throws -> DocumentScanner {
        let limits = ImageDecodingLimits(duration: .seconds(300))
        return try DocumentScanner(
            options: ScanOptions(request: ScanRequest(referenceDate: .lastOf2026), limits: limits))
    }

    private static let conditions = PhotographConditions.video.with { ($0.width, $0.height) = (960, 640) }

    private static func frames(
        _ cards: [SpecimenCard], unrest: Double, stay: Int, passage: Int = 0
    ) throws -> [SpecimenPhotograph] {
        let sequence = SpecimenSequence(
            of: cards, conditions: conditions, unrest: unrest, stay: stay, passage: passage, seed: 9)
        return try (0..<sequence.count).map { try sequence.frame($0).taken() }
    }

    @Test func saysOfADocumentWhatAllFramesSay() throws {
        var scanner = try Self.patientScanner()
        var session = FrameSession()
        let frames = try Self.frames([SpecimenCard(format: .td3, seed: 9)], unrest: 0.3, stay: 2)
        for frame in frames {
            let report = try scanner.add(frame.image, to: &session, reading: .always)
            #expect(report.isRead && report.quadrilateral != nil && report.document?.mrz != nil)
        }
        let result = try #require(session.result)
        #expect(result.documents.first?.mrz?.lines == frames.first?.truth.documents.first?.lines)
        #expect(result.documents.first?.status == .verified)
        #expect(result.documents.first?.fields[.surname]?.quadrilateral != nil)
        #expect(result.frames?.joined == 2)
    }

    @Test func readsFilesToo() throws {
        var scanner = try Self.patientScanner()
        var session = FrameSession()
        let frame = try #require(
            try Self.frames([SpecimenCard(format: .td1, seed: 9)], unrest: 0, stay: 1).first)
        try scanner.add(frame.file(), to: &session)
        #expect(session.result?.documents.first?.status == .verified)
        #expect(throws: ScanError.self) { try scanner.add([1, 2, 3], to: &session) }
        #expect(session.frameCount == 1)
    }

    /// One card is exchanged for another: what is verified is always printed on one of them.
    @Test func aCardThatIsExchangedIsNotMixedWithTheFirst() throws {
        var scanner = try Self.patientScanner()
        var session = FrameSession()
        let cards = [SpecimenCard(format: .td1, seed: 9), SpecimenCard(format: .td1, seed: 10)]
        let frames = try Self.frames(cards, unrest: 0.3, stay: 2)
        for frame in frames {
            try scanner.add(frame.image, to: &session, reading: .always)
            let document = try #require(session.result?.documents.first)
            #expect(document.mrz?.lines == frame.truth.documents.first?.lines)
        }
        #expect(session.restartCount == 1)
    }

    /// The next card lies where the first one lay. The session had settled: it notices the card at its third frame at the latest.
    @Test func aSettledSessionNoticesAnotherCard() throws {
        var scanner = try Self.patientScanner()
        var session = FrameSession()
        let cards = [SpecimenCard(format: .td3, seed: 9), SpecimenCard(format: .td3, seed: 10)]
        let frames = try Self.frames(cards, unrest: 0.1, stay: 4)
        let printed = frames.map { $0.truth.documents.first?.lines }
        for (number, frame) in frames.enumerated() {
            try scanner.add(frame.image, to: &session)
            if number == 3 { #expect(session.isSettled) }
            let lines = session.result?.documents.first?.mrz?.lines
            #expect(lines == printed[session.restartCount == 0 ? 0 : 7])
            if number >= 6 { #expect(session.restartCount == 1) }
        }
    }

    @Test func looksAtFramesThatAreNotToBeRead() throws {
        var scanner = try Self.patientScanner()
        var session = FrameSession()
        let frames = try Self.frames([SpecimenCard(format: .td3, seed: 9)], unrest: 0.2, stay: 1, passage: 1)
        let reports = try frames.map { try scanner.add($0.image, to: &session, reading: .never) }
        #expect(reports.map(\.isRead) == [false, false, false])
        #expect(reports.map { $0.quadrilateral == nil } == [true, false, true])
        #expect(reports[0].guidance == [.noDocument])
        #expect(session.result == nil && session.frameCount == 3 && session.readCount == 0)
    }

    @Test func asksForTheOtherSideOfACard() throws {
        var scanner = try Self.patientScanner()
        var session = FrameSession()
        let card = SpecimenCard(format: .td1, seed: 9)
        let front = SpecimenCard(data: card.data, side: .front, seed: 9)
        for (side, isAsked) in [(front, true), (card, false)] {
            let frame = try #require(try Self.frames([side], unrest: 0, stay: 1).first)
            let report = try scanner.add(frame.image, to: &session, reading: .always)
            #expect(report.guidance.contains(.turnOver) == isAsked)
        }
        #expect(session.result?.documents.first?.status == .verified)
    }

    @Test func theSessionChoosesWhatToRead() throws {
        var scanner = try Self.patientScanner()
        var session = FrameSession()
        let frames = try Self.frames([SpecimenCard(format: .td3, seed: 9)], unrest: 0.1, stay: 4)
        for frame in frames { try scanner.add(frame.image, to: &session) }
        #expect(session.isSettled)
        #expect(session.readCount < session.frameCount)
    }
}

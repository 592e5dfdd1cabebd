import Foundation
import MRZ
import Testing
import TextRecognition

@testable import IDScan

@Suite struct ZoneEvidenceTests {
    private static func judged(_ frames: [FrameEvidence]) -> JudgedZone? {
        guard let first = frames.first else { return nil }
        var evidence = ZoneEvidence(first)
        for frame in frames.dropFirst() { evidence.add(frame) }
        return evidence.judged(under: [VerificationRule()], on: .lastOf2026).first
    }

    /// A frame in which glare hides some columns of both lines: each character is as probable as any other.
    private static func glare(over columns: Range<Int>) -> FrameEvidence {
        .reading { _, column in columns.contains(column) ? 0 : 0.99999 }
    }

    @Test func glareOverOneHalfIsCoveredByTheOtherFrame() throws {
        let (left, right) = (Self.glare(over: 0..<20), Self.glare(over: 20..<44))
        #expect(Self.judged([left])?.status != .verified)
        #expect(Self.judged([right])?.status != .verified)
        let both = try #require(Self.judged([left, right]))
        #expect(both.status == .verified)
        #expect(both.zone.lines == FrameEvidence.passport)
    }

    @Test func aDoubtThatAllFramesShareStays() {
        let doubtful = FrameEvidence.reading { line, column in line == 0 && column == 7 ? 0.6 : 0.99999 }
        #expect(Self.judged([doubtful, doubtful])?.status == .doubtful)
    }

    @Test func oneDigitThatSeveralFramesMistakeIsProvenByTheOthers() throws {
        let mistaken = FrameEvidence.passport.map { $0.replacing("7408122", with: "7409122") }
        let frames = [
            FrameEvidence.reading(), .reading(),
            .reading(mistaken) { line, column in line == 1 && column == 16 ? 0.7 : 0.99999 },
        ]
        #expect(try #require(Self.judged(frames)).zone.lines == FrameEvidence.passport)
    }

    @Test(arguments: [(FrameEvidence.Fault.unseen, VerificationStatus.doubtful), (.misleading, .doubtful)])
    func nothingProvesANameThatNoFrameSees(fault: FrameEvidence.Fault, status: VerificationStatus) {
        let faulty = FrameEvidence.reading(fault: { line, column in line == 0 && column == 6 ? fault : nil })
        #expect(Self.judged([faulty, faulty, faulty])?.status == status)
        #expect(Self.judged([faulty, faulty, .reading()])?.status == .verified)
    }

    @Test func whatMayGoOnIsInDoubtUnlessMostFramesShowItsEnd() {
        let open = FrameEvidence.reading(isEndSeen: false)
        #expect(Self.judged([open, open, .reading()])?.status == .doubtful)
        #expect(Self.judged([open, .reading(), .reading()])?.status == .verified)
    }

    @Test func isDecodedAsItWasEncoded() throws {
        var evidence = ZoneEvidence(Self.glare(over: 3..<30))
        evidence.add(.reading())
        let data = try JSONEncoder().encode(evidence)
        #expect(try JSONDecoder().decode(ZoneEvidence.self, from: data) == evidence)
        #expect(evidence.isSound)
        #expect(data.count < 40_000)
    }

    @Test(arguments: [
        (#""format":"TD3""#, #""format":"TD1""#), (#""count":1"#, #""count":-1"#),
        (#""endCount":1"#, #""endCount":9"#), (#""asked":[null,null]"#, #""asked":[99,null]"#),
        (#""asked":[null,null]"#, #""asked":[]"#),
    ])
    func refusesEvidenceThatIsNoZone(good: String, bad: String) throws {
        let text = String(decoding: try JSONEncoder().encode(ZoneEvidence(.reading())), as: UTF8.self)
        try #require(text.contains(good))
        let spoilt = Data(text.replacing(good, with: bad).utf8)
        let decoded = try JSONDecoder().decode(ZoneEvidence.self, from: spoilt)
        #expect(!decoded.isSound)
    }
}

import DocumentDetection
import Imaging
import Testing

@testable import IDScan

@Suite struct FrameGlanceTests {
    private static let image = Image(
        width: 640, height: 480, pixelFormat: .grey, pixels: [UInt8](repeating: 200, count: 640 * 480))
    private static let nothing = FrameGlance(
        document: nil, quality: nil, image: ImageSize(width: 640, height: 480))

    private static func glance(at outline: Quadrilateral) -> FrameGlance {
        FrameGlance(
            document: outline, quality: CaptureQuality(of: image, document: outline),
            image: ImageSize(width: 640, height: 480))
    }

    /// A card whose print cannot be measured, and one that is cut off.
    private static let good = glance(at: Quadrilateral(x: 70, y: 80, width: 500, height: 315))
    private static let bad = glance(at: Quadrilateral(x: -70, y: 80, width: 500, height: 315))

    @Test func saysWhatIsSeen() {
        #expect(Self.nothing.guidance == [.noDocument])
        #expect(Self.good.guidance == [] && Self.bad.guidance == [.centre])
        #expect(Self.good.report(turned: true).guidance == [.turnOver])
        #expect(Self.nothing.report(turned: true).guidance == [.noDocument])
        #expect(!Self.good.report(turned: false).isRead)
    }

    @Test func theFirstFrameIsRead() {
        #expect(FrameSession().isReadingDue(after: Self.nothing))
    }

    /// The number of frames that are left unread before one is due.
    private static func unread(_ glance: FrameGlance, of session: FrameSession) -> Int {
        var (session, count) = (session, 0)
        while !session.isReadingDue(after: glance), count < 100 {
            session.note(isDocumentSeen: glance.document != nil)
            count += 1
        }
        return count
    }

    @Test func goodFramesAreReadAndOthersNowAndThen() {
        var session = FrameSession()
        session.note(isDocumentSeen: true)
        session.add(
            ScanResult(image: ImageSize(width: 640, height: 480), documents: []), [],
            judgedBy: FrameJudge(rule: VerificationRule(), today: .lastOf2026, templates: []))
        #expect(Self.unread(Self.good, of: session) == 0)
        #expect(Self.unread(Self.bad, of: session) == 2)
        #expect(Self.unread(Self.nothing, of: session) == 8)
    }

    /// Another document may lie there: every third frame is read even if nothing more is to be learned.
    @Test func aSettledSessionGoesOnReading() throws {
        let session = try FrameSessionTests.session([FrameEvidence.passport])
        #expect(session.isSettled)
        #expect(Self.unread(Self.good, of: session) == 2)
    }
}

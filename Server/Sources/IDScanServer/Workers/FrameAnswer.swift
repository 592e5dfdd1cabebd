import DocumentDetection
import IDScan
import Imaging
import ScanReports

/// The report of one frame, and the result of all frames of a session: the answer to `POST /v1/frames`.
struct FrameAnswer: Encodable {
    /// The document on the frame.
    private struct Document: Encodable {
        let quadrilateral: Quadrilateral
        let quality: CaptureQuality?
    }

    private let session: String
    private let expiresIn: Int
    private let frameCount, readCount, restartCount: Int
    private let isSettled: Bool
    private let guidance: [CaptureGuidance]
    private let image: ImageSize
    private let document: Document?
    private let result: ScanResult?

    init(_ frame: FrameReport, of session: FrameSession, named name: String) {
        (self.session, expiresIn) = (name, Int(FrameSessions.lifetime.components.seconds))
        (frameCount, readCount, restartCount) = (session.frameCount, session.readCount, session.restartCount)
        isSettled = session.isSettled
        (guidance, image) = (frame.guidance, frame.image)
        document = frame.quadrilateral.map { Document(quadrilateral: $0, quality: frame.captureQuality) }
        result = session.result
    }

    private enum CodingKeys: CodingKey {
        case session, expiresIn, frameCount, readCount, restartCount, isSettled, guidance, image, document, result
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(session, forKey: .session)
        try container.encode(expiresIn, forKey: .expiresIn)
        try container.encode(frameCount, forKey: .frameCount)
        try container.encode(readCount, forKey: .readCount)
        try container.encode(restartCount, forKey: .restartCount)
        try container.encode(isSettled, forKey: .isSettled)
        try container.encode(guidance, forKey: .guidance)
        try container.encode(image, forKey: .image)
        // Both are there always, null or not.
        try container.encode(document, forKey: .document)
        try container.encode(
            result.map { ScanReport(sources: ReportSources(), outcome: .success($0)) }, forKey: .result)
    }
}

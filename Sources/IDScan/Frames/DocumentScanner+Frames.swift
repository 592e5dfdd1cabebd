import DocumentDetection
import ImageProcessing
public import Imaging
import MRZ

/// Frames of one document.
extension DocumentScanner {
    /// Adds a frame to a session.
    ///
    /// A frame that is read takes as long as a scan; one that is looked at only, a few milliseconds.
    ///
    /// - Parameters:
    ///   - bytes: An image file; of one with several pages the first.
    ///   - session: The session, with the frames before. When an error is thrown, it stays as it is.
    ///   - reading: Tells when the frame is read.
    ///   - request: The request of this frame; nil for ``ScanOptions/request``.
    /// - Returns: The report of the frame.
    /// - Throws: ``ScanError`` when the bytes are no image within the limits, or the time runs out.
    @discardableResult
    public mutating func add(
        _ bytes: [UInt8], to session: inout FrameSession, reading: FrameReading = .automatic,
        request: ScanRequest? = nil
    ) throws(ScanError) -> FrameReport {
        let context = context(request)
        do {
            let frame = try context.time(.decoding) {
                try ImageDecoder(limits: options.limits).file(bytes).decode(
                    maximumPixels: Self.mostPixels, before: context.deadline)
            }
            return try add(SourceImage(frame), to: &session, reading: reading, within: context)
        } catch {
            throw context.error(error)
        }
    }

    /// Adds a frame that is decoded and upright already to a session.
    ///
    /// - Parameters:
    ///   - frame: The picture, grey or in colour.
    ///   - session: The session, with the frames before. When an error is thrown, it stays as it is.
    ///   - reading: Tells when the frame is read.
    ///   - request: The request of this frame; nil for ``ScanOptions/request``.
    /// - Returns: The report of the frame.
    /// - Throws: ``ScanError`` when the time runs out or a library fails.
    @discardableResult
    public mutating func add(
        _ frame: Image, to session: inout FrameSession, reading: FrameReading = .automatic,
        request: ScanRequest? = nil
    ) throws(ScanError) -> FrameReport {
        let context = context(request)
        do {
            return try add(SourceImage(frame), to: &session, reading: reading, within: context)
        } catch {
            throw context.error(error)
        }
    }

    private mutating func add(
        _ frame: SourceImage, to session: inout FrameSession, reading: FrameReading, within context: ScanContext
    ) throws -> FrameReport {
        if reading == .always { return try read(frame, to: &session, within: context) }
        let glance = try FrameGlance(at: frame, by: &detector)
        if reading == .automatic, session.isReadingDue(after: glance) {
            return try read(frame, to: &session, within: context)
        }
        session.note(isDocumentSeen: glance.document != nil)
        return glance.report(turned: session.isTurned)
    }

    /// Reads a frame as a photograph is read, and joins it with those before it.
    private mutating func read(
        _ frame: SourceImage, to session: inout FrameSession, within context: ScanContext
    ) throws -> FrameReport {
        let view = try view(of: frame, within: context)
        let result = try result(of: [view], within: context)
        let judge = FrameJudge(rule: options.rule, today: context.today, templates: options.templates)
        session.add(result, view.placed.map { FrameEvidence($0.reading) }, judgedBy: judge)
        return FrameReport(result, turned: session.isTurned)
    }
}

extension FrameReport {
    /// The report of a frame that was read.
    ///
    /// - Parameters:
    ///   - result: The result of the frame alone.
    ///   - isTurned: True where it shows a side without a zone.
    fileprivate init(_ result: ScanResult, turned isTurned: Bool) {
        document = result.documents.first
        image = result.image
        let quality = document?.captureQuality ?? result.captureQuality
        (captureQuality, quadrilateral) = (quality, document?.quadrilateral)
        guidance = (quality?.guidance ?? [.noDocument]) + (isTurned ? [.turnOver] : [])
        isRead = true
    }
}

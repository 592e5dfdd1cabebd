import DocumentDetection
import ImageProcessing
import Imaging

/// One short look at a frame: where a document is, and how well it is seen.
struct FrameGlance {
    /// The rough outline of the document in the frame as it was decoded; nil when none is seen.
    let document: Quadrilateral?
    /// The quality of its picture; nil when none is seen.
    let quality: CaptureQuality?
    /// The size of the frame.
    let image: ImageSize
}

extension FrameGlance {
    /// Looks at a frame.
    init(at frame: SourceImage, by detector: inout DocumentDetector) throws(ImageProcessingError) {
        let outline = try detector.glimpse(at: frame.pixels).documents.first { $0.isLikely }?.quadrilateral
        image = frame.size
        document = outline.map(frame.inOriginal)
        quality = outline.map { CaptureQuality(of: frame.pixels, document: $0) }
    }

    /// The hints for a person.
    var guidance: [CaptureGuidance] { quality?.guidance ?? [.noDocument] }

    /// The report of the frame.
    ///
    /// - Parameter isTurned: True where the document was seen to show a side without a zone.
    func report(turned isTurned: Bool) -> FrameReport {
        FrameReport(
            image: image, guidance: guidance + (isTurned && document != nil ? [.turnOver] : []),
            quadrilateral: document, captureQuality: quality, isRead: false, document: nil)
    }
}

extension FrameSession {
    /// The numbers of frames that are left unread where reading is of little use: frames without a document, frames
    /// that change nothing any more unless the document was exchanged, frames of a side without a zone, and frames that are not good.
    private static let (unseen, settled, turned, bad) = (8, 2, 3, 2)

    /// True if the next frame is good enough to add something to what is known.
    func isReadingDue(after glance: FrameGlance) -> Bool {
        if frameCount == 0 { return true }
        if glance.document == nil { return unreadCount >= Self.unseen }
        // What comes back may be another document.
        if isSettled { return hasLeft && glance.guidance.isEmpty || unreadCount >= Self.settled }
        if isTurned { return unreadCount >= Self.turned }
        return glance.guidance.isEmpty || unreadCount >= Self.bad
    }
}

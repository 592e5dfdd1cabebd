import DocumentDetection
import ImageProcessing
import Imaging

/// One short look at a frame: where a document is, and how well it is seen.
struct FrameGlance {
    /// The rough outline of the document in the frame as it was decoded; nil when none is seen.
    let document: Quadrilateral?
    /// How well it is seen; nil when none is.
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

    /// What a person can do.
    var guidance: [CaptureGuidance] { quality?.guidance ?? [.noDocument] }

    /// What the frame shows.
    ///
    /// - Parameter isTurned: Whether the document was seen to show a side without a zone.
    func report(turned isTurned: Bool) -> FrameReport {
        FrameReport(
            image: image, guidance: guidance + (isTurned && document != nil ? [.turnOver] : []),
            quadrilateral: document, captureQuality: quality, isRead: false, document: nil)
    }
}

extension FrameSession {
    /// How many frames are left unread where reading is of little use: of one that shows no document, that shows what does not
    /// change any more, that shows a side without a zone, and that is not good.
    private static let (unseen, settled, turned, bad) = (8, 10, 3, 2)

    /// Whether the next frame is good enough to add something to what is known.
    func isReadingDue(after glance: FrameGlance) -> Bool {
        if frameCount == 0 { return true }
        if glance.document == nil { return unreadCount >= Self.unseen }
        // What comes back may be another document.
        if isSettled { return hasLeft && glance.guidance.isEmpty || unreadCount >= Self.settled }
        if isTurned { return unreadCount >= Self.turned }
        return glance.guidance.isEmpty || unreadCount >= Self.bad
    }
}

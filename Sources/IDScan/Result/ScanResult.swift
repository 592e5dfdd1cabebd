public import DocumentDetection

/// The documents of one photograph, or of several that show the sides of one document.
///
/// Its numbers have the digits that mean something: confidences four decimals, corners one. So a result that is encoded and
/// decoded equals itself.
public struct ScanResult: Hashable, Sendable, Codable {
    /// The version of the encoded form; it grows when a key changes its meaning or goes.
    public static let schemaVersion = 2

    /// The sizes of the photographs, upright, in pixels, in the order in which they were given.
    public let images: [ImageSize]
    /// The documents that were read, those with a machine-readable zone first, best proven first; empty when there is
    /// none.
    public internal(set) var documents: [ScannedDocument]
    /// The quality of the picture of the likeliest document when nothing was read, and the hints to a better one; nil
    /// when nothing looks like a document.
    public let captureQuality: CaptureQuality?
    /// The pages that were read; nil for a file with one, and for a picture that was no file. ``images`` are the sizes
    /// of these pages.
    public let pages: PageReport?

    /// The barcodes of all photographs, those that tell a document, too.
    public internal(set) var barcodes: [ScannedBarcode] = []

    /// The findings about the photographs as a whole: documents beyond the limit, print for which there was no time.
    public internal(set) var findings: [DocumentFinding]

    /// The time by stages; nil unless ``ScanRequest/measuresTime`` asks for it.
    public let timings: ScanTimings?

    /// The number of frames that it is joined from; nil unless it is that of a ``FrameSession``.
    public private(set) var frames: FrameCount?

    /// The size of the only or first photograph, upright, in pixels.
    public var image: ImageSize { images.first ?? ImageSize(width: 0, height: 0) }

    /// Creates a result of one photograph.
    public init(
        image: ImageSize, documents: [ScannedDocument], captureQuality: CaptureQuality? = nil,
        findings: [DocumentFinding] = []
    ) {
        self.init(images: [image], documents: documents, captureQuality: captureQuality, findings: findings)
    }

    /// Creates a result of photographs that were scanned together.
    public init(
        images: [ImageSize], documents: [ScannedDocument], captureQuality: CaptureQuality? = nil,
        pages: PageReport? = nil, findings: [DocumentFinding] = [],
        timings: ScanTimings? = nil
    ) {
        self.timings = timings
        self.images = images
        self.pages = pages
        self.findings = findings
        self.documents = documents
        self.captureQuality = captureQuality
    }

    /// The page of the file that shows a document, from 1; nil if the file has one page only.
    public func page(of document: ScannedDocument) -> Int? {
        let index = document.imageIndex ?? 0
        return pages.flatMap { $0.read.indices.contains(index) ? $0.read[index] : nil }
    }

    /// Returns this result with other documents, joined from frames.
    func saying(_ documents: [ScannedDocument], frames: FrameCount) -> ScanResult {
        var result = self
        (result.documents, result.frames) = (documents, frames)
        return result
    }

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, image, images, documents, captureQuality, pages, barcodes, findings, timings, frames
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let version = try container.decode(Int.self, forKey: .schemaVersion)
        guard version == Self.schemaVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .schemaVersion, in: container, debugDescription: "version \(version) is not known")
        }
        images =
            try container.decodeIfPresent([ImageSize].self, forKey: .images)
            ?? [container.decode(ImageSize.self, forKey: .image)]
        documents = try container.decode([ScannedDocument].self, forKey: .documents)
        captureQuality = try container.decodeIfPresent(CaptureQuality.self, forKey: .captureQuality)
        pages = try container.decodeIfPresent(PageReport.self, forKey: .pages)
        barcodes = try container.decodeIfPresent([ScannedBarcode].self, forKey: .barcodes) ?? []
        findings = try container.decodeIfPresent([DocumentFinding].self, forKey: .findings) ?? []
        timings = try container.decodeIfPresent(ScanTimings.self, forKey: .timings)
        frames = try container.decodeIfPresent(FrameCount.self, forKey: .frames)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Self.schemaVersion, forKey: .schemaVersion)
        if images.count == 1 {
            try container.encode(image, forKey: .image)
        } else {
            try container.encode(images, forKey: .images)
        }
        try container.encode(documents, forKey: .documents)
        try container.encodeIfPresent(captureQuality, forKey: .captureQuality)
        try container.encodeIfPresent(pages, forKey: .pages)
        if !barcodes.isEmpty { try container.encode(barcodes, forKey: .barcodes) }
        if !findings.isEmpty { try container.encode(findings, forKey: .findings) }
        try container.encodeIfPresent(timings, forKey: .timings)
        try container.encodeIfPresent(frames, forKey: .frames)
    }
}

/// The size of a photograph, upright, in pixels.
public struct ImageSize: Hashable, Sendable, Codable {
    public let width: Int
    public let height: Int

    /// Creates a size from its sides, in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

import DocumentDetection
public import ImageProcessing
public import Imaging
import TextDetection

/// Cuts lines out of photographs as a ``DocumentScanner`` does before it reads them, and reads nothing.
///
/// What it cuts is what a reader of lines has to live with: the margins, the tilt and the mistakes of the locator.
/// Train and measure readers with it.
public struct LineCutter: ~Copyable {
    private let limits: ImageDecodingLimits
    private var detector: DocumentDetector
    private let locator = ZoneLocator()
    private var textDetector: TextLineDetector

    /// Creates a cutter.
    ///
    /// - Parameter limits: What decoding a photograph may cost.
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``.
    public init(limits: ImageDecodingLimits = ImageDecodingLimits()) throws(ScanError) {
        self.limits = limits
        // Nothing is set before everything is there: what cannot be copied cannot be half initialized.
        let detector = try DocumentDetector.loaded()
        let textDetector = try TextLineDetector.loaded()
        self.detector = detector
        self.textDetector = textDetector
    }

    /// How many documents of a photograph are looked at, beside the photograph as a whole.
    private static let mostDocuments = 2

    /// Returns everything in a photograph that may be a line of a machine-readable zone.
    ///
    /// A scanner stops when a zone is proven; this goes on, and so a printed line is cut once for each surface on which
    /// it was found.
    ///
    /// - Parameter bytes: The content of an image file.
    /// - Throws: ``ScanError`` when the bytes are no image within the limits, or a library fails.
    public mutating func lines(in bytes: [UInt8]) throws(ScanError) -> [CutLine] {
        do {
            let image = try ImageDecoder(limits: limits).decode(bytes, maximumPixels: DocumentScanner.mostPixels).image
            let documents = try detector.detectDocuments(in: image).prefix(Self.mostDocuments)
            return try SearchView.candidates(in: image, documents: Array(documents)).flatMap { surface in
                let seen = try textDetector.lines(in: surface.picture(), longestSide: surface.longestSide)
                let zones = seen.compactMap { $0.mapped(by: surface.toPhotograph) }.zones
                return try zones.flatMap { try locator.locateZones(in: image, along: $0) }.flatMap(\.lines)
                    .compactMap { try CutLine(place: $0, in: image) }
            }
        } catch {
            throw ScanError(error)
        }
    }
}

/// A line as it was cut out of a photograph.
public struct CutLine: Hashable, Sendable {
    /// Its corners, in pixels of the photograph as it was decoded.
    ///
    /// Which of both ends reading starts at is unknown.
    public let place: Quadrilateral
    /// Its pixels, grey and level.
    public let crop: Image

    /// Cuts a line; nil when its corners enclose nothing.
    init?(place: Quadrilateral, in photograph: Image) throws(ImageProcessingError) {
        guard place.area > 1 else { return nil }
        self.place = place
        crop = try photograph.flattened(place)
    }
}

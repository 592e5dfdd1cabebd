package import DocumentDetection

extension DocumentScanner {
    /// The thresholds of the way from a photograph to its zones, and those of the stages that a benchmark may vary.
    ///
    /// Unless a value says something else, it was chosen by eye in November 2026, on drawn scenes of seeds from 3,000,000,
    /// and its effect was not measured. Pictures are looked at in pixels of the picture that the network for text sees.
    package struct Tuning: Sendable {
        package var documents = DocumentDetector.Tuning()
        package var zones = ZoneLocator.Tuning()
        /// Changes the content of a zone before print is compared with it: this measures the differences that the
        /// comparison notices.
        package var alteration: (@Sendable (ScannedDocument) -> ScannedDocument)?

        package init() {}

        /// The part above the zone on a page that fills a picture, as a share of its height: the zones of cards take
        /// 0.39 of it, those of the others less; outlines are cut a little outside or inside.
        static let shareAboveZone = 0.55
        /// The margin around lines that are too small, as a share of the longer side of their rectangle: the rest of
        /// their document.
        static let closeMargin = 0.5
        /// Letters that are lower than this are seen badly, in pixels.
        static let smallLetters = 11.0
        /// Documents that are not as long as this are looked at closer, in pixels: the letters of a zone are a fiftieth
        /// of the longer side high, and are seen from eight pixels on.
        static let smallDocument = 420.0
        /// The longest side at which a photograph is looked at again, in pixels, and the least for which that shows
        /// more.
        static let closestSide = 2260, leastLargeSide = 1440
        /// The largest enlargement of a document: letters of five pixels are read still, but are seen from eight on.
        static let mostEnlarged = 2.5
        /// A look shows more when it is so much closer, as a factor.
        static let leastCloser = 1.3
        /// Pictures of fewer pixels leave no room for a line.
        static let shortestSide = 32
        /// The margin around a document, as a share of its sides: a side that was seen too far inside cuts no zone off.
        static let documentMargin = 0.04
        /// At most so many places of one surface that look like zones are read.
        static let mostZones = 12
        /// The length of documents that are sought in parts of a large photograph, as a share of its longer side; half
        /// and twice as long ones are seen too.
        static let hiddenLength = 0.13
        /// Smaller and less certain things are no second document beside one that fills a picture: its area as a share
        /// of the picture, and its certainty. 540 scenes from seed 4,700,000 are read as without it.
        static let leastDocumentShare = 0.03, leastDocumentCertainty = 0.25
        /// The certainty of a page that fills a picture; it may be less than that of a document that does not.
        static let leastPageCertainty = 0.5
        /// The least length of the lines of the zone of such a document, as a share of the width of the picture.
        static let leastPageLine = 0.55
        /// The least certainty of the reader of a zone in an enlarged picture: characters of six pixels that are read
        /// right have 0.998 in the mean; those of a blur 0.81 (td3-tiny.jpg).
        static let leastEnlargedConfidence = 0.95
        /// The largest difference between the areas of a card's two sides, as a factor.
        static let areaTolerance = 1.4
        /// The number of squares along the longer side of the photograph when room for another document is looked for.
        static let roomSteps = 40
        /// The side of such room, at least, as a share of a document's shorter side: a document of the same size,
        /// turned by 45°, holds an upright square of 0.71 of it.
        static let leastRoom = 0.6
        /// The factor by which an outline that holds another one is larger than a document in it.
        static let areaOfTwo = 1.5
        /// The largest number of uncertain outlines that are read.
        static let mostUnlikely = 1
        /// The proportions of cards of size ID-1, as a scanner cuts them out: most photographs have others.
        static let cardAspects = 1.5...1.68
        /// The number of documents below which there are no others: each is seen in looks at the whole picture.
        static let manyDocuments = 4
    }
}

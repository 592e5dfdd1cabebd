package import ScanReports

/// A request to a worker; the images follow it.
package enum WorkerRequest: Hashable, Sendable, Codable {
    /// Scan photographs of one document.
    case scan(ScanChoices)
    /// Read the text of one image.
    case text(TextChoices)
    /// Make a searchable PDF file of images, or of a PDF file.
    case pdf(PDFChoices)
    /// Read the text of one image, for the form of Cloud Vision.
    case annotation(AnnotationChoices)
    /// Draw a page of a file as a browser can show it.
    case preview(PreviewChoices)
    /// Add a frame to a session: an image, and the state of the session.
    case frame(FrameChoices)
    /// Try everything that a worker must not be able to do.
    case trials
}

/// The choices of a caller about a scan.
package struct ScanChoices: Hashable, Sendable, Codable {
    /// True where print is read, too.
    package var readsPrint = false
    /// True if print is read where no zone is found.
    package var readsCaptions = true
    /// True where the answer tells the places of things.
    package var hasCorners = true
    /// True where it tells the time of each stage.
    package var hasTimings = false
    /// The day that counts as today, `YYYY-MM-DD`; nil for the machine's.
    package var referenceDate: String?
    /// The pages of a file that are read, such as `1,3-5`; nil for all.
    package var pages: String?
    /// The form of the answer; nil for our own.
    package var dialect: ReportDialect?

    package init() {}
}

/// The choices of a caller about a frame.
package struct FrameChoices: Hashable, Sendable, Codable {
    /// The condition under which it is read: one of ``readings``.
    package var reading: String
    /// The name of the session.
    package var session: String

    package init(reading: String, session: String) {
        (self.reading, self.session) = (reading, session)
    }

    /// The conditions under which a frame is read: if it is worth it, always, or never.
    package static let readings = ["auto", "always", "never"]
}

/// The choices of a caller about the reading of text.
package struct TextChoices: Hashable, Sendable, Codable {
    /// The least confidence of a line, 0 to 1; nil for the recogniser's own.
    package var minimumConfidence: Double?
    /// The words that are sought; nothing for all the text.
    package var sought: [String] = []
    /// The number of their letters that may differ.
    package var editDistance = 0
    /// The pages of a file that are read, such as `1,3-5`; nil for all.
    package var pages: String?
    /// The smallest parts of the text that are told.
    package var detail = TextDetail.characters

    package init() {}
}

/// The choices of a caller about a PDF file that is made.
package struct PDFChoices: Hashable, Sendable, Codable {
    /// True where the document on each photograph is cut out and made flat.
    package var flattens = false
    /// True where each page has its text in a note, too.
    package var addsNotes = false
    /// True to take away text that another program laid invisibly over pages, and to read these anew.
    package var redoes = false
    /// True to change files that are signed.
    package var invalidatesSignatures = false
    /// Words of less confidence are left out; nil for the recogniser's own limit.
    package var confidence: Double?

    package init() {}

    /// The largest number of pages of a file.
    package static let mostPages = 20
}

/// The choices of a caller about a picture for people.
package struct PreviewChoices: Hashable, Sendable, Codable {
    /// The number of the page, from 1.
    package var page = 1
    /// The length of the picture's longer side at most, in pixels.
    package var side = 1600

    package init() {}

    /// The lengths that the longer side may have.
    package static let sides = 16...4000
    /// The numbers that a page may have.
    package static let pages = 1...999_999
}

/// The choices of a caller of Cloud Vision about the reading of text.
package struct AnnotationChoices: Hashable, Sendable, Codable {
    /// True where confidences are given, as for dense text.
    package var isDocument: Bool
    /// True where values of enumerations are written as numbers.
    package var usesNumbers: Bool
    /// The language, as BCP 47 calls it.
    package var language: String

    package init(isDocument: Bool, usesNumbers: Bool, language: String) {
        (self.isDocument, self.usesNumbers, self.language) = (isDocument, usesNumbers, language)
    }
}

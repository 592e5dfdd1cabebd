package import ScanReports
/// What a worker is asked; the images follow it.
package enum WorkerRequest: Hashable, Sendable, Codable {
    /// Scan photographs of one document.
    case scan(ScanChoices)
    /// Read the text of one image.
    case text(TextChoices)
    /// Make a searchable PDF file of images, or of a PDF file.
    case pdf(PDFChoices)
    /// Read the text of one image, for the form of Cloud Vision.
    case annotation(AnnotationChoices)
    /// Add a frame to a session: an image, and what was known before.
    case frame(FrameChoices)
    /// Try what a worker must not be able to do.
    case trials
}

/// What a caller may choose about a scan.
package struct ScanChoices: Hashable, Sendable, Codable {
    /// Whether print is read, too.
    package var readsPrint = false
    /// True if print is read where no zone is found.
    package var readsCaptions = true
    /// Whether the answer says where things are.
    package var hasCorners = true
    /// Whether it says where the time went.
    package var hasTimings = false
    /// The day that counts as today, `YYYY-MM-DD`; nil for the machine's.
    package var referenceDate: String?
    /// Which pages of a file are read, such as `1,3-5`; nil for all.
    package var pages: String?
    /// The form of the answer; nil for our own.
    package var dialect: ReportDialect?

    package init() {}
}

/// What a caller may choose about a frame.
package struct FrameChoices: Hashable, Sendable, Codable {
    /// When it is read: one of ``readings``.
    package var reading: String
    /// The name of the session.
    package var session: String

    package init(reading: String, session: String) {
        (self.reading, self.session) = (reading, session)
    }

    /// Whether a frame may be read: if it is worth it, whatever it shows, not at all.
    package static let readings = ["auto", "always", "never"]
}

/// What a caller may choose about the reading of text.
package struct TextChoices: Hashable, Sendable, Codable {
    /// The least confidence of a line, 0 to 1; nil for the recogniser's own.
    package var minimumConfidence: Double?
    /// What is sought; nothing for all the text.
    package var sought: [String] = []
    /// How many letters of it may differ.
    package var editDistance = 0
    /// Which pages of a file are read, such as `1,3-5`; nil for all.
    package var pages: String?

    package init() {}
}

/// What a caller may choose about a PDF file that is made.
package struct PDFChoices: Hashable, Sendable, Codable {
    /// Whether the document on each photograph is cut out and made flat.
    package var flattens = false
    /// Whether each page has its text in a note, too.
    package var addsNotes = false
    /// True to take away text that another program laid invisibly over pages, and to read these anew.
    package var redoes = false
    /// True to change files that are signed.
    package var invalidatesSignatures = false
    /// Words of less confidence are left out; nil for the recogniser's own limit.
    package var confidence: Double?

    package init() {}

    /// How many pages a file may have.
    package static let mostPages = 20
}

/// What a caller of Cloud Vision chooses about the reading of text.
package struct AnnotationChoices: Hashable, Sendable, Codable {
    /// Whether confidences are given, as for dense text.
    package var isDocument: Bool
    /// Whether values of enumerations are written as numbers.
    package var usesNumbers: Bool
    /// The language, as BCP 47 calls it.
    package var language: String

    package init(isDocument: Bool, usesNumbers: Bool, language: String) {
        (self.isDocument, self.usesNumbers, self.language) = (isDocument, usesNumbers, language)
    }
}

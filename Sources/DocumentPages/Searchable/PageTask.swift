import ImageProcessing

/// A page that is to be read.
struct PageTask: Sendable {
    /// The place of a page.
    enum Place: Sendable {
        /// A page of an image file.
        case picture(ImageFile, page: Int)
        /// A page of a PDF file.
        case page(Int)
    }

    /// The number of the page in the file that is made, from 1.
    let number: Int
    /// The index of its input.
    let input: Int
    /// The place of the page.
    let place: Place
    /// True if the page is read; else it is only kept.
    var isRead = true

    /// The number of the page in its input, from 1.
    var sourcePage: Int {
        switch place {
        case .picture(_, let page), .page(let page): page
        }
    }
}

/// The result of a page.
struct ReadPage: Sendable {
    let outcome: SearchablePage.Outcome
    /// The text that is laid over it.
    var text: LayerText?
    /// The picture that becomes the page, and how; nil for a page that is there already.
    var picture: (stored: StoredPicture, frame: PageFrame)?
    /// True where a document was cut out of it; nil when that was not wanted.
    var isFlattened: Bool?
    /// The direction of its lines; nil when they do not tell it.
    var direction: PageDirection?
}

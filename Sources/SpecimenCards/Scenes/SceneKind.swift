/// The difficulty of finding the document in a scene.
public enum SceneKind: String, CaseIterable, Hashable, Sendable, Codable {
    /// A document on a table, with a few small things about.
    case table
    /// On or beside pages of text and forms.
    case print
    /// On a keyboard.
    case keyboard
    /// A pale document on pale ground.
    case lightOnLight
    /// A dim document on dark ground.
    case darkOnDark
    /// Over bank cards, receipts and papers that lie anyhow.
    case clutter
    /// Held by fingers that hide parts of its edges, no corner.
    case hand
    /// On an open wallet.
    case wallet
    /// A page of an open passport.
    case booklet
    /// Two to four documents.
    case several

    /// One side or one corner is hidden, by a hand or a paper.
    case partlyHidden
    /// One side runs out of the picture.
    case outOfFrame
    /// Another card lies below, its edges close to those of the document.
    case cardBelow

    /// Walls, windows, pictures.
    case room
    /// A page of text or a form.
    case page
    /// A receipt.
    case receipt
    /// A screen or a telephone.
    case screen
    /// A parcel or a book.
    case box

    /// The completeness with which documents are seen.
    public enum Visibility: String, CaseIterable, Hashable, Sendable, Codable {
        /// All corners of a document are in the picture.
        case whole
        /// A side or a corner is not in the picture, or the edges are those of two cards.
        case impaired
        /// There is no document.
        case nothing
    }

    /// The completeness with which documents are seen.
    public var visibility: Visibility {
        switch self {
        case .partlyHidden, .outOfFrame, .cardBelow: .impaired
        case .room, .page, .receipt, .screen, .box: .nothing
        default: .whole
        }
    }
}

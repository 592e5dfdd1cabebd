import Imaging

/// The content of an overlay: frames on a picture, and beside the picture the texts in them.
struct OverlayScene: Hashable {
    /// The frames, in the order in which they are drawn.
    var frames: [OverlayFrame] = []
    /// The rows of the panel, from top to bottom.
    var rows: [OverlayRow] = []
    /// The number of pixels of the picture in a millimetre, if a scale is to be drawn along its edges.
    var pixelsPerMillimetre: Double?

    /// The tones of the frames, for the key; documents have words of their own.
    var tones: [OverlayTone] {
        OverlayTone.allCases.filter { tone in frames.contains { $0.tone == tone && $0.kind != .document } }
    }
}

/// A frame around something on the picture.
struct OverlayFrame: Hashable {
    /// The kind of thing in a frame, which tells what the line looks like.
    enum Kind: Hashable {
        /// A whole document.
        case document
        /// Print, or characters of a zone.
        case text
        /// A place where something is expected, or a face: exactly there, dashed.
        case region
        /// Nothing is framed; a mark only stands beside the text.
        case unframed
    }

    /// The corners of what is framed, in pixels of the picture.
    var outline: Quadrilateral
    let kind: Kind
    let tone: OverlayTone
    /// The mark beside the frame and in the panel, if any.
    var mark: String?
}

/// A row of the panel: a text behind a mark or the sign of its tone.
struct OverlayRow: Hashable {
    /// The look of a text.
    enum Look: Hashable {
        case title, text
        /// Lines of a zone, as they are printed.
        case zone
    }

    /// The text; a line break parts what stands below each other.
    let text: String
    let tone: OverlayTone
    let look: Look
    /// The mark beside its frames, if any.
    let mark: String?
    /// The name of the field, if it is one.
    let caption: String?

    init(_ text: String, _ tone: OverlayTone, look: Look = .text, mark: String? = nil, caption: String? = nil) {
        (self.text, self.tone, self.look, self.mark, self.caption) = (text, tone, look, mark, caption)
    }
}

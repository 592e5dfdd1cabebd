import Imaging

/// The content of an overlay: frames on a picture, and beside the picture the texts in them.
struct OverlayScene: Hashable {
    /// The frames, in the order in which they are drawn.
    var frames: [OverlayFrame] = []
    /// The sections of the panel, from top to bottom.
    var sections: [OverlaySection] = []
    /// The number of pixels of the picture in a millimetre, if a scale is to be drawn along its edges.
    var pixelsPerMillimetre: Double?

    /// The tones of the frames, for the key; documents have words of their own.
    var tones: [OverlayTone] {
        OverlayTone.allCases.filter { tone in frames.contains { $0.tone == tone && $0.kind != .document } }
    }
}

/// A frame around something on the picture.
struct OverlayFrame: Hashable {
    /// The kind of thing in a frame, which tells where the line runs.
    enum Kind: Hashable {
        /// A whole document: just outside its edges.
        case document
        /// Characters of a zone, with others close on both sides.
        case zone
        /// A line or more of print, with space around it.
        case print
        /// A word, with others beside it.
        case word
        /// A face: along its edges.
        case portrait
        /// A place where something is expected: exactly there, dashed.
        case region
        /// Nothing is framed; a mark only stands beside the text.
        case unframed
    }

    /// The corners of the frame, in pixels of the picture.
    var outline: Quadrilateral
    let kind: Kind
    let tone: OverlayTone
    /// The mark beside the frame and in the panel, if any.
    var mark: String?
}

/// A part of the panel.
struct OverlaySection: Hashable {
    /// The mark beside the frame of the document, if any.
    var mark: String?
    /// The title of the section.
    let title: String
    /// The proof about it, in words.
    var status: Status?
    /// A sentence below the title.
    var explanation: String?
    /// The rows of the section, line by line.
    var rows: [OverlayRow] = []

    /// A word and its colour.
    struct Status: Hashable {
        let words: String
        let tone: OverlayTone
    }
}

/// A row of the panel.
enum OverlayRow: Hashable {
    /// A field.
    case field(OverlayField)
    /// The lines of a zone, as they are printed, and where its fields stand.
    case zone([String], fields: [OverlayZoneField])
    /// A line of text, and the number that stands beside it.
    case line(number: Int, text: String, tone: OverlayTone)
    /// A sentence.
    case remark(String, OverlayTone)
}

/// A field in the lines of a zone.
struct OverlayZoneField: Hashable {
    /// The mark beside its frame and its row.
    let mark: String
    let tone: OverlayTone
    /// Its line and its columns, from 1.
    let line: Int
    let columns: ClosedRange<Int>
}

/// A field in the panel.
struct OverlayField: Hashable {
    /// The mark beside its frames, if any.
    var mark: String?
    /// The name of the field.
    let caption: String
    let tone: OverlayTone
    /// The readings, one below the other.
    let readings: [Reading]

    /// One reading of the field.
    struct Reading: Hashable {
        /// The source of the reading, if there are several.
        var origin: String?
        let text: String
        /// A remark on the reading, in a few words.
        var note: String?
        /// The character, counted from 0, from which on it is something else than the other reading.
        var difference: Int?
    }
}

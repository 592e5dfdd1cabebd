import Imaging

/// What an overlay shows: frames on a picture, and beside the picture what they hold.
struct OverlayScene: Hashable {
    /// What is framed, in the order in which it is drawn.
    var frames: [OverlayFrame] = []
    /// What the panel says, from top to bottom.
    var sections: [OverlaySection] = []
    /// How many pixels of the picture a millimetre takes, if a scale is to be drawn along its edges.
    var pixelsPerMillimetre: Double?

    /// The tones of the frames, for the key; documents have words of their own.
    var tones: [OverlayTone] {
        OverlayTone.allCases.filter { tone in frames.contains { $0.tone == tone && $0.kind != .document } }
    }
}

extension OverlayScene {
    /// Returns the scene on a picture that is so many times as wide and as high.
    func scaled(x: Double, y: Double) -> OverlayScene {
        guard x != 1 || y != 1 else { return self }
        var scene = self
        scene.frames = frames.map { frame in
            OverlayFrame(
                outline: frame.outline.mapped { Point(x: $0.x * x, y: $0.y * y) }, kind: frame.kind, tone: frame.tone,
                mark: frame.mark)
        }
        scene.pixelsPerMillimetre = pixelsPerMillimetre.map { $0 * x }
        return scene
    }
}

/// A frame around something on the picture.
struct OverlayFrame: Hashable {
    /// What is framed, which tells where the line runs.
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

    /// The corners of what is framed, in pixels of the picture.
    let outline: Quadrilateral
    let kind: Kind
    let tone: OverlayTone
    /// What stands beside the frame and in the panel, if anything.
    var mark: String?
}

/// A part of the panel.
struct OverlaySection: Hashable {
    /// What stands beside the frame of the document, if anything.
    var mark: String?
    /// What it is about.
    let title: String
    /// What is proven of it, in words.
    var status: Status?
    /// A sentence below the title.
    var explanation: String?
    /// What was read, line by line.
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
    /// What stands beside its frame and its row.
    let mark: String
    let tone: OverlayTone
    /// Its line and its columns, from 1.
    let line: Int
    let columns: ClosedRange<Int>
}

/// What the panel says of a field.
struct OverlayField: Hashable {
    /// What stands beside its frames, if anything.
    var mark: String?
    /// What it is called.
    let caption: String
    let tone: OverlayTone
    /// What was read, one below the other.
    let readings: [Reading]

    /// One reading of the field.
    struct Reading: Hashable {
        /// Where it was read, if there are several.
        var origin: String?
        let text: String
        /// What there is to say about it, in a few words.
        var note: String?
        /// From which character on, counted from 0, it is something else than the other reading.
        var difference: Int?
    }
}

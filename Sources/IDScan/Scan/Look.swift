import DocumentDetection
import TextDetection

/// One look for zones: at a place of a photograph, in one way.
struct Look {
    /// A place to look at, and a way to do it.
    enum Kind {
        /// The zone of a document, where the standard prints it.
        case printedZone(of: DetectedDocument)
        /// Lines of text, and the zones among them.
        case text(on: SearchView)
        /// Lines of text on the whole of a large photograph, as closely as that is worth its time; then where most of them
        /// are.
        case textClosely(on: SearchView)
        /// Lines of a zone, where they are.
        case zone(SeenZone)
        /// Lines of a zone, their bend undone.
        case bentZone(SeenZone)
        /// Documents whose letters may be too low to be seen in the photograph.
        case smallDocuments
    }

    /// The condition under which it is taken.
    enum Need {
        case always
        /// The look is taken unless something was read whose check digits hold.
        case unlessAnythingIsRead
        /// The look is taken unless the proven zones leave nothing to be seen on a surface.
        case unlessSettled(SearchView)
        /// The look is taken unless the zone was read, and proven.
        case unlessProven(SeenZone)
    }

    let kind: Kind
    var need = Need.always
    /// True where it shows more pixels than the photograph has: then only what is certain counts.
    var isEnlarged = false
}

extension Look.Kind {
    /// True for a first look at lines of a zone.
    var isFirstOfZone: Bool {
        if case .zone = self { true } else { false }
    }

    /// The kind of look in the timings.
    var timed: ScanTimings.LookKind {
        switch self {
        case .printedZone: .printedZone
        case .text: .text
        case .textClosely: .textClosely
        case .zone: .zone
        case .bentZone: .bentZone
        case .smallDocuments: .smallDocuments
        }
    }
}

/// Lines that look like those of a zone.
struct SeenZone {
    /// The lines, each from left to right, in pixels of the photograph.
    let lines: [[TextLine]]
    /// The surface on which they were seen.
    let surface: SearchView
}

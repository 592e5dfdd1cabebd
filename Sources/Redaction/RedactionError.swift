public import IDScan

/// The reason why a picture was not redacted. No error has a text of a document.
public indirect enum RedactionError: Error, Hashable, Sendable {
    /// These must be hidden, and were not found.
    case notLocated([String])
    /// These are to be kept, and were not found.
    case keptNotLocated([String])
    /// A field that is to be kept tells one that must be hidden: a pair of names.
    case keptTellsHidden(kept: String, hidden: String)
    /// These are still to be read after the rest was covered.
    case stillRead([String])
    /// The painted picture shows something that should be covered.
    case notCovered
    /// The picture shows no document.
    case noDocument
    /// The picture shows a document as a mirror does.
    case mirrored
    /// The text that is to be written across the picture has letters that the typeface lacks.
    case watermarkNotWritable
    /// The picture has several pages.
    case severalPages(Int)
    /// The picture could not be read.
    case scan(ScanError)
    /// A page of a file could not be redacted, from 1.
    case onPage(Int, RedactionError)
}

extension RedactionError: CustomStringConvertible {
    /// The cause in one line, for a person.
    public var description: String {
        switch self {
        case .notLocated(let names):
            "not found, and so not hidden: \(Self.list(names))"
        case .keptNotLocated(let names):
            "not found, and so not kept: \(Self.list(names))"
        case .keptTellsHidden(let kept, let hidden):
            "\(kept) is to be kept, but says what \(hidden) hides: keep both, or hide both"
        case .stillRead(let names):
            "still to be read after all that was found was covered: \(Self.list(names))"
        case .notCovered:
            "the covered picture shows what should be covered: this is a fault of the program"
        case .noDocument:
            "no document was found"
        case .mirrored:
            "the picture is mirrored: mirror it back first"
        case .watermarkNotWritable:
            "the purpose has letters that the program cannot write: it has Latin, Greek and Cyrillic ones"
        case .severalPages(let count):
            "these are \(count) pages, and a picture is one"
        case .scan(let error):
            error.message
        case .onPage(let page, let error):
            "page \(page): \(error)"
        }
    }

    private static func list(_ names: [String]) -> String {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
    }
}

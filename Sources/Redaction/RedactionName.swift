public import IDScan
import MRZ

/// Something of a document that is kept or hidden: a field, by its name in results, or a part that is no field.
public struct RedactionName: RawRepresentable, Hashable, Sendable, Codable {
    /// The name.
    public let rawValue: String

    /// Creates a name of any text. A text that is in no result and is not among ``parts`` is never found.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the name of a field.
    public init(_ field: VisualFieldName) { rawValue = field.rawValue }

    /// Every picture of the holder's face.
    public static let portrait = RedactionName(rawValue: "portrait")
    /// The holder's signature.
    public static let signature = RedactionName(rawValue: "signature")
    /// All lines of the machine-readable zone.
    public static let mrz = RedactionName(rawValue: "mrz")
    /// All barcodes, on the document and beside it.
    public static let barcodes = RedactionName(rawValue: "barcodes")

    /// The parts that are no fields.
    public static let parts: [RedactionName] = [.portrait, .signature, .mrz, .barcodes]

    /// All names: of fields that zones or the program's own templates have, then of the parts.
    public static let all: [RedactionName] = {
        let templates = DocumentTemplate.builtIn.flatMap(\.fields).map(\.name)
        let own = Set(templates).subtracting(VisualFieldName.inOrder).sorted { $0.rawValue < $1.rawValue }
        return (VisualFieldName.inOrder + own).map { RedactionName($0) } + parts
    }()

    /// The field of this name.
    var field: VisualFieldName { VisualFieldName(rawValue: rawValue) }
}

extension RedactionName {
    /// The name of a person as one text, and the names of its parts.
    static let fullName = RedactionName(.fullName)
    static let partsOfFullName = [RedactionName(.surname), RedactionName(.givenNames)]

    /// Fields that a document may print in the letters of its issuer, too, besides those of the zone.
    static let written = Set(
        [VisualFieldName.surname, .givenNames, .fullName, .birthName, .birthPlace, .address].map { RedactionName($0) })
}

extension Set<RedactionName> {
    /// These, and surname and given names if these are parts of one.
    var withPartsOfNames: Self {
        contains(.fullName) ? union(RedactionName.partsOfFullName) : self
    }
}

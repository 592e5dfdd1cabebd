public import IDScan
import MRZ

/// Something of a document that is kept or hidden: a field, by its name in results, or a part that is no field.
public struct RedactionName: RawRepresentable, Hashable, Sendable, Codable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
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

    /// All names: those of fields that zones or the program's own templates have, then the parts.
    public static let all: [RedactionName] = {
        let templates = DocumentTemplate.builtIn.flatMap(\.fields).map(\.name)
        let own = Set(templates).subtracting(VisualFieldName.inOrder).sorted { $0.rawValue < $1.rawValue }
        return (VisualFieldName.inOrder + own).map { RedactionName($0) } + parts
    }()

    /// The field of this name.
    var field: VisualFieldName { VisualFieldName(rawValue: rawValue) }
}

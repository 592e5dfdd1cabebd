/// The layout of one side of a kind of document: the places of its print, and their meaning.
///
/// A template is a data file, JSON; the program comes with ``builtIn`` ones, and users add their own:
///
/// ```swift
/// var options = ScanOptions()
/// options.templates = [try DocumentTemplate(json: bytes, file: "staff-card.json")] + DocumentTemplate.builtIn
/// ```
public struct DocumentTemplate: Hashable, Sendable {
    /// A side of a card.
    public enum Side: String, CaseIterable, Hashable, Sendable, Codable {
        /// The side with the portrait; of passports and visas the only one.
        case front
        /// The other side.
        case back
    }

    /// The name of the template in results: small letters, digits and hyphens.
    public let name: String
    /// The title of the document, for people.
    public let title: String
    /// The type of the document; nil where the template does not tell it.
    public let type: DocumentType?
    /// The size of the document, in millimetres.
    public let size: TemplateSize
    /// The side that the template is of; nil for documents that have one only.
    public let side: Side?
    /// The language of the print: `Latin` for all languages in Latin script, which our own network reads; else
    /// Tesseract's name of a language, such as `rus`, which Tesseract reads.
    public let language: String
    /// The order of numbers in dates.
    public let dateOrder: PrintedDate.Order
    /// The conditions that documents with this layout meet.
    public let conditions: TemplateConditions
    /// The printed fields and their places.
    public let fields: [TemplateField]
    /// The region of the face; nil where there is none.
    public let portrait: TemplateRegion?
    /// The region of the signature; nil where the template does not tell it.
    public let signature: TemplateRegion?
}

/// The layout of one side of a kind of document: where its print stands, and what that means.
///
/// A template is a data file, JSON; the program comes with those of ``builtIn``, and users add their own:
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

    /// What the template is called in results: small letters, digits and hyphens.
    public let name: String
    /// What the document is, for people.
    public let title: String
    /// What kind of document it is; nil where the template does not say.
    public let type: DocumentType?
    /// The size of the document, in millimetres.
    public let size: TemplateSize
    /// The side that the template is of; nil for documents that have one only.
    public let side: Side?
    /// What the print is read as: `Latin` for all languages in Latin script, which our own network reads; else Tesseract's name
    /// of a language, such as `rus`, which Tesseract reads.
    public let language: String
    /// The order of numbers in dates.
    public let dateOrder: PrintedDate.Order
    /// Which documents have this layout.
    public let conditions: TemplateConditions
    /// What is printed where.
    public let fields: [TemplateField]
    /// Where the face is; nil where there is none.
    public let portrait: TemplateRegion?
    /// Where the holder signs; nil where nothing says so.
    public let signature: TemplateRegion?
}

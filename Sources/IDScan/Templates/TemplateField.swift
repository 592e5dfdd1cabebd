/// A field that a template tells.
///
/// It is found in its region, below or beside one of its captions, or behind another field. If it has a region and
/// captions, the value stands in the region, and captions there are not part of the value.
public struct TemplateField: Hashable, Sendable {
    /// The side of a caption on which its value stands.
    public enum Placement: String, CaseIterable, Hashable, Sendable, Codable {
        case below, right
    }

    /// The name of the field; own names are allowed.
    public let name: VisualFieldName
    /// The kind of its text.
    public let content: FieldContent
    /// The place of its letters; nil where captions tell.
    public internal(set) var region: TemplateRegion?
    /// The largest number of its lines.
    public let lines: Int
    /// The captions of the field, in all languages: each is one of the parts between obliques.
    public let captions: [String]
    /// The side of the caption on which the value stands.
    public let placement: Placement
    /// The texts that may be printed before the value and are not part of it: `geb.`
    public let prefixes: [String]
    /// True where the field is there only with one of the prefixes.
    public let needsPrefix: Bool
    /// The field behind which it stands, on the same line.
    public let follows: VisualFieldName?
    /// The only characters that it has; nil for those of its content.
    public let allowedCharacters: Set<Character>?
}

extension TemplateField: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case name, content, region, lines, captions, placement, prefixes, needsPrefix, follows, allowedCharacters
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(knowing: CodingKeys.self)
        name = VisualFieldName(rawValue: try container.decode(String.self, forKey: .name))
        content = try container.decodeWord(FieldContent.self, forKey: .content) ?? .text
        region = try container.decodeIfPresent(TemplateRegion.self, forKey: .region)
        lines = try container.decodeWholeNumber(forKey: .lines) ?? 1
        captions = try container.decodeIfPresent([String].self, forKey: .captions) ?? []
        placement = try container.decodeWord(Placement.self, forKey: .placement) ?? .below
        prefixes = try container.decodeIfPresent([String].self, forKey: .prefixes) ?? []
        needsPrefix = try container.decodeIfPresent(Bool.self, forKey: .needsPrefix) ?? false
        follows = try container.decodeIfPresent(String.self, forKey: .follows).map { VisualFieldName(rawValue: $0) }
        allowedCharacters = try container.decodeIfPresent(String.self, forKey: .allowedCharacters).map { Set($0) }
    }
}

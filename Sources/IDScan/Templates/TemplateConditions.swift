public import MRZ

/// The conditions that documents with the layout of a template meet.
///
/// A document with a machine-readable zone is judged by that first: an empty list allows every zone. Where several
/// templates are possible, and wherever no zone was read, the anchors decide, texts that all documents of the kind
/// have.
public struct TemplateConditions: Hashable, Sendable {
    /// The formats of the zone; empty if this side has none.
    public let formats: [Format]
    /// The codes of the issuers in the zone, or, on a side without one, of those whose letters are expected; empty for all.
    public let issuingStates: [String]
    /// The possible beginnings of the document code in the zone; empty for all.
    public let documentCodes: [String]
    /// Texts that are printed on all such documents.
    public internal(set) var anchors: [TemplateAnchor]
}

/// A text that is printed on all documents of a kind.
public struct TemplateAnchor: Hashable, Sendable {
    /// The possible texts, in any case, with or without accents.
    public let texts: [String]
    /// The place of the text; nil for anywhere.
    public internal(set) var region: TemplateRegion?
}

extension TemplateAnchor: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case texts, region
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(knowing: CodingKeys.self)
        texts = try container.decode([String].self, forKey: .texts)
        region = try container.decodeIfPresent(TemplateRegion.self, forKey: .region)
    }
}

extension TemplateConditions: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case formats, issuingStates, documentCodes, anchors
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(knowing: CodingKeys.self)
        formats = try container.decodeWords(Format.self, forKey: .formats)
        issuingStates = try container.decodeIfPresent([String].self, forKey: .issuingStates) ?? []
        documentCodes = try container.decodeIfPresent([String].self, forKey: .documentCodes) ?? []
        anchors = try container.decodeIfPresent([TemplateAnchor].self, forKey: .anchors) ?? []
    }

    /// True if a document with a zone may have the layout.
    func allow(_ zone: MachineReadableZone) -> Bool {
        func text(_ name: FieldName) -> String { zone.fields.first { $0.name == name }?.text ?? "" }
        let (issuer, code) = (text(.issuingState), text(.documentCode))
        return formats.contains(zone.format)
            && (issuingStates.isEmpty || issuingStates.contains { StateWords.isSame($0, issuer) })
            && (documentCodes.isEmpty || documentCodes.contains { code.hasPrefix($0) })
    }
}

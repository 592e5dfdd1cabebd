public import DocumentDetection
public import Imaging
public import MRZ

/// A document that was found, with its machine-readable zone.
public struct ScannedDocument: Hashable, Sendable {
    /// The proof about the zone; ``VerificationStatus/unverified`` when the document shows none.
    public let status: VerificationStatus
    /// The type of document; nil when neither its zone nor its print was read.
    public let type: DocumentType?
    /// The format of the zone; nil when the document shows none, such as the front of a card.
    public let format: Format?
    /// The kind of barcode that tells the document; nil when none does, and beside a zone.
    public let barcodeFormat: BarcodeContent.Kind?
    /// The document's corners in the photograph, in pixels, from the one where reading starts; nil when its edges
    /// were not seen.
    public package(set) var quadrilateral: Quadrilateral?
    /// The number of the photograph that shows it, from 0, if several were scanned together; else nil.
    public let imageIndex: Int?
    /// The values that follow from the dates; nil unless the document was read.
    public let derived: DerivedValues?
    /// The fields that are printed: those of the zone, and those that only the print has; and the sex,
    /// where the zone leaves it open.
    public let fields: [VisualFieldName: ScannedField]
    /// The parts of the zone that a reader of the chip needs; nil for formats of documents that have none.
    public let chipAccess: ChipAccess?
    /// The zone as evidence; nil when the document shows none.
    public let mrz: ZoneReport?
    /// The quality of its picture, and the hints to a better one; nil for text that was not read from an image.
    public let captureQuality: CaptureQuality?
    /// The name of the template that its print was read by; nil when none fits, or only the fields of the zone were sought.
    public let template: String?
    /// The print for people; nil when that was not read.
    public let visualZone: PrintReport?
    /// The comparisons of zone and print, field by field; empty unless both were read.
    public let crossChecks: [FieldCrossCheck]
    /// The findings about dates and codes, the worst first.
    public let findings: [DocumentFinding]
    /// The corners of the face, in pixels of the photograph; nil when nothing says where it is.
    public let portrait: Quadrilateral?
    /// The number of the photograph that shows the face, from 0, if several were scanned together; else nil.
    public let portraitImageIndex: Int?
    /// The front of the card, when it was seen as well as the back, which has the zone, and they agree; its fields are
    /// among ``fields`` and ``visualZone``.
    public let otherSide: OtherSide?
    /// The places of the zone's characters, line by line, in pixels of the photograph: cells that touch, as wide as the
    /// pitch of the characters and as high as that of the lines. Empty for a zone that was not read from a photograph.
    /// They are not encoded, and take no part in comparisons.
    @Uncompared package internal(set) var zoneCells: [[Quadrilateral]] = []

    /// The names of the fields, in the order in which people expect them; own names come last.
    public var fieldNames: [VisualFieldName] {
        [VisualFieldName](inOrder: fields.keys)
    }

    /// A field of the document.
    public subscript(name: FieldName) -> ScannedField? { fields[VisualFieldName(name)] }

    /// Creates the document that a parsed zone stands for: text, not an image, so that no character is in doubt.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - referenceDate: The day that counts as today in ``findings``; nil means today on this machine.
    public init(_ zone: MachineReadableZone, referenceDate: CalendarDate? = nil) {
        let part = ZonePart(zone, hasDoubt: false, confidence: nil) { ScannedField($0) }
        self.init(DocumentParts(zone: part), referenceDate: referenceDate ?? .today)
    }

    /// Creates a document as a scanner returns it, for tests of programs that use scanners.
    ///
    /// ```swift
    /// let zone = try MachineReadableZone(parsing: lines, referenceDate: today)
    /// let document = ScannedDocument(standingFor: zone, doubting: [.surname])
    /// assert(document.status == .doubtful)
    /// ```
    ///
    /// - Parameters:
    ///   - zone: The zone. A check digit that fails makes the document ``VerificationStatus/refuted``.
    ///   - doubted: The fields with a character that was not read beyond doubt. Any of them makes a document whose check
    ///     digits hold ``VerificationStatus/doubtful``.
    ///   - confidence: The reader's certainty of each field, 0…1.
    ///   - quadrilateral: The corners of the document in the photograph, in pixels, from the one where reading starts.
    ///   - captureQuality: The quality of its picture.
    ///   - referenceDate: The day that counts as today; nil means today on this machine.
    public init(
        standingFor zone: MachineReadableZone, doubting doubted: Set<FieldName> = [], confidence: Double = 1,
        quadrilateral: Quadrilateral? = nil, captureQuality: CaptureQuality? = nil, referenceDate: CalendarDate? = nil
    ) {
        let part = ZonePart(zone, hasDoubt: !doubted.isEmpty, confidence: confidence) {
            ScannedField($0, isInDoubt: doubted.contains($0.name), agreement: .notAsked, confidence: confidence)
        }
        let capture = DocumentCapture(quadrilateral: quadrilateral, quality: captureQuality)
        self.init(DocumentParts(zone: part, capture: capture), referenceDate: referenceDate ?? .today)
    }

    /// Creates a document of its readings, and of the values that follow from them.
    ///
    /// - Parameters:
    ///   - parts: The readings.
    ///   - referenceDate: The day that counts as today.
    init(_ parts: DocumentParts, referenceDate: CalendarDate) {
        let (zone, print, barcode) = (parts.zone, parts.print, parts.barcode)
        let compared = ComparedZone(zone, barcode: barcode?.fields)
        let texts = print.report?.visualZone(dateOrder: print.dateOrder) ?? VisualZone([:])
        let check = CrossCheck(compared, visualZone: texts, referenceDate: referenceDate)
        let facts = DocumentFacts(zone: compared, print: texts, checks: check.fields, reference: referenceDate)
        (status, format) = (zone?.status ?? .unverified, zone?.format)
        barcodeFormat = zone == nil ? barcode?.kind : nil
        (mrz, chipAccess, zoneCells) = (zone?.report, zone?.chipAccess, zone?.cells ?? [])
        quadrilateral = parts.capture.quadrilateral?.encoded
        (imageIndex, captureQuality) = (parts.capture.imageIndex, parts.capture.quality)
        var fields = facts.settle(zone?.fields ?? [:]).merging(barcode?.fields ?? [:]) { own, _ in own }
            .merging(facts.prove(print.fields)) { own, _ in own }
        for (name, printed) in print.report?.fields ?? [:] {
            if let native = printed.nativeText { fields[name]?.nativeText = native }
        }
        self.fields = fields
        (template, visualZone, otherSide) = (print.template, print.report, print.otherSide)
        (portrait, portraitImageIndex) = (print.portrait?.encoded, print.portraitImageIndex)
        crossChecks =
            zone == nil && barcode == nil
            ? [] : print.report.map { check.fields(after: $0, isCaptioned: zone == nil) } ?? []
        let both = zone.flatMap { _ in barcode }.map { told in
            CrossCheck(compared, visualZone: VisualZone(told.fields.mapValues(\.value)), referenceDate: referenceDate)
        }
        findings =
            check.findings + [both.flatMap { DocumentFinding(barcode: $0) }].compactMap(\.self)
            + (parts.isMirrored ? [.mirrored] : [])
        type =
            (zone == nil ? barcode?.type : nil)
            ?? DocumentType(of: zone?.fields ?? [:], format: zone?.format, templates: print.types)
        let isRead = zone != nil || print.report != nil || barcode != nil
        derived = isRead ? DerivedValues(facts, referenceDate: referenceDate) : nil
    }

    /// Returns this document, whose zone alone was read, with its print.
    ///
    /// - Parameters:
    ///   - print: The print.
    ///   - referenceDate: The day that counts as today.
    func adding(_ print: PrintPart, referenceDate: CalendarDate) -> ScannedDocument {
        var parts = DocumentParts(of: self)
        parts.print = print
        return ScannedDocument(parts, referenceDate: referenceDate)
    }
}

extension ScannedDocument {
    /// A field of the zone; an empty one where the format has it, but nothing is printed.
    func zoneField(_ name: FieldName) -> ScannedField? { ComparedZone(ZonePart(of: self))[name] }
}

extension ScannedDocument: Codable {
    private enum CodingKeys: String, CodingKey {
        case status, type, typeName, format, template, derived, fields, chipAccess, crossChecks, findings, mrz,
            visualZone
        case captureQuality, otherSide, portrait, quadrilateral
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try container.decodeIfPresent(Value.self, forKey: key)
        }
        status = try container.decode(VerificationStatus.self, forKey: .status)
        (type, template) = (try value(.type), try value(.template))
        let name: String? = try value(.format)
        format = name.flatMap { Format(rawValue: $0) }
        barcodeFormat = format == nil ? name.map { BarcodeContent.Kind(rawValue: $0) } : nil
        (derived, chipAccess) = (try value(.derived), try value(.chipAccess))
        fields = try container.decode([VisualFieldName: ScannedField].self, forKey: .fields)
        (crossChecks, findings) = (try value(.crossChecks) ?? [], try value(.findings) ?? [])
        (mrz, visualZone) = (try value(.mrz), try value(.visualZone))
        (captureQuality, otherSide) = (try value(.captureQuality), try value(.otherSide))
        let (face, outline): (PlacedCorners?, PlacedCorners?) = (try value(.portrait), try value(.quadrilateral))
        (portrait, portraitImageIndex) = (face?.outline, face?.image)
        (quadrilateral, imageIndex) = (outline?.outline, outline?.image)
    }

    /// Encodes the document, the most wanted parts first, and the places last.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(status, forKey: .status)
        try container.encodeIfPresent(type, forKey: .type)
        try container.encodeIfPresent(type?.name, forKey: .typeName)
        try container.encodeIfPresent(format?.rawValue ?? barcodeFormat?.rawValue, forKey: .format)
        try container.encodeIfPresent(template, forKey: .template)
        try container.encodeIfPresent(derived, forKey: .derived)
        try fields.encode(to: &container, forKey: .fields)
        try container.encodeIfPresent(chipAccess, forKey: .chipAccess)
        try container.encode(crossChecks, forKey: .crossChecks)
        try container.encode(findings, forKey: .findings)
        try container.encodeIfPresent(mrz, forKey: .mrz)
        try container.encodeIfPresent(visualZone, forKey: .visualZone)
        try container.encodeIfPresent(captureQuality, forKey: .captureQuality)
        try container.encodeIfPresent(otherSide, forKey: .otherSide)
        try container.encodeIfPresent(PlacedCorners(portrait, image: portraitImageIndex), forKey: .portrait)
        try container.encodeIfPresent(PlacedCorners(quadrilateral, image: imageIndex), forKey: .quadrilateral)
    }
}

extension DocumentType {
    /// The type of a document; nil when it was not read.
    ///
    /// - Parameters:
    ///   - fields: The fields of its zone.
    ///   - format: The format of the zone, if there is one.
    ///   - templates: The types that the templates tell by which its print was read, the surest first.
    fileprivate init?(of fields: [VisualFieldName: ScannedField], format: Format?, templates: [DocumentType]) {
        if let format {
            self.init(
                format: format, code: fields[.documentCode]?.text ?? "", issuer: fields[.issuingState]?.text ?? "",
                templates: templates)
        } else if let type = templates.first {
            self = type
        } else {
            return nil
        }
    }
}

extension VerificationStatus {
    /// The status of a zone.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - hasDoubt: True where a character was not read beyond doubt.
    init(_ zone: MachineReadableZone, hasDoubt: Bool) {
        switch zone.verdict {
        case .fails: self = .refuted
        case .notPrinted: self = .unverified
        case .holds: self = hasDoubt ? .doubtful : .verified
        }
    }
}

extension FieldName: CodingKeyRepresentable {}

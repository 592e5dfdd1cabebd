public import DocumentDetection
public import Imaging
public import MRZ

/// A document that was found, and what its machine-readable zone says.
public struct ScannedDocument: Hashable, Sendable, Codable {
    /// What is proven about the zone; ``VerificationStatus/unverified`` when the document shows none.
    public let status: VerificationStatus
    /// The format of the zone; nil when the document shows none, such as the front of a card.
    public let format: Format?
    /// The document's corners in the photograph, in pixels, from the one where reading starts; nil when its edges
    /// were not seen.
    public let quadrilateral: Quadrilateral?
    /// The fields: those of the zone, and those that only the print has.
    public let fields: [VisualFieldName: ScannedField]
    /// The zone as evidence; nil when the document shows none.
    public let mrz: ZoneReport?
    /// How well it was photographed, and what to do better; nil for text that was not read from an image.
    public let captureQuality: CaptureQuality?
    /// The name of the template that its print was read by; nil when none fits, or only what the zone says was sought.
    public let template: String?
    /// What is printed for people; nil when that was not read.
    public let visualZone: PrintReport?
    /// Whether zone and print say the same, field by field; empty unless both were read.
    public let crossChecks: [FieldCrossCheck]
    /// What is odd about dates and codes, the worst first.
    public let findings: [DocumentFinding]
    /// The corners of the face, in pixels of the photograph; nil when nothing says where it is.
    public let portrait: Quadrilateral?
    /// The front of the card, when it lies beside the back, which has the zone, and they agree; its fields are among
    /// those of ``fields`` and ``visualZone``.
    public let otherSide: OtherSide?

    /// The names of the fields, in the order in which people expect them; own names come last.
    public var fieldNames: [VisualFieldName] {
        let own = fields.keys.filter { !VisualFieldName.inOrder.contains($0) }
        return VisualFieldName.inOrder.filter { fields[$0] != nil } + own.sorted { $0.rawValue < $1.rawValue }
    }

    /// A field of the document.
    public subscript(name: FieldName) -> ScannedField? { fields[VisualFieldName(name)] }

    /// Creates the document that a parsed zone stands for: text, not an image, so that no character is in doubt.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - referenceDate: The day that counts as today in ``findings``; by default `CalendarDate.defaultReference`.
    public init(_ zone: MachineReadableZone, referenceDate: CalendarDate? = nil) {
        let read = ScannedDocument(
            zone, status: VerificationStatus(zone, hasDoubt: false), quadrilateral: nil, confidence: nil,
            captureQuality: nil
        ) { ScannedField($0) }
        self = read.adding(nil, referenceDate: referenceDate)
    }

    private init(
        status: VerificationStatus, format: Format?, quadrilateral: Quadrilateral?,
        fields: [VisualFieldName: ScannedField], mrz: ZoneReport?, captureQuality: CaptureQuality?,
        template: String? = nil, visualZone: PrintReport? = nil, crossChecks: [FieldCrossCheck] = [],
        findings: [DocumentFinding] = [], portrait: Quadrilateral? = nil, otherSide: OtherSide? = nil
    ) {
        (self.status, self.format, self.quadrilateral) = (status, format, quadrilateral)
        (self.fields, self.mrz, self.captureQuality) = (fields, mrz, captureQuality)
        (self.template, self.visualZone, self.portrait) = (template, visualZone, portrait)
        (self.crossChecks, self.findings, self.otherSide) = (crossChecks, findings, otherSide)
    }

    /// Creates the document whose zone was read from a photograph.
    init(
        _ zone: MachineReadableZone, status: VerificationStatus, quadrilateral: Quadrilateral?, confidence: Double?,
        captureQuality: CaptureQuality?, field: (Field) -> ScannedField
    ) {
        self.init(
            status: status, format: zone.format, quadrilateral: quadrilateral,
            fields: Dictionary(
                zone.fields.map { (VisualFieldName($0.name), field($0)) }, uniquingKeysWith: { first, _ in first }),
            mrz: ZoneReport(zone, confidence: confidence), captureQuality: captureQuality)
    }

    /// Creates a document that shows no zone.
    init(quadrilateral: Quadrilateral, captureQuality: CaptureQuality) {
        self.init(
            status: .unverified, format: nil, quadrilateral: quadrilateral, fields: [:], mrz: nil,
            captureQuality: captureQuality)
    }

    /// Returns this document with what its print says, and what follows from both.
    ///
    /// - Parameters:
    ///   - print: What is printed beside the zone.
    ///   - front: The other side of the card, if it was seen.
    ///   - referenceDate: The day that counts as today.
    func adding(
        _ print: DocumentPrint?, front: PrintedSide? = nil, referenceDate: CalendarDate?
    ) -> ScannedDocument {
        let prints = [front?.print, print].compactMap(\.self)
        let report = prints.isEmpty ? nil : PrintReport(joining: prints.map(\.report))
        let visualZone = report?.visualZone(dateOrder: prints.first?.template?.dateOrder ?? .dayMonthYear)
        let check = CrossCheck(document: self, visualZone: visualZone ?? VisualZone([:]), referenceDate: referenceDate)
        let fields = prints.reduce(fields) { $0.merging($1.additions(to: $0)) { own, _ in own } }
        return ScannedDocument(
            status: status, format: format, quadrilateral: quadrilateral, fields: fields, mrz: mrz,
            captureQuality: captureQuality, template: print?.template?.name, visualZone: report,
            crossChecks: mrz == nil ? [] : report.map { check.fields(after: $0) } ?? [],
            findings: check.findings, portrait: prints.compactMap(\.portrait).first, otherSide: front?.otherSide)
    }

    /// A field of the zone.
    func zoneField(_ name: FieldName) -> ScannedField? {
        self[name].flatMap { $0.source == .mrz ? $0 : nil }
    }
}

extension ScannedDocument {
    private enum CodingKeys: String, CodingKey {
        case status, format, quadrilateral, fields, mrz, captureQuality, template, visualZone, crossChecks, findings
        case portrait, otherSide
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func value<Value: Decodable>(_ key: CodingKeys) throws -> Value? {
            try container.decodeIfPresent(Value.self, forKey: key)
        }
        self.init(
            status: try container.decode(VerificationStatus.self, forKey: .status), format: try value(.format),
            quadrilateral: try value(.quadrilateral),
            fields: try container.decode([VisualFieldName: ScannedField].self, forKey: .fields), mrz: try value(.mrz),
            captureQuality: try value(.captureQuality), template: try value(.template),
            visualZone: try value(.visualZone), crossChecks: try value(.crossChecks) ?? [],
            findings: try value(.findings) ?? [], portrait: try value(.portrait), otherSide: try value(.otherSide))
    }
}

extension VerificationStatus {
    /// The status of a zone.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - hasDoubt: Whether a character was not read beyond doubt.
    init(_ zone: MachineReadableZone, hasDoubt: Bool) {
        switch zone.verdict {
        case .fails: self = .refuted
        case .notPrinted: self = .unverified
        case .holds: self = hasDoubt ? .doubtful : .verified
        }
    }
}

extension FieldName: CodingKeyRepresentable {}

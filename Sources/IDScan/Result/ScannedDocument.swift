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
    /// The fields of the zone.
    public let fields: [FieldName: ScannedField]
    /// The zone as evidence; nil when the document shows none.
    public let mrz: ZoneReport?
    /// How well it was photographed, and what to do better; nil for text that was not read from an image.
    public let captureQuality: CaptureQuality?

    /// Creates the document that a parsed zone stands for: text, not an image, so that no character is in doubt.
    public init(_ zone: MachineReadableZone) {
        self.init(
            zone, status: VerificationStatus(zone, hasDoubt: false), quadrilateral: nil, confidence: nil,
            captureQuality: nil
        ) { ScannedField($0) }
    }

    /// Creates the document whose zone was read from a photograph.
    init(
        _ zone: MachineReadableZone, status: VerificationStatus, quadrilateral: Quadrilateral?, confidence: Double?,
        captureQuality: CaptureQuality?, field: (Field) -> ScannedField
    ) {
        self.status = status
        format = zone.format
        self.quadrilateral = quadrilateral
        fields = Dictionary(zone.fields.map { ($0.name, field($0)) }, uniquingKeysWith: { first, _ in first })
        mrz = ZoneReport(zone, confidence: confidence)
        self.captureQuality = captureQuality
    }

    /// Creates a document that shows no zone.
    init(quadrilateral: Quadrilateral, captureQuality: CaptureQuality) {
        status = .unverified
        format = nil
        self.quadrilateral = quadrilateral
        fields = [:]
        mrz = nil
        self.captureQuality = captureQuality
    }
}

extension VerificationStatus {
    /// The status of a zone.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - hasDoubt: Whether a character that no check digit protects was not read beyond doubt.
    init(_ zone: MachineReadableZone, hasDoubt: Bool) {
        switch zone.verdict {
        case .fails: self = .refuted
        case .notPrinted: self = .unverified
        case .holds: self = hasDoubt ? .doubtful : .verified
        }
    }
}

extension FieldName: CodingKeyRepresentable {}

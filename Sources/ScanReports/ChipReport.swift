public import Certificates
public import IDScan
public import LDS
public import MRZ

/// The report on the files of a chip: their content, and the proof about it.
public struct ChipReport: Encodable, Sendable {
    /// The verdict on all files together: passive authentication (Doc 9303-11). It fails closed: `notChecked` without EF.SOD.
    public let verdict: SignatureVerdict
    /// The document that the zone in DG1 tells; nil when there is none.
    public let document: ScannedDocument?
    /// The fields of the zone on the photograph beside those of the chip; empty without a photograph.
    public let crossChecks: [FieldComparison]
    /// The files that could be read.
    public let data: ChipData
    /// The result of passive authentication, step by step; nil without EF.SOD.
    public let authentication: PassiveAuthentication?

    /// A field of the chip's zone, and the same field of the printed zone.
    public struct FieldComparison: Encodable, Hashable, Sendable {
        /// The field.
        public let field: FieldName
        /// The outcome: `notCompared` where the printed one was not read beyond doubt.
        public let outcome: FieldCrossCheck.Outcome
    }

    /// Reads the files of a chip, and checks them.
    ///
    /// - Parameters:
    ///   - files: The bytes of the files; the first byte tells which one it is.
    ///   - trust: The certificates of the States' authorities.
    ///   - today: The day that counts as today.
    ///   - photographed: The document of a photograph, to compare its zone with that of the chip.
    /// - Throws: ``LDSError`` when a file is none of a chip, or is given twice.
    public init(
        files: [[UInt8]], trust: TrustStore, today: CalendarDate, photographed: ScannedDocument? = nil
    ) throws(LDSError) {
        data = try ChipData(files: files)
        authentication =
            data.securityObject == nil ? nil : try data.passiveAuthentication(trust: trust, today: today)
        verdict = authentication?.verdict ?? .notChecked
        let zone = data.dataGroup1.flatMap { try? $0.zone(referenceDate: today) }
        let told = zone.map { ScannedDocument($0, referenceDate: today) }
        document = told
        crossChecks = told.flatMap { told in photographed.map { Self.comparisons(told, with: $0) } } ?? []
    }

    private static func comparisons(
        _ chip: ScannedDocument, with photographed: ScannedDocument
    ) -> [FieldComparison] {
        FieldName.allCases.compactMap { name in
            guard let told = chip[name], told.source == .mrz else { return nil }
            guard let printed = photographed[name], printed.source == .mrz, !printed.isInDoubt else {
                return FieldComparison(field: name, outcome: .notCompared)
            }
            return FieldComparison(field: name, outcome: printed.text == told.text ? .agrees : .differs)
        }
    }

    private enum CodingKeys: CodingKey {
        case verdict, authentication, document, crossChecks, details, issue, pictures, security, unreadable
    }

    /// A picture: the file that has it, and its kind; its bytes are not repeated.
    private struct PictureSummary: Encodable {
        let file: LDSFile.Kind
        let format: Picture.Format
        let width, height, bytes: Int
    }

    /// A file whose content cannot be read.
    private struct UnreadableFile: Encodable {
        let file: LDSFile.Kind
        let message: String
    }

    /// The portraits of DG2, as the chip has them.
    public var portraits: [Picture] { data.dataGroup2?.pictures ?? [] }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(verdict, forKey: .verdict)
        try container.encodeIfPresent(authentication, forKey: .authentication)
        try container.encodeIfPresent(document, forKey: .document)
        if !crossChecks.isEmpty { try container.encode(crossChecks, forKey: .crossChecks) }
        try container.encodeIfPresent(data.dataGroup11, forKey: .details)
        try container.encodeIfPresent(data.dataGroup12, forKey: .issue)
        let pictures = portraits.map {
            PictureSummary(
                file: .dataGroup2, format: $0.format, width: $0.width, height: $0.height, bytes: $0.bytes.count)
        }
        if !pictures.isEmpty { try container.encode(pictures, forKey: .pictures) }
        try container.encodeIfPresent(data.dataGroup14?.infos, forKey: .security)
        let unreadable = data.unreadable.sorted { $0.key.rawValue < $1.key.rawValue }
            .map { UnreadableFile(file: $0.key, message: $0.value.description) }
        if !unreadable.isEmpty { try container.encode(unreadable, forKey: .unreadable) }
    }
}

public import MRZ

/// A comparison of a document's print with its zone, field by field, and the findings about both.
///
/// ```swift
/// let check = CrossCheck(
///     zone: zone, visualZone: VisualZone([.surname: "MÜLLER", .birthDate: "12.08.1974"]), referenceDate: today)
/// check[.surname]?.outcome                    // .agrees: the zone has MUELLER
/// check[.birthDate]?.difference?.zoneOffset   // 4: the day differs
/// check.findings.map(\.name)                  // [.expired]
/// ```
///
/// Nothing is changed: which of two witnesses errs is for the caller to decide.
///
/// - Names are compared under Doc 9303-3, section 6: any transliteration that the standard allows for a letter will do.
///   Letters may be missing only where the name fills the zone, and only if it had no room there (Doc 9303-4, 4.2.3).
/// - Dates are compared as days, however they are printed. The print supplies the century.
/// - Numbers are compared without spaces, hyphens and fillers.
/// - States are compared by code, and by name or nationality in the languages that are known.
public struct CrossCheck: Hashable, Sendable, Codable {
    /// Every field that the zone or the print has and that can be compared, in the order of `FieldName`.
    public let fields: [FieldCrossCheck]
    /// The findings, the worst first.
    public let findings: [DocumentFinding]

    /// Compares the zone of a document with its print.
    ///
    /// - Parameters:
    ///   - document: The document; one without a zone has nothing to compare, but findings.
    ///   - visualZone: The print.
    ///   - referenceDate: The day that counts as today; nil means today on this machine.
    public init(document: ScannedDocument, visualZone: VisualZone, referenceDate: CalendarDate? = nil) {
        self.init(
            ComparedZone(of: document), visualZone: visualZone, referenceDate: referenceDate ?? .today)
    }

    init(_ zone: ComparedZone, visualZone: VisualZone, referenceDate: CalendarDate) {
        let comparer = FieldComparer(document: zone, print: visualZone, reference: referenceDate)
        fields = FieldName.allCases.compactMap(comparer.check)
        let facts = DocumentFacts(zone: zone, print: visualZone, checks: fields, reference: referenceDate)
        findings = facts.findings
    }

    /// Compares a zone with the print beside it.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - visualZone: The print.
    ///   - referenceDate: The day that counts as today; nil means today on this machine.
    public init(zone: MachineReadableZone, visualZone: VisualZone, referenceDate: CalendarDate? = nil) {
        let document = ScannedDocument(zone, referenceDate: referenceDate)
        self.init(document: document, visualZone: visualZone, referenceDate: referenceDate)
    }

    /// The comparison of a field, if the zone or the print has it.
    public subscript(field: FieldName) -> FieldCrossCheck? {
        fields.first { $0.field == field }
    }
}

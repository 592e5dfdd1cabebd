public import IDScan
import ImageProcessing
public import MRZ

/// A zone with one character of a field exchanged: it measures the differences that the comparison with print notices.
public struct AlteredZone: Sendable {
    private let field: FieldName
    private let place, replacement: UInt64

    /// Chooses a character.
    ///
    /// - Parameters:
    ///   - field: The field.
    ///   - place: A random number that chooses the character.
    ///   - replacement: A random number that chooses the new character.
    public init(field: FieldName, place: UInt64, replacement: UInt64) {
        (self.field, self.place, self.replacement) = (field, place, replacement)
    }

    /// Scans a photograph, and returns the comparisons of zone and print for each field of the first document with a zone.
    ///
    /// - Parameters:
    ///   - bytes: An image file.
    ///   - alteration: The change of the zone before print is compared with it; nil for none.
    /// - Throws: `ScanError`.
    public static func outcomes(
        of bytes: [UInt8], altering alteration: AlteredZone? = nil
    ) throws(ScanError) -> [FieldName: FieldCrossCheck.Outcome] {
        var options = ScanOptions()
        options.templates = DocumentTemplate.builtIn
        options.limits.duration = .seconds(60)
        var tuning = DocumentScanner.Tuning()
        if let alteration { tuning.alteration = alteration.altered }
        var scanner = try DocumentScanner(options: options, tuning: tuning)
        let document = try scanner.scan(bytes).documents.first { $0.mrz != nil }
        return Dictionary(
            (document?.crossChecks ?? []).map { ($0.field, $0.outcome) }, uniquingKeysWith: { first, _ in first })
    }

    /// A document whose zone has another character in that place; the document as it is where that is not possible.
    private func altered(_ document: ScannedDocument) -> ScannedDocument {
        guard let lines = document.mrz?.lines, let today = document.derived?.referenceDate,
            let zone = try? MachineReadableZone(parsing: lines, referenceDate: today),
            let position = zone.fields.first(where: { $0.name == field })?.position
        else { return document }
        var texts = zone.lines.map(Array.init)
        let columns = position.columns.map { $0 - 1 }.filter { texts[position.line - 1][$0] != "<" }
        guard !columns.isEmpty else { return document }
        let column = columns[Int(place % UInt64(columns.count))]
        let own = texts[position.line - 1][column]
        // An O for a 0 is no alteration: print tells them apart as little.
        let others = (own.isNumber ? "123456789" : "ABCDEFGHIJKLMNPQRSTUVWXYZ").filter { $0 != own }
        texts[position.line - 1][column] = Array(others)[Int(replacement % UInt64(others.count))]
        guard let altered = try? MachineReadableZone(parsing: texts.map { String($0) }, referenceDate: today) else {
            return document
        }
        return ScannedDocument(standingFor: altered, referenceDate: today)
    }
}

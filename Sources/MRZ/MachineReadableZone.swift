/// A machine-readable zone: its format, its fields, and what its check digits say.
///
/// ```swift
/// let zone = try MachineReadableZone(parsing: """
///     P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
///     L898902C36UTO7408122F1204159ZE184226B<<<<<10
///     """)
/// zone[.surname]?.value    // "ERIKSSON"
/// zone[.birthDate]?.value  // "1974-08-12"
/// zone.verdict             // .holds
/// ```
///
/// A check digit that fails is a result, not an error: parsing throws only if a text has the shape of no format.
public struct MachineReadableZone: Hashable, Sendable, Codable {
    /// The format.
    public let format: Format
    /// The lines from which the fields are taken: as they were read, with the ``corrections`` made.
    public let lines: [String]
    /// The fields, in the order in which they are printed. Every field of the format is there, empty ones too.
    public let fields: [Field]
    /// The check digits that the format prints, the composite last.
    public let checkDigits: [CheckDigitReport]
    /// The characters that were read wrongly and are proven to be others. Empty unless corrections were asked for.
    public let corrections: [Correction]
    /// The check digits that several corrections would make hold. Empty unless corrections were asked for.
    public let ambiguities: [Ambiguity]
    /// What the format does not allow, but could be read.
    public let deviations: [Deviation]

    /// Parses the lines of a zone.
    ///
    /// - Parameters:
    ///   - lines: The lines, or all of them in one as chips hold them. White space around them and empty lines mean
    ///     nothing.
    ///   - format: The format, or `nil` to recognise it by the number of lines, their lengths and how they begin.
    ///   - correcting: Whether to correct misread characters that a check digit proves, and only those.
    ///   - referenceDate: The day that counts as today when centuries are decided; by default
    ///     ``CalendarDate/defaultReference``.
    /// - Throws: ``ZoneParsingError`` if the text has the shape of no format, or not of the one asked for.
    public init(
        parsing lines: [String], as format: Format? = nil, correcting: Bool = false,
        referenceDate: CalendarDate? = nil
    ) throws(ZoneParsingError) {
        var text = try ZoneText(lines, as: format)
        let search = correcting ? CorrectionSearch(text) : nil
        for correction in search?.corrections ?? [] { text.apply(correction) }

        self.format = text.layout.format
        self.lines = text.lines
        corrections = search?.corrections ?? []
        ambiguities = search?.ambiguities ?? []
        var reader = FieldReader(text, referenceDate: referenceDate ?? .defaultReference)
        fields = reader.fields()
        checkDigits = reader.checkDigits()
        deviations = reader.deviations
    }

    /// Parses a zone from a text of several lines.
    ///
    /// - Parameters:
    ///   - text: The lines; white space around them and empty lines mean nothing.
    ///   - format: The format, or `nil` to recognise it by the number of lines, their lengths and how they begin.
    ///   - correcting: Whether to correct misread characters that a check digit proves, and only those.
    ///   - referenceDate: The day that counts as today when centuries are decided; by default
    ///     ``CalendarDate/defaultReference``.
    /// - Throws: ``ZoneParsingError`` if the text has the shape of no format, or not of the one asked for.
    public init(
        parsing text: String, as format: Format? = nil, correcting: Bool = false, referenceDate: CalendarDate? = nil
    ) throws(ZoneParsingError) {
        let lines = text.unicodeScalars.split(whereSeparator: \.isLineBreak).map(String.init)
        try self.init(parsing: lines, as: format, correcting: correcting, referenceDate: referenceDate)
    }

    /// The field of a name, if the format has it.
    public subscript(name: FieldName) -> Field? {
        fields.first { $0.name == name }
    }

    /// What all check digits say together: one that fails decides; where none is printed, nothing does.
    public var verdict: CheckVerdict {
        if checkDigits.contains(where: { $0.verdict == .fails }) { return .fails }
        return checkDigits.isEmpty ? .notPrinted : .holds
    }

    /// The lines as they were read, before any correction.
    public var linesAsRead: [String] {
        var lines = lines.map { Array($0.unicodeScalars) }
        for correction in corrections {
            lines[correction.line - 1][correction.column - 1] = correction.read.unicodeScalars.first ?? "<"
        }
        return lines.map { String(String.UnicodeScalarView($0)) }
    }
}

extension Unicode.Scalar {
    /// Whether the character ends a line (Unicode, LB4 and LB5).
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

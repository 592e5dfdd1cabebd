/// A machine-readable zone: its format, its fields, and the verdicts of its check digits.
///
/// ```swift
/// let text = """
///     P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
///     L898902C36UTO7408122F1204159ZE184226B<<<<<10
///     """
/// let zone = try MachineReadableZone(parsing: text, referenceDate: today)
/// zone[.surname]?.value    // "ERIKSSON"
/// zone[.birthDate]?.value  // "1974-08-12"
/// zone.verdict             // .holds
/// ```
///
/// A check digit that fails is a result, not an error: parsing throws only if a text has the shape of no format.
public struct MachineReadableZone: Hashable, Sendable, Codable {
    /// The format.
    public let format: Format
    /// The lines from which the fields are taken: as they were read, with the ``corrections`` made and small letters raised to
    /// capitals.
    public let lines: [String]
    /// The fields, in the order in which they are printed. Every field of the format is there, empty ones too.
    public let fields: [Field]
    /// The check digits that the format prints, the composite last.
    public let checkDigits: [CheckDigitReport]
    /// The characters that were read wrongly and are proven to be others. Empty unless corrections were asked for.
    public let corrections: [Correction]
    /// The check digits that several corrections would make hold. Empty unless corrections were asked for.
    public let ambiguities: [Ambiguity]
    /// The parts that the format does not allow, but that could be read.
    public let deviations: [Deviation]

    /// Parses the lines of a zone.
    ///
    /// A line that has a filler more or less than the format is read as it is printed, and refuted: see
    /// ``Deviation/Code/wrongLineLength``. Small letters are read as capitals: see ``Deviation/Code/smallLetters``.
    ///
    /// - Parameters:
    ///   - lines: The lines, or all of them in one as chips hold them. White space around them and empty lines mean
    ///     nothing.
    ///   - format: The format, or `nil` to recognise it by the number of lines, their lengths and how they begin.
    ///   - correcting: True to correct misread characters that a check digit proves, and only those.
    ///   - referenceDate: The day that counts as today when centuries are decided.
    /// - Throws: ``ZoneParsingError`` if the text has the shape of no format, or not of the one asked for.
    public init(
        parsing lines: [String], as format: Format? = nil, correcting: Bool = false,
        referenceDate: CalendarDate
    ) throws(ZoneParsingError) {
        let text = try ZoneText(lines, as: format)
        let search = correcting ? CorrectionSearch(text) : nil
        self.init(
            text, corrections: search?.corrections ?? [], ambiguities: search?.ambiguities ?? [],
            referenceDate: referenceDate)
    }

    /// Creates the zone that a text is after corrections.
    private init(
        _ text: ZoneText, corrections: [Correction], ambiguities: [Ambiguity], referenceDate: CalendarDate
    ) {
        var text = text
        for correction in corrections { text.apply(correction) }
        format = text.layout.format
        lines = text.lines
        self.corrections = corrections
        self.ambiguities = ambiguities
        var reader = FieldReader(text, referenceDate: referenceDate)
        fields = reader.fields()
        checkDigits = reader.checkDigits()
        deviations = reader.deviations
    }

    /// Parses a zone from a text of several lines.
    ///
    /// - Parameters:
    ///   - text: The lines; white space around them and empty lines mean nothing.
    ///   - format: The format, or `nil` to recognise it by the number of lines, their lengths and how they begin.
    ///   - correcting: True to correct misread characters that a check digit proves, and only those.
    ///   - referenceDate: The day that counts as today when centuries are decided.
    /// - Throws: ``ZoneParsingError`` if the text has the shape of no format, or not of the one asked for.
    public init(
        parsing text: String, as format: Format? = nil, correcting: Bool = false, referenceDate: CalendarDate
    ) throws(ZoneParsingError) {
        let lines = text.unicodeScalars.split(whereSeparator: { $0.isLineBreak }).map(String.init)
        try self.init(parsing: lines, as: format, correcting: correcting, referenceDate: referenceDate)
    }

    /// Parses the lines of a zone with one character replaced, if its check digits prove that it was misread: one of them
    /// fails as the lines are, and all hold with the other character.
    ///
    /// A digit holds for one wrong character in ten by chance, so this is for readers of pictures, which know the other
    /// characters that may stand in a place; `correcting` knows look-alikes only.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - format: The format.
    ///   - line: The misread character's line, from 1.
    ///   - column: Its column, from 1.
    ///   - character: The character that may stand there instead.
    ///   - referenceDate: The day that counts as today when centuries are decided.
    /// - Returns: The zone, with the replacement among its ``corrections``; `nil` if the check digits do not prove it.
    /// - Throws: ``ZoneParsingError`` if the text has not the shape of the format.
    public init?(
        parsing lines: [String], as format: Format, replacingLine line: Int, column: Int, by character: Character,
        referenceDate: CalendarDate
    ) throws(ZoneParsingError) {
        let text = try ZoneText(lines, as: format)
        guard let correction = text.provenCorrection(line: line, column: column, to: character) else { return nil }
        self.init(text, corrections: [correction], ambiguities: [], referenceDate: referenceDate)
    }

    /// The field of a name, if the format has it.
    public subscript(name: FieldName) -> Field? {
        fields.first { $0.name == name }
    }

    /// The verdict of the whole zone: a check digit that fails decides, and so does a deviation that
    /// ``Deviation/Code/refutes``; where no digit is printed, nothing does.
    public var verdict: CheckVerdict {
        if deviations.contains(where: { $0.code.refutes }) { return .fails }
        if checkDigits.contains(where: { $0.verdict == .fails }) { return .fails }
        return checkDigits.isEmpty ? .notPrinted : .holds
    }

    /// The lines as they were read, before any correction, small letters small.
    public var linesAsRead: [String] {
        var lines = lines.map { Array($0.unicodeScalars) }
        for correction in corrections {
            lines[correction.line - 1][correction.column - 1] = correction.read.unicodeScalars.first ?? "<"
        }
        for position in deviations.lazy.filter({ $0.code == .smallLetters }).map({ $0.position }) {
            for column in position.columns { lines[position.line - 1][column - 1].lower() }
        }
        return lines.map { String(String.UnicodeScalarView($0)) }
    }
}

extension Unicode.Scalar {
    /// Makes one of `A` to `Z` small.
    fileprivate mutating func lower() {
        if ("A"..."Z").contains(self) { self = Unicode.Scalar(UInt8(value) + 32) }
    }

    /// True for a character that ends a line (Unicode, LB4 and LB5).
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

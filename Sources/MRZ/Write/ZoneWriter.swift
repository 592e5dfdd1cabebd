/// Writes machine-readable zones: fields in, lines out.
///
/// ```swift
/// var fields = ZoneFields(
///     documentCode: "P", issuingState: "UTO", surname: "Eriksson", givenNames: "Anna Maria",
///     documentNumber: "L898902C3", nationality: "UTO")
/// (fields.birthDate, fields.sex) = (CalendarDate("1974-08-12"), "F")
/// (fields.expiryDate, fields.personalNumber) = (CalendarDate("2012-04-15"), "ZE184226B")
/// try ZoneWriter().lines(of: fields, in: .td3)
/// // P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
/// // L898902C36UTO7408122F1204159ZE184226B<<<<<10
/// ```
public struct ZoneWriter: Hashable, Sendable {
    /// The character that is printed as the check digit of an empty personal number; the issuer chooses (Doc 9303-4, 4.2.2.2).
    public enum EmptyCheckDigit: Hashable, Sendable {
        case zero, filler
    }

    /// The spelling of letters other than A to Z.
    public var transliteration: Transliteration

    /// The character that is printed as the check digit of an empty personal number.
    public var emptyCheckDigit: EmptyCheckDigit

    /// Makes a writer.
    public init(transliteration: Transliteration = Transliteration(), emptyCheckDigit: EmptyCheckDigit = .zero) {
        self.transliteration = transliteration
        self.emptyCheckDigit = emptyCheckDigit
    }

    /// Returns the lines of a zone, every check digit in its place.
    ///
    /// Names that are too long are truncated (``WrittenName``); document numbers of more than nine characters go on
    /// in the optional data of cards (Doc 9303-5, 4.2.2, note j; 9303-6, note j) and end after nine on visas
    /// (9303-7, note j). Nothing else is shortened.
    ///
    /// - Throws: ``ZoneWritingError`` naming the field and the cause.
    public func lines(of fields: ZoneFields, in format: Format) throws(ZoneWritingError) -> [String] {
        let characters = try characters(of: fields, in: format)
        let layout = Layout.of(format)
        return zip(layout.lineStarts, layout.lineLengths).map { start, length in
            String(decoding: characters[start..<start + length], as: UTF8.self)
        }
    }

    /// Returns the characters of a zone, without line breaks.
    func characters(of fields: ZoneFields, in format: Format) throws(ZoneWritingError) -> [UInt8] {
        guard format.isStandard else { throw .formatNotWritable(format) }
        var draft = ZoneDraft(layout: Layout.of(format), emptyCheckDigit: emptyCheckDigit)
        try draft.write(fields.texts)
        draft.write(fields.birthDate, as: .birthDate)
        draft.write(fields.expiryDate, as: .expiryDate)
        try draft.writeName(
            primary: components(of: fields.surname, in: .surname),
            secondary: components(of: fields.givenNames, in: .givenNames))
        draft.writeCheckDigits()
        if let reading = Format(of: draft.characters.span), reading != format {
            throw .mistakable(format, for: reading)
        }
        return draft.characters
    }

    private func components(of name: String, in field: FieldName) throws(ZoneWritingError) -> [String] {
        do {
            return try transliteration.components(of: name)
        } catch {
            throw .noTransliteration(field, error)
        }
    }
}

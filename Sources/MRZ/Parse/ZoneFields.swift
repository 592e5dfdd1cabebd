/// The content of a zone, before it is written.
///
/// ```swift
/// var fields = ZoneFields(
///     documentCode: "I", issuingState: "UTO", surname: "Eriksson", documentNumber: "D23145890", nationality: "UTO")
/// fields.birthDate = CalendarDate("1974-08-12")
/// ```
///
/// Texts may be in any case; names may be in any script that ``Transliteration`` knows. A field that is empty is not
/// printed.
public struct ZoneFields: Hashable, Sendable {
    /// The kind of document, one or two characters: `P`, `ID`, `V`.
    public var documentCode: String

    /// The code of the State or organisation that issues the document: `UTO`, `D`.
    public var issuingState: String

    /// The primary identifier.
    public var surname: String

    /// The secondary identifier; empty if there is none.
    public var givenNames: String

    /// The number of the document; a character that is neither a letter nor a digit becomes a filler.
    public var documentNumber: String

    /// The code of the holder's nationality.
    public var nationality: String

    /// The holder's date of birth; unknown parts, or all of it, become fillers (Doc 9303-3, 4.8).
    public var birthDate: CalendarDate?

    /// `F`, `M`, or empty; `X` becomes a filler as Doc 9303-4, note p, wants it.
    public var sex = ""

    /// The day until which the document is valid; nil is written as fillers, although Doc 9303 has no rule for that.
    public var expiryDate: CalendarDate?

    /// The first or only optional data of cards and visas.
    public var optionalData1 = ""

    /// The second optional data of TD1 cards.
    public var optionalData2 = ""

    /// The personal number of passports.
    public var personalNumber = ""

    /// Makes the fields of a zone; dates, sex, optional data and personal number are set afterwards.
    public init(
        documentCode: String, issuingState: String, surname: String, givenNames: String = "", documentNumber: String,
        nationality: String
    ) {
        self.documentCode = documentCode
        self.issuingState = issuingState
        self.surname = surname
        self.givenNames = givenNames
        self.documentNumber = documentNumber
        self.nationality = nationality
    }

    /// The texts other than names and dates, the document number before the optional data in which it may go on.
    var texts: [(field: FieldName, text: String)] {
        [
            (.documentCode, documentCode), (.issuingState, issuingState), (.documentNumber, documentNumber),
            (.nationality, nationality), (.sex, sex == "X" || sex == "x" ? "" : sex), (.optionalData1, optionalData1),
            (.optionalData2, optionalData2), (.personalNumber, personalNumber),
        ]
    }
}

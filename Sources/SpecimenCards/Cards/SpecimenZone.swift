import MRZ

/// The machine-readable zone of a specimen.
struct SpecimenZone: Hashable, Sendable {
    /// The lines as they are printed, top to bottom.
    let lines: [String]
    /// The values that a reader must find in them: those of the fields that are not empty.
    let fields: [FieldName: String]

    /// Writes the zone of a document.
    ///
    /// - Throws: ``SpecimenError/zone(_:)`` when the data do not fit the format.
    init(_ data: SpecimenData) throws(SpecimenError) {
        let layout = Layout.of(data.format.zoneFormat)
        let written: [String]
        do {
            written = try ZoneWriter(emptyCheckDigit: data.marksEmptyCheckDigit ? .filler : .zero)
                .lines(of: ZoneFields(data), in: layout.format)
        } catch {
            throw .zone(error)
        }
        lines = data.hasWrongCheckDigit ? Self.misprinted(written, layout) : written
        fields = Self.values(of: data, name: Self.name(in: written, layout))
    }

    /// Returns the lines with a wrong check digit for the document number.
    private static func misprinted(_ lines: [String], _ layout: Layout) -> [String] {
        guard let place = layout.checkDigits.first(where: { $0.field == .documentNumber })?.segment else {
            return lines
        }
        var lines = lines
        var characters = Array(lines[place.line])
        let column = place.columns.lowerBound
        // A filler there belongs to a long number, whose digit stands elsewhere.
        let digit = characters[column].wholeNumberValue ?? 6
        characters[column] = Character(String((digit + 3) % 10))
        lines[place.line] = String(characters)
        return lines
    }

    /// The two parts of the name as the zone writes it, which may have been shortened.
    private static func name(in lines: [String], _ layout: Layout) -> (surname: String, givenNames: String) {
        guard let segment = layout.fields.first(where: { $0.name == .surname })?.segment else { return ("", "") }
        let printed = String(Array(lines[segment.line])[segment.columns])
        let words = printed.split(separator: "<", omittingEmptySubsequences: false)
        let surname = words.prefix { !$0.isEmpty }
        let givenNames = words.dropFirst(surname.count).filter { !$0.isEmpty }
        return (surname.joined(separator: " "), givenNames.joined(separator: " "))
    }

    private static func values(
        of data: SpecimenData, name: (surname: String, givenNames: String)
    ) -> [FieldName: String] {
        let isPassport = data.format == .td3
        let values: [FieldName: String] = [
            .documentCode: data.documentCode, .issuingState: data.issuingState, .surname: name.surname,
            .givenNames: name.givenNames, .documentNumber: data.documentNumber, .nationality: data.person.nationality,
            .birthDate: data.person.birthDate.isoText,
            .sex: data.person.sex == .unspecified ? "" : data.person.sex.rawValue,
            .expiryDate: data.expiryDate.isoText,
            .optionalData1: isPassport ? "" : data.optionalData1, .optionalData2: data.optionalData2,
            .personalNumber: isPassport ? data.optionalData1 : "",
        ]
        return values.filter { !$0.value.isEmpty }
    }
}

extension ZoneFields {
    /// Takes the data of a specimen.
    fileprivate init(_ data: SpecimenData) {
        let person = data.person
        let isPassport = data.format == .td3
        self.init(
            documentCode: data.documentCode, issuingState: data.issuingState, surname: person.surname,
            givenNames: person.givenNames, documentNumber: data.documentNumber, nationality: person.nationality)
        birthDate = CalendarDate(person.birthDate.isoText)
        sex = person.sex.rawValue
        expiryDate = CalendarDate(data.expiryDate.isoText)
        (optionalData1, optionalData2) = (isPassport ? "" : data.optionalData1, data.optionalData2)
        personalNumber = isPassport ? data.optionalData1 : ""
    }
}

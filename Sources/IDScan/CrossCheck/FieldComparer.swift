import MRZ

/// Compares the fields of one document with its print.
struct FieldComparer {
    let document: ComparedZone
    let print: VisualZone
    let reference: CalendarDate

    /// Compares one field.
    ///
    /// - Returns: `nil` if neither the zone nor the print has it.
    func check(_ field: FieldName) -> FieldCrossCheck? {
        let zoneText = document[field]?.text
        let printedText = printedText(for: field)
        guard zoneText?.isEmpty == false || printedText != nil else { return nil }
        guard let zoneText, let printedText else {
            return FieldCrossCheck(field, zoneText: zoneText, printedText: printedText, .notCompared)
        }
        return FieldCrossCheck(
            field, zoneText: zoneText, printedText: printedText, compare(field, printed: printedText, zone: zoneText))
    }

    private func compare(_ field: FieldName, printed: String, zone: String) -> Comparison {
        switch field {
        case .surname, .givenNames: compareNames(printed: printed, zone: zone)
        case .birthDate where print[.birthDate] == nil: comparisonOfPersonalNumber
        case .birthDate, .expiryDate, .issueDate:
            .ofDates(
                printed: printed, zone: zone, order: print.dateOrder, within: field.possibleYears(around: reference))
        case .sex: .ofSexes(printed: printed, zone: zone)
        case .issuingState, .nationality: .ofStates(printed: printed, zone: zone)
        case .documentCode: .ofDocumentCodes(printed: printed, zone: zone)
        case .documentNumber:
            .ofNumbers(printed: printed, zone: zone, mayBeCut: document.format?.isVisa == true && zone.count == 9)
        case .optionalData1, .optionalData2, .personalNumber:
            zone.isEmpty ? .notCompared : .ofNumbers(printed: printed, zone: zone)
        case .issuingOffice, .version, .language: .notCompared
        }
    }

    // MARK: - Which text is which

    /// The printed text of a field of the zone.
    private func printedText(for field: FieldName) -> String? {
        switch field {
        case .surname: print.surnameText ?? (hasOnlyGivenNames ? print.givenNamesText : nil)
        case .givenNames: hasOnlyGivenNames ? nil : print.givenNamesText
        case .birthDate: print[.birthDate] ?? (personalNumber == nil ? nil : print[.personalNumber])
        case .personalNumber: document[.personalNumber] == nil ? nil : print[.personalNumber]
        case .optionalData1, .optionalData2:
            fieldOfPersonalNumber == field ? print[.personalNumber] : print[VisualFieldName(rawValue: field.rawValue)]
        default: print[VisualFieldName(rawValue: field.rawValue)]
        }
    }

    /// True where a name that is not divided is printed as given names; in a zone it is all primary identifier (Doc
    /// 9303-3, 4.6).
    private var hasOnlyGivenNames: Bool {
        print.surnameText == nil && document[.givenNames]?.text.isEmpty == true
    }

    /// The optional data in which cards and visas, whose zones have no field for it, carry the holder's number: data
    /// that are equal to it, else data of its length.
    private var fieldOfPersonalNumber: FieldName? {
        guard document[.personalNumber] == nil, let number = print[.personalNumber] else { return nil }
        let length = Comparison.significant(number).count
        let candidates = [FieldName.optionalData1, .optionalData2].filter { field in
            document[field].map { Comparison.significant($0.text).count } == length
        }
        let equal = candidates.first { field in
            document[field].map { Comparison.ofNumbers(printed: number, zone: $0.text) } == .agrees
        }
        return equal ?? candidates.first
    }

    // MARK: - Dates of birth

    /// The printed number of the holder, if it tells when that was born.
    private var personalNumber: PersonalNumber? {
        guard let state = document[.issuingState]?.text else { return nil }
        return print[.personalNumber].flatMap { PersonalNumber($0, of: state) }.flatMap {
            $0.birthDate == nil ? nil : $0
        }
    }

    /// Compares a date that is printed as part of the holder's number only.
    private var comparisonOfPersonalNumber: Comparison {
        guard let birth = personalNumber?.birthDate,
            let zone = document[.birthDate].flatMap({ CalendarDate($0.value) })
        else { return .notCompared }
        return birth.mayBe(zone) ? .agrees : .differs(printed: 0, zone: 0)
    }

    // MARK: - Names

    private func compareNames(printed: String, zone: String) -> Comparison {
        // Russia's own transliteration writes letters as digits.
        if document.format == .russianInternalPassport { return .notCompared }
        let isFull =
            document[.surname]?.isTruncated == true || document[.givenNames]?.isTruncated == true
        let mayBeCut = isFull && !nameHadRoom
        if zone.isEmpty, mayBeCut { return .notCompared }
        return .ofNames(printed: printed, zone: zone, mayBeCut: mayBeCut)
    }

    /// True where the zone has room for the whole name in every spelling. The name must not be cut then.
    private var nameHadRoom: Bool {
        guard let format = document.format, format.isStandard, let surname = print.surnameText,
            let width = Layout.of(format).field(.surname)?.segment.columns.count
        else { return false }
        let given = print.givenNamesText.map { NameSpellings($0).longestLength + 2 }
        if given == nil, document[.givenNames]?.text.isEmpty == false { return false }
        return NameSpellings(surname).longestLength + (given ?? 0) <= width
    }
}

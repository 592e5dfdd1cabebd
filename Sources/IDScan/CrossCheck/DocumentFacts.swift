import MRZ

/// The dates and codes of a document, which findings are about.
struct DocumentFacts {
    /// The dates; nil where nothing tells them, and an expiry whose century is open.
    let birth, issue, expiry: CalendarDate?
    /// True where the document has no end of its validity.
    let isUnlimited: Bool
    let reference: CalendarDate?
    /// The document code; empty if there is none.
    let kind: String
    let issuingState: String?
    let nationality: String?
    /// True where the zone holds a date that the calendar lacks.
    let hasImpossibleDate: Bool
    /// True if the holder's number, printed or in the zone, tells another day of birth than the zone, or else the print, has.
    let hasOtherBirth: Bool
    /// True if it tells another sex.
    let hasOtherSex: Bool
    /// The printed number of the holder, if its check digits hold; nil without one.
    private let printedNumber: PersonalNumber?

    init(zone: ComparedZone, print: VisualZone, checks: [FieldCrossCheck], reference: CalendarDate) {
        let printedState = print[.issuingState].flatMap { StateWords.states(of: $0).first } ?? print.nationality
        let issuer = zone[.issuingState]?.text ?? printedState?.code ?? ""
        func number(_ text: String?) -> PersonalNumber? {
            text.flatMap { PersonalNumber($0.filter { $0 != "<" }, of: issuer) }
        }
        printedNumber = number(print[.personalNumber])
        let numbers = [printedNumber, number(zone[.personalNumber]?.text)].compactMap(\.self)
        let born = zone[.birthDate]?.date ?? print.birthDate?.date(.past, reference: reference)
        hasOtherBirth = born.map { birth in numbers.contains { $0.birthDate?.mayBe(birth) == false } } ?? false
        let sex = zone[.sex].flatMap { PrintedSex(rawValue: $0.text) } ?? print.sex
        hasOtherSex = numbers.contains { number in
            number.sex.map { ($0 == .male && sex == .female) || ($0 == .female && sex == .male) } ?? false
        }
        /// Returns a date with the century that print, or a number, tells it; else with that of the zone.
        func date(_ field: FieldName, _ printed: PrintedDate?, _ rule: CenturyRule) -> CalendarDate? {
            let read = zone[field]?.date
            if let read, checks.contains(where: { $0.field == field && $0.outcome == .differs }) { return read }
            let told = [printed] + (field == .birthDate ? numbers.map(\.birthDate) : [])
            let whole = told.lazy.compactMap(\.self).first { date in
                date.century != nil && read.map(date.mayBe) ?? (date == printed)
            }
            return whole?.date ?? read ?? printed?.date(rule, reference: reference)
        }
        birth = date(.birthDate, print.birthDate, .past)
        issue = date(.issueDate, print.issueDate, .past)
        let end = date(.expiryDate, print.expiryDate, .nearPresent)
        isUnlimited = zone[.expiryDate]?.value == Field.unlimited || end?.year == PrintedDate.unlimitedYear
        let isTold = print.expiryDate.map { $0.century != nil && end.map($0.mayBe) == true } ?? false
        let isOpen = zone[.expiryDate]?.isCenturyOpen == true && !isTold
        expiry = isUnlimited || isOpen ? nil : end
        self.reference = reference
        kind = zone[.documentCode]?.text ?? print[.documentCode] ?? ""
        issuingState = zone[.issuingState]?.text
        nationality = zone[.nationality]?.text
        hasImpossibleDate = [FieldName.birthDate, .expiryDate, .issueDate].contains { name in
            guard let field = zone[name] else { return false }
            return field.value.isEmpty && field.text.contains { $0 != "<" }
        }
    }

    /// Returns the fields of a zone with the centuries that these facts have.
    func settle(_ fields: [VisualFieldName: ScannedField]) -> [VisualFieldName: ScannedField] {
        var fields = fields
        for (name, date) in [(FieldName.birthDate, birth), (.issueDate, issue), (.expiryDate, expiry)] {
            let name = VisualFieldName(name)
            guard var field = fields[name], let own = field.date, let date, own != date || field.isCenturyOpen,
                [own.month, own.day] == [date.month, date.day], let year = date.year,
                own.year.map({ ($0 - year).isMultiple(of: 100) }) ?? true
            else { continue }
            (field.value, field.isCenturyOpen) = (date.description, false)
            fields[name] = field
        }
        if isUnlimited {
            fields[.expiryDate]?.value = Field.unlimited
            fields[.expiryDate]?.isCenturyOpen = false
        }
        return fields
    }

    /// Returns the fields of print, the holder's number proven by its check digits: it is beyond doubt if it tells the day of birth,
    /// and that is the one that was read.
    func prove(_ fields: [VisualFieldName: ScannedField]) -> [VisualFieldName: ScannedField] {
        guard let printedNumber, var field = fields[.personalNumber] else { return fields }
        let isSame = birth.flatMap { birth in printedNumber.birthDate?.mayBe(birth) } ?? false
        (field.check, field.isInDoubt) = (.holds, !isSame)
        return fields.merging([.personalNumber: field]) { $1 }
    }

    /// True for a passport or a visa; residence permits and cards are valid for longer.
    private var isForTravel: Bool { kind.hasPrefix("P") || kind.hasPrefix("V") }

    /// Every finding, the worst first.
    var findings: [DocumentFinding] {
        let issuer = issuingState.flatMap { StateCode($0) }
        let holder = nationality.flatMap { StateCode($0) }
        let isUnknownIssuer = issuingState?.isEmpty == false && issuer == nil
        let isUnknownNationality = nationality?.isEmpty == false && holder == nil
        let years = isForTravel ? DocumentFinding.longestTravelValidity : DocumentFinding.longestValidity
        let isTooOld = reference.isAfter(birth, byYears: DocumentFinding.greatestAge)
        let isTooLong = expiry.isAfter(issue ?? reference, byYears: years)
        let isForeign = isForeigner(holder, in: issuer)
        let rows: [(isFound: Bool, name: DocumentFinding.Name, severity: DocumentFinding.Severity, message: String)] = [
            (hasImpossibleDate, .impossibleDate, .contradiction, "a date in the zone is no day of the calendar"),
            (birth.isAfter(reference), .birthInFuture, .contradiction, "the holder is not yet born"),
            (isTooOld, .birthTooLongAgo, .contradiction, "the holder would be older than anyone has ever been"),
            (birth.isAfter(issue), .birthAfterIssue, .contradiction, "issued before the holder was born"),
            (birth.isAfter(expiry), .birthAfterExpiry, .contradiction, "expires before the holder was born"),
            (issue.isAfter(expiry), .issueAfterExpiry, .contradiction, "expires before it was issued"),
            (reference.isAfter(expiry), .expired, .warning, "expired on the reference date"),
            (issue.isAfter(reference), .notYetValid, .warning, "not yet issued on the reference date"),
            (isTooLong, .validityTooLong, .warning, "valid for longer than \(years) years"),
            (
                hasOtherBirth, .otherBirthInPersonalNumber, .warning,
                "the holder's number is that of somebody born on another day"
            ),
            (
                hasOtherSex, .otherSexInPersonalNumber, .notice,
                "the holder's number is that of somebody of the other sex"
            ),
            (isUnknownIssuer, .unknownIssuer, .warning, "the issuer's code is none that is known"),
            (isUnknownNationality, .unknownNationality, .warning, "the nationality's code is none that is known"),
            (issuer?.kind == .obsolete, .obsoleteIssuer, .warning, "the issuer does not exist any more"),
            (issuer?.kind == .specimen, .specimen, .notice, "the issuer is one of specimens only"),
            (isForeign, .foreignNationality, .notice, "a State's passport for the holder of another nationality"),
        ]
        return rows.filter(\.isFound).map { DocumentFinding(name: $0.name, severity: $0.severity, message: $0.message) }
            .sorted { $0.severity.weight > $1.severity.weight }
    }

    private func isForeigner(_ holder: StateCode?, in issuer: StateCode?) -> Bool {
        guard kind.hasPrefix("P"), let holder, let issuer, issuer.kind != .organisation else { return false }
        let isBritish = issuer.code == "GBR" && holder.code.hasPrefix("GB")
        return !isBritish && !StateWords.isSame(holder.code, issuer.code)
    }
}

extension DocumentFinding.Severity {
    /// The worse, the more.
    fileprivate var weight: Int {
        switch self {
        case .notice: 0
        case .warning: 1
        case .contradiction: 2
        }
    }
}

extension CalendarDate? {
    /// True if a date is certainly after another, or after the same day some years later; unknown parts prove nothing.
    func isAfter(_ other: CalendarDate?, byYears years: Int = 0) -> Bool {
        guard let year = self?.year, let otherYear = other?.year else { return false }
        if year != otherYear + years { return year > otherYear + years }
        guard let month = self?.month, let otherMonth = other?.month else { return false }
        if month != otherMonth { return month > otherMonth }
        guard let day = self?.day, let otherDay = other?.day else { return false }
        return day > otherDay
    }
}

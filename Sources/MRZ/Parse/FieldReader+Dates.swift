extension FieldReader {
    /// Reads a date: two characters each for year, month and, where there is room, day.
    mutating func date(_ field: FieldLayout, _ rule: CenturyRule) -> Field {
        let start = layout.offsets(of: field.segment).lowerBound
        let year = DatePart(text.characters[start], text.characters[start + 1])
        let month = DatePart(text.characters[start + 2], text.characters[start + 3])
        let day =
            field.segment.columns.count < 6
            ? DatePart.unknown : DatePart(text.characters[start + 4], text.characters[start + 5])

        let isReadable = year != .unreadable && month != .unreadable && day != .unreadable
        let date =
            isReadable
            ? rule.date(
                shortYear: year.number, month: month.knownNumber, day: day.knownNumber, reference: referenceDate) : nil
        if date == nil {
            note(.impossibleDate, at: field.segment, "no day of the calendar")
        }
        if month == .number(0) || day == .number(0) {
            note(.zeroForUnknownDatePart, at: field.segment, "00 stands for a part of the date that is unknown")
        }
        if field.name == .expiryDate, !mayLackExpiry, year == .unknown || month == .unknown || day == .unknown {
            note(.incompleteExpiryDate, at: field.segment, "the date of expiry is not complete")
        }
        var read = Field(
            field.name, value: date?.description ?? "", text: text.text(of: field.segment),
            position: text.position(of: field.segment), check: check(over: field.segment))
        let isUnknown = date?.year == nil && date?.month == nil && date?.day == nil
        read.date = isUnknown ? nil : date
        return read
    }

    /// Decides the century of an expiry by the other fields.
    func settleExpiry(of fields: inout [Field]) {
        func field(_ name: FieldName) -> Field? { fields.first { $0.name == name } }
        guard let index = fields.firstIndex(where: { $0.name == .expiryDate }), let read = fields[index].date,
            let shortYear = Int(fields[index].text.prefix(2))
        else { return }
        let validity = Validity(
            code: field(.documentCode)?.text ?? "", issuer: field(.issuingState)?.text ?? "",
            birth: field(.birthDate)?.date, issue: field(.issueDate)?.date)
        switch validity.end(shortYear: shortYear, month: read.month, day: read.day, reference: referenceDate) {
        case .unlimited: (fields[index].value, fields[index].date) = (Field.unlimited, nil)
        case .day(let date): (fields[index].value, fields[index].date) = (date.description, date)
        case .open(let date):
            (fields[index].value, fields[index].date) = (date.description, date)
            fields[index].isCenturyOpen = true
        case nil: break
        }
    }

    private var mayLackExpiry: Bool {
        layout.checkDigit(for: .expiryDate)?.allowsFillerOverEmptyField ?? false
    }
}

/// Two characters of a date.
private enum DatePart: Equatable {
    case number(Int)
    /// Two fillers.
    case unknown
    /// Anything else.
    case unreadable

    init(_ first: UInt8, _ second: UInt8) {
        let filler = UInt8(ascii: "<")
        if first == filler, second == filler {
            self = .unknown
        } else if CharacterClass.digits.contains(first), CharacterClass.digits.contains(second) {
            self = .number(Int(first - UInt8(ascii: "0")) * 10 + Int(second - UInt8(ascii: "0")))
        } else {
            self = .unreadable
        }
    }

    var number: Int? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The number of a month or a day, for which some issuers print 00 where it is unknown.
    var knownNumber: Int? {
        self == .number(0) ? nil : number
    }
}

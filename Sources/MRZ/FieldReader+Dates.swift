extension FieldReader {
    /// Reads a date: two characters each for year, month and, where there is room, day.
    mutating func date(_ field: FieldLayout, _ rule: CenturyRule) -> Field {
        let characters = Array(text.characters[layout.offsets(of: field.segment)])
        let parts = stride(from: 0, to: characters.count, by: 2).map { DatePart(characters[$0], characters[$0 + 1]) }
        let date = date(of: parts, rule)

        if date == nil {
            note(.impossibleDate, at: field.segment, "no day of the calendar")
        }
        if parts.dropFirst().contains(.number(0)) {
            note(.zeroForUnknownDatePart, at: field.segment, "00 stands for a part of the date that is unknown")
        }
        if field.name == .expiryDate, !mayLackExpiry, parts.contains(.unknown) {
            note(.incompleteExpiryDate, at: field.segment, "the date of expiry is not complete")
        }
        let isUnknown = parts.allSatisfy { $0 == .unknown }
        return Field(
            field.name, value: date?.description ?? "", text: text.text(of: field.segment),
            date: isUnknown ? nil : date, position: FieldPosition(field.segment), check: check(over: field.segment))
    }

    private var mayLackExpiry: Bool {
        layout.checkDigit(for: .expiryDate)?.allowsFillerOverEmptyField ?? false
    }

    /// The date that the parts make: `nil` if the calendar has none.
    private func date(of parts: [DatePart], _ rule: CenturyRule) -> CalendarDate? {
        guard !parts.contains(.unreadable) else { return nil }
        let numbers = parts.map(\.number)
        return rule.date(
            shortYear: numbers[0], month: parts[1] == .number(0) ? nil : numbers[1],
            day: parts.count < 3 || parts[2] == .number(0) ? nil : numbers[2], reference: referenceDate)
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
}

import MRZ

/// Dates of birth.
extension PersonalNumberKind {
    /// The date that a number says, and the sex that its corrections mean; nil for none that can be.
    func dated(_ parts: PersonalNumberParts) -> (date: PrintedDate, sex: PersonalNumber.Sex?)? {
        if case .days(let start) = date {
            return parts.number("E").flatMap { CalendarDate(daysSince1970: start + $0) }.flatMap { day in
                PrintedDate(
                    day: day.day, month: day.month, shortYear: day.year.map { $0 % 100 },
                    century: day.year.map { $0 / 100 })
            }.map { ($0, nil) }
        }
        guard let year = year(of: parts) else { return nil }
        switch date {
        case .parts: return dayByParts(parts, year)
        case .dayOfYear(let women):
            return coded(parts, women: women) { Self.day(ofLeapYear: $0) }.flatMap { Self.dated($0, $1, year) }
        case .monthsOf(let length, let women):
            return coded(parts, women: women) { code in
                code > 0 ? ((code - 1) / length + 1, (code - 1) % length + 1) : nil
            }.flatMap { Self.dated($0, $1, year) }
        case .quarters:
            guard let quarter = parts.number("Q"), (1...8).contains(quarter), let code = parts.number("J"), code > 0
            else { return nil }
            let (month, day) = (3 * ((quarter - 1) % 4) + (code - 1) / 31 + 1, (code - 1) % 31 + 1)
            return Self.dated((month, day), quarter > 4 ? .female : .male, year)
        case .days: return nil
        }
    }

    private typealias Year = (short: Int, century: Int?)

    private func year(of parts: PersonalNumberParts) -> Year? {
        guard let number = parts.number("Y") else { return nil }
        var century = century(parts)
        if let marks {
            guard let mark = parts.text("C").first, let meant = marks[mark] else { return nil }
            century = meant
        }
        switch parts.count("Y") {
        case 1:
            // A mark counts the decades: 0 to 9 since 1800, and A to Z since 1900.
            guard let mark = parts.text("C").first,
                let decade = mark.wholeNumberValue ?? mark.asciiValue.map({ Int($0) - 55 })
            else { return nil }
            let year = 1800 + 10 * decade + number
            return (year % 100, year / 100)
        case 3: return (number % 100, number >= 800 ? 10 + number / 100 : 20 + number / 100)
        case 4: return (number % 100, number / 100)
        default: return (number, century)
        }
    }

    private func dayByParts(
        _ parts: PersonalNumberParts, _ year: Year
    ) -> (date: PrintedDate, sex: PersonalNumber.Sex?)? {
        let printedMonth = parts.text("M").first?.isLetter == true ? parts.monthByLetter : parts.number("M")
        let printedDay = parts.number("D")
        if parts.count("M") > 0, printedMonth == nil { return nil }
        if monthMayBeUnknown, let printedMonth, printedMonth >= 20 {
            return PrintedDate(day: nil, month: nil, shortYear: year.short, century: year.century).map { ($0, nil) }
        }
        for shift in shifts {
            let (month, day) = (printedMonth.map { $0 - shift.month }, printedDay.map { $0 - shift.day })
            guard month.map({ (1...12).contains($0) }) ?? true, day.map({ (1...31).contains($0) }) ?? true,
                let date = PrintedDate(
                    day: day, month: month, shortYear: year.short, century: shift.century ?? year.century)
            else { continue }
            return (date, shift.sex)
        }
        return nil
    }

    /// Reads a day that stands as one number.
    private func coded(
        _ parts: PersonalNumberParts, women: Int, _ day: (Int) -> (month: Int, day: Int)?
    ) -> ((month: Int, day: Int), PersonalNumber.Sex)? {
        guard let code = parts.number("J") else { return nil }
        return day(code > women ? code - women : code).map { ($0, code > women ? .female : .male) }
    }

    private static func dated(
        _ day: (month: Int, day: Int), _ sex: PersonalNumber.Sex, _ year: Year
    ) -> (date: PrintedDate, sex: PersonalNumber.Sex?)? {
        guard (1...12).contains(day.month), (1...31).contains(day.day) else { return nil }
        return PrintedDate(day: day.day, month: day.month, shortYear: year.short, century: year.century)
            .map { ($0, sex) }
    }

    private static func day(ofLeapYear number: Int) -> (month: Int, day: Int)? {
        var rest = number
        for (index, length) in [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() where rest > 0 {
            if rest <= length { return (index + 1, rest) }
            rest -= length
        }
        return nil
    }
}

extension PersonalNumberParts {
    /// The months as Italy writes them.
    private static let monthLetters = Array("ABCDEHLMPRST")

    /// The month that a letter stands for.
    fileprivate var monthByLetter: Int? {
        text("M").first.flatMap { Self.monthLetters.firstIndex(of: $0) }.map { $0 + 1 }
    }
}

extension CalendarDate {
    /// A day by its distance from 1 January 1970, after the rule of the Gregorian calendar.
    init?(daysSince1970 days: Int) {
        // Days since 1 March of the year 0, in periods of 400 years (Richards 2013, Calendars).
        let since = days + 719_468
        let period = since >= 0 ? since / 146_097 : (since - 146_096) / 146_097
        let day = since - period * 146_097
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let ofYear = day - (365 * year + year / 4 - year / 100)
        let month = (5 * ofYear + 2) / 153
        self.init(
            year: year + period * 400 + (month >= 10 ? 1 : 0), month: month < 10 ? month + 3 : month - 9,
            day: ofYear - (153 * month + 2) / 5 + 1)
    }
}

package import MRZ

/// A number that a State gives a person for life, and the facts about the person that it tells.
///
/// ```swift
/// PersonalNumber("0101006500006", of: "SVN")?.birthDate    // 1 January 2006
/// PersonalNumber.readings(of: "44051401359").map(\.kind)   // what it may be, of any State
/// ```
package struct PersonalNumber: Hashable, Sendable {
    /// A sex that a number tells.
    package enum Sex: Hashable, Sendable {
        case female, male
    }

    /// The number's own name, such as `PESEL`.
    package let kind: String
    /// The date of birth, or its known parts; nil for a number that tells none.
    package let birthDate: PrintedDate?
    /// The sex; nil for a number that tells none.
    package let sex: Sex?
    /// True where it tells the place where the person was born or registered.
    package let tellsPlace: Bool
    /// True where it has check digits, and they hold.
    package let isProven: Bool
}

extension PersonalNumber {
    /// Reads a number by its check digits.
    ///
    /// - Parameters:
    ///   - text: The number; spaces and marks between its characters do not count.
    ///   - state: The code of the State that gave it (Doc 9303-3, section 5).
    /// - Returns: nil if the State is not one of the known ones, or gives no such number with check digits.
    package init?(_ text: some StringProtocol, of state: String) {
        guard let proven = Self.readings(of: text, of: state).first(where: \.isProven) else { return nil }
        self = proven
    }

    /// All numbers that a text may be by its shape, even if check digits fail.
    ///
    /// - Parameters:
    ///   - text: The number; spaces and marks between its characters do not count.
    ///   - state: The code of the State that gave it; nil for any.
    package static func readings(of text: some StringProtocol, of state: String? = nil) -> [PersonalNumber] {
        guard text.allSatisfy(CompactText.isPart), let compact = CompactText.parts(of: text).first else { return [] }
        return PersonalNumberKind.all.lazy.filter { state.map($0.states.contains) ?? true }
            .compactMap { $0.reading(of: compact.characters[...]) }
    }

    /// True if a number of this kind tells a field.
    package func tells(_ field: VisualFieldName) -> Bool {
        switch field {
        case .birthDate: birthDate != nil
        case .sex: sex != nil
        case .birthPlace: tellsPlace
        default: false
        }
    }
}

extension PersonalNumber {
    /// A person whose numbers are sought in a text.
    package struct Person: Hashable, Sendable {
        /// The codes of the States that may have given the numbers.
        package let states: Set<String>
        /// The days on which the person may be born; empty for unknown.
        package let birthDates: Set<CalendarDate>

        package init(states: Set<String>, birthDates: Set<CalendarDate>) {
            (self.states, self.birthDates) = (states, birthDates)
        }
    }

    /// The characters of a text, counted from 0, that are a number of a person and tell a field.
    ///
    /// A number of another State than the person's counts when it has the day of birth, or the month and a check digit:
    /// the State may have been misread. One of the person's State counts even if one part of the date differs, for
    /// that may have been misread, too.
    ///
    /// - Parameters:
    ///   - text: The text; other words may stand in it.
    ///   - field: `birthDate`, `sex` or `birthPlace`.
    ///   - person: The person.
    package static func ranges(
        in text: some StringProtocol, telling field: VisualFieldName, of person: Person
    ) -> [Range<Int>] {
        CompactText.parts(of: text).flatMap { part in
            PersonalNumberKind.byLength.flatMap { length, kinds in
                part.windows(of: length).compactMap { window -> Range<Int>? in
                    let isTold = kinds.contains { kind in
                        guard let number = kind.reading(of: part.characters[window]), number.tells(field) else {
                            return false
                        }
                        return number.isOf(person, isOwn: !kind.states.isDisjoint(with: person.states))
                    }
                    return isTold ? part.offsets[window.lowerBound]..<part.offsets[window.upperBound - 1] + 1 : nil
                }
            }
        }
    }

    private func isOf(_ person: Person, isOwn: Bool) -> Bool {
        guard let birthDate else { return isOwn }
        if isOwn, person.birthDates.isEmpty { return true }
        let isSame = person.birthDates.contains { birthDate.isWithin($0) }
        if isOwn {
            return isSame
                || birthDate.day != nil && person.birthDates.contains { birthDate.differences(from: $0) <= 1 }
        }
        return isSame && (birthDate.day != nil || birthDate.month != nil && isProven)
    }
}

extension PrintedDate {
    /// True if a date agrees with all known parts of this one; its day or month may be unknown.
    fileprivate func isWithin(_ date: CalendarDate) -> Bool {
        shortYear == date.year.map { $0 % 100 } && (month == nil || month == date.month)
            && (day == nil || day == date.day)
    }
}

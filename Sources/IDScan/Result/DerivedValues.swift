public import MRZ

/// The values that follow from the dates of a document on the day that counts as today.
public struct DerivedValues: Hashable, Sendable, Codable {
    /// The day that counts as today; without a year or a day of its own, nothing follows.
    public let referenceDate: CalendarDate
    /// True where the last day of validity is before the reference date; nil where that is not certain.
    public let isExpired: Bool?
    /// The age of the holder in years, counted in birthdays, by the century that the reference date gives the year of
    /// birth; nil where an unknown day or month leaves it open, and before birth.
    public let age: Int?

    init(_ facts: DocumentFacts, referenceDate: CalendarDate) {
        self.init(
            referenceDate: referenceDate, birth: facts.birth, expiry: facts.expiry, isUnlimited: facts.isUnlimited)
    }

    init(referenceDate: CalendarDate, birth: CalendarDate?, expiry: CalendarDate?, isUnlimited: Bool = false) {
        self.referenceDate = referenceDate
        let today: CalendarDate? = referenceDate
        let isCurrent = isUnlimited || expiry.isAfter(today) || expiry == today && today?.day != nil
        isExpired = today.isAfter(expiry) ? true : isCurrent ? false : nil
        age = birth.flatMap { Self.age(of: $0, on: referenceDate) }
    }

    private static func age(of birth: CalendarDate, on today: CalendarDate) -> Int? {
        guard let born = birth.year, let year = today.year, let month = today.month, let day = today.day else {
            return nil
        }
        /// True if a birthday has passed; an unknown part of it is as late or as early as can be.
        func hadBirthday(lastMonth: Int, lastDay: Int) -> Bool {
            (birth.month ?? lastMonth, birth.day ?? lastDay) <= (month, day)
        }
        let (late, early) = (hadBirthday(lastMonth: 12, lastDay: 31), hadBirthday(lastMonth: 1, lastDay: 1))
        let age = year - born - (late ? 0 : 1)
        return late == early && (0...DocumentFinding.greatestAge).contains(age) ? age : nil
    }
}

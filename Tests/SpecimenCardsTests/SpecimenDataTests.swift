import MRZ
import Testing

@testable import SpecimenCards

struct SpecimenDataTests {
    @Test(arguments: SpecimenFormat.allCases)
    func seedDecidesEverything(format: SpecimenFormat) {
        #expect(SpecimenData(format: format, seed: 5) == SpecimenData(format: format, seed: 5))
        #expect(SpecimenData(format: format, seed: 5) != SpecimenData(format: format, seed: 6))
    }

    @Test func onePersonMayHaveEveryDocument() {
        let people = SpecimenFormat.allCases.prefix(3).map { SpecimenData(format: $0, seed: 9).person }
        #expect(people.allSatisfy { $0 == SpecimenPerson(seed: 9) })
    }

    @Test(arguments: [
        (SpecimenDate(year: 2020, month: 3, day: 5), "2025-03-04"),
        (SpecimenDate(year: 2020, month: 3, day: 1), "2025-02-28"),
        (SpecimenDate(year: 2020, month: 1, day: 1), "2024-12-31"),
    ])
    func documentsExpireTheDayBefore(issue: SpecimenDate, expiry: String) {
        #expect(issue.dayBefore(yearsLater: 5).isoText == expiry)
    }

    @Test func datesArePrintedInBothWays() {
        let date = SpecimenDate(year: 1974, month: 8, day: 2)
        #expect(date.zoneText == "740802")
        #expect(date.visualText == "02 AUG 1974")
    }
}

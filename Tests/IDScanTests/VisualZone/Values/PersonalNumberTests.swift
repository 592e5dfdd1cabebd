import Testing

@testable import IDScan

@Suite struct PersonalNumberTests {
    /// Numbers that the authorities and encyclopedias give as examples; they do not belong to any person.
    private static let numbers: [(text: String, state: String, day: Int, month: Int, year: Int, century: Int?)] = [
        ("1800101221144", "ROU", 1, 1, 80, 19), ("37605030299", "EST", 3, 5, 76, 19),
        ("33309240064", "LTU", 24, 9, 33, 19),
        ("161175-19997", "LVA", 16, 11, 75, 19), ("44051401359", "POL", 14, 5, 44, 19),
        ("75 23 16 926 3", "BGR", 16, 3, 75, 18),
        ("8032056031", "BGR", 5, 12, 80, 18), ("710319/2745", "CZE", 19, 3, 71, 19),
        ("0101006500006", "SVN", 1, 1, 6, 20),
        ("93.05.18-223.61", "BEL", 18, 5, 93, 19), ("120174-3399", "ISL", 12, 1, 74, 19),
        ("01010750160", "NOR", 1, 1, 7, nil),
        ("811228-9874", "SWE", 28, 12, 81, nil), ("8001015009087", "ZAF", 1, 1, 80, nil),
    ]

    @Test(arguments: numbers)
    func tellsTheDateOfBirth(text: String, state: String, day: Int, month: Int, year: Int, century: Int?) throws {
        let date = try #require(PersonalNumber(text, of: state)).birthDate
        #expect(date == PrintedDate(day: day, month: month, shortYear: year, century: century))
    }

    /// One digit changed, anywhere: sums modulo 11 that are written as one digit miss some, and Iceland's does not cover the
    /// century.
    @Test(arguments: numbers.map { ($0.text, $0.state) })
    func noticesNearlyEveryChangedDigit(text: String, state: String) {
        var (count, missed) = (0, 0)
        for (place, character) in text.enumerated() where character.isNumber {
            for digit in "0123456789" where digit != character {
                var changed = Array(text)
                changed[place] = digit
                count += 1
                missed += PersonalNumber(String(changed), of: state) == nil ? 0 : 1
            }
        }
        #expect(count >= 90 && 10 * missed <= count)
    }

    @Test(arguments: [
        ("44051401359", "UTO"), ("44051401359", "ROU"), ("4405140135", "POL"), ("", "POL"), ("4405140135X", "POL"),
        ("00000000000", "POL"), ("L898902C36", "BGR"), ("99999999999999999999999999", "SWE"), ("0000000000", "ISL"),
    ])
    func anythingElseIsNone(text: String, state: String) {
        #expect(PersonalNumber(text, of: state) == nil)
    }
}

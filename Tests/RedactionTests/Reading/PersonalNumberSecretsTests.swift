import IDScan
import MRZ
import ReaderLab
import Testing

@testable import Redaction

/// Numbers that tell what is hidden.
@Suite struct PersonalNumberSecretsTests {
    private static func text(_ field: VisualFieldName, _ number: DrawnPersonalNumber, state: String) -> HiddenText? {
        let person = PersonalNumber.Person(states: [state], birthDates: [number.birthDate])
        guard field == .birthDate else { return HiddenText(RedactionName(field), toldByNumbersOf: person) }
        let iso = "\(number.birthDate)"
        return HiddenText(
            RedactionName(field), [iso, String(iso.dropFirst(2).filter(\.isNumber))], toldByNumbersOf: person)
    }

    /// 500 of each kind, each in a line of print and among fillers of a zone: all of a number is found.
    @Test(arguments: 0..<DrawnPersonalNumber.kindCount)
    func findsAllNumbersThatTell(kind: Int) throws {
        let numbers = DrawnPersonalNumber.numbers(500, ofKind: kind, seed: 44)
        #expect(numbers.count == 500)
        for number in numbers {
            for field in number.tells {
                let hidden = try #require(Self.text(field, number, state: number.state))
                for (line, before) in [("No. \(number.text) (A)", 4), ("\(number.text)<<<<", 0)] {
                    let whole = before..<before + number.text.count
                    let isFound = hidden.ranges(in: line, .same).contains {
                        $0.lowerBound <= whole.lowerBound && $0.upperBound >= whole.upperBound
                    }
                    if !isFound { Issue.record("\(number.kind) \(number.text) tells \(field.rawValue) in \(line)") }
                }
            }
        }
    }

    /// The State may be misread, or the card be another State's: the date is found all the same.
    @Test(arguments: 0..<DrawnPersonalNumber.kindCount)
    func findsDatesInNumbersOfOtherStates(kind: Int) throws {
        for number in DrawnPersonalNumber.numbers(100, ofKind: kind, seed: 45) where number.tellsDay {
            for field in number.tells {
                let hidden = try #require(Self.text(field, number, state: "UTO"))
                if hidden.ranges(in: number.text, .same).isEmpty {
                    Issue.record("\(number.kind) \(number.text) tells \(field.rawValue)")
                }
            }
        }
    }

    /// Dates of people born ten years later are no birth dates, nor are numbers of documents.
    @Test(arguments: [("1974-08-12", "840812"), ("1974-08-12", "L898902C3"), ("2006-01-01", "0101016500006")])
    func leavesOthers(birth: String, text: String) throws {
        let date = try #require(CalendarDate(birth))
        let person = PersonalNumber.Person(states: ["UTO"], birthDates: [date])
        let hidden = try #require(HiddenText(RedactionName(.birthDate), [birth], toldByNumbersOf: person))
        #expect(hidden.ranges(in: text, .same).isEmpty)
        #expect(HiddenText(RedactionName(.sex), toldByNumbersOf: person).ranges(in: text, .same).isEmpty)
    }
}

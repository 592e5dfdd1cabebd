import MRZ
import Testing

@Suite struct CheckDigitTests {
    @Test(
        "Doc 9303-3, Appendix A",
        arguments: [
            ("520727", 3), ("AB2134<<<", 5), ("HA672242<658022549601086<<<<<<<<<<<<<<0", 8),
            ("D231458907<<<<<<<<<<<<<<<34071279507122<<<<<<<<<<<", 2), ("HA672242<658022549601086<<<<<<<", 8),
        ])
    func matchesTheStandard(text: String, digit: Int) {
        #expect(CheckDigit(over: text).value == digit)
        #expect(CheckDigit(over: text).description == String(digit))
        #expect(CheckDigit(over: text).character == UInt8(ascii: "0") + UInt8(digit))
    }

    @Test func countsLettersFrom10() {
        #expect(CheckDigit.value(of: UInt8(ascii: "A")) == 10)
        #expect(CheckDigit.value(of: UInt8(ascii: "Z")) == 35)
    }

    @Test func countsTheFillerAsZero() {
        #expect(CheckDigit.value(of: UInt8(ascii: "<")) == 0)
    }

    @Test(arguments: [" ", "a", "-", "\n"])
    func refusesCharactersOfNoZone(character: String) {
        #expect(character.utf8.allSatisfy { CheckDigit.value(of: $0) == nil })
    }

    @Test func isZeroOverNothing() {
        #expect(CheckDigit(over: "").value == 0)
    }
}

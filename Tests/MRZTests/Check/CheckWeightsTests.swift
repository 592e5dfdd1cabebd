import MRZ
import Testing

@Suite struct CheckWeightsTests {
    /// True if the sums that the weights ask for are multiples of ten.
    private static func areSumsFull(_ text: String, _ weights: [CheckWeights]) -> Bool {
        var (sums, composite, areDigits): ([CheckedField: Int], Int, Bool) = ([:], 0, true)
        for (character, weight) in zip(text.utf8, weights) {
            let value = CheckDigit.value(of: character) ?? 0
            if let field = weight.field { sums[field, default: 0] += value * weight.weight }
            composite += value * weight.composite
            if weight.isCheckDigit { areDigits = areDigits && (0...9).contains(value) }
        }
        return areDigits && composite % 10 == 0 && sums.values.allSatisfy { $0 % 10 == 0 }
    }

    @Test(arguments: Vector.all.filter { $0.failing.isEmpty })
    func sumsAreMultiplesOfTenWhereDigitsHold(vector: Vector) throws {
        let zone = try MachineReadableZone(parsing: vector.lines)
        let text = zone.lines.joined()
        #expect(zone.checkWeights.count == text.utf8.count)
        #expect(Self.areSumsFull(text, zone.checkWeights))
    }

    /// Fillers stay: they tell how long a number is. Numbers that go on are left out: another reading may hold.
    @Test(arguments: Vector.all.filter { $0.failing.isEmpty && !$0.hasFillerForDigit })
    func sumsTellWhatParsingTellsOfEverySubstitution(vector: Vector) throws {
        let zone = try MachineReadableZone(parsing: vector.lines)
        let weights = zone.checkWeights
        let original = Array(zone.lines.joined().utf8)
        for offset in original.indices where original[offset] != UInt8(ascii: "<") {
            for substitute in "0179AZ".utf8 {
                var characters = original
                characters[offset] = substitute
                let text = String(decoding: characters, as: UTF8.self)
                let verification = ZoneVerification(of: characters.span, as: vector.format)
                let holds = zone.checkDigits.allSatisfy { verification?.verdict(of: $0.field) == .holds }
                #expect(holds == Self.areSumsFull(text, weights), "\(text)")
            }
        }
    }

    /// Doc 9303-3, 4.9: 7, 3 and 1 in turn, and the digit itself, which counts −1.
    @Test func weighsAsTheStandardSays() throws {
        let zone = try MachineReadableZone(
            parsing: ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"])
        let lower = zone.checkWeights[44...]
        #expect(zone.checkWeights[..<44].allSatisfy { $0 == CheckWeights() })
        #expect(lower.prefix(10).map(\.weight) == [7, 3, 1, 7, 3, 1, 7, 3, 1, 9])
        #expect(lower.prefix(14).map(\.composite) == [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 0, 0, 0, 3])
        #expect(lower.enumerated().filter(\.element.isCheckDigit).map(\.offset) == [9, 19, 27, 42, 43])
        #expect(lower.map(\.field).filter { $0 == .birthDate }.count == 7)
        #expect(lower.last?.composite == 9)
    }
}

extension Vector {
    /// True where a filler stands in the place of the number's check digit.
    fileprivate var hasFillerForDigit: Bool {
        guard let digit = Layout.of(format).checkDigit(for: .documentNumber)?.segment else { return false }
        return Array(lines[digit.line])[digit.columns.lowerBound] == "<"
    }
}

import MRZ
import TextRecognition
import Testing

@testable import IDScan

@Suite struct CheckedPosteriorsTests {
    /// Doc 9303-4, appendix A, in whose lower line, L898902C36UTO…, something else is possible in some columns, from 0.
    private func posteriors(doubting columns: [Int: [Character: Double]]) -> CheckedPosteriors {
        CheckedPosteriors(of: .certain(doubting: columns))
    }

    @Test func oneErrorAloneMakesADigitFail() {
        #expect(posteriors(doubting: [1: ["B": 0.45]])[1, 1] > 0.9999)
        #expect(posteriors(doubting: [0: ["E": 0.45, "I": 0.1]])[1, 0] > 0.9999)
    }

    @Test(arguments: [("L", "1"), ("C", "2"), ("8", "I"), ("C", "<")])
    func noDigitTellsCharactersOfEqualValueApart(character: Character, other: Character) throws {
        // Doc 9303-3, 4.9: values equal modulo 10 give the same digit; a C counts 12.
        let column = try #require(Array("L898902C3").firstIndex(of: character))
        let isEqual = CheckDigit(over: String(character)) == CheckDigit(over: String(other))
        let posterior = posteriors(doubting: [column: [other: 0.02]])[1, column]
        #expect(abs(posterior - (isEqual ? 0.98 : 1)) < 1e-9)
    }

    /// In the number, L898902C3, the first 8 weighs 3, and `B` counts 3 more; the first 9 weighs 1, and `A` counts 1 more.
    @Test func twoErrorsThatCancelOutAreAsProbableAsBothTogether() {
        let both = posteriors(doubting: [1: ["B": 0.1], 2: ["A": 0.2]])
        let wrong = 0.1 * 0.2 / (0.1 * 0.2 + 0.9 * 0.8)
        #expect(abs(both[1, 1] - (1 - wrong)) < 1e-9)
        #expect(abs(both[1, 2] - (1 - wrong)) < 1e-9)
    }

    /// The eights weigh 3 and 7, so that the digit does not notice both; and who takes one for a `B` takes the other for one.
    @Test func theSameMistakeTwiceIsAsProbableAsTheLessProbable() {
        let posteriors = posteriors(doubting: [1: ["B": 0.05], 3: ["B": 0.02]])
        let both = 0.05 * 0.02 / (0.05 * 0.02 + 0.95 * 0.98)
        let odds = 0.02 / 0.98
        #expect(abs(posteriors[1, 1] - (1 - both) / (1 + odds)) < 1e-9)
        #expect(abs(posteriors[1, 3] - (1 - both) / (1 + odds)) < 1e-9)
    }

    /// The second 8 of the number, and the one of the personal number, ZE184226B: each has a digit of its own.
    @Test func theSameMistakeInTwoFieldsIsNoticed() {
        #expect(posteriors(doubting: [3: ["B": 0.2], 31: ["B": 0.2]])[1, 3] > 0.9999)
    }

    @Test func aNameIsAsProbableAsItsReaderSays() {
        var reading = ZoneReading.certain(doubting: [0: ["1": 0.45]])
        var characters = reading.lines[0].characters
        characters[5] = RecognizedCharacter(
            character: "E", confidence: 0.7, alternatives: [AlternativeCharacter(character: "F", confidence: 0.3)],
            extent: characters[5].extent)
        reading.lines[0] = RecognizedLine(characters: characters, logLikelihood: 0)
        #expect(abs(CheckedPosteriors(of: reading)[0, 5] - 0.7) < 1e-9)
    }

    /// A digit that fails proves nothing.
    @Test func withoutDigitsThatHoldTheReadersHaveTheWord() throws {
        var reading = ZoneReading.certain(doubting: [1: ["B": 0.45]])
        reading.zone = try MachineReadableZone(parsing: reading.zone.lines.map { $0.replacing("C36", with: "C37") })
        #expect(abs(CheckedPosteriors(of: reading)[1, 1] - 0.55) < 1e-9)
    }

    /// The sums give the same shares as trying out all texts, whatever the format.
    @Test(arguments: [
        ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
        ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"],
        // Numbers that go on in the optional data, one behind the dates.
        ["I<UTOD23145890<7349<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2", "STEVENSON<<PETER<JOHN<<<<<<<<<"],
        ["I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227349<<<8"],
        ["IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "8806923102858CORINNE<<<<<<<6512068F6"],
        ["D1FRA13AA000026181231MARTIN<<9"],
    ])
    func agreesWithTryingAllTexts(lines: [String]) throws {
        let format = try MachineReadableZone(parsing: lines).format
        for round in 0..<20 {
            let reading = try ZoneReading.doubting(lines, round: round)
            let posteriors = CheckedPosteriors(of: reading)
            let tried = try Trial(reading, as: format)
            for (place, share) in tried.shares {
                #expect(abs(posteriors[place.line - 1, place.column - 1] - share) < 1e-9, "\(place)")
            }
        }
    }
}

/// All texts that a reading allows, tried one by one.
private struct Trial {
    /// The probability of the character in each place in doubt, among the texts whose digits hold.
    private(set) var shares: [ZonePlace: Double] = [:]

    init(_ reading: ZoneReading, as format: Format) throws {
        var texts: [(lines: [[Character]], probability: Double)] = [(reading.zone.lines.map { Array($0) }, 1)]
        var doubted: [ZonePlace] = []
        for (line, read) in reading.lines.enumerated() {
            for (column, character) in read.characters.enumerated() where character.confidence < 1 {
                doubted.append(ZonePlace(line: line + 1, column: column + 1))
                texts = texts.flatMap { text in
                    character.choices.compactMap { choice in
                        guard let named = choice.character else { return nil }
                        var lines = text.lines
                        lines[line][column] = named
                        return (lines, text.probability * choice.confidence)
                    }
                }
            }
        }
        let numberReading = reading.zone.numberReading
        let holding = try texts.filter {
            let zone = try MachineReadableZone(parsing: $0.lines.map { String($0) }, as: format)
            return zone.checkDigits.allSatisfy { $0.verdict == .holds } && zone.numberReading == numberReading
        }
        let all = holding.reduce(0) { $0 + $1.probability }
        for place in doubted {
            let own = Array(reading.zone.lines[place.line - 1])[place.column - 1]
            let those = holding.filter { $0.lines[place.line - 1][place.column - 1] == own }
            shares[place] = those.reduce(0) { $0 + $1.probability } / all
        }
    }
}

extension MachineReadableZone {
    /// By which of its readings a number holds that goes on in the optional data.
    fileprivate var numberReading: [Deviation.Code] {
        deviations.map(\.code).filter { [.longNumberCountsFiller, .fillerForZero].contains($0) }
    }
}

extension ZoneReading {
    /// The standard's passport, of whose lower line some columns, from 0, may hold something else, as probable as is said.
    static func certain(doubting columns: [Int: [Character: Double]]) -> ZoneReading {
        var reading = ZoneReading.certain()
        let characters = reading.lines[1].characters.enumerated().map { column, character in
            character.doubted(columns[column] ?? [:])
        }
        reading.lines[1] = RecognizedLine(characters: characters, logLikelihood: 0)
        return reading
    }

    /// A zone with six characters in doubt, other ones in each round: letters and digits that check digits cover.
    fileprivate static func doubting(_ lines: [String], round: Int) throws -> ZoneReading {
        let certain = ZoneReading.certain()
        let zone = try MachineReadableZone(parsing: lines)
        let layout = Layout.of(zone.format)
        let places = lines.enumerated().flatMap { line, text in
            text.enumerated().compactMap { column, character in
                character != "<" && layout.isProtected(line: line, column: column)
                    ? ZonePlace(line: line + 1, column: column + 1) : nil
            }
        }
        let doubted = Set((0..<6).map { places[(5 * round + $0 * ($0 + 3)) % places.count] })
        // No mistake is possible twice: then it is likelier than trying out texts says.
        var mistakes: Set<[Character]> = []
        let read = lines.enumerated().map { line, text in
            let characters = text.enumerated().map { column, character in
                let read = RecognizedCharacter(character: character, confidence: 1, alternatives: [], extent: 0...1)
                guard doubted.contains(ZonePlace(line: line + 1, column: column + 1)) else { return read }
                let others = (0..<3).map { Array("0123456789ABOZ")[(column + round + 5 * $0) % 14] }
                let named = others.enumerated().filter { $1 != character && mistakes.insert([character, $1]).inserted }
                return read.doubted(
                    Dictionary(uniqueKeysWithValues: named.map { ($1, 0.02 + 0.05 * Double(($0 + column) % 5)) }))
            }
            return RecognizedLine(characters: characters, logLikelihood: 0)
        }
        return ZoneReading(
            zone: zone, views: Array(repeating: certain.views[0], count: lines.count), lines: read,
            referenceDate: .lastOf2026)
    }
}

extension RecognizedCharacter {
    /// This character, with others that may stand in its place.
    fileprivate func doubted(_ others: [Character: Double]) -> RecognizedCharacter {
        RecognizedCharacter(
            character: character, confidence: 1 - others.values.reduce(0, +),
            alternatives: others.sorted { $0.value > $1.value }.map {
                AlternativeCharacter(character: $0.key, confidence: $0.value)
            },
            extent: extent)
    }
}

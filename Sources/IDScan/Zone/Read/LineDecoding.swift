package import MRZ
package import TextRecognition

/// The possible texts of a line, as a line of each format.
package struct LineDecoding {
    /// The probabilities of each character at each place along it.
    private let lattice: CharacterLattice
    /// The likeliest reading, whatever its length.
    package let reading: RecognizedLine
    /// The likeliest reading of each length that a format's line may have and this one nearly has.
    package let readings: [Int: RecognizedLine]
    /// Their characters, knowing their number.
    private let counted: [Int: [RecognizedCharacter]]

    /// - Parameters:
    ///   - lattice: The characters that the network saw.
    ///   - count: The number of characters of the line, where something else than the network tells it.
    package init(_ lattice: CharacterLattice, count: Int? = nil) {
        self.lattice = lattice
        let reading = lattice.bestLine()
        self.reading = reading
        let lengths =
            count.map { [$0] }
            ?? Self.lengths.filter { abs(reading.characters.count - $0) <= ZoneReader.Tuning.lengthTolerance }
        readings = Dictionary(
            uniqueKeysWithValues: lengths.compactMap { length in
                // The likeliest reading of all is the likeliest of its length.
                if reading.characters.count == length { return (length, reading) }
                return lattice.bestLine(ofLength: length).map { (length, $0) }
            })
        counted = Self.counted(readings, of: reading)
    }

    /// Joins a line with its reading column by column; nil when that is nowhere near as long.
    ///
    /// - Parameters:
    ///   - first: The possible texts of the line.
    ///   - columns: The characters of its columns. It has as many of them as a line of a format.
    init?(_ first: LineDecoding, joinedWithColumns columns: RecognizedLine) {
        guard let own = first.readings[columns.characters.count] else { return nil }
        lattice = first.lattice
        reading = first.reading
        let characters = own.joined(withColumns: columns)
        let logLikelihood = lattice.logLikelihood(of: String(characters.map(\.character)))
        readings = [characters.count: RecognizedLine(characters: characters, logLikelihood: logLikelihood)]
        counted = Self.counted(readings, of: reading)
    }

    /// Returns the characters of some readings of a line, knowing their number; where the network by itself sees
    /// another length, the line may be cut off, and they are as they were.
    private static func counted(
        _ readings: [Int: RecognizedLine], of reading: RecognizedLine
    ) -> [Int: [RecognizedCharacter]] {
        readings.mapValues { line in
            line.characters.count == reading.characters.count ? line.characters.expectingAsMany() : line.characters
        }
    }

    /// The lengths of the lines of all formats.
    private static let lengths = Set(Format.allCases.flatMap { Layout.of($0).lineLengths }).sorted()

    /// Returns the characters of a line that has so many, whatever its format allows; nil when it is nowhere near as long.
    func characters(ofLineOf count: Int) -> [RecognizedCharacter]? { counted[count] }

    /// Returns the likeliest reading as a line of a format, knowing which characters the format allows where; nil when
    /// the line is nowhere near as long.
    package func reading(as layout: Layout, line: Int) -> RecognizedLine? {
        let length = layout.lineLengths[line]
        guard let free = readings[length], var characters = counted[length] else { return nil }
        characters = characters.expecting(layout, line: line).expectingStates(layout, line: line)
        let isSame = zip(characters, free.characters).allSatisfy { $0.character == $1.character }
        let logLikelihood =
            isSame ? free.logLikelihood : lattice.logLikelihood(of: String(characters.map(\.character)))
        return RecognizedLine(characters: characters, logLikelihood: logLikelihood)
    }
}

extension [RecognizedCharacter] {
    /// Returns these characters of a line, from 0, weighed by the characters that its format allows in each place.
    func expecting(_ layout: Layout, line: Int) -> [RecognizedCharacter] {
        var characters = indices.map { column in
            self[column].expecting(
                layout.allowedCharacters(line: line, column: column), zero: layout.zero(line: line, column: column))
        }
        for field in layout.fields where field.segment.line == line && field.content != .state {
            characters.expectFillers(in: field.segment.columns)
        }
        return characters
    }

    /// Returns these characters of a line, from 0, weighed by the codes of states that some of them are.
    func expectingStates(_ layout: Layout, line: Int) -> [RecognizedCharacter] {
        var characters = self
        for field in layout.fields where field.segment.line == line && field.content == .state {
            characters.expectState(in: field.segment.columns)
        }
        return characters
    }

    /// Returns these characters, weighed by the length of a line of the format: if none or two stand in one place,
    /// another place has one too many or too few.
    func expectingAsMany() -> [RecognizedCharacter] {
        let others = map(\.unnamed)
        let total = others.reduce(0, +)
        return zip(self, others).map { character, other in
            let compensation = Swift.min(1, Swift.max(ZoneReader.Tuning.leastCompensation, total - other))
            return character.weighed { $0 == nil ? compensation : 1 }
        }
    }

    /// Weighs these characters by the fillers with which a field in some columns, from 0, ends: a `K` among them is a
    /// filler with a smudge.
    mutating func expectFillers(in columns: Range<Int>) {
        var run = 0
        for column in columns {
            if run >= ZoneReader.Tuning.ending {
                self[column] = self[column].weighed { $0 == "<" ? 1 : ZoneReader.Tuning.resumption }
            }
            run = self[column].character == "<" ? run + 1 : 0
        }
    }

    /// Weighs these characters by the code of a state in three columns, from 0: Bayes' rule with ``StateCode/all`` as the prior.
    ///
    /// A name may be anything, and no list of names helps to read it; the codes are a table of the standard.
    mutating func expectState(in columns: Range<Int>) {
        let choices = self[columns].map(\.choices)
        // Each character counts as part of an unknown code. Those that can be part of a state's code count for more.
        var weights = choices.map { $0.map { ZoneReader.Tuning.unknownState * $0.confidence } }
        for code in StateCode.written {
            var chosen: [Int] = []
            for (choices, character) in zip(choices, code) {
                guard let place = choices.firstIndex(where: { $0.character == character }) else { break }
                chosen.append(place)
            }
            guard chosen.count == columns.count else { continue }
            let weight = zip(choices, chosen).reduce(1 - ZoneReader.Tuning.unknownState) { $0 * $1.0[$1.1].confidence }
            for (column, choice) in chosen.enumerated() { weights[column][choice] += weight }
        }
        for (column, (choices, weights)) in zip(columns, zip(choices, weights)) {
            self[column] = self[column].weighed(choices, by: weights)
        }
    }
}

extension RecognizedCharacter {
    /// Returns this character, weighed by the characters that a format allows: Bayes' rule with the format's
    /// expectation as the prior.
    func expecting(_ allowed: CharacterClass, zero: @autoclosure () -> ExpectedZero) -> RecognizedCharacter {
        guard isLessProbable(than: alternatives.first) || !isExplained(by: allowed) else { return self }
        let rarer = zero().rarer
        func prior(_ character: Character) -> Double {
            guard character.asciiValue.map(allowed.contains) == true else { return ZoneReader.Tuning.deviation }
            return allowed.holdsOAndZero && character == rarer ? ZoneReader.Tuning.confusable : 1
        }
        return weighed { $0.map(prior) ?? 1 }
    }

    private func isLessProbable(than other: AlternativeCharacter?) -> Bool {
        other.map { confidence < $0.confidence } ?? false
    }

    /// True if every character that may stand here is allowed, so that the format changes nothing.
    private func isExplained(by allowed: CharacterClass) -> Bool {
        isExplained(character, by: allowed) && alternatives.allSatisfy { isExplained($0.character, by: allowed) }
    }

    /// True if a character is allowed, and is not confused with another one that is.
    private func isExplained(_ possible: Character, by allowed: CharacterClass) -> Bool {
        guard let code = possible.asciiValue, allowed.contains(code) else { return false }
        let isConfusable = code == UInt8(ascii: "O") || code == UInt8(ascii: "0")
        return !isConfusable || !allowed.holdsOAndZero
    }
}

extension StateCode {
    /// All codes, with their fillers.
    fileprivate static let written = all.map { Array(($0.code + "<<").prefix(3)) }
}

extension CharacterClass {
    fileprivate var holdsOAndZero: Bool { contains(UInt8(ascii: "O")) && contains(UInt8(ascii: "0")) }
}

/// The expected one of the letter O and the digit 0 where a format allows both.
enum ExpectedZero {
    /// A number that a check digit protects: many issuers leave the letter out, because people confuse the two.
    case digit
    /// A name with digits, as in Russian passports.
    case letter
    /// Anything else: no expectation may lend confidence where nothing proves it right.
    case either

    /// The character that is the rarer one; nil when neither is.
    fileprivate var rarer: Character? {
        switch self {
        case .digit: "O"
        case .letter: "0"
        case .either: nil
        }
    }
}

extension Layout {
    /// The expected one of them in a column of a line, both from 0.
    fileprivate func zero(line: Int, column: Int) -> ExpectedZero {
        let isName = fields.contains {
            $0.segment.line == line && $0.segment.columns.contains(column)
                && [.names, .identifier].contains($0.content)
        }
        return isName ? .letter : isProtected(line: line, column: column) ? .digit : .either
    }
}

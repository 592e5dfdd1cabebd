import MRZ
import TextRecognition

/// What a line may say, as a line of each format.
struct LineDecoding {
    /// How probable each character is at each place along it.
    private let lattice: CharacterLattice
    /// The likeliest reading, whatever its length.
    let reading: RecognizedLine
    /// The likeliest reading of each length that a format's line may have and this one nearly has.
    let readings: [Int: RecognizedLine]

    /// - Parameters:
    ///   - lattice: What the network saw.
    ///   - count: How many characters the line has, where something else than the network tells.
    init(_ lattice: CharacterLattice, count: Int? = nil) {
        self.lattice = lattice
        let reading = lattice.bestLine()
        self.reading = reading
        let lengths =
            count.map { [$0] } ?? Self.lengths.filter { abs(reading.characters.count - $0) <= Self.lengthTolerance }
        readings = Dictionary(
            uniqueKeysWithValues: lengths.compactMap { length in
                // The likeliest reading of all is the likeliest of its length.
                if reading.characters.count == length { return (length, reading) }
                let syntax = LineSyntax(columns: Array(repeating: .any, count: length))
                return lattice.bestLine(matching: syntax).map { (length, $0) }
            })
    }

    /// What a line says together with its reading column by column; nil when it is nowhere near as long.
    ///
    /// - Parameters:
    ///   - first: What the line may say.
    ///   - columns: What stands in its columns, of which it has as many as a format's line.
    init?(_ first: LineDecoding, joinedWithColumns columns: RecognizedLine) {
        guard let own = first.readings[columns.characters.count] else { return nil }
        lattice = first.lattice
        reading = first.reading
        let characters = own.joined(withColumns: columns)
        let logLikelihood = lattice.logLikelihood(of: String(characters.map(\.character)))
        readings = [characters.count: RecognizedLine(characters: characters, logLikelihood: logLikelihood)]
    }

    /// How long the lines of all formats are.
    private static let lengths = Set(Format.allCases.flatMap { Layout.of($0).lineLengths })

    /// How many characters more or less than a line's length the likeliest reading may have.
    private static let lengthTolerance = 6

    /// Returns the likeliest reading as a line of a format, knowing which characters the format allows where; nil when
    /// the line is nowhere near as long.
    func reading(as layout: Layout, line: Int) -> RecognizedLine? {
        guard let free = readings[layout.lineLengths[line]] else { return nil }
        // Where the network by itself sees another length, the line may be cut off.
        let isAsLong = reading.characters.count == free.characters.count
        let counted = isAsLong ? free.characters.expectingAsMany() : free.characters
        let characters = counted.enumerated().map { column, character in
            character.expecting(
                layout.allowedCharacters(line: line, column: column),
                zero: layout.zero(line: line, column: column))
        }
        let known = layout.fields.filter { $0.segment.line == line }.reduce(characters) { characters, field in
            let columns = field.segment.columns
            return field.content == .state
                ? characters.expectingState(in: columns) : characters.expectingFillers(in: columns)
        }
        let text = String(known.map(\.character))
        let logLikelihood = text == free.text ? free.logLikelihood : lattice.logLikelihood(of: text)
        return RecognizedLine(characters: known, logLikelihood: logLikelihood)
    }
}

extension [RecognizedCharacter] {
    /// How probable at least it is that something else makes up for one character too many or too few: one that is cut
    /// off at an end, or a place of which the network is too sure.
    private static let leastCompensation = 0.01

    /// Returns what these characters are, knowing that a line of the format has as many: where none or two stand in one
    /// place, another place has one too many or too few.
    func expectingAsMany() -> [RecognizedCharacter] {
        let others = map { $0.choices.last?.confidence ?? 0 }
        let total = others.reduce(0, +)
        return zip(self, others).map { character, other in
            let compensation = Swift.min(1, Swift.max(Self.leastCompensation, total - other))
            let choices = character.choices
            return character.weighed(
                choices, by: choices.map { $0.confidence * ($0.character == nil ? compensation : 1) })
        }
    }

    /// How many fillers in a row end a field: names are parted by two.
    private static let ending = 3
    /// How likely an issuer is to print anything else behind them.
    private static let resumption = 0.001

    /// Returns what these characters are, knowing that a field in some columns, from 0, ends with fillers: a `K` among
    /// them is a filler with a smudge.
    func expectingFillers(in columns: Range<Int>) -> [RecognizedCharacter] {
        var characters = self
        var run = 0
        for column in columns {
            let choices = characters[column].choices
            if run >= Self.ending {
                let weights = choices.map { $0.confidence * ($0.character == "<" ? 1 : Self.resumption) }
                characters[column] = characters[column].weighed(choices, by: weights)
            }
            run = characters[column].character == "<" ? run + 1 : 0
        }
        return characters
    }

    /// How likely an issuer is to print a code that is no state's, compared with one that is.
    private static let unknownState = 0.01

    /// Returns what these characters are, knowing that some columns, from 0, hold the code of a state: Bayes' rule with
    /// ``StateCode/all`` as the prior.
    ///
    /// A name may be anything, and no list of names helps to read it; the codes are a table of the standard.
    func expectingState(in columns: Range<Int>) -> [RecognizedCharacter] {
        let choices = self[columns].map(\.choices)
        var weights = choices.map { [Double](repeating: 0, count: $0.count) }
        /// Goes through all codes that the columns may hold.
        func weigh(_ chosen: [Int], _ weight: Double) {
            guard chosen.count < choices.count else {
                let code = zip(choices, chosen).compactMap { $0[$1].character }
                let isKnown = code.count == choices.count && StateCode(String(code)) != nil
                for (column, choice) in chosen.enumerated() {
                    weights[column][choice] += weight * (isKnown ? 1 : Self.unknownState)
                }
                return
            }
            for (index, choice) in choices[chosen.count].enumerated() {
                weigh(chosen + [index], weight * choice.confidence)
            }
        }
        weigh([], 1)
        var characters = self
        for (column, (choices, weights)) in zip(columns, zip(choices, weights)) {
            characters[column] = characters[column].weighed(choices, by: weights)
        }
        return characters
    }
}

extension RecognizedCharacter {
    /// How likely an issuer is to print a character that the format does not allow in its place.
    private static let deviation = 0.01
    /// How often the rarer one of the letter O and the digit 0 stands where both may, compared with the other.
    private static let confusable = 0.1

    /// Returns what this character is, knowing that a format allows some characters only: Bayes' rule with the
    /// format's expectation as the prior.
    func expecting(_ allowed: CharacterClass, zero: ExpectedZero) -> RecognizedCharacter {
        guard isLessProbable(than: alternatives.first) || !isExplained(by: allowed) else { return self }
        func prior(_ character: Character) -> Double {
            guard character.asciiValue.map(allowed.contains) == true else { return Self.deviation }
            return allowed.holdsOAndZero && character == zero.rarer ? Self.confusable : 1
        }
        return weighed(choices, by: choices.map { $0.confidence * ($0.character.map(prior) ?? 1) })
    }

    private func isLessProbable(than other: AlternativeCharacter?) -> Bool {
        other.map { confidence < $0.confidence } ?? false
    }

    /// Whether everything that may stand here is allowed, so that the format changes nothing.
    private func isExplained(by allowed: CharacterClass) -> Bool {
        let possible = [character] + alternatives.map(\.character)
        let isConfusable = allowed.holdsOAndZero && (possible.contains("O") || possible.contains("0"))
        return !isConfusable && possible.allSatisfy { $0.asciiValue.map(allowed.contains) == true }
    }
}

extension CharacterClass {
    fileprivate var holdsOAndZero: Bool { contains(UInt8(ascii: "O")) && contains(UInt8(ascii: "0")) }
}

/// Which of the letter O and the digit 0 is to be expected where a format allows both.
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
    /// What to expect in a column of a line, both from 0.
    fileprivate func zero(line: Int, column: Int) -> ExpectedZero {
        let isName = fields.contains {
            $0.segment.line == line && $0.segment.columns.contains(column)
                && [.names, .identifier].contains($0.content)
        }
        return isName ? .letter : isProtected(line: line, column: column) ? .digit : .either
    }
}

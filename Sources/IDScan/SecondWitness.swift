import MRZ
import TextRecognition

/// Says which characters of a reading were not read beyond doubt, asking a second reader where the first hesitates.
///
/// Check digits prove most characters; names, nationality, sex and codes have none. There a character is beyond doubt
/// when the network is all but certain, or when Tesseract, which shares nothing with it, reads the same.
struct SecondWitness: ~Copyable {
    private var engine: TesseractEngine

    init() throws(TextRecognitionError) {
        engine = try TesseractEngine()
    }

    /// Says what both readers make of a reading, under several rules; nothing where a check digit fails, which is worse than
    /// doubt.
    ///
    /// The second reader is asked about lines with names, and about those with a character that the first is not sure of.
    /// Uneven characters are in doubt whatever it says: both readers merge a doubled letter alike.
    mutating func testimonies(about reading: ZoneReading, under rules: [VerificationRule]) throws -> [Testimony] {
        guard reading.zone.verdict != .fails else { return rules.map { _ in Testimony() } }
        var testimonies = rules.map { _ in Testimony() }
        let layout = Layout.of(reading.zone.format)
        for (index, line) in reading.zone.lines.enumerated() {
            let characters = Array(line)
            let uneven = reading.lines[index].unevenColumns
            var heard: Set<Int>?
            for (number, rule) in rules.enumerated() {
                let hesitant = Self.hesitations(in: characters, line: index, of: reading, under: rule)
                var agreed: Set<Int> = []
                if !hesitant.isEmpty || layout.hasNames(inLine: index) {
                    agreed = try heard ?? agreement(with: characters, on: reading.views[index])
                    heard = agreed
                    testimonies[number].agreed[index + 1] = Set(agreed.map { $0 + 1 })
                }
                let supported = agreed.filter { column in
                    let read = reading.lines[index].characters[column]
                    let isProtected = layout.isProtected(line: index, column: column)
                    return read.character != characters[column]
                        || read.isSupportable(isProtected: isProtected, under: rule)
                }
                let doubtful = uneven.union(hesitant.subtracting(supported))
                testimonies[number].doubts.formUnion(doubtful.map { ZonePlace(line: index + 1, column: $0 + 1) })
            }
        }
        return testimonies
    }

    /// The columns, from 0, of which the network alone is no sufficient witness: where it is not sure, where a check
    /// digit overruled it, and where what it read is not what the format would have there.
    private static func hesitations(
        in line: [Character], line index: Int, of reading: ZoneReading, under rule: VerificationRule
    ) -> Set<Int> {
        let layout = Layout.of(reading.zone.format)
        let characters = reading.lines[index].characters
        let unexpected = reading.zone.deviations.filter { $0.isPerhapsMisread && $0.position.line == index + 1 }
        return Set(
            characters.indices.filter { column in
                let isProtected = layout.isProtected(line: index, column: column)
                return characters[column].character != line[column]
                    || unexpected.contains { $0.position.columns.contains(column + 1) }
                    || !characters[column].isBeyondDoubt(isProtected: isProtected, under: rule)
            })
    }

    /// The columns, from 0, at which Tesseract reads the same.
    private mutating func agreement(with line: [Character], on view: LineView) throws -> Set<Int> {
        let second = try engine.recognizeLine(in: view.crop).line.characters.map(\.character)
        return Set(second.difference(from: line).agreedOffsets(in: line))
    }
}

extension Layout {
    /// Whether a line, from 0, has names in it.
    fileprivate func hasNames(inLine line: Int) -> Bool {
        fields.contains { $0.segment.line == line && [.names, .identifier].contains($0.content) }
    }
}

extension Deviation {
    /// Whether a misread character may be the reason.
    fileprivate var isPerhapsMisread: Bool {
        [.unexpectedCharacter, .impossibleDate, .unknownState, .incompleteExpiryDate].contains(code)
    }
}

extension RecognizedCharacter {
    /// Whether the network alone, with the check digit that may cover this place, proves the character.
    func isBeyondDoubt(isProtected: Bool, under rule: VerificationRule = VerificationRule()) -> Bool {
        guard isProtected else { return confidence >= rule.certain }
        return shareAmongCharacters >= rule.guess && !hasRival(under: rule)
    }

    /// Whether the second reader's agreement proves the character: with a check digit that tells its rivals apart always,
    /// else only where this reader finds it likely too.
    func isSupportable(isProtected: Bool, under rule: VerificationRule) -> Bool {
        shareAmongCharacters >= rule.supported || (isProtected && !hasRival(under: rule))
    }

    /// The confidence, given that one character stands here, not none and not two: where a check digit or another reader
    /// that counts alike has settled that.
    private var shareAmongCharacters: Double {
        let all = alternatives.reduce(confidence) { $0 + $1.confidence }
        return all > 0 ? confidence / all : 0
    }

    /// Whether another character is possible that no check digit tells apart from this one.
    private func hasRival(under rule: VerificationRule) -> Bool {
        alternatives.contains { $0.confidence > rule.rival && $0.character.hasCheckValue(of: character) }
    }
}

extension Character {
    /// Whether a check digit cannot tell two characters apart (Doc 9303-3, 4.9).
    fileprivate func hasCheckValue(of other: Character) -> Bool {
        guard let left = asciiValue.flatMap(CheckDigit.value), let right = other.asciiValue.flatMap(CheckDigit.value)
        else { return false }
        return left % 10 == right % 10
    }
}

extension CollectionDifference<Character> {
    /// The offsets of the characters of `line`, the collection it was made from, that it leaves in place.
    fileprivate func agreedOffsets(in line: [Character]) -> [Int] {
        let removed = Set(removals.map(\.offset))
        return line.indices.filter { !removed.contains($0) }
    }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

import Imaging
import MRZ
import TextRecognition

/// One printed line as it was seen: where it stands in the photograph and what the network made of it.
struct LineView {
    /// Its corners in the photograph, in reading order.
    let place: Quadrilateral
    /// Its pixels, level.
    let crop: Image
    /// How probable each character is at each place along it.
    let lattice: CharacterLattice
    /// The likeliest reading, whatever its length.
    let reading: RecognizedLine

    init(place: Quadrilateral, crop: Image, lattice: CharacterLattice) {
        self.place = place
        self.crop = crop
        self.lattice = lattice
        reading = lattice.bestLine()
    }

    /// How many characters more or less than a line's length the likeliest reading may have.
    private static let lengthTolerance = 6

    /// Returns the likeliest reading as a line of a format, characters that the format does not allow giving way to
    /// likely ones that it allows; nil when the line is nowhere near as long.
    func reading(as layout: Layout, line: Int) -> RecognizedLine? {
        let length = layout.lineLengths[line]
        guard abs(reading.characters.count - length) <= Self.lengthTolerance,
            let free = lattice.bestLine(
                matching: LineSyntax(columns: Array(repeating: AllowedCharacters.any, count: length)))
        else { return nil }
        let characters = free.characters.enumerated().map { column, character in
            character.preferring(layout.allowedCharacters(line: line, column: column))
        }
        let text = String(characters.map(\.character))
        let logLikelihood = text == free.text ? free.logLikelihood : lattice.logLikelihood(of: text)
        return RecognizedLine(characters: characters, logLikelihood: logLikelihood)
    }
}

extension RecognizedCharacter {
    /// An alternative less probable than this is no reading, whatever the format would like to see: an issuer that
    /// deviates is likelier.
    private static let leastAlternative = 0.01

    /// Returns this character, or its likeliest alternative that is allowed where it is not.
    func preferring(_ allowed: CharacterClass) -> RecognizedCharacter {
        func isAllowed(_ character: Character) -> Bool { character.asciiValue.map(allowed.contains) ?? false }
        guard !isAllowed(character),
            let alternative = alternatives.first(where: {
                isAllowed($0.character) && $0.confidence >= Self.leastAlternative
            })
        else { return self }
        let others = alternatives.filter { $0 != alternative }
        return RecognizedCharacter(
            character: alternative.character, confidence: alternative.confidence,
            alternatives: [AlternativeCharacter(character: character, confidence: confidence)] + others,
            extent: extent)
    }
}

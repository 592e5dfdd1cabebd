import MRZ

/// One character of a zone, in a place that a check digit protects, replaced by another.
struct Substitution: CustomStringConvertible {
    /// A letter and a digit, or two characters of equal value, that readers take for each other.
    private static let lookAlikes = ["O0", "D0", "Q0", "I1", "Z2", "S5", "T7", "B8", "G6", "S8", "L1", "K<"]
        .map { Array($0.utf8) }

    /// The place of the character, both from 1.
    let line: Int, column: Int
    let format: Format
    let original: UInt8
    let replacement: UInt8

    /// The characters of all lines, with the replacement.
    let characters: [UInt8]

    /// Replaces a random character by a random one, or by one that looks like it.
    init(in zone: MachineReadableZone, lookingAlike: Bool = false, using random: inout SplitMix64) {
        let places = Self.places(of: zone)
        while true {
            let place = places[Int(random.next() % UInt64(places.count))]
            let original = zone.characters[place.offset]
            let others =
                lookingAlike
                ? Self.lookAlikes.filter { $0.contains(original) }.flatMap { $0 } : CharacterClass.all.characters
            guard !others.isEmpty else { continue }
            let replacement = others[Int(random.next() % UInt64(others.count))]
            guard replacement != original else { continue }
            self.init(in: zone, at: place, by: replacement)
            return
        }
    }

    private init(in zone: MachineReadableZone, at place: Place, by replacement: UInt8) {
        var characters = zone.characters
        line = place.line + 1
        column = place.column + 1
        format = zone.format
        original = characters[place.offset]
        self.replacement = replacement
        characters[place.offset] = replacement
        self.characters = characters
    }

    /// Every replacement in every protected place.
    static func all(in zone: MachineReadableZone) -> [Substitution] {
        places(of: zone).flatMap { place in
            CharacterClass.all.characters.filter { $0 != zone.characters[place.offset] }
                .map { Substitution(in: zone, at: place, by: $0) }
        }
    }

    /// True where a check digit fails because of it.
    var isCaught: Bool {
        ZoneVerification(of: characters.span, as: format)?.verdict == .fails
    }

    /// True where no check digit can tell the two characters apart.
    var isOfEqualValue: Bool {
        CheckDigit(over: [original]) == CheckDigit(over: [replacement])
    }

    /// The characters as one line, as chips hold them.
    var text: String { String(decoding: characters, as: UTF8.self) }

    var description: String {
        "line \(line), column \(column): \(Unicode.Scalar(original)) to \(Unicode.Scalar(replacement))"
    }

    private typealias Place = (offset: Int, line: Int, column: Int)

    private static let protectedPlaces = Dictionary(
        uniqueKeysWithValues: Format.allCases.map { format in
            let layout = Layout.of(format)
            let places = layout.lineLengths.indices.flatMap { line in
                (0..<layout.lineLengths[line]).map { (line: line, column: $0) }
            }
            return (
                format,
                places.enumerated().filter { layout.isProtected(line: $1.line, column: $1.column) }
                    .map { Place(offset: $0, line: $1.line, column: $1.column) }
            )
        })

    private static func places(of zone: MachineReadableZone) -> [Place] {
        protectedPlaces[zone.format] ?? []
    }
}

extension MachineReadableZone {
    /// The characters of all lines, in ASCII.
    fileprivate var characters: [UInt8] { Array(lines.joined().utf8) }
}

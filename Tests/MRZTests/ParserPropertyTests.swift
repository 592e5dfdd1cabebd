import MRZ
import Testing

/// The properties of the parser on any text, tried on texts drawn at random, the same in every run.
struct ParserPropertyTests {
    /// The replacements of characters: from the alphabet, and some that are not in it.
    private static let scalars =
        CharacterClass.all.characters.map { Unicode.Scalar($0) }
        + [
            "\u{0}", "\u{1B}", " ", "\u{A0}", "a", "z", "ä", "日", "０", "Ａ", "\u{301}", "\u{202E}", "‹", "@", "/", ":",
            "[", "`", "{",
        ]

    /// Zones with some characters replaced, left out or added: those that hold have nothing but characters of zones, lines of
    /// the format's lengths, and digits that hold when they are computed in another way.
    @Test(arguments: 0..<20)
    func whatHoldsIsAZone(batch: Int) throws {
        var random = SplitMix64(seed: UInt64(7000 + batch))
        var failures: [String] = []
        var holding = 0
        for _ in 0..<1_000 {
            let drawn = RandomZone(using: &random)
            guard let written = try? ZoneWriter().lines(of: drawn.fields, in: drawn.format) else { continue }
            let lines = Self.mutated(written, &random)
            guard let zone = try? MachineReadableZone(parsing: lines), zone.verdict == .holds else { continue }
            holding += 1
            failures += Self.objections(to: zone).map { "\($0): \(lines)" }
        }
        #expect(failures.isEmpty)
        #expect(holding > 100)
    }

    /// Random bytes in lines about as long as those of zones never end the program, and what they are never holds.
    @Test(arguments: 0..<10)
    func randomBytesAreNoZone(batch: Int) {
        var random = SplitMix64(seed: UInt64(8000 + batch))
        for _ in 0..<500 {
            let lines = (0...Int(random.next() % 3)).map { _ in
                let length = [30, 36, 44][Int(random.next() % 3)] - 1 + Int(random.next() % 3)
                let bytes = (0..<length).map { _ in
                    random.next() % 3 == 0 ? UInt8(ascii: "<") : UInt8(truncatingIfNeeded: random.next())
                }
                return String(decoding: bytes, as: UTF8.self)
            }
            for format in [nil] + Format.allCases.map(Optional.some) {
                let zone = try? MachineReadableZone(parsing: lines, as: format, correcting: true)
                if let zone { #expect(zone.verdict != .holds || Self.objections(to: zone).isEmpty) }
            }
        }
    }

    /// Written zones are read: as they are, in small letters, and, refuted, with a filler more at the end of the name.
    @Test(arguments: 0..<10)
    func whatIsWrittenIsRead(batch: Int) throws {
        var random = SplitMix64(seed: UInt64(9000 + batch))
        for _ in 0..<500 {
            let drawn = RandomZone(using: &random)
            guard let lines = try? ZoneWriter().lines(of: drawn.fields, in: drawn.format) else { continue }
            let zone = try MachineReadableZone(parsing: lines)
            let small = try MachineReadableZone(parsing: lines.map { $0.lowercased() })
            #expect(zone.lines == lines && zone.verdict == .holds)
            #expect(small.fields == zone.fields && small.lines == lines && small.verdict == .holds)
            let name = drawn.format == .td1 ? 2 : 0
            guard lines[name].hasSuffix("<") else { continue }
            var longer = lines
            longer[name] += "<"
            let refuted = try MachineReadableZone(parsing: longer)
            #expect(refuted.fields == zone.fields && refuted.lines == longer && refuted.verdict == .fails)
        }
    }

    private static func mutated(_ lines: [String], _ random: inout SplitMix64) -> [String] {
        var lines = lines.map { Array($0.unicodeScalars) }
        for _ in 0..<random.next() % 4 {
            let line = Int(random.next() % UInt64(lines.count))
            let column = Int(random.next() % UInt64(lines[line].count))
            let scalar = scalars[Int(random.next() % UInt64(scalars.count))]
            switch random.next() % 8 {
            case 0: lines[line].insert("<", at: column)
            case 1: lines[line].remove(at: column)
            default: lines[line][column] = scalar
            }
        }
        return lines.map { String(String.UnicodeScalarView($0)) }
    }

    /// The properties that a zone that holds should not have.
    private static func objections(to zone: MachineReadableZone) -> [String] {
        let layout = Layout.of(zone.format)
        var objections: [String] = []
        if zone.lines.map(\.utf8.count) != layout.lineLengths { objections.append("lengths") }
        if !zone.lines.joined().utf8.allSatisfy(CharacterClass.all.contains) { objections.append("alphabet") }
        if !["F", "M", "X", "<", nil].contains(sex(of: zone)) { objections.append("sex") }
        for digit in layout.checkDigits where !holds(digit, in: zone) { objections.append(digit.field.rawValue) }
        return objections
    }

    private static func sex(of zone: MachineReadableZone) -> String? {
        Layout.of(zone.format).field(.sex).map { String(decoding: characters(of: $0.segment, in: zone), as: UTF8.self) }
    }

    private static func characters(of segment: ZoneSegment, in zone: MachineReadableZone) -> [UInt8] {
        Array(Array(zone.lines[segment.line].utf8)[segment.columns])
    }

    /// True if a digit is the one over its characters, or a filler for 0, or one behind a long number.
    private static func holds(_ digit: CheckDigitLayout, in zone: MachineReadableZone) -> Bool {
        let filler = UInt8(ascii: "<")
        let covered = digit.covered.flatMap { characters(of: $0, in: zone) }
        let printed = characters(of: digit.segment, in: zone)[0]
        if printed == CheckDigit(over: covered).character { return true }
        guard printed == filler else { return false }
        if CheckDigit(over: covered).value == 0 { return true }
        guard let place = digit.continuation else { return false }
        let rest = characters(of: place, in: zone).prefix { $0 != filler }
        return rest.last == CheckDigit(over: covered + rest.dropLast()).character
            || rest.last == CheckDigit(over: covered + [filler] + rest.dropLast()).character
    }
}

import MRZ
import Testing

/// Texts that are no zone, or only nearly one, are read as far as it goes, and never end the program.
struct ArbitraryTextTests {
    /// Scalars that break programs: controls, marks that join the character before, other alphabets and digits.
    private static let scalars: [Unicode.Scalar] = [
        "\u{0}", "\u{7F}", "\r", "\n", " ", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{1F1E6}", "\u{1F600}", "\u{FEFF}",
        "٣",
        "Ä", "ß", "ﬁ", "k", "0", "O", "I", "1", "<", "K", "9", "\u{FFFD}", "\u{10FFFF}", "\u{E000}", "«",
    ]

    @Test(arguments: 0..<20)
    func bytesAreParsedOrRefused(batch: Int) {
        var random = SplitMix64(seed: UInt64(1000 + batch))
        for _ in 0..<500 {
            let length = Int(random.next() % 100)
            let bytes = (0..<length).map { _ in
                random.next() % 4 == 0 ? UInt8(ascii: "\n") : UInt8(truncatingIfNeeded: random.next())
            }
            let text = String(decoding: bytes, as: UTF8.self)
            _ = try? MachineReadableZone(parsing: text, correcting: true)
            for zone in ZoneFixture(bytes).zones {
                _ = try? MachineReadableZone(parsing: zone.lines, correcting: true)
            }
            _ = try? Transliteration().text(of: text)
            _ = Transliteration.arabicName(of: text)
            _ = StateCode(text)
        }
    }

    @Test(arguments: Format.allCases)
    func anyCharactersOfTheRightShapeAreAZone(format: Format) throws {
        var random = SplitMix64(seed: 2000)
        for _ in 0..<100 {
            let lines = Layout.of(format).lineLengths.map { length in
                (0..<length).map { _ in Self.scalars[Int(random.next() % UInt64(Self.scalars.count))] }
            }
            try Self.expectConsistency(of: lines, as: format)
        }
    }

    /// Zones that are right but for a few places, so that corrections are made beside strange characters.
    @Test func damagedZonesAreRead() throws {
        var random = SplitMix64(seed: 3000)
        for _ in 0..<2_000 {
            let drawn = RandomZone(using: &random)
            guard let written = try? ZoneWriter().lines(of: drawn.fields, in: drawn.format) else { continue }
            var lines = written.map { Array($0.unicodeScalars) }
            for _ in 0..<1 + random.next() % 4 {
                let line = Int(random.next() % UInt64(lines.count))
                let column = Int(random.next() % UInt64(lines[line].count))
                lines[line][column] = Self.scalars[Int(random.next() % UInt64(Self.scalars.count))]
            }
            try Self.expectConsistency(of: lines, as: drawn.format)
        }
    }

    private static func expectConsistency(of lines: [[Unicode.Scalar]], as format: Format) throws {
        let texts = lines.map { String(String.UnicodeScalarView($0)) }
        guard let zone = try? MachineReadableZone(parsing: texts, as: format, correcting: true) else { return }
        var failures: [String] = []
        let scalars = { (lines: [String]) in lines.map { Array($0.unicodeScalars) } }
        let trimmed = lines.map { line in
            Array(
                line.drop(while: \.properties.isWhitespace).reversed().drop(while: \.properties.isWhitespace).reversed()
            )
        }
        // What nobody sees is left out, and said.
        let isAsWritten = !zone.deviations.contains(where: \.code.isOfTranscription)
        if isAsWritten, scalars(zone.linesAsRead) != trimmed { failures.append("not as read: \(texts)") }
        if isAsWritten, scalars(zone.lines).map(\.count) != trimmed.map(\.count) {
            failures.append("another shape: \(texts)")
        }
        for correction in zone.corrections {
            let proof = zone.checkDigits.first { $0.field == correction.proof }
            if proof?.verdict != .holds { failures.append("no proof: \(correction) in \(texts)") }
        }
        if failures.isEmpty { return }
        #expect(failures.isEmpty)
    }
}

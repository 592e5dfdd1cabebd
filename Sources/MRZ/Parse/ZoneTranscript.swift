/// The lines of a zone that another program wrote, brought to the form in which they are printed. Spaces and invisible
/// characters are left out, and quotation marks become `<`.
struct ZoneTranscript {
    /// The lines as they are printed.
    let lines: [String]
    /// The changes that were made.
    let deviations: [Deviation]

    /// The readings of a text that has such characters, the likelier first: `«` is two fillers, or one; a control character
    /// stands between characters, or in the place of one.
    static func readings(of lines: [Substring.UnicodeScalarView]) -> [ZoneTranscript] {
        let hasDouble = lines.contains { $0.contains { !$0.isPrintedInASCII && doubleFillers.contains($0) } }
        let hasControl = lines.contains { $0.contains(where: { $0.isControl }) }
        return (hasDouble ? [2, 1] : [1]).flatMap { count in
            (hasControl ? [true, false] : [true]).map {
                ZoneTranscript(lines, fillersForDouble: count, dropsControls: $0)
            }
        }
    }

    /// The quotation marks that look like one filler, and those that look like two.
    private static let fillers: Set<Unicode.Scalar> = ["\u{2039}", "\u{3008}", "\u{2329}", "\u{FF1C}", "\u{02C2}"]
    private static let doubleFillers: Set<Unicode.Scalar> = ["\u{00AB}", "\u{226A}", "\u{300A}"]

    private init(_ lines: [Substring.UnicodeScalarView], fillersForDouble count: Int, dropsControls: Bool) {
        var (plain, deviations) = ([String](), [Deviation]())
        for line in lines {
            var text = String.UnicodeScalarView()
            var places: [Deviation.Code: [Int]] = [:]
            for scalar in line {
                if scalar.isPrintedInASCII {
                    text.append(scalar)
                } else if scalar.properties.isWhitespace {
                    places[.spaceWithinLine, default: []].append(text.count)
                } else if scalar.isInvisible || dropsControls && scalar.isControl {
                    places[.invisibleCharacter, default: []].append(text.count)
                } else if Self.fillers.contains(scalar) || Self.doubleFillers.contains(scalar) {
                    places[.otherFiller, default: []].append(text.count + 1)
                    for _ in 0..<(Self.fillers.contains(scalar) ? 1 : count) { text.append("<") }
                } else {
                    text.append(scalar)
                }
            }
            guard !text.isEmpty else { continue }
            plain.append(String(text))
            for code in [Deviation.Code.spaceWithinLine, .invisibleCharacter, .otherFiller] {
                guard let columns = places[code], let first = columns.first, let last = columns.last else { continue }
                let range = max(1, first)...max(1, min(last, text.count))
                deviations.append(
                    Deviation(
                        code: code, message: Self.messages[code] ?? "",
                        position: FieldPosition(line: plain.count, columns: range)))
            }
        }
        (self.lines, self.deviations) = (plain, deviations)
    }

    private static let messages: [Deviation.Code: String] = [
        .spaceWithinLine: "spaces within the line are left out",
        .invisibleCharacter: "characters that nobody sees are left out",
        .otherFiller: "quotation marks are read as fillers",
    ]
}

extension Unicode.Scalar {
    /// True for a character of ASCII that is seen, which most are: the tables of Unicode are not asked about it.
    var isPrintedInASCII: Bool { value > 0x20 && value < 0x7F }

    /// True for an invisible character: a byte order mark, a soft hyphen.
    fileprivate var isInvisible: Bool {
        properties.isDefaultIgnorableCodePoint || properties.generalCategory == .format
    }

    /// True for a control character.
    fileprivate var isControl: Bool { !isPrintedInASCII && properties.generalCategory == .control }
}

/// The layout of a format: a row of the table from which zones are recognised, read, checked, corrected and written.
///
/// Lines and columns count from 0. There is one layout for each format, and it never changes.
public final class Layout: Sendable {
    /// The format.
    public let format: Format
    /// The number of characters in each line.
    public let lineLengths: [Int]
    /// The beginning of the first line; empty where any document code will do.
    public let prefix: String
    /// The fields, in the order in which they are printed; one that reads part of another stands after it.
    public let fields: [FieldLayout]
    /// The check digits, the composite last.
    public let checkDigits: [CheckDigitLayout]

    /// The beginning of each line when the lines are written one after the other.
    let lineStarts: [Int]
    /// The columns of all lines, one line after the other.
    let columns: [LayoutColumn]
    /// The check digits, as the verification needs them.
    let checkPlaces: [CheckDigitPlace]

    /// Creates the layout of a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - lineLengths: The number of characters in each line.
    ///   - prefix: The beginning of the first line.
    ///   - firstCharacter: The characters that the first column may hold where there is no prefix.
    ///   - fields: The fields.
    ///   - checkDigits: The check digits, the composite last.
    init(
        _ format: Format, lineLengths: [Int], prefix: String = "", firstCharacter: CharacterClass = .all,
        fields: [FieldLayout], checkDigits: [CheckDigitLayout] = []
    ) {
        self.format = format
        self.lineLengths = lineLengths
        self.prefix = prefix
        self.fields = fields
        self.checkDigits = checkDigits
        let lineStarts = lineLengths.indices.map { lineLengths[..<$0].reduce(0, +) }
        self.lineStarts = lineStarts

        let offsets = { (segment: ZoneSegment) -> Range<Int> in
            let start = lineStarts[segment.line]
            return start + segment.columns.lowerBound..<start + segment.columns.upperBound
        }
        columns = Self.columns(
            count: lineLengths.reduce(0, +), prefix: prefix, firstCharacter: firstCharacter,
            fields: fields.map { ($0, offsets($0.segment)) },
            checkDigits: checkDigits.map { ($0, offsets($0.segment), $0.covered.flatMap(offsets)) })
        checkPlaces = checkDigits.map { checkDigit in
            CheckDigitPlace(
                field: checkDigit.field, offset: offsets(checkDigit.segment).lowerBound,
                continuation: checkDigit.continuation.map(offsets) ?? 0..<0,
                allowsFillerOverEmptyField: checkDigit.allowsFillerOverEmptyField)
        }
    }

    /// The characters that each column of all lines may hold, and its weight in each sum.
    private static func columns(
        count: Int, prefix: String, firstCharacter: CharacterClass,
        fields: [(layout: FieldLayout, offsets: Range<Int>)],
        checkDigits: [(layout: CheckDigitLayout, own: Range<Int>, covered: [Int])]
    ) -> [LayoutColumn] {
        var columns = Array(repeating: LayoutColumn(), count: count)
        for field in fields.reversed() {
            for offset in field.offsets {
                columns[offset].allowed = field.layout.characters
                columns[offset].possible = field.layout.possibleCharacters
            }
        }
        columns[0].allowed.formIntersection(firstCharacter)
        for (offset, character) in prefix.enumerated() {
            columns[offset].allowed = CharacterClass(of: String(character))
        }
        for digit in checkDigits {
            for offset in digit.own { columns[offset].allowed = digit.layout.characters }
            for (position, offset) in digit.covered.enumerated() {
                columns[offset].weights[digit.layout.field.index] = UInt16(CheckDigit.weight(at: position))
            }
        }
        return columns
    }

    /// The number of characters of a zone, without line breaks.
    public var characterCount: Int { columns.count }

    /// Returns the characters that may stand in a place.
    ///
    /// - Parameters:
    ///   - line: The line, from 0.
    ///   - column: The column, from 0.
    public func allowedCharacters(line: Int, column: Int) -> CharacterClass {
        columns[offset(line: line, column: column)].allowed
    }

    /// True if a misread character in a place can make a check digit fail, because one covers it or stands there.
    ///
    /// - Parameters:
    ///   - line: The line, from 0.
    ///   - column: The column, from 0.
    public func isProtected(line: Int, column: Int) -> Bool {
        columns[offset(line: line, column: column)].weights != .zero
            || checkDigits.contains { $0.segment.line == line && $0.segment.columns.contains(column) }
    }

    /// Returns the check digit that protects a field, if the format prints one.
    public func checkDigit(for field: CheckedField) -> CheckDigitLayout? {
        checkDigits.first { $0.field == field }
    }

    /// Returns the layout of a field, if the format has it; `givenNames` are found in `surname` where one field holds
    /// both.
    public func field(_ name: FieldName) -> FieldLayout? {
        fields.first { $0.name == name }
            ?? (name == .givenNames ? fields.first { $0.content == .names } : nil)
    }

    /// The offset of a place when the lines are written one after the other.
    func offset(line: Int, column: Int) -> Int {
        precondition(lineLengths.indices.contains(line) && (0..<lineLengths[line]).contains(column), "Outside the zone")
        return lineStarts[line] + column
    }

    /// The offsets of a segment when the lines are written one after the other.
    func offsets(of segment: ZoneSegment) -> Range<Int> {
        let start = lineStarts[segment.line]
        return start + segment.columns.lowerBound..<start + segment.columns.upperBound
    }
}

extension Layout: Hashable {
    /// True if two layouts are the same one.
    public static func == (first: Layout, second: Layout) -> Bool {
        first === second
    }

    /// Hashes the format.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(format)
    }
}

/// The part of the layout for one column.
struct LayoutColumn: Hashable, Sendable {
    /// The characters that it may hold: only the filler where no field stands.
    var allowed: CharacterClass = .filler
    /// The characters that some issuer may have printed there; ``allowed`` is a part of them.
    var possible: CharacterClass = .all
    /// The weight of a character in each check digit, at the digit's ``CheckedField/index``; 0 where not covered.
    var weights: SIMD8<UInt16> = .zero
}

extension Layout {
    /// Returns the layout of a format.
    public static func of(_ format: Format) -> Layout {
        switch format {
        case .td1: td1
        case .td2: td2
        case .td3: td3
        case .mrva: mrva
        case .mrvb: mrvb
        case .frenchIdentityCard: frenchIdentityCard
        case .frenchDrivingLicence: frenchDrivingLicence
        case .dutchDrivingLicence: dutchDrivingLicence
        case .swissDrivingLicence: swissDrivingLicence
        case .russianInternalPassport: russianInternalPassport
        }
    }
}

/// A zone that is being written, at first all fillers.
struct ZoneDraft {
    private let layout: Layout
    private let emptyCheckDigit: ZoneWriter.EmptyCheckDigit
    private(set) var characters: [UInt8]

    /// The optional data where a document number is too long for its place: the rest, its check digit
    /// and a filler.
    private var continuation: [UInt8] = []

    private static let filler = UInt8(ascii: "<")
    private static let required: [FieldName] = [.documentCode, .issuingState, .documentNumber, .nationality]

    init(layout: Layout, emptyCheckDigit: ZoneWriter.EmptyCheckDigit) {
        self.layout = layout
        self.emptyCheckDigit = emptyCheckDigit
        characters = Array(repeating: Self.filler, count: layout.characterCount)
    }

    /// Writes codes, numbers and optional data.
    mutating func write(_ texts: [(field: FieldName, text: String)]) throws(ZoneWritingError) {
        for (name, text) in texts {
            let written = try encoded(text, in: name)
            guard !written.isEmpty else {
                if Self.required.contains(name) { throw .missing(name) }
                continue
            }
            guard let field = layout.field(name) else { throw .notInFormat(name, layout.format) }
            switch name {
            case .documentCode:
                try write(documentCode: written, in: field)
            case .documentNumber:
                try write(documentNumber: written, in: field)
            default:
                try write(written, in: field)
            }
        }
    }

    /// Writes a date, its unknown parts as fillers.
    mutating func write(_ date: CalendarDate?, as name: FieldName) {
        guard let field = layout.field(name) else { return }
        let pairs = [date?.year.map { $0 % 100 }, date?.month, date?.day]
        let digits = pairs.flatMap { pair -> [UInt8] in
            guard let pair else { return [Self.filler, Self.filler] }
            return [UInt8(ascii: "0") + UInt8(pair / 10), UInt8(ascii: "0") + UInt8(pair % 10)]
        }
        place(digits, at: layout.offsets(of: field.segment))
    }

    /// Writes a name whose components hold letters only.
    mutating func writeName(primary: [String], secondary: [String]) throws(ZoneWritingError) {
        guard !primary.isEmpty else { throw .missing(.surname) }
        guard let field = layout.field(.surname) else { return }
        let name = WrittenName(primary: primary, secondary: secondary, width: field.segment.columns.count)
        place(Array(name.text.utf8), at: layout.offsets(of: field.segment))
    }

    /// Writes the check digits over everything written so far, the composite last.
    mutating func writeCheckDigits() {
        for checkDigit in layout.checkDigits {
            if checkDigit.field == .documentNumber, !continuation.isEmpty { continue }
            let covered = checkDigit.covered.flatMap { characters[layout.offsets(of: $0)] }
            let isEmpty = checkDigit.allowsFillerOverEmptyField && covered.allSatisfy { $0 == Self.filler }
            if isEmpty, emptyCheckDigit == .filler { continue }
            characters[layout.offsets(of: checkDigit.segment).lowerBound] = CheckDigit(over: covered).character
        }
    }

    private mutating func write(documentCode code: [UInt8], in field: FieldLayout) throws(ZoneWritingError) {
        let text = String(decoding: code, as: UTF8.self)
        guard let rule = DocumentCodeRule.of(layout.format), rule.allows(text) else {
            throw .documentCodeNotAllowed(text, layout.format)
        }
        try write(code, in: field)
    }

    private mutating func write(documentNumber number: [UInt8], in field: FieldLayout) throws(ZoneWritingError) {
        let width = field.segment.columns.count
        let rest = number.dropFirst(width)
        if rest.isEmpty || layout.format.isVisa {
            return try write(Array(number.prefix(width)), in: field)
        }
        guard let place = layout.checkDigit(for: .documentNumber)?.continuation else {
            throw .tooLong(.documentNumber, length: number.count, limit: width)
        }
        guard !rest.contains(Self.filler) else { throw .characterNotAllowed(.documentNumber, "<") }
        continuation = rest + [CheckDigit(over: number).character, Self.filler]
        let excess = continuation.count - place.columns.count
        guard excess <= 0 else {
            throw .tooLong(.documentNumber, length: number.count, limit: number.count - excess)
        }
        try write(Array(number.prefix(width)), in: field)
        self.place(continuation, at: layout.offsets(of: place))
    }

    /// Writes a text behind the part of its place that a long document number takes.
    private mutating func write(_ text: [UInt8], in field: FieldLayout) throws(ZoneWritingError) {
        let isShared = field.segment == layout.checkDigit(for: .documentNumber)?.continuation
        let offsets = layout.offsets(of: field.segment).dropFirst(isShared ? continuation.count : 0)
        guard text.count <= offsets.count else {
            throw .tooLong(field.name, length: text.count, limit: offsets.count)
        }
        for (character, offset) in zip(text, offsets) {
            guard layout.columns[offset].allowed.contains(character) else {
                throw .characterNotAllowed(field.name, Character(Unicode.Scalar(character)))
            }
        }
        place(text, at: offsets)
    }

    private mutating func place(_ text: [UInt8], at offsets: Range<Int>) {
        for (character, offset) in zip(text, offsets) { characters[offset] = character }
    }

    /// A text in the characters of a zone, without fillers at its end: spaces and punctuation become fillers
    /// (Doc 9303-4, 4.2.2.2).
    private func encoded(_ text: String, in name: FieldName) throws(ZoneWritingError) -> [UInt8] {
        var characters: [UInt8] = []
        for character in text.drop(while: { $0.isWhitespace }) {
            let upperCase = character.asciiValue.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 - 32 : $0 }
            if let upperCase, CharacterClass.all.contains(upperCase) {
                characters.append(upperCase)
            } else if character.isPunctuation || character.isWhitespace {
                characters.append(Self.filler)
            } else {
                throw .characterNotAllowed(name, character)
            }
        }
        return characters.lastIndex { $0 != Self.filler }.map { Array(characters[...$0]) } ?? []
    }
}

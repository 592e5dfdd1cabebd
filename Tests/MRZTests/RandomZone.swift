import MRZ

/// Random numbers that are the same in every run (Steele, Lea, Flood: Fast splittable pseudorandom number generators).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

/// Fields drawn at random that one of the five formats can hold, all of them.
struct RandomZone {
    static let formats: [Format] = [.td1, .td2, .td3, .mrva, .mrvb]
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
    private static let alphanumerics = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    private static let states = StateCode.all.map(\.code)
    private static let nameWidths: [Format: Int] = [.td1: 30, .td2: 31, .td3: 39, .mrva: 39, .mrvb: 31]
    private static let optionalWidths: [Format: Int] = [.td1: 15, .td2: 7, .mrva: 16, .mrvb: 8]
    private static let firstLetters: [Format: [String]] = [
        .td1: ["I", "A", "C"], .td2: ["I", "A", "C"], .td3: ["P"], .mrva: ["V"], .mrvb: ["V"],
    ]
    private static let secondLetters = ["", "D", "N", "P", "S", "R"]

    let format: Format
    var fields: ZoneFields
    private(set) var emptyCheckDigit = ZoneWriter.EmptyCheckDigit.zero

    init(using random: inout SplitMix64) {
        format = Self.formats[Int(random.next() % 5)]
        fields = ZoneFields(
            documentCode: Self.one(of: Self.firstLetters[format] ?? [], &random)
                + Self.one(of: Self.secondLetters, &random),
            issuingState: Self.one(of: Self.states, &random), surname: "A", documentNumber: "",
            nationality: Self.one(of: Self.states, &random))
        fields.sex = Self.one(of: ["F", "M", ""], &random)
        drawNumbers(&random)
        drawDates(&random)
        drawNames(&random)
    }

    private mutating func drawNumbers(_ random: inout SplitMix64) {
        let limit = format == .td1 ? 22 : format == .td2 ? 14 : 9
        let isLong = random.next() % 4 == 0
        let length = 1 + Int(random.next() % UInt64(isLong ? limit : 9))
        fields.documentNumber = Self.text(of: length, &random)
        let taken = length > 9 ? length - 9 + 2 : 0
        if let width = Self.optionalWidths[format], width > taken {
            fields.optionalData1 = Self.optionalText(upTo: width - taken, &random)
        }
        if format == .td1 { fields.optionalData2 = Self.optionalText(upTo: 11, &random) }
        if format == .td3 { fields.personalNumber = Self.optionalText(upTo: 14, &random) }
        emptyCheckDigit = random.next() % 2 == 0 ? .zero : .filler
    }

    /// Births from 1927 to 2026, and expiries after them from 2000 to 2056, which the default reference date gives back.
    private mutating func drawDates(_ random: inout SplitMix64) {
        let unknown = random.next() % 16
        fields.birthDate = CalendarDate(
            year: unknown == 0 ? nil : 1927 + Int(random.next() % 100),
            month: unknown <= 1 ? nil : 1 + Int(random.next() % 12),
            day: unknown <= 2 ? nil : 1 + Int(random.next() % 28))
        let first = max(2000, fields.birthDate?.year ?? 2000)
        fields.expiryDate = CalendarDate(
            year: first + Int(random.next() % UInt64(2057 - first)), month: 1 + Int(random.next() % 12),
            day: 1 + Int(random.next() % 28))
    }

    private mutating func drawNames(_ random: inout SplitMix64) {
        let width = Self.nameWidths[format] ?? 30
        var rest = width
        var identifiers: [[String]] = [[], []]
        for index in 0...1 {
            if index == 1, random.next() % 16 == 0 { break }
            for _ in 0...Int(random.next() % 3) where rest > 6 {
                let name = Self.name(of: 1 + Int(random.next() % UInt64(min(12, rest - 3))), &random)
                identifiers[index].append(name)
                rest -= name.utf8.count + 2
            }
        }
        fields.surname = identifiers[0].joined(separator: " ")
        fields.givenNames = identifiers[1].joined(separator: " ")
    }

    private static func one(of texts: [String], _ random: inout SplitMix64) -> String {
        texts[Int(random.next() % UInt64(texts.count))]
    }

    private static func name(of length: Int, _ random: inout SplitMix64) -> String {
        String(decoding: (0..<length).map { _ in letters[Int(random.next() % 26)] }, as: UTF8.self)
    }

    private static func text(of length: Int, _ random: inout SplitMix64) -> String {
        String(decoding: (0..<length).map { _ in alphanumerics[Int(random.next() % 36)] }, as: UTF8.self)
    }

    private static func optionalText(upTo limit: Int, _ random: inout SplitMix64) -> String {
        random.next() % 2 == 0 ? "" : text(of: 1 + Int(random.next() % UInt64(limit)), &random)
    }
}

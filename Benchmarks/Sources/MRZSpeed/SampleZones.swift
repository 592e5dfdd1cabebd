import MRZ

/// Zones of invented people, the same in every run.
enum SampleZones {
    /// Writes different zones of a format.
    static func lines(of format: Format, count: Int) throws -> [[String]] {
        var numbers = LinearCongruentialGenerator(state: 1)
        return try (0..<count).map { _ in
            try ZoneWriter().lines(of: fields(of: format, using: &numbers), in: format)
        }
    }

    private static func fields(of format: Format, using numbers: inout LinearCongruentialGenerator) -> ZoneFields {
        var fields = ZoneFields(
            documentCode: format.isVisa ? "V" : format == .td3 ? "P" : "I", issuingState: "UTO",
            surname: text(of: letters, count: 3...12, using: &numbers),
            givenNames: text(of: letters, count: 3...12, using: &numbers),
            documentNumber: text(of: letters + digits, count: 7...9, using: &numbers),
            nationality: "UTO")
        fields.birthDate = day(from: 1930, to: 2020, using: &numbers)
        fields.sex = Bool.random(using: &numbers) ? "F" : "M"
        fields.expiryDate = day(from: 2020, to: 2036, using: &numbers)
        return fields
    }

    private static func day(
        from first: Int, to last: Int, using numbers: inout LinearCongruentialGenerator
    ) -> CalendarDate? {
        CalendarDate(
            year: .random(in: first...last, using: &numbers), month: .random(in: 1...12, using: &numbers),
            day: .random(in: 1...28, using: &numbers))
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private static let digits = Array("0123456789")

    private static func text(
        of characters: [Character], count: ClosedRange<Int>, using numbers: inout LinearCongruentialGenerator
    ) -> String {
        String(
            (0..<Int.random(in: count, using: &numbers)).map { _ in characters.randomElement(using: &numbers) ?? "A" })
    }
}

/// Numbers that look random enough for samples (Knuth, MMIX).
private struct LinearCongruentialGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 32
    }
}

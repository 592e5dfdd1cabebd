import MRZ

/// The dates of seals (Doc 9303-13; ICAO Datastructure for Barcode).
enum SealDate {
    /// The day of three bytes: a number whose digits are month, day and year.
    static func day(of bytes: some Collection<UInt8>) -> CalendarDate? {
        let number = bytes.number
        return CalendarDate(year: number % 10_000, month: number / 1_000_000, day: number / 10_000 % 100)
    }

    /// The three bytes of a day; nil if a part of it is unknown.
    static func bytes(of day: CalendarDate) -> [UInt8]? {
        guard let year = day.year, let month = day.month, let date = day.day else { return nil }
        let number = month * 1_000_000 + date * 10_000 + year
        return [UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    }

    /// The day of four bytes, and its text with `x` for unknown digits. The first byte has a bit for each digit of
    /// month, day and year, which is unknown where the bit is set.
    static func maskedDay(of bytes: some Collection<UInt8>) -> (day: CalendarDate?, text: String)? {
        guard bytes.count == 4, let mask = bytes.first else { return nil }
        let number = bytes.dropFirst().number
        guard number < 100_000_000 else { return nil }
        let digits = padded(number, to: 8).enumerated().map { index, digit in
            mask >> UInt8(7 - index) & 1 == 1 ? "x" : digit
        }
        func part(_ range: Range<Int>) -> Int? { Int(String(digits[range])) }
        let text = [4..<8, 0..<2, 2..<4].map { String(digits[$0]) }.joined(separator: "-")
        return (CalendarDate(year: part(4..<8), month: part(0..<2), day: part(2..<4)), text)
    }

    /// The day and the time of six bytes, in ISO 8601.
    static func moment(of bytes: some Collection<UInt8>) -> String? {
        let number = bytes.number
        guard bytes.count == 6, number < 100_000_000_000_000 else { return nil }
        let (date, time) = (number / 1_000_000, number % 1_000_000)
        guard let day = CalendarDate(year: date % 10_000, month: date / 1_000_000, day: date / 10_000 % 100),
            time / 10_000 < 24, time / 100 % 100 < 60, time % 100 < 60
        else { return nil }
        return "\(day)T"
            + [time / 10_000, time / 100 % 100, time % 100].map { padded($0, to: 2) }.joined(separator: ":")
    }

    /// The day of eight digits: year, month, day (BSI TR-03171).
    static func day(ofDigits text: String) -> CalendarDate? {
        guard text.utf8.count == 8, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return CalendarDate("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
    }

    private static func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}

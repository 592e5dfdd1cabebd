import MRZ

extension DERElement {
    /// The numbers of an object identifier, with dots: `2.5.4.6`; nil of another element.
    public var objectIdentifier: String? {
        guard tag == DERTag.objectIdentifier, (1...64).contains(content.count), content.last.map({ $0 < 0x80 }) == true
        else { return nil }
        var numbers: [UInt64] = []
        var number: UInt64 = 0
        for byte in content {
            guard number < 1 << 56 else { return nil }
            number = number << 7 | UInt64(byte & 0x7F)
            guard byte < 0x80 else { continue }
            let first = numbers.isEmpty ? min(number / 40, 2) : nil
            numbers += first.map { [$0, number - 40 * $0] } ?? [number]
            number = 0
        }
        return numbers.map(String.init).joined(separator: ".")
    }

    /// The text of a string of characters, those that are none replaced.
    public var text: String {
        switch tag & 0x1F {
        case 0x14: String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
        case 0x1E:
            String(
                decoding: stride(from: content.startIndex, to: content.endIndex - content.count % 2, by: 2).map {
                    UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
                }, as: UTF16.self)
        default: String(decoding: content, as: UTF8.self)
        }
    }

    /// The day of a time: of two digits for the year those from 50 on are of the 20th century (RFC 5280, 4.1.2.5).
    var day: CalendarDate? {
        let digits = content.prefix { (0x30...0x39).contains($0) }.map { Int($0) - 0x30 }
        let yearDigits = tag == 0x17 ? 2 : 4
        guard tag == 0x17 || tag == 0x18, digits.count >= yearDigits + 4 else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { 10 * $0 + $1 } }
        let told = number(0..<yearDigits)
        let year = yearDigits == 4 ? told : told + (told < 50 ? 2000 : 1900)
        return CalendarDate(
            year: year, month: number(yearDigits..<yearDigits + 2), day: number(yearDigits + 2..<yearDigits + 4))
    }
}

import MRZ

/// The values of a template of DG11 or DG12, by their tags.
struct ElementValues {
    private let elements: [DataElement]

    /// Reads the elements of a file, with those of the templates `A0` in it, which hold several values of one tag.
    init(_ file: LDSFile) throws(LDSError) {
        var elements = [DataElement]()
        for element in try file.root.elements() {
            elements += element.tag == Self.several ? try element.elements() : [element]
        }
        self.elements = elements
    }

    private static let several: UInt32 = 0xA0

    /// The bytes of the first value of a tag; nil when there is none, or it is empty.
    func bytes(_ tag: UInt32) -> [UInt8]? {
        elements.first { $0.tag == tag }.flatMap { $0.value.isEmpty ? nil : Array($0.value) }
    }

    /// The first value of a tag as text, its fillers as spaces.
    func text(_ tag: UInt32) -> String? {
        let words = list(tag).joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// The first value of a tag, parted at its fillers.
    func list(_ tag: UInt32) -> [String] {
        bytes(tag).map { Self.decoded($0).split(separator: "<").map(String.init) } ?? []
    }

    /// The first value of a tag as text, its fillers kept.
    func verbatim(_ tag: UInt32) -> String? { bytes(tag).map(Self.decoded) }

    /// All values of a tag as names.
    func names(_ tag: UInt32) -> [ChipName] {
        elements.filter { $0.tag == tag && !$0.value.isEmpty }.map { ChipName(Self.decoded(Array($0.value))) }
    }

    /// The digits of a value: one in each byte, or two, which Doc 9303-10 §4.7.12
    /// asks readers to take, too; nil for other lengths.
    func digits(_ tag: UInt32, count: Int) -> [Int]? {
        guard let bytes = bytes(tag) else { return nil }
        let digits =
            bytes.count == count
            ? bytes.map { Int($0) - 0x30 } : bytes.flatMap { [Int($0 >> 4), Int($0 & 0x0F)] }
        return digits.count == count && digits.allSatisfy((0...9).contains) ? digits : nil
    }

    /// A date, year first; parts of zeros are unknown.
    func date(_ tag: UInt32) -> CalendarDate? {
        guard let digits = digits(tag, count: 8) else { return nil }
        let parts = [0..<4, 4..<6, 6..<8].map { range in
            let number = digits[range].reduce(0) { 10 * $0 + $1 }
            return number == 0 ? nil : number
        }
        return CalendarDate(year: parts[0], month: parts[1], day: parts[2])
    }

    /// UTF-8 (Doc 9303-10 §4.7.11.1); other bytes are ISO 8859-1, as some issuers write.
    private static func decoded(_ bytes: [UInt8]) -> String {
        String(validating: bytes, as: UTF8.self)
            ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}

/// The encoding of three characters as two bytes (Doc 9303-13; ISO/IEC 16022), whose space is the filler.
public enum C40 {
    /// The text of bytes; nil if they are not encoded so.
    static func text(of bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.count % 2 == 0 else { return nil }
        var text: [UInt8] = []
        for index in stride(from: bytes.startIndex, to: bytes.endIndex, by: 2) {
            let (high, low) = (bytes[index], bytes[index + 1])
            let isLast = index + 2 == bytes.endIndex
            if high == unlatch {
                guard isLast, let character = character(of: low) else { return nil }
                text.append(character)
                continue
            }
            let packed = Int(high) << 8 | Int(low)
            guard packed > 0 else { return nil }
            let values = [(packed - 1) / 1600, (packed - 1) / 40 % 40, (packed - 1) % 40]
            let used = isLast && values[2] == 0 ? values.dropLast() : values[...]
            for value in used {
                guard (3..<40).contains(value) else { return nil }
                text.append(characters[value - 3])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text of capitals, digits and spaces or fillers; nil if there are other characters.
    public static func bytes(of text: String) -> [UInt8]? {
        let values = text.utf8.compactMap { byte in
            characters.firstIndex(of: byte == UInt8(ascii: "<") ? UInt8(ascii: " ") : byte).map { $0 + 3 }
        }
        guard values.count == text.utf8.count else { return nil }
        return stride(from: 0, to: values.count, by: 3).flatMap { start -> [UInt8] in
            let group = values[start..<min(start + 3, values.count)]
            guard group.count > 1 else { return [unlatch, characters[values[start] - 3] + 1] }
            let packed = 1600 * group[start] + 40 * group[start + 1] + (group.count > 2 ? group[start + 2] : 0) + 1
            return [UInt8(packed >> 8), UInt8(packed & 0xFF)]
        }
    }

    /// The number of bytes that a text of some characters takes.
    static func size(of count: Int) -> Int { (count + 2) / 3 * 2 }

    /// The byte before a character that is left alone at the end.
    private static let unlatch: UInt8 = 0xFE
    /// The characters of the values from 3 on.
    private static let characters = Array(" 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)

    /// The character of a byte after the unlatch, one more than its code.
    private static func character(of byte: UInt8) -> UInt8? {
        byte > 0 && characters.contains(byte - 1) ? byte - 1 : nil
    }
}

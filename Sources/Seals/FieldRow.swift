/// A field of a type of documents: a row of the standards' tables.
struct FieldRow: Sendable {
    /// The encodings of fields.
    enum Coding: Sendable {
        /// Capitals and digits, three characters in two bytes.
        case c40
        /// Text in UTF-8.
        case text
        /// A number of up to four bytes.
        case number
        /// Bytes without a further meaning.
        case bytes
        /// Days, months and years of a stay, a byte each.
        case duration
        /// A day of four bytes with a mask.
        case maskedDate
        /// A day and a time of six bytes.
        case moment
        /// A day of eight digits.
        case digits
        /// The lines of a machine-readable zone: the widths in the seal, and those of the zone.
        case zone([Int], of: [Int])
        /// Further fields.
        case fields([FieldRow])
    }

    let tag: UInt8
    let name: String
    let coding: Coding
    /// The numbers of bytes that it may have.
    let sizes: ClosedRange<Int>
    let isRequired: Bool

    init(_ tag: UInt8, _ name: String, _ coding: Coding, _ sizes: ClosedRange<Int>, optional: Bool = false) {
        (self.tag, self.name, self.coding, self.sizes, isRequired) = (tag, name, coding, sizes, !optional)
    }
}

/// A type of documents with its fields.
struct DocumentRow: Sendable {
    let code: Int
    let name: String
    let fields: [FieldRow]

    init(_ code: Int, _ name: String, _ fields: [FieldRow]) {
        (self.code, self.name, self.fields) = (code, name, fields)
    }
}

extension FieldRow.Coding {
    static let td1 = zone([30, 30, 30], of: [30, 30, 30])
    static let td2 = zone([36, 36], of: [36, 36])
    static let td3 = zone([44, 44], of: [44, 44])
    /// The visas without the optional data of the second line (Doc 9303-13).
    static let mrvA = zone([44, 28], of: [44, 44])
    static let mrvB = zone([36, 28], of: [36, 36])
}

/// Something in a zone that its format does not allow, but that does not keep it from being read.
public struct Deviation: Hashable, Sendable, Codable {
    /// The kind of a deviation.
    public struct Code: RawRepresentable, Hashable, Sendable, Codable {
        /// The name of the kind in results.
        public let rawValue: String

        /// Creates a kind from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A character stands where the format does not allow it.
        public static let unexpectedCharacter = Code(rawValue: "unexpectedCharacter")
        /// A character stands where no zone has it: one that is not among the 37, a letter in a date, or for the sex
        /// anything but `F`, `M`, `X` and `<`. The zone was misread, misprinted or forged.
        public static let impossibleCharacter = Code(rawValue: "impossibleCharacter")
        /// A line has a filler more or less than the format, which was left out or thought of to read it.
        public static let wrongLineLength = Code(rawValue: "wrongLineLength")
        /// Small letters, which no zone has, were read as capitals.
        public static let smallLetters = Code(rawValue: "smallLetters")
        /// Spaces stand within a line, which were left out to read it.
        public static let spaceWithinLine = Code(rawValue: "spaceWithinLine")
        /// Characters that nobody sees stand in a line, such as byte order marks, which were left out to read it.
        public static let invisibleCharacter = Code(rawValue: "invisibleCharacter")
        /// Quotation marks, as `«`, were read as fillers.
        public static let otherFiller = Code(rawValue: "otherFiller")
        /// A date is no day of the calendar.
        public static let impossibleDate = Code(rawValue: "impossibleDate")
        /// An unknown part of a date is printed as `00`, not as fillers.
        public static let zeroForUnknownDatePart = Code(rawValue: "zeroForUnknownDatePart")
        /// The date of expiry, or a part of it, is left out.
        public static let incompleteExpiryDate = Code(rawValue: "incompleteExpiryDate")
        /// A filler is printed for the check digit 0.
        public static let fillerForZero = Code(rawValue: "fillerForZero")
        /// The check digit of a long document number counts the filler between its parts.
        public static let longNumberCountsFiller = Code(rawValue: "longNumberCountsFiller")
        /// The document code begins with a letter that Doc 9303 does not give to the format.
        public static let unusualDocumentCode = Code(rawValue: "unusualDocumentCode")
        /// The code of a state or an organisation is not a known one.
        public static let unknownState = Code(rawValue: "unknownState")
        /// The name has no primary identifier.
        public static let emptySurname = Code(rawValue: "emptySurname")

        /// True where a zone of this kind cannot be right, even if its check digits hold.
        public var refutes: Bool { self == .impossibleCharacter || self == .wrongLineLength }

        /// True where it is about the way in which a text was written down, not about the print.
        public var isOfTranscription: Bool {
            self == .spaceWithinLine || self == .invisibleCharacter || self == .otherFiller
        }
    }

    /// The kind.
    public let code: Code
    /// The deviation in English; it names places, never the characters there.
    public let message: String
    /// The place of the deviation.
    public let position: FieldPosition
}

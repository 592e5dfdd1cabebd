import MRZ

extension FieldContent {
    /// Returns the meaning of a text; nil when it makes no sense as such a content.
    ///
    /// - Parameters:
    ///   - text: The text as it was read, lines parted by line breaks.
    ///   - name: The field, which tells the century of dates.
    ///   - order: The order of numbers in dates.
    ///   - reference: The day that counts as today.
    func value(
        of text: String, name: VisualFieldName, order: PrintedDate.Order, reference: CalendarDate
    ) -> String? {
        guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        switch self {
        case .name: return PrintedName(text)?.text
        case .date:
            let rule = name == .expiryDate ? CenturyRule.nearPresent : .past
            return PrintedDate(words, order: order)?.date(rule, reference: reference)?.description
        case .number: return String(words.filter { $0 != " " }.map(Self.withoutAccent))
        case .text: return name == .authority && Self.isDay(words) ? nil : words
        case .place: return Self.isDay(words) ? nil : PrintedPlace(text)?.name
        case .sex: return PrintedSex(text).map { $0 == .unspecified ? ScannedField.unspecifiedSex : $0.rawValue }
        case .height: return PrintedHeight(text).map { "\($0.centimetres)" }
        case .address:
            // A Chinese number is a letter and a digit, and counts as both.
            let length = text.count(where: \.isLetter) + text.count(where: \.isNumber)
            guard length >= Self.shortestAddress else { return nil }
            return PrintedAddress(text)?.lines.joined(separator: "\n")
        case .stateCode: return StateWords.states(of: text).first?.code
        }
    }

    /// The scalars of Latin letters with accents are below this (Unicode's blocks Latin-1 to Latin Extended-B).
    private static let endOfLatin: UInt32 = 0x250

    /// Numbers have no accents: a mark that looks like one is part of a caption above them, or of the ground.
    private static func withoutAccent(_ character: Character) -> Character {
        guard !character.isASCII, let scalar = character.unicodeScalars.first, scalar.value < endOfLatin else {
            return character
        }
        let plain = FoldedText(String(character)).characters
        return plain.count == 1 ? plain[0] : character
    }

    /// True if a text is a date, or one whose year stands elsewhere.
    private static func isDay(_ text: String) -> Bool {
        ["", " 2000"].contains { PrintedDate(text + $0)?.day != nil }
    }

    /// No address has fewer letters and digits.
    private static let shortestAddress = 6
}

import SpecimenCards

/// One character that is printed falsely.
struct Change {
    let field: CardField
    /// All of the field with the change.
    let text: String

    /// Changes a field that the sample has; the field, the place and the new character follow from a number.
    init?(of sample: CardSample, among fields: [CardField], number: Int) {
        let texts = sample.taken.truth.documents.flatMap { $0.texts ?? [] }
        // Words for a nationality have no letter by which another State's word differs.
        let printed = fields.compactMap { field in texts.first { $0.name.rawValue == field.rawValue } }
            .filter { $0.name != .nationality || $0.text.count == 3 }
        guard !printed.isEmpty else { return nil }
        let chosen = printed[number % printed.count].text
        guard let field = CardField(rawValue: printed[number % printed.count].name.rawValue) else { return nil }
        let zone = sample.taken.truth.documents.first { !$0.lines.isEmpty }?.fields[field.rawValue] ?? chosen
        let places = Self.places(in: chosen, of: field, room: zone.count)
        guard !places.isEmpty else { return nil }
        for turn in 0..<64 {
            let mixed = (number / printed.count &+ turn) &* 7919 &+ Int(sample.seed % 1009)
            let place = places[mixed % places.count]
            let text = chosen.changed(at: place, to: Self.choices(for: chosen[place], of: field), mixed / 7)
            let (meaning, before) = (field.normalized(text), field.normalized(chosen))
            // A date that cannot be would be caught for that.
            let isPossible = meaning.contains("-") && ["19", "20"].contains(meaning.prefix(2))
            guard text != chosen, meaning != before, !field.isDate || isPossible else { continue }
            (self.field, self.text) = (field, text)
            return
        }
        return nil
    }

    /// The places where a text may be changed: letters and digits, in dates digits only; well before the end of a zone
    /// that had no room for all of it, since nothing beyond can be compared.
    private static func places(in text: String, of field: CardField, room: Int) -> [String.Index] {
        let isCut = room < text.count && !field.isDate
        let end = text.index(text.startIndex, offsetBy: isCut ? room / 2 : text.count)
        return text.indices.prefix { $0 < end }.filter { index in
            let character = text[index]
            return character.isASCII && (character.isNumber || character.isLetter && !field.isDate)
        }
    }

    private static func choices(for character: Character, of field: CardField) -> [Character] {
        if field == .sex { return ["F", "M"] }
        return Array(character.isNumber ? "0123456789" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    }
}

extension CardField {
    fileprivate var isDate: Bool { self == .birthDate || self == .expiryDate || self == .issueDate }
}

extension String {
    /// Returns this text with one character replaced by one of several, which follows from a number.
    fileprivate func changed(at index: Index, to choices: [Character], _ number: Int) -> String {
        self[..<index] + String(choices[number % choices.count]) + self[self.index(after: index)...]
    }
}

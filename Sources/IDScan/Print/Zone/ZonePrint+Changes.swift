import Imaging
import MRZ
import TextRecognition

/// Fields of a zone that are printed with one character changed.
///
/// The text of the zone with one character exchanged is sought as the text itself is. It is a difference where all looks at the place
/// tell it from the text of the zone, and most of them see the same: letters that are hard to read look like several ones.
extension ZonePrint {
    /// A text with one character exchanged costs less than this, in nats; that of the zone costs more than this there.
    private static let exchanged: Float = 3, differs: Float = 9
    /// The least cost of the zone's text in each look, in nats. A look in which it costs less sees the zone's text: nothing is changed.
    private static let leastOfZone: Float = 4
    /// Shorter texts are like others by chance.
    private static let shortest = 4
    /// A text that fills this share of its line and has so many different characters is like no other, wherever it stands.
    private static let aloneShare = 0.85, fewestLetters = 4

    /// A text of print that is a field's but for one character.
    struct Change {
        let name: FieldName
        let text: String
        let cost: Float
        let place: Place
    }

    /// The likeliest place of each field where one character of it is changed.
    ///
    /// - Parameter claimed: The fields that layouts and captions found.
    func changes(besides claimed: [VisualFieldName: PrintedField]) -> [Change] {
        Self.names.compactMap { name -> Change? in
            guard let sought = sought[name] else { return nil }
            let length = sought.field.text.count { $0.isLetter || $0.isNumber }
            // Only captions and layouts tell the days of issue and of expiry apart, and not always.
            let isToldApart = name != .expiryDate && name != .issueDate
            guard length >= Self.shortest, isToldApart || !isFound(name) else { return nil }
            let own = claimed[VisualFieldName(name)]?.quadrilateral
            let others = claimed.filter { $0.key != VisualFieldName(name) }.values.compactMap(\.quadrilateral)
            let isPossible = { (place: Place) in
                let centre = corners(of: place).centre
                let isClaimed = own?.contains(centre) == true
                let isFree =
                    !others.contains { $0.contains(centre) } && !places.contains { isSame($0, place) }
                if !isToldApart { return isClaimed }
                if isClaimed || isFree && !isFound(name) { return true }
                let isAlone = place.extent.upperBound - place.extent.lowerBound > Self.aloneShare
                return isFree && isAlone && !name.isDate && Set(sought.field.text).count >= Self.fewestLetters
            }
            return looks.whole.flatMap { look in
                looks.seen[look].indices.compactMap { line in
                    change(of: name, to: sought.exchanged, in: Place(look: look, line: line, extent: 0...1))
                }
            }.filter { isPossible($0.place) && (!name.isDate || isWholeDate($0.text)) }.min { $0.cost < $1.cost }
        }
    }

    /// True if a text has a day, a month and a year. The calendar may lack that day, as 32 May.
    private func isWholeDate(_ text: String) -> Bool {
        PrintedDate(text)?.isWhole == true || text.count(where: \.isNumber) >= 6
    }

    private func change(of name: FieldName, to pattern: TextPattern, in place: Place) -> Change? {
        guard let costs = looks.seen[place.look][place.line].costs, let sought = sought[name],
            let match = costs.match(of: pattern, limit: Self.exchanged),
            costs.match(of: sought.pattern, limit: Self.differs) == nil
        else { return nil }
        return Change(
            name: name, text: match.text, cost: match.cost,
            place: Place(look: place.look, line: place.line, extent: match.extent))
    }

    /// The field as it is printed, if other looks at its place see the same change.
    ///
    /// - Parameters:
    ///   - change: The change that one look saw.
    ///   - closer: Lines that were looked at closely there.
    func proven(_ change: Change, by closer: [SeenLine]) -> PrintedField? {
        guard let (_, pattern, exchanged) = sought[change.name] else { return nil }
        let place = corners(of: change.place)
        let whole = looks.whole.compactMap { look in
            looks.seen[look].first { $0.line.corners.contains(place.centre) }
        }
        let own = Self.folded(change.text)
        // Looks that see neither, as those at the red of red letters do, say nothing.
        let witnesses = (whole + closer).compactMap { line -> Bool? in
            guard let costs = line.costs else { return nil }
            let known = costs.match(of: pattern, limit: Self.differs),
                other = costs.match(of: exchanged, limit: Self.differs)
            return known == nil && other == nil
                ? nil : known == nil && other.map { $0.cost < Self.exchanged && Self.folded($0.text) == own } == true
        }
        let isFoundThere = (whole + closer).contains {
            $0.costs?.match(of: pattern, limit: Self.leastOfZone) != nil
        }
        let agreeing = witnesses.count { $0 }
        let field = PrintedField(
            value: value(of: change.text, change.name), text: change.text,
            confidence: Double(agreeing) / Double(max(1, witnesses.count)), quadrilateral: place)
        let judged = JudgedField(field, by: .change(alike: agreeing, of: witnesses.count))
        return isFoundThere || judged.isInDoubt ? nil : judged.printed
    }

    /// The letters and digits; `O` and `0` count as the same.
    private static func folded(_ text: String) -> [Character] {
        FoldedText(text).characters.filter { $0 != " " }.map { $0 == "O" ? "0" : $0 }
    }
}

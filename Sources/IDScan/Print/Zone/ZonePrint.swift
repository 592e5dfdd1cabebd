import Imaging
import MRZ
import SystemLibrary
import TextRecognition

/// Seeks the fields of a zone among the lines of print, without captions or places.
///
/// A field agrees where one of its spellings is hardly less probable than the text that the network read there. A field
/// that differs in one character in all looks at its place is a difference; anything else is not compared.
struct ZonePrint {
    /// The document with the zone.
    let document: ScannedDocument
    private(set) var looks: PrintLooks
    /// The day that counts as today.
    let today: CalendarDate
    /// A field that is sought.
    typealias Sought = (field: ScannedField, pattern: TextPattern, exchanged: TextPattern)
    /// The fields of the zone that are sought, the texts as which each may be printed, and those with one character exchanged.
    private(set) var sought: [FieldName: Sought] = [:]
    /// The fields of the zone that were found.
    private var found: [FieldName: Found] = [:]
    /// The fields that are printed with one character changed.
    private var changed: [FieldName: PrintedField] = [:]

    /// Seeks the fields of a zone.
    ///
    /// - Parameters:
    ///   - document: The document with the zone.
    ///   - looks: The lines, without those of the zone.
    ///   - today: The day that counts as today.
    init(document: ScannedDocument, looks: PrintLooks, today: CalendarDate) {
        (self.document, self.looks, self.today) = (document, looks, today)
        for name in Self.names {
            guard let field = document.zoneField(name), field.hasText, let pattern = pattern(of: name, field) else {
                continue
            }
            sought[name] = (field, pattern, pattern.withOneExchanged)
        }
        seek(from: 0)
    }

    /// Seeks the fields that were not found yet in one more look.
    ///
    /// - Parameters:
    ///   - look: The lines, without those of the zone.
    ///   - isWhole: True if it was a look at the whole photograph.
    mutating func add(_ look: [SeenLine], isWhole: Bool) {
        looks = looks.adding(look, isWhole: isWhole)
        seek(from: looks.seen.count - 1)
    }

    private mutating func seek(from look: Int) {
        for (name, sought) in sought where found[name] == nil {
            found[name] = seek(name, sought.field, sought.pattern, from: look)
        }
    }

    /// True if a field stands somewhere as the zone has it.
    func isFound(_ name: FieldName) -> Bool { found[name] != nil }

    /// The places of the fields that were found.
    var places: [Place] { found.values.flatMap(\.places) }

    /// Takes a field that is printed with one character changed.
    mutating func take(_ field: PrintedField, as name: FieldName) { changed[name] = field }

    /// The fields that are sought, the ones that nothing else resembles first.
    static let names: [FieldName] = [
        .documentNumber, .birthDate, .expiryDate, .issueDate, .surname, .givenNames, .personalNumber, .optionalData1,
        .optionalData2,
    ]
    /// A text that costs less agrees, in nats; in another look than the first it must cost less by so much.
    static let agrees: Float = 4, lessElsewhere: Float = 2
    /// Texts of so few letters stand anywhere: they must cost less, and stand alone.
    static let fewLetters = 3
    private static let agreesOfFew: Float = 1

    /// A place in a line.
    struct Place {
        let look: Int, line: Int
        let extent: ClosedRange<Double>
    }

    /// A field of the zone that is printed.
    private struct Found {
        let cost: Float
        let text: String
        let places: [Place]
    }

    /// The fields of the zone that the print has as well.
    ///
    /// - Parameter claimed: The fields that layouts and captions found: they are no near miss of another field.
    func fields(besides claimed: [VisualFieldName: PrintedField] = [:]) -> [VisualFieldName: PrintedField] {
        var (fields, taken, missing) = ([VisualFieldName: PrintedField](), [Place](), [(FieldName, ScannedField)]())
        for name in Self.names {
            guard let sought = sought[name] else { continue }
            if let changed = changed[name] {
                fields[VisualFieldName(name)] = changed
            } else if let found = found[name] {
                fields[VisualFieldName(name)] = printed(found, name, sought.field)
                taken += found.places
            } else {
                missing.append((name, sought.field))
            }
        }
        for (name, field) in missing {
            let own = claimed[VisualFieldName(name)]?.quadrilateral
            let others = claimed.filter { $0.key != VisualFieldName(name) }.values.compactMap(\.quadrilateral)
            let isPossible = { (place: Place) in
                let centre = corners(of: place).centre
                return own.map { $0.contains(centre) } ?? !others.contains { $0.contains(centre) }
                    && !taken.contains { isSame($0, place) }
            }
            if let near = nearMiss(name, field, isClaimed: own != nil, where: isPossible) {
                fields[VisualFieldName(name)] = near
            }
        }
        return fields
    }

    // MARK: - Agreement

    private func seek(
        _ name: FieldName, _ field: ScannedField, _ pattern: TextPattern, from look: Int
    ) -> Found? {
        if let whole = best(pattern, isShort: isShort(field), from: look) {
            // Digits without signs between them may be parted as another date.
            let isDate = !name.isDate || field.date.map { PrintedDate(whole.text)?.mayBe($0) == true } ?? false
            return isDate ? whole : nil
        }
        guard name == .surname || name == .givenNames else { return nil }
        return parted(field.text, mayBeCut: field.isTruncated)
    }

    private func isShort(_ field: ScannedField) -> Bool {
        field.text.count { $0.isLetter || $0.isNumber } <= Self.fewLetters
    }

    private func pattern(of name: FieldName, _ field: ScannedField) -> TextPattern? {
        switch name {
        case .surname, .givenNames: return .some(ZonePattern.name(field.text, mayBeCut: field.isTruncated))
        case .birthDate, .expiryDate, .issueDate:
            guard let date = field.date, let day = date.day, let month = date.month, let year = date.year else {
                return nil
            }
            let years = name.possibleYears(around: today)
            let centuries = [19, 20].filter { years.contains($0 * 100 + year % 100) }
            return ZonePattern.date(
                day: day, month: month, year: year, centuries: centuries,
                monthFirst: document.zoneField(.issuingState)?.text == "USA")
        default:
            return ZonePattern.number(field.text, mayBeCut: document.format?.isVisa == true)
        }
    }

    /// The likeliest place of a pattern in all lines, and in pairs of lines of one row.
    private func best(_ pattern: TextPattern, isShort: Bool, from look: Int) -> Found? {
        places(of: pattern, isShort: isShort, areAllWanted: false, from: look).first
            ?? (isShort ? nil : inRows(of: pattern, from: look))
    }

    /// The places of a pattern, the likeliest first; that one alone if no other is wanted.
    private func places(of pattern: TextPattern, isShort: Bool, areAllWanted: Bool, from first: Int) -> [Found] {
        var places: [Found] = []
        for look in first..<looks.seen.count {
            let less = look == 0 ? 0 : Self.lessElsewhere
            for (number, line) in looks.seen[look].enumerated() {
                let most = areAllWanted ? Self.agrees : places.first?.cost ?? Self.agrees
                let limit = min(isShort ? Self.agreesOfFew : .infinity, most - less)
                guard limit > 0, let match = line.costs?.match(of: pattern, limit: limit) else { continue }
                if isShort, match.extent.lowerBound > 0.1 && match.extent.upperBound < 0.9 { continue }
                let place = Place(look: look, line: number, extent: match.extent)
                places.append(Found(cost: match.cost + less, text: match.text, places: [place]))
                places.sort { $0.cost < $1.cost }
            }
        }
        return places
    }

    /// The likeliest place of a pattern that begins in one line and ends in the next one of its row.
    private func inRows(of pattern: TextPattern, from first: Int) -> Found? {
        var best: Found?
        for look in first..<looks.seen.count {
            let (lines, less) = (looks.seen[look], look == 0 ? 0 : Self.lessElsewhere)
            for row in looks.rows(in: look) {
                let costs = row.compactMap { lines[$0].costs }
                guard let first = costs.first, costs.count == row.count,
                    let match = costs.dropFirst().reduce(first, { $0.joined($1) }).match(
                        of: pattern, limit: min(Self.agrees, best?.cost ?? .infinity) - less)
                else { continue }
                best = Found(
                    cost: match.cost + less, text: match.text,
                    places: row.map { Place(look: look, line: $0, extent: 0...1) })
            }
        }
        return best
    }

    /// Names that stand on two lines, one below the other, or in two columns.
    private func parted(_ text: String, mayBeCut: Bool) -> Found? {
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            let parts = [words[..<count], words[count...]].map { $0.joined(separator: "<") }
            let found = zip(parts, [false, mayBeCut]).map { part, mayBeCut in
                places(
                    of: ZonePattern.name(part, mayBeCut: mayBeCut), isShort: part.count <= Self.fewLetters,
                    areAllWanted: true, from: 0)
            }
            for first in found[0] {
                for second in found[1] where first.cost + second.cost < Self.agrees {
                    guard follows(second.places[0], first.places[0]) else { continue }
                    return Found(
                        cost: first.cost + second.cost, text: first.text + "\n" + second.text,
                        places: first.places + second.places)
                }
            }
        }
        return nil
    }

    /// True if a place is the next line's, or further right in the same one.
    private func follows(_ place: Place, _ first: Place) -> Bool {
        let (own, other) = (looks.frame.place(of: corners(of: first)), looks.frame.place(of: corners(of: place)))
        let down = (other.middle - own.middle) / max(own.height, 1)
        return down > 0.5
            ? down < 2.6 && abs(other.left - own.left) < 3 * own.height : abs(down) < 0.5 && other.left > own.left
    }

    func corners(of place: Place) -> Quadrilateral {
        looks.seen[place.look][place.line].line.corners.part(place.extent)
    }

    private func printed(_ found: Found, _ name: FieldName, _ field: ScannedField) -> PrintedField {
        let corners = found.places.map(corners)
        let around = corners.dropFirst().reduce(corners[0]) { $0.joined($1) }
        let isName = name == .surname || name == .givenNames
        // Names without the space that the zone has between them are printed in one word, or its space was not seen.
        let isSpelled =
            !isName || NameSpellings(found.text).comparison(with: field.text, mayBeCut: field.isTruncated) == .same
        let text = isSpelled ? found.text : field.text.split(separator: "<").joined(separator: " ")
        let printed = PrintedField(
            value: value(of: text, name), text: text, confidence: exp(Double(-found.cost)), quadrilateral: around)
        return JudgedField(printed, by: .zone).printed
    }

    func value(of text: String, _ name: FieldName) -> String? {
        let content: FieldContent =
            name.isDate ? .date : name == .surname || name == .givenNames ? .name : .number
        return content.value(of: text, name: VisualFieldName(name), order: .dayMonthYear, reference: today)
    }

    func isSame(_ place: Place, _ other: Place) -> Bool {
        corners(of: place).contains(corners(of: other).centre)
    }
}

extension ScannedField {
    fileprivate var hasText: Bool { text.contains { $0.isLetter || $0.isNumber } }
}

extension Quadrilateral {
    /// Around this line and one that follows it.
    fileprivate func joined(_ next: Quadrilateral) -> Quadrilateral {
        let isBelow = next.centre.y > bottomLeft.y && next.centre.y > bottomRight.y
        return isBelow
            ? Quadrilateral(
                topLeft: topLeft, topRight: topRight, bottomRight: next.bottomRight, bottomLeft: next.bottomLeft)
            : Quadrilateral(
                topLeft: topLeft, topRight: next.topRight, bottomRight: next.bottomRight, bottomLeft: bottomLeft)
    }
}

import Imaging
import MRZ
import TextRecognition

/// The places of a photograph at which one more look, or another reader, may show a field that was not found.
extension ZonePrint {
    /// The names, the number and the date of birth, those that the zone has and that were not found.
    private var missing: [FieldName] { Self.mainNames.filter { sought[$0] != nil && !isFound($0) } }

    /// True if the zone has a name, a number or a date of birth that was not found.
    var lacksFields: Bool { !missing.isEmpty }

    private static let mainNames: [FieldName] = [.surname, .givenNames, .documentNumber, .birthDate]

    /// The places of fields that were hardly seen: lines that resemble them most, and a little more at both ends.
    var closerPlaces: [(name: FieldName, places: [Quadrilateral])] {
        missing.map { name in
            let length = name.isDate ? Self.usualDate : sought[name]?.field.text.count ?? 0
            let places = likeliest(name).prefix(Self.mostCloser).flatMap { line in
                let height = line.corners.meanHeight / max(line.corners.meanWidth, 1)
                let missing = Double(max(0, length - line.text.count)) * Self.letterWidth
                return (Self.reaches + (missing > 1 ? [missing + 1] : [])).map {
                    line.corners.part(-$0 * height...1 + $0 * height)
                }
            }
            return (name, places)
        }
    }

    /// The lines that resemble a field, the likest first; of several at one place the likest.
    private func likeliest(_ name: FieldName) -> [RecognizedTextObservation] {
        guard let field = sought[name]?.field else { return [] }
        let lines = looks.whole.flatMap { looks.seen[$0] }.map(\.line).compactMap { line in
            likeness(of: line.text, to: field, name).map { (line: line, likeness: $0) }
        }.sorted { $0.likeness > $1.likeness }
        return lines.reduce(into: []) { places, next in
            if !places.contains(where: { $0.corners.contains(next.line.corners.centre) }) { places.append(next.line) }
        }
    }

    /// The places at which one more look may show a field: lines that resemble one, or that were not read surely, and new ones.
    ///
    /// - Parameter claimed: The places of fields that were told otherwise, and are in doubt.
    func mayShowMore(besides claimed: [Quadrilateral]) -> (Point) -> Bool {
        let doubtful = claimed + missing.flatMap { likeliest($0).prefix(Self.mostAlike).map(\.corners) }
        let sure = looks.whole.flatMap { looks.seen[$0] }.map(\.line)
            .filter { $0.confidence >= Self.sure }.map(\.corners)
        return { point in doubtful.contains { $0.contains(point) } || !sure.contains { $0.contains(point) } }
    }

    /// A line that is read with this confidence is not read again, but for what resembles a field.
    private static let sure = 0.95

    /// A line in which a text of the zone may stand, and neither does nor does not beyond doubt.
    struct DoubtfulPlace {
        let name: FieldName
        let corners: Quadrilateral
        /// The cost of the zone's text, in nats, and the text that is seen there.
        let cost: Float, seen: String
    }

    /// The lines that another reader is asked about.
    var doubtfulPlaces: [DoubtfulPlace] {
        missing.flatMap { name -> [DoubtfulPlace] in
            guard let sought = sought[name] else { return [] }
            let seen = looks.seen.joined().compactMap { seen in
                seen.costs?.match(of: sought.pattern, limit: Self.mayAgree).map { (seen.line.corners, match: $0) }
            }.sorted { $0.match.cost < $1.match.cost }
            let places = seen.reduce(into: [DoubtfulPlace]()) { places, next in
                if places.contains(where: { $0.corners.contains(next.0.centre) }) { return }
                places.append(
                    DoubtfulPlace(name: name, corners: next.0, cost: next.match.cost, seen: next.match.seen))
            }
            return places.prefix(Self.mostDoubtful).map { place in
                let height = place.corners.meanHeight / max(place.corners.meanWidth, 1)
                let corners = place.corners.part(-Self.reaches[0] * height...1 + Self.reaches[0] * height)
                return DoubtfulPlace(name: name, corners: corners, cost: place.cost, seen: place.seen)
            }
        }
    }

    /// True if the text of the zone is likely by both readers together: another reader that is unsure of all letters does not outweigh
    /// the one that sees other letters.
    ///
    /// - Parameter line: The line as another reader has it.
    func agrees(_ line: SeenLine, at place: DoubtfulPlace) -> Bool {
        guard let sought = sought[place.name], let costs = line.costs,
            let own = costs.match(of: sought.pattern, limit: Self.agrees - Self.lessElsewhere)
        else { return false }
        let other = costs.match(of: TextPattern(place.seen), limit: .infinity)?.cost ?? .infinity
        return place.cost + own.cost - other < Self.agrees
    }

    /// A text that costs more than this is not there, in nats; the number of lines that another reader is asked about.
    private static let mayAgree: Float = 9, mostDoubtful = 3

    /// The number of lines that are looked at closely for each field, and of those that one more look reads again.
    private static let mostCloser = 4, mostAlike = 12

    /// The reaches of a closer look beyond a line, in heights; and the width of a letter that is missing there.
    private static let reaches = [0.6, 1.2, 2.0], letterWidth = 0.7

    /// The likeness of a line to a field: the share of equal letters, or the number of equal parts of a date; nil if it is too low.
    private func likeness(of text: String, to field: ScannedField, _ name: FieldName) -> Double? {
        if name == .birthDate {
            guard let date = field.date, text.count <= Self.longestDate else { return nil }
            let folded = FoldedText(text)
            let words = String(folded.characters).split(separator: " ")
            let parts =
                [date.year, date.day].compactMap { $0.map(ZonePattern.two) }
                + MonthNames.names(of: date.month ?? 0).map { $0.prefix(3) + "" }
            let known = parts.count { part in words.contains { $0.hasPrefix(part) || $0.hasSuffix(part) } }
            return known > 0 ? Double(known) : nil
        }
        let words = FoldedText(field.text.replacing("<", with: " "))
        let likeness = max(FoldedText(text).similarity(to: words), words.similarity(to: FoldedText(text)))
        return likeness >= 0.5 && text.count > 2 ? likeness : nil
    }

    /// No date is printed with more characters.
    private static let longestDate = 20
    /// The number of characters of a date such as `20 FEB 2000`.
    private static let usualDate = 11

    /// True if a field stands in one of some lines that were looked at closely.
    func shows(_ name: FieldName, in lines: [SeenLine]) -> Bool {
        guard let sought = sought[name] else { return false }
        return lines.contains {
            $0.costs?.match(of: sought.pattern, limit: Self.agrees - Self.lessElsewhere) != nil
        }
    }
}

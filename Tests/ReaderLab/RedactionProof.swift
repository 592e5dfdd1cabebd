public import Imaging
import MRZ
public import Redaction
public import SpecimenCards

/// The texts that a redacted picture of synthetic documents may show, and the ones that it may not: known from the
/// drawing of the picture, not from reading it.
public struct RedactionProof: Sendable {
    /// Ink on the picture: of a character of a zone, or of a printed text.
    private struct Ink: Sendable {
        let name: String
        let text: String
        let outline: Quadrilateral
        var isOfZone = false
    }

    /// The hidden texts, and their places before.
    private var hidden: [Ink] = []
    /// The kept texts, and their places.
    private var kept: [Ink] = []
    /// The texts that are hidden, by the names of their fields.
    public private(set) var secrets: [(name: String, text: String)] = []

    /// The names of fields that many people share, which are no secret.
    private static let common: Set = [
        "documentCode", "issuingState", "nationality", "sex", "authority", "height", "eyeColour", "categories",
        "permitType",
        "remarks",
    ]
    /// The names of numbers that may tell the date of birth.
    private static let numbers: Set = ["personalNumber", "optionalData1", "optionalData2"]
    /// Shorter texts are read everywhere by chance.
    private static let shortestSecret = 5

    /// Takes the truth about a picture.
    ///
    /// - Parameters:
    ///   - truth: The truth about the picture.
    ///   - request: The request for its redaction.
    public init(of truth: SpecimenTruth, _ request: RedactionRequest) {
        let hides = Self.hiding(of: truth, request)
        for document in truth.documents { add(document, request, hides) }
        let open = truth.documents.flatMap { document in
            document.allTexts.filter { !hides($0.name) }.map { ($0.name, Self.folded($0.text)) }
        }
        // A kept text may say what it says anyway; but a number may not tell a date.
        secrets.removeAll { secret in
            open.contains { name, text in
                text.contains(secret.text) && !(secret.name == "birthDate" && Self.numbers.contains(name))
            }
        }
    }

    private mutating func add(
        _ document: SpecimenDocumentTruth, _ request: RedactionRequest, _ hides: (_ name: String) -> Bool
    ) {
        for text in document.texts ?? [] {
            let ink = Ink(name: text.name.rawValue, text: text.text, outline: text.outline)
            if hides(ink.name) { hidden.append(ink) } else { kept.append(ink) }
        }
        addZone(of: document, request, hides)
        secrets += document.allTexts.filter { hides($0.name) }.flatMap(Self.secrets)
    }

    /// Tells the fields that are hidden: a zone that is kept as a whole shows all of its fields, on another side of a card, too.
    private static func hiding(of truth: SpecimenTruth, _ request: RedactionRequest) -> (_ name: String) -> Bool {
        var shown: Set<String> = []
        if case .keeping(let kept) = request.choice, kept.contains(.mrz) {
            shown.formUnion(truth.documents.flatMap(\.fields.keys))
        }
        return { request.hides(RedactionName(rawValue: $0)) && !shown.contains($0) }
    }

    private mutating func addZone(
        of document: SpecimenDocumentTruth, _ request: RedactionRequest, _ hides: (_ name: String) -> Bool
    ) {
        guard let today = CalendarDate("2026-01-01"),
            let zone = try? MachineReadableZone(parsing: document.lines, referenceDate: today)
        else { return }
        for (line, outline) in document.lineQuadrilaterals.enumerated() {
            let characters = Array(document.lines[line]), count = characters.count
            for field in zone.fields where field.position.line == line + 1 && !field.text.isEmpty {
                let name = field.name.rawValue
                // With --hide a zone that is not hidden shows the other fields; with --keep those that are kept.
                var isCovered = hides(name)
                if case .hiding = request.choice { isCovered = isCovered || request.hides(.mrz) }
                for column in field.position.columns {
                    let place = Self.character(column - 1, of: count, in: outline, isWhole: isCovered)
                    let ink = Ink(
                        name: name, text: String(characters[column - 1]), outline: place, isOfZone: true)
                    if isCovered { hidden.append(ink) } else { kept.append(ink) }
                }
            }
        }
    }

    /// The ink of a character, or its middle.
    private static func character(
        _ column: Int, of count: Int, in line: Quadrilateral, isWhole: Bool
    ) -> Quadrilateral {
        // OCR-B has a pitch of 2.54 mm, and its characters are 1.74 mm wide.
        let pitch = 2.54, ink = 1.74, share = isWhole ? 1 : 0.5
        let length = Double(count - 1) * pitch + ink
        let middle = (Double(column) * pitch + ink / 2) / length, half = share * ink / 2 / length
        let height = isWhole ? 1 : 0.8
        let place = Quadrilateral(x: middle - half, y: 0.5 - height / 2, width: 2 * half, height: height)
        return ProjectiveTransform(mapping: .unit, to: line)?.applied(to: place) ?? line
    }

    /// The names of hidden parts that are not all black, each once.
    ///
    /// - Parameter picture: The picture after redaction, in colour, before it is compressed.
    public func shown(by picture: Image) -> [String] {
        let shown = hidden.filter { ink in picture.darkness(in: ink.outline).map { $0 < 1 } ?? false }.map(\.name)
        return Set(shown).sorted()
    }

    /// The texts that are not all black: of prints, and of neighbouring characters of a zone's field.
    ///
    /// - Parameter picture: The picture after redaction, in colour, before it is compressed.
    public func legible(in picture: Image) -> [String] {
        var (texts, field) = ([String](), String?.none)
        for ink in kept + hidden {
            let isBlack = picture.darkness(in: ink.outline).map { $0 == 1 } ?? true
            defer { field = ink.isOfZone && !isBlack ? ink.name : nil }
            if isBlack { continue }
            if ink.isOfZone, field == ink.name { texts[texts.count - 1] += ink.text } else { texts.append(ink.text) }
        }
        return texts
    }

    /// The names of the fields whose kept characters in the zone are partly covered, each once.
    ///
    /// - Parameter picture: The picture after redaction, in colour.
    public func damaged(in picture: Image) -> [String] {
        let most = 0.02
        let damaged = kept.filter { ink in
            ink.isOfZone && picture.darkness(in: ink.outline).map { $0 > most } ?? false
        }
        return Set(damaged.map(\.name)).sorted()
    }

    /// The names of the secrets that a text tells.
    ///
    /// - Parameter text: The text that a reader reads on the picture, or the bytes of its file as text.
    public func told(by text: String) -> [String] {
        let folded = Self.folded(text)
        return Set(secrets.filter { folded.contains($0.text) }.map(\.name)).sorted()
    }

    private static func secrets(_ field: (name: String, text: String)) -> [(name: String, text: String)] {
        guard !common.contains(field.name) else { return [] }
        let digits = field.text.filter(\.isNumber)
        var texts = [field.text] + field.text.split { $0.isWhitespace || $0 == "-" || $0 == "\n" }.map(String.init)
        if let date = CalendarDate(field.text), date.day != nil {
            let year = String(digits.prefix(4)), month = String(digits.dropFirst(4).prefix(2)),
                day = String(digits.suffix(2))
            texts = [field.text, year.suffix(2) + month + day, day + month + year] + numberForms(of: date)
        }
        return texts.map { (field.name, folded($0)) }.filter { $0.1.count >= shortestSecret }
    }

    /// The ways in which personal numbers have a date: with three digits of the year, or with additions to the month or day.
    private static func numberForms(of date: CalendarDate) -> [String] {
        guard let year = date.year, let month = date.month, let day = date.day else { return [] }
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let short = two(year % 100)
        let shifted = [20, 40, 50, 70, 80].map { (month + $0, day) } + [40, 60].map { (month, day + $0) }
        return [two(day) + two(month) + String(year).suffix(3)]
            + shifted.flatMap { [short + two($0.0) + two($0.1), two($0.1) + two($0.0) + short] }
    }

    /// The number of printed texts that stay and have more than 15 % of their ink's box covered, and the number of all that stay.
    ///
    /// - Parameter picture: The picture after redaction, in colour.
    public func clipped(in picture: Image) -> (clipped: Int, all: Int) {
        let most = 0.15
        let texts = kept.filter { !$0.isOfZone }
        return (texts.count { picture.darkness(in: $0.outline).map { $0 > most } ?? false }, texts.count)
    }

    /// The letters and digits of a text, in capitals and without accents.
    public static func folded(_ text: String) -> String {
        String(
            text.uppercased().flatMap { letter -> String in
                if letter.isASCII { return letter.isLetter || letter.isNumber ? String(letter) : "" }
                return (try? Transliteration(style: .plain).text(of: String(letter))) ?? ""
            })
    }
}

extension SpecimenDocumentTruth {
    /// The texts of the zone's fields and of the print.
    fileprivate var allTexts: [(name: String, text: String)] {
        fields.map { ($0.key, $0.value) } + (texts ?? []).map { ($0.name.rawValue, $0.text) }
    }
}

extension Image {
    /// The share of the pixels in a convex outline that are black; nil when none are in this image.
    fileprivate func darkness(in outline: Quadrilateral) -> Double? {
        let extent = Extent(around: outline.corners)
        let (left, top) = (max(0, Int(extent.left)), max(0, Int(extent.top)))
        let columns = left..<max(left, min(width, Int(extent.right) + 1))
        let rows = top..<max(top, min(height, Int(extent.bottom) + 1))
        var (black, all) = (0, 0)
        for row in rows {
            for column in columns where outline.contains(Point(x: Double(column) + 0.5, y: Double(row) + 0.5)) {
                let first = 3 * (row * width + column)
                all += 1
                if pixels[first] | pixels[first + 1] | pixels[first + 2] == 0 { black += 1 }
            }
        }
        return all == 0 ? nil : Double(black) / Double(all)
    }
}

import Doors
@testable import IDScan
import Imaging
import MRZ

extension Door {
    private static let today = CalendarDate("2026-11-28").unsafelyUnwrapped

    private static let dates: Set<VisualFieldName> = [.birthDate, .issueDate, .expiryDate]

    /// The fields that captions and numbers announce in drawn lines of print; each line has its place in six bytes before its text.
    static let print = Door("print") { bytes in
        let lines = bytes.parts.prefix(80).compactMap(PrintLine.init(drawn:))
        let print = CaptionedPrint(lines, by: .builtIn)
        let assignment = FieldAssignment(of: print, today: today)
        let told = CaptionedFields(
            fields: assignment.fields(), heading: DocumentHeading(of: print, by: .builtIn), print: print,
            dateOrder: assignment.sense.dateOrder)
        _ = (told.areOfDocument, told.lackNames)
        var letters = Set(lines.flatMap(\.text).map(\.lowercasedLetter))
        // A slash before capitals is an italic `I`.
        if letters.contains("/") { letters.insert("i") }
        // Names have one apostrophe, for which an accent may stand, and one hyphen.
        if !letters.isDisjoint(with: "’‘´`ʼ′") { letters.insert("'") }
        if !letters.isDisjoint(with: "‐‑–—−") { letters.insert("-") }
        // The digits of a date may be read as letters that look like them.
        let alike: [Character: Character] = [
            "o": "0", "ò": "0", "ó": "0", "ö": "0", "õ": "0", "i": "1", "í": "1", "ì": "1", "l": "1", "z": "2",
            "s": "5", "b": "8",
        ]
        let inDates = letters.union(letters.compactMap { alike[$0] }).union(
            alike.filter { letters.contains($0.value) }.keys)
        for (name, field) in told.printed {
            let letters = dates.contains(name) ? inDates : letters
            demand((0...1).contains(field.confidence), "a field is surely read by 0 to 1")
            demand(
                field.text.allSatisfy { $0.isWhitespace || letters.contains($0.lowercasedLetter) },
                "\(name) has letters that were read")
        }
        for date in [VisualFieldName.birthDate, .issueDate] {
            let value = told.printed[date]?.value.flatMap { CalendarDate($0) }
            demand(value.map { $0.year ?? 0 <= today.year ?? 0 } ?? true, "\(date) is not to come")
        }
    }

    /// The captions and the numbers of elements in one line.
    static let captions = Door("captions") { bytes in
        let text = bytes.text
        let letters = Array(text)
        let found =
            [CaptionTable.builtIn.captions(in: text)]
            + [LicenceElements.Kind.european, .american].map {
                LicenceElements.matches(in: letters, of: $0)
            }
        for matches in found {
            for match in matches {
                demand(
                    !match.range.isEmpty && match.range.lowerBound >= 0 && match.range.upperBound <= letters.count,
                    "a caption is a part of its line")
                demand(match.distance >= 0 && match.distance < match.letterCount, "a caption is like its line")
            }
            let ordered = matches.sorted { $0.range.lowerBound < $1.range.lowerBound }
            demand(
                zip(ordered, ordered.dropFirst()).allSatisfy {
                    $0.range.upperBound <= $1.range.lowerBound || $0.range == $1.range
                }, "captions are parts of their own, or have several meanings")
        }
    }

    /// The value of a text as a field; the first two bytes choose the order of numbers in dates, and the field.
    static let values = Door("values") { bytes in
        var choices = Choices(bytes)
        let order = choices.one(of: PrintedDate.Order.allCases), name = choices.one(of: VisualFieldName.inOrder)
        let text = Array(bytes.dropFirst(2)).text
        let sense = FieldSense(dateOrder: order, today: today)
        let reading = sense.reading(of: text, as: .field(name))
        if let reading, let value = sense.value(of: reading.text, as: name) {
            demand(reading.sense.isFinite, "the sense of \(name) is a number")
            switch name {
            case .birthDate, .issueDate, .expiryDate:
                demand(CalendarDate(value) != nil, "\(name) is a day, a month or a year")
                demand(text.contains(where: \.isNumber), "\(name) has digits")
                if name == .birthDate { demand(value <= "\(today)", "\(name) is not to come") }
            case .documentNumber, .personalNumber:
                demand(value.allSatisfy { $0 != " " && !$0.isLowercase }, "\(name) is in capitals")
            case .height:
                demand(Int(value).map(PrintedHeight.plausible.contains) == true, "\(name) is that of a person")
            default: break
            }
        }
        if let address = PrintedAddress(text) {
            demand(address.lines.allSatisfy { !$0.isEmpty }, "no line of an address is empty")
            demand((address.city == nil) == (address.postalCode == nil), "a city has its code")
            demand(address.street.count <= address.lines.count, "a street is a part of an address")
        }
        if let place = PrintedPlace(text) { demand(!place.name.isEmpty, "a place has a name") }
    }

    /// Pictures that are scanned as a user's are; their documents have what was read. Their libraries are not instrumented.
    static let scan = Door("scan") { bytes in
        guard let result = Scanner.shared?.scan(bytes) else { return }
        for document in result.documents where document.status == .verified {
            let digits = document.mrz?.checkDigits ?? []
            demand(
                !digits.isEmpty && digits.allSatisfy { $0.verdict == .holds || $0.verdict == .notPrinted },
                "the digits of a zone that is verified hold")
        }
    }
}

extension Character {
    fileprivate var lowercasedLetter: Character { lowercased().first ?? self }
}

extension PrintLine {
    /// A line of a drawn card: left edge and middle in steps of four pixels, the height of its letters, how surely they were
    /// read, two bytes for the slope, and its text.
    fileprivate init?(drawn bytes: [UInt8]) {
        guard bytes.count > 6 else { return nil }
        let text = String(decoding: bytes[6...], as: UTF8.self)
        let (left, middle, height) = (4 * Double(bytes[0]), 4 * Double(bytes[1]), 4 + Double(bytes[2] % 60))
        let (width, slope) = (0.6 * height * Double(text.count), Double(bytes[4]) - Double(bytes[5]))
        let (top, bottom) = (middle - height / 2, middle + height / 2)
        let count = Double(max(1, text.count))
        self.init(
            letters: text.enumerated().map { index, character in
                Letter(
                    character: character, confidence: Double(bytes[3]) / 255,
                    extent: Double(index) / count...Double(index + 1) / count)
            },
            corners: Quadrilateral(
                topLeft: Point(x: left, y: top), topRight: Point(x: left + width, y: top + slope),
                bottomRight: Point(x: left + width, y: bottom + slope), bottomLeft: Point(x: left, y: bottom)))
    }
}

/// The one scanner of this process.
private final class Scanner {
    nonisolated(unsafe) static let shared = Scanner()
    private var scanner: DocumentScanner

    private init?() {
        guard let scanner = try? DocumentScanner() else { return nil }
        self.scanner = scanner
    }

    func scan(_ bytes: [UInt8]) -> ScanResult? { try? scanner.scan(bytes) }
}

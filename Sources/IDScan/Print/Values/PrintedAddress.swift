/// A person's address, as a document prints it.
///
/// ```swift
/// let address = PrintedAddress("51147 KÖLN\nHEIDESTRASSE 17")
/// address?.postalCode   // "51147"
/// address?.city         // "KÖLN"
/// address?.street       // ["HEIDESTRASSE 17"]
/// ```
///
/// Lines end at line breaks and at commas. The city stands behind the postal code, as on most of the continent of Europe;
/// an address without such a line has lines only.
public struct PrintedAddress: Hashable, Sendable, Codable {
    /// The lines, white space being one space.
    public let lines: [String]
    /// The postal code, without the letters of a State before it.
    public let postalCode: String?
    /// The text behind the postal code.
    public let city: String?
    /// The lines without postal code and city.
    public let street: [String]

    /// Reads an address.
    ///
    /// - Returns: `nil` if there is no letter.
    public init?(_ text: some StringProtocol) {
        guard text.contains(where: \.isLetter) else { return nil }
        let lines = text.split { $0.isNewline || $0 == "," }
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
        let cities = lines.map(Self.city)
        let place = cities.firstIndex { $0 != nil }
        let found = place.flatMap { cities[$0] }
        self.lines = lines
        postalCode = found?.code
        city = found?.name
        street = lines.indices.filter { $0 != place }.map { lines[$0] }
    }

    /// The shapes of postal codes before a city's name, `9` being a digit and `A` a letter: Germany and most others,
    /// Austria and others, Poland, Sweden and others, the Netherlands, Portugal.
    private static let shapes = ["99999", "9999", "99-999", "999 99", "9999 AA", "9999-999"]

    /// Divides a line that begins with a postal code, perhaps behind `D-`.
    private static func city(in line: String) -> (code: String, name: String)? {
        let country = line.prefix { $0.isLetter }
        let isCountry = (1...3).contains(country.count) && line.dropFirst(country.count).first == "-"
        let rest = isCountry ? line.dropFirst(country.count + 1) : line[...]
        let fitting = shapes.filter { shape in
            let behind = rest.dropFirst(shape.count)
            return rest.count > shape.count && behind.first == " " && behind.dropFirst().first?.isLetter == true
                && zip(shape, rest).allSatisfy(Self.fits)
        }
        guard let shape = fitting.max(by: { $0.count < $1.count }) else { return nil }
        return (String(rest.prefix(shape.count)), String(rest.dropFirst(shape.count + 1)))
    }

    private static func fits(_ pattern: Character, _ character: Character) -> Bool {
        switch pattern {
        case "9": character.isASCIIDigit
        case "A": character.isLetter && character.isUppercase
        default: character == pattern
        }
    }
}

/// The parts of an address that can be told for certain.
public struct AddressParts: Hashable, Sendable, Codable {
    /// The street, with all that stands on its line unless ``houseNumber`` could be told from it; nil where several
    /// lines may be it, or none is left.
    public let street: String?
    /// The number of the house.
    public let houseNumber: String?
    /// The postal code, without the letters of a State before it.
    public let postalCode: String?
    /// The city.
    public let city: String?
}

extension AddressParts {
    /// Parts an address; nil when nothing of it is certain.
    init?(_ address: PrintedAddress) {
        guard let code = address.postalCode, let name = address.city else { return nil }
        (postalCode, city) = (code, name)
        guard address.street.count == 1, let line = address.street.first else {
            (street, houseNumber) = (nil, nil)
            return
        }
        (street, houseNumber) = Self.parted(line)
    }

    /// Divides `HEIDESTRASSE 17`, `HEIDESTRASSE 17 A` and `17 RUE HAUTE`: a number at one end, and no digit elsewhere.
    private static func parted(_ line: String) -> (street: String, houseNumber: String?) {
        let words = line.split(separator: " ").map(String.init)
        let cuts = [
            (words.dropLast(2), words.suffix(2)), (words.dropLast(), words.suffix(1)),
            (words.dropFirst(), words.prefix(1)),
        ]
        for (street, number) in cuts where isStreet(street) && isHouseNumber(number) {
            return (street.joined(separator: " "), number.joined(separator: " "))
        }
        return (line, nil)
    }

    private static func isStreet(_ words: ArraySlice<String>) -> Bool {
        words.contains { $0.count > 1 } && !words.joined().contains(where: \.isNumber)
    }

    /// `17`, `17A`, `17 A`, `17-19`, `17/2`.
    private static func isHouseNumber(_ words: ArraySlice<String>) -> Bool {
        guard let number = words.first, number.first?.isASCIIDigit == true else { return false }
        let letter = words.dropFirst().joined()
        let rest = number.drop { $0.isASCIIDigit }
        let isRange = rest.count > 1 && "-/".contains(rest.prefix(1)) && rest.dropFirst().allSatisfy(\.isASCIIDigit)
        return (rest.isEmpty || isRange || isLetter(rest)) && (words.count == 1 || rest.isEmpty && isLetter(letter))
    }

    private static func isLetter(_ text: some StringProtocol) -> Bool { text.count == 1 && text.allSatisfy(\.isLetter) }
}

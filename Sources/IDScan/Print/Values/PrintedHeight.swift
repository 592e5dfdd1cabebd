/// A person's height, as a document prints it.
///
/// ```swift
/// PrintedHeight("178 cm")?.centimetres     // 178
/// PrintedHeight("1,78 m")?.centimetres     // 178
/// PrintedHeight("5'-10\"")?.centimetres    // 178
/// PrintedHeight("17 cm")                   // nil
/// ```
public struct PrintedHeight: Hashable, Sendable, Codable {
    /// The height, in centimetres.
    public let centimetres: Int

    /// The name of ``centimetres`` in results.
    static let unit = "cm"

    /// From a newborn child to the tallest man known, in centimetres.
    public static let plausible = 40...272

    /// Reads a height: centimetres, metres with two decimals, or feet and inches, as driving licences of the United States
    /// have it.
    ///
    /// - Returns: `nil` if the text is anything else, or no person has that height.
    public init?(_ text: some StringProtocol) {
        let numbers = text.split { !$0.isASCIIDigit }
        guard numbers.allSatisfy({ $0.count <= 3 }) else { return nil }
        let unit = String(text.filter { $0.isLetter || "'’′".contains($0) }).uppercased()
        let values = numbers.compactMap { Int($0) }
        let lengths = numbers.map(\.count)
        if ["CM", ""].contains(unit), lengths == [3] || (lengths == [2] && unit == "CM") {
            centimetres = values[0]
        } else if ["M", ""].contains(unit), lengths == [1, 2] {
            centimetres = values[0] * 100 + values[1]
        } else if ["'", "’", "′", "FTIN"].contains(unit), lengths.count == 2, values[1] < Self.inchesPerFoot {
            centimetres = Int((Double(values[0] * Self.inchesPerFoot + values[1]) * Self.centimetresPerInch).rounded())
        } else {
            return nil
        }
        guard Self.plausible.contains(centimetres) else { return nil }
    }

    private static let inchesPerFoot = 12
    private static let centimetresPerInch = 2.54
}

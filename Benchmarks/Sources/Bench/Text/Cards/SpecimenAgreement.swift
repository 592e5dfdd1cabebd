import Foundation
import IDScan

/// Reads real specimens from a folder of the user's, and lists whether print and zone agree.
enum SpecimenAgreement {
    private static let least = 12
    private static let fields: [CardField] = [.surname, .givenNames, .birthDate, .documentNumber]

    /// Lists every clear specimen with a zone of a folder that has a `truth.json`.
    ///
    /// - Returns: True if enough of them agree in all four fields.
    static func run(folder: String) throws -> Bool {
        let folder = URL(filePath: folder, directoryHint: .isDirectory)
        var reader = try CardReader()
        var (agreeing, undisputed) = (0, 0)
        let clear = try Specimen.all(in: folder).filter { $0.legibility == "clear" && $0.lines != nil }
        print(
            "specimen                      " + fields.map { cell($0.rawValue) }.joined()
                + "template, and what is printed")
        for specimen in clear {
            let reading = try reader.read([UInt8](Data(contentsOf: folder.appending(path: specimen.file))))
            let outcomes = fields.map { reading.outcomes[$0] ?? .notCompared }
            agreeing += outcomes.allSatisfy { $0 == .agrees } ? 1 : 0
            undisputed += outcomes.contains(.agrees) && !outcomes.contains(.differs) ? 1 : 0
            let texts = fields.map { reading.fields[$0] ?? "–" }.joined(separator: " · ")
            print(
                specimen.file.padding(toLength: 30, withPad: " ", startingAt: 0)
                    + outcomes.map { cell($0.rawValue) }.joined() + "\(reading.templates.first ?? "–"): \(texts)")
        }
        print("agree in all four: \(agreeing) of \(clear.count); none differs and one agrees: \(undisputed)")
        return agreeing >= min(least, clear.count)
    }

    private static func cell(_ text: String) -> String { text.padding(toLength: 16, withPad: " ", startingAt: 0) }
}

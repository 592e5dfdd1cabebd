import ArgumentParser
import Foundation
import IDScan
import MRZ
import ReaderLab

/// `bench altered`: alters one character of a zone's text, and looks if print is said to agree with that.
struct AlteredCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "altered",
        abstract: "Alters one character of a field of each specimen's zone before print is compared with it.",
        discussion: """
            The folder holds images and a truth.json, as for "specimens". Of each clear specimen with a zone the fields are \
            altered one by one whose print agrees with the zone as it was read. Prints how many of the altered ones agree \
            all the same (accepted), differ, or are not compared.
            """
    )

    @Option(help: ArgumentHelp("The folder of the specimens.", valueName: "folder"), completion: .directory)
    var folder: String

    @Option(help: "Decides which characters are altered.")
    var seed: UInt64 = 1

    private static let fields: [FieldName] = [.surname, .givenNames, .birthDate, .documentNumber]

    func run() throws {
        let folder = URL(filePath: folder, directoryHint: .isDirectory)
        let specimens = try Specimen.all(in: folder).filter { $0.lines != nil && $0.legibility == "clear" }
        var random = SplitMix64(seed: seed)
        var counts: [FieldName: [FieldCrossCheck.Outcome: Int]] = [:]
        for specimen in specimens {
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: specimen.file)))
            let read = try AlteredZone.outcomes(of: bytes)
            for field in Self.fields where read[field] == .agrees {
                let altered = AlteredZone(field: field, place: random.next(), replacement: random.next())
                guard let outcome = try AlteredZone.outcomes(of: bytes, altering: altered)[field] else { continue }
                counts[field, default: [:]][outcome, default: 0] += 1
                if outcome == .agrees { print("accepted: \(specimen.file) \(field.rawValue)") }
            }
        }
        let all = counts.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        for (name, row) in Self.fields.map({ ($0.rawValue, counts[$0] ?? [:]) }) + [("all", all)] {
            print(
                "\(name): \(row.values.reduce(0, +)) altered, \(row[.agrees] ?? 0) accepted, \(row[.differs] ?? 0) differ, "
                    + "\(row[.notCompared] ?? 0) not compared")
        }
    }
}

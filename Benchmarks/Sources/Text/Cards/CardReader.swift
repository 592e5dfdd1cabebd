import Foundation
import IDScan
import MRZ

/// Two scanners: one that reads what is printed, and one that reads zones only.
struct CardReader: ~Copyable {
    private var scanner: DocumentScanner
    private var zoneScanner: DocumentScanner

    init() throws {
        var options = ScanOptions()
        options.referenceDate = CardField.today
        let zoneScanner = try DocumentScanner(options: options)
        options.templates = DocumentTemplate.builtIn
        let scanner = try DocumentScanner(options: options)
        self.scanner = scanner
        self.zoneScanner = zoneScanner
    }

    /// What was read on a photograph.
    struct Reading {
        /// The printed fields of all documents, as values where they have one.
        var fields: [CardField: String] = [:]
        /// The templates, as results name them.
        var templates: [String] = []
        /// How the print compares with the zone.
        var outcomes: [CardField: FieldCrossCheck.Outcome] = [:]
        /// How much CPU all of it took, and how much more that was than the zone alone.
        var milliseconds = 0.0, millisecondsOfPrint = 0.0
    }

    /// Reads a photograph of one document, or of both sides of one.
    ///
    /// - Parameter isTimed: Whether it is read once more without the print, to tell what that costs.
    mutating func read(_ photograph: [UInt8], isTimed: Bool = false) throws -> Reading {
        let start = clock()
        let result = try scanner.scan(photograph)
        var reading = Reading(milliseconds: Self.milliseconds(since: start))
        for document in result.documents {
            if let template = document.template { reading.templates.append(template) }
            for (name, field) in document.visualZone?.fields ?? [:] {
                guard let name = CardField(rawValue: name.rawValue) else { continue }
                reading.fields[name] = field.value ?? field.text
            }
            for check in document.crossChecks {
                guard let name = CardField(rawValue: check.field.rawValue) else { continue }
                reading.outcomes[name] = check.outcome
            }
        }
        guard isTimed else { return reading }
        let second = clock()
        _ = try zoneScanner.scan(photograph)
        reading.millisecondsOfPrint = reading.milliseconds - Self.milliseconds(since: second)
        return reading
    }

    private static func milliseconds(since start: clock_t) -> Double {
        Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
    }
}

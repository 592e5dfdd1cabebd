import IDScan
import MRZ

/// Two scanners: one that reads print, and one that reads zones only.
struct CardReader: ~Copyable {
    private var scanner: DocumentScanner
    private var zoneScanner: DocumentScanner

    init() throws {
        var options = ScanOptions()
        options.request.referenceDate = CardField.today
        let zoneScanner = try DocumentScanner(options: options)
        options.templates = DocumentTemplate.builtIn
        let scanner = try DocumentScanner(options: options)
        self.scanner = scanner
        self.zoneScanner = zoneScanner
    }

    /// The reading of a photograph.
    struct Reading {
        /// The printed fields of all documents, as values where they have one.
        var fields: [CardField: String] = [:]
        /// The templates, as results name them.
        var templates: [String] = []
        /// The outcomes of comparing the print with the zone.
        var outcomes: [CardField: FieldCrossCheck.Outcome] = [:]
    }

    /// Reads a photograph of one document, or of both sides of one.
    mutating func read(_ photograph: [UInt8]) throws -> Reading {
        let result = try scanner.scan(photograph)
        var reading = Reading()
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
        return reading
    }

    /// The number of times that each scan is timed: other programs only ever make one slower.
    private static let repetitions = 3

    /// Returns the CPU time that a photograph takes more than its zone alone: the least of three scans, each.
    mutating func millisecondsOfPrint(on photograph: [UInt8]) throws -> Double {
        var (all, zone) = (Double.infinity, Double.infinity)
        for _ in 0..<Self.repetitions {
            var start = ProcessorTime.seconds
            _ = try scanner.scan(photograph)
            all = min(all, Self.milliseconds(since: start))
            start = ProcessorTime.seconds
            _ = try zoneScanner.scan(photograph)
            zone = min(zone, Self.milliseconds(since: start))
        }
        return all - zone
    }

    private static func milliseconds(since start: Double) -> Double { 1000 * (ProcessorTime.seconds - start) }
}

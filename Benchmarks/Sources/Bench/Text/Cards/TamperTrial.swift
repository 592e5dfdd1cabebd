import Foundation
import IDScan
import SpecimenCards

/// Changes one character of a printed field, and looks whether the scanner says that print and zone differ.
enum TamperTrial {
    private static let leastCaught = 0.99, mostFalseAlarms = 0.01
    /// The fields that print and zone have both, and that are changed in turn.
    private static let fields: [CardField] = [
        .surname, .givenNames, .birthDate, .documentNumber, .expiryDate, .nationality, .sex,
    ]

    /// Reads `count` documents of each design that has a zone, both sides together, as they are and with one change.
    ///
    /// - Returns: True if enough changes were caught, and not too many right documents suspected.
    static func run(count: Int, seed: UInt64, fonts: [FontFile], _ findings: Findings) throws -> Bool {
        var reader = try CardReader()
        var total = Counts()
        var next = seed
        for design in SpecimenDesign.allCases where design.zoneSide != nil {
            var counts = Counts()
            for number in 0..<count {
                try counts.add(design, seed: next, number: number, fonts, &reader, findings)
                next += 1
            }
            print("\(design): caught \(counts.caught), false alarms \(counts.alarms)")
            total.add(counts)
        }
        let list = fields.compactMap { field in total.caughtByField[field].map { "\(field) \($0)" } }
        print("one character changed, said to differ: \(total.caught); \(list.joined(separator: ", "))")
        print("nothing changed, said to differ: \(total.alarms)")
        return total.caught.share >= leastCaught && total.alarms.share <= mostFalseAlarms
    }

    /// The number of changes that were caught, and the number of right documents that were suspected.
    private struct Counts {
        private(set) var alarms = Tally()
        private(set) var caughtByField: [CardField: Tally] = [:]

        var caught: Tally {
            caughtByField.values.reduce(into: Tally()) { $0.add($1) }
        }

        /// Reads a document as it is, and with one character changed.
        mutating func add(
            _ design: SpecimenDesign, seed: UInt64, number: Int, _ fonts: [FontFile], _ reader: inout CardReader,
            _ findings: Findings
        ) throws {
            let sample = try CardSample(design, sides: design.sides, seed: seed, fonts: fonts)
            let honest = try reader.read(try sample.taken.file())
            let suspected = honest.outcomes.filter { $0.value == .differs }.map(\.key)
            alarms.add(!suspected.isEmpty)
            if !suspected.isEmpty {
                findings.tell(report("false alarm", sample, suspected, honest))
                try keep(sample, as: "suspected", in: findings.pictures)
            }
            guard let change = Change(of: sample, among: fields, number: number) else { return }
            let forged = try CardSample(design, sides: design.sides, seed: seed, fonts: fonts) { card in
                if let name = SpecimenFieldName(rawValue: change.field.rawValue) { card.texts[name] = change.text }
            }
            let reading = try reader.read(try forged.taken.file())
            let isCaught = reading.outcomes[change.field] == .differs
            caughtByField[change.field, default: Tally()].add(isCaught)
            guard !isCaught else { return }
            findings.tell(report("missed \(change.text)", sample, [change.field], reading))
            try keep(forged, as: "missed", in: findings.pictures)
        }

        mutating func add(_ other: Counts) {
            alarms.add(other.alarms)
            for (field, tally) in other.caughtByField { caughtByField[field, default: Tally()].add(tally) }
        }
    }

    /// Writes the picture of a document, if pictures are wanted.
    private static func keep(_ sample: CardSample, as what: String, in folder: PictureFolder?) throws {
        try folder?.keep(sample.taken.file(), named: "\(sample.design)-\(what)-\(sample.seed).jpg")
    }

    /// A line about the fields of a document.
    private static func report(
        _ what: String, _ sample: CardSample, _ fields: [CardField], _ reading: CardReader.Reading
    ) -> String {
        let list = fields.map { field in
            "\(field): \(sample.printed[field] ?? "–") read \(reading.fields[field] ?? "–"), "
                + (reading.outcomes[field]?.rawValue ?? "no check")
        }
        return "    \(what), \(sample.design) \(sample.seed) (\(reading.templates.joined(separator: ", "))): "
            + list.joined(separator: "; ")
    }

    /// The number of cases in which something is so.
    private struct Tally: CustomStringConvertible {
        private(set) var hits = 0
        private(set) var count = 0

        mutating func add(_ isHit: Bool) {
            hits += isHit ? 1 : 0
            count += 1
        }

        mutating func add(_ other: Tally) {
            hits += other.hits
            count += other.count
        }

        var share: Double { hits.share(of: count) }

        var description: String { "\(hits) of \(count)" }
    }
}

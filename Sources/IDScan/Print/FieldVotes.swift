/// Several readings of one field: equal ones strengthen each other.
struct FieldVotes {
    /// So many equal readings leave no doubt.
    private static let enough = 2

    private var readings: [(reading: FieldReading, makesSense: Bool)] = []

    mutating func add(_ reading: FieldReading, makesSense: Bool) { readings.append((reading, makesSense)) }

    /// Whether any of them makes sense.
    var makeSense: Bool { readings.contains(where: \.makesSense) }

    /// Whether there are several, all the same, that make sense.
    var isUnanimous: Bool {
        readings.count > 1 && makeSense && readings.allSatisfy { $0.reading.text == readings[0].reading.text }
    }

    /// What was read several times with no character of less confidence, whether it makes sense or not; nil when nothing was.
    func repeated(withConfidence least: Double) -> FieldReading? {
        let sure = readings.map(\.reading).filter { $0.leastConfidence >= least }
        return sure.first { reading in sure.count { $0.text == reading.text } >= Self.enough }
    }

    /// The reading whose text has the most certainty, all readings of the same text together; those that make sense come
    /// first.
    var best: FieldReading? {
        var best: (reading: FieldReading, certainty: Double)?
        for (reading, makesSense) in readings where makesSense || !makeSense {
            let same = readings.filter { $0.reading.text == reading.text }
            let certainty = same.reduce(0) { $0 + $1.reading.certainty }
            if best.map({ certainty > $0.certainty }) ?? true {
                let surest = same.max { $0.reading.certainty < $1.reading.certainty }?.reading ?? reading
                best = (surest, certainty)
            }
        }
        guard let best else { return nil }
        var reading = best.reading
        // The zone has no accents: readings that differ in them alone say the same of it.
        let folded = FoldedText(reading.text).characters
        reading.isDoubtful = readings.count { FoldedText($0.reading.text).characters == folded } < Self.enough
        return reading
    }
}

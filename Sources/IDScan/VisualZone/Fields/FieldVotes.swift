/// Several readings of one field: those that say the same strengthen each other.
struct FieldVotes {
    /// What the field holds: of dates, the same day in other letters is the same.
    private let content: FieldContent
    /// So many equal readings leave no doubt.
    private static let enough = 2

    private var readings: [(reading: FieldReading, makesSense: Bool)] = []

    init(of content: FieldContent) { self.content = content }

    private func isSame(_ first: FieldReading, _ second: FieldReading) -> Bool {
        if first.text == second.text { return true }
        guard content == .date, let date = PrintedDate(first.text) else { return false }
        return date == PrintedDate(second.text)
    }

    mutating func add(_ reading: FieldReading, makesSense: Bool) { readings.append((reading, makesSense)) }

    /// Whether any of them makes sense.
    var makeSense: Bool { readings.contains(where: \.makesSense) }

    /// Whether there are several, all the same, that make sense.
    var isUnanimous: Bool {
        readings.count > 1 && makeSense && readings.allSatisfy { isSame($0.reading, readings[0].reading) }
    }

    /// What was read several times with no character of less confidence, whether it makes sense or not; nil when nothing was.
    func repeated(withConfidence least: Double) -> FieldReading? {
        let sure = readings.map(\.reading).filter { $0.leastConfidence >= least }
        return sure.first { reading in sure.count { isSame($0, reading) } >= Self.enough }
    }

    /// The reading whose text has the most certainty, all readings of the same text together; those that make sense come
    /// first.
    var best: FieldReading? {
        var best: (reading: FieldReading, certainty: Double)?
        for (reading, makesSense) in readings where makesSense || !makeSense {
            let same = readings.filter { isSame($0.reading, reading) }
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
        let same = readings.count { isSame($0.reading, reading) || FoldedText($0.reading.text).characters == folded }
        reading.isDoubtful = same < Self.enough
        return reading
    }
}

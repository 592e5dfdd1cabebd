/// Where fields are that are known already: others stand before or behind them, in the order of their template.
struct ReadingOrder {
    /// All fields, from the upper left to the lower right.
    let fields: [VisualFieldName]
    private var places: [(rank: Int, place: LinePlace)] = []

    /// So many fields tell where the others are.
    private static let fewest = 3
    /// How far apart the beginnings of values in one column are, in millimetres.
    private static let tolerance = 1.0

    init(fields: [VisualFieldName]) { self.fields = fields }

    /// Adds a field whose place is known.
    mutating func place(_ field: VisualFieldName, at place: LinePlace) {
        guard let rank = fields.firstIndex(of: field) else { return }
        places.removeAll { $0.rank == rank }
        places.append((rank, place))
    }

    /// Whether enough fields are known.
    var isKnown: Bool { places.count >= Self.fewest }

    /// Whether a line begins where one of the known fields does, as values in a column do, or stands beside one.
    func isAligned(_ line: LinePlace) -> Bool {
        places.contains { isAligned($0.place, with: line) || $0.place.isBeside(line) }
    }

    /// How far two fields are apart between which there is room for one more, in distances from row to row.
    private static let roomForOne = 1.7...2.3

    /// The known fields above and below one that is not known, if they begin where it does and leave room for it alone.
    func neighbours(ofMissing field: VisualFieldName) -> (above: VisualFieldName, below: VisualFieldName)? {
        guard let rank = fields.firstIndex(of: field),
            let above = places.filter({ $0.rank < rank }).max(by: { $0.rank < $1.rank })
        else { return nil }
        let column = places.filter { isAligned($0.place, with: above.place) }
        guard let below = column.filter({ $0.rank > rank }).min(by: { $0.rank < $1.rank }) else { return nil }
        let rows = column.map(\.place.middle).sorted()
        let pitch = zip(rows, rows.dropFirst()).map { $1 - $0 }.min() ?? 0
        let distance = below.place.middle - above.place.middle
        guard pitch > 0, Self.roomForOne.contains(distance / pitch) else { return nil }
        return (fields[above.rank], fields[below.rank])
    }

    private func isAligned(_ line: LinePlace, with other: LinePlace) -> Bool {
        abs(line.columns.lowerBound - other.columns.lowerBound) < Self.tolerance
    }

    /// On whose wrong side a line would stand if it were a field: how many there are.
    func violations(of field: VisualFieldName, at line: LinePlace) -> Int {
        guard let rank = fields.firstIndex(of: field) else { return 0 }
        return places.count { other in
            other.rank < rank && line.isRead(before: other.place)
                || other.rank > rank && other.place.isRead(before: line)
        }
    }
}

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
        places.contains {
            abs($0.place.columns.lowerBound - line.columns.lowerBound) < Self.tolerance || $0.place.isBeside(line)
        }
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

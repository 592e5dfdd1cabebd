/// How far the two ends of the lines of a zone are from their nominal place, in millimetres.
struct LineShift {
    var left = 0.0, right = 0.0

    /// Returns the shift at a share of the way from the first character to the last.
    func at(_ share: Double) -> Double { left + (right - left) * share }

    /// Printers miss by a millimetre, outlines of documents by less.
    private static let reach = 1.8, step = 0.15
    /// How much more one end may be off than the other: nearly a degree.
    private static let mostTurn = 1.5

    /// Every shift that is tried, in millimetres.
    static let tried = Array(stride(from: -reach, through: reach, by: step))

    /// Returns which of those that are tried is nearest.
    static func index(of shift: Double) -> Int {
        min(max(Int(((shift + reach) / step).rounded()), 0), tried.count - 1)
    }

    /// Every pair of shifts of both ends.
    static let pairs = tried.flatMap { left in
        tried.filter { abs($0 - left) <= mostTurn }.map { LineShift(left: left, right: $0) }
    }
}

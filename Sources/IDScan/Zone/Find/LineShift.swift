/// The distances of the two ends of a zone's lines from their nominal place, in millimetres.
struct LineShift {
    private typealias Tuning = PrintedZoneSearch.Tuning

    var left = 0.0, right = 0.0

    /// Returns the shift at a share of the way from the first character to the last.
    func at(_ share: Double) -> Double { left + (right - left) * share }

    /// Every shift that is tried, in millimetres.
    static let tried = Array(stride(from: -Tuning.reach, through: Tuning.reach, by: Tuning.step))

    /// Returns which of those that are tried is nearest.
    static func index(of shift: Double) -> Int {
        min(max(Int(((shift + Tuning.reach) / Tuning.step).rounded()), 0), tried.count - 1)
    }

    /// Every pair of shifts of both ends.
    static let pairs = tried.flatMap { left in
        tried.filter { abs($0 - left) <= Tuning.mostTurn }.map { LineShift(left: left, right: $0) }
    }
}

/// The rows of a profile that a line of text most likely fills: much ink inside, little just outside.
struct InkBand {
    /// The first row.
    let start: Int
    /// The ink inside.
    let inside: Int
    /// The ink in margins above and below, each a quarter as tall as the band.
    let outside: Int

    /// Finds the band of a given height; nil when the profile has no room for it and its margins.
    init?(in profile: [Int], height: Int) {
        let margin = max(1, Int((Double(height) * 0.25).rounded()))
        guard height > 0, profile.count >= height + 2 * margin else { return nil }
        var sums = [0]
        sums.reserveCapacity(profile.count + 1)
        for ink in profile { sums.append((sums.last ?? 0) + ink) }
        func band(at start: Int) -> (inside: Int, outside: Int) {
            let inside = sums[start + height] - sums[start]
            return (inside, sums[start + height + margin] - sums[start - margin] - inside)
        }
        var best = (first: margin, last: margin, score: Int.min)
        for start in margin...(profile.count - height - margin) {
            let (inside, outside) = band(at: start)
            if inside - outside > best.score { best = (start, start, inside - outside) }
            if inside - outside == best.score { best.last = start }
        }
        // Fillers are less tall than letters: several bands hold all of their ink, the middle one is theirs.
        start = (best.first + best.last) / 2
        (inside, outside) = band(at: start)
    }
}

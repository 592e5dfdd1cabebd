extension [Int] {
    /// Returns the level that would stand at a rank, from 0, if all that this counts were sorted; the last one beyond them.
    ///
    /// This is a histogram: for each level, the number of pixels that have it.
    package func level(ofRank rank: Int) -> Int {
        var below = 0
        let level = firstIndex { count in
            below += count
            return below > rank
        }
        return level ?? count - 1
    }
}

import ImageProcessing
import Imaging

/// Letters in a row.
struct LetterChain {
    /// Places of letters among all, in the order in which they stand.
    private(set) var letters: [Int]
    /// The way from the first to the last; either way of reading.
    private(set) var direction: Direction
    private let tuning: TextStripFinder.Tuning.Chain

    /// Returns all chains, each letter in one of them; the letters of the tightest words are joined first.
    static func all(of letters: [Letter], by tuning: TextStripFinder.Tuning.Chain) -> [LetterChain] {
        let neighbours = Neighbours(of: letters, by: tuning)
        var isFree = [Bool](repeating: true, count: letters.count)
        return neighbours.pairs.compactMap { first, second in
            guard isFree[first], isFree[second] else { return nil }
            var chain = LetterChain(first, second, letters, by: tuning)
            (isFree[first], isFree[second]) = (false, false)
            for isOtherEnd in [false, true] {
                if isOtherEnd { chain.reverse() }
                while let next = chain.next(among: letters, neighbours, isFree) {
                    chain.append(next, letters)
                    isFree[next] = false
                }
            }
            // Letters of a chain too short to be believed are free again for others.
            if chain.letters.count == 2, !chain.isLevel(letters) {
                (isFree[first], isFree[second]) = (true, true)
                return nil
            }
            return chain
        }
    }

    private init(_ first: Int, _ second: Int, _ all: [Letter], by tuning: TextStripFinder.Tuning.Chain) {
        self.tuning = tuning
        letters = [first, second]
        let way = Direction(from: all[first].centre, to: all[second].centre)
        direction = tuning.direction.map { $0.cosine(to: way) < 0 ? $0.reversed : $0 } ?? way
    }

    private mutating func reverse() {
        letters.reverse()
        direction = direction.reversed
    }

    private mutating func append(_ next: Int, _ all: [Letter]) {
        letters.append(next)
        // Few letters do not tell their slope.
        guard tuning.direction == nil || letters.count >= TextStripFinder.Tuning.fewestTelling else { return }
        let centres = letters.map { all[$0].centre }
        guard let start = centres.first, let end = centres.last else { return }
        let way = Direction(from: start, to: end)
        // The line of least squares, in a frame that lies along the way.
        let placed = centres.map(way.turnedBack)
        let count = Double(placed.count)
        let mean = Point(x: placed.reduce(0) { $0 + $1.x } / count, y: placed.reduce(0) { $0 + $1.y } / count)
        let across = placed.reduce(0) { $0 + ($1.x - mean.x) * ($1.y - mean.y) }
        let along = placed.reduce(0) { $0 + ($1.x - mean.x) * ($1.x - mean.x) }
        let slope = along > 0 ? across / along : 0
        let turned = way.turned(Point(x: 1, y: slope))
        direction = Direction(x: turned.x, y: turned.y)
    }

    /// The free letter that continues the chain at its end, if any.
    private func next(among all: [Letter], _ neighbours: Neighbours, _ isFree: [Bool]) -> Int? {
        guard let last = letters.last else { return nil }
        let recent = letters.suffix(tuning.recent).map { direction.turnedBack(all[$0].centre).y }
        let height = recent.reduce(0, +) / Double(recent.count)
        let size = letters.reduce(0) { $0 + all[$1].size } / Double(letters.count)
        let end = direction.turnedBack(all[last].centre)
        var best: (index: Int, cost: Double)?
        for index in neighbours.indices[last] where isFree[index] {
            let place = direction.turnedBack(all[index].centre)
            let offset = abs(place.y - height)
            guard place.x > end.x + tuning.leastStep * size, offset < tuning.corridor * size,
                all[index].size < tuning.largestSize * size, all[index].size > tuning.leastSize * size
            else { continue }
            let cost = all[last].gap(to: all[index]) + tuning.offsetWeight * offset
            if cost < best?.cost ?? .infinity { best = (index, cost) }
        }
        return best?.index
    }

    /// True if the two letters of a short chain stand beside each other as in a word.
    private func isLevel(_ all: [Letter]) -> Bool {
        let (a, b) = (all[letters[0]], all[letters[1]])
        return a.gap(to: b) < tuning.pairGap * max(a.size, b.size)
            && min(a.size, b.size) > tuning.pairSize * max(a.size, b.size)
    }
}

/// The letters that stand near each other.
private struct Neighbours {
    /// For each letter the places of those that may stand beside it.
    let indices: [[Int]]
    /// Each pair once, the tightest first.
    let pairs: [(Int, Int)]

    /// Finds letters that resemble each other and are near each other.
    init(of letters: [Letter], by tuning: TextStripFinder.Tuning.Chain) {
        let gap = tuning.widestGap
        let longest = letters.map { Double(max($0.area.columns.count, $0.area.rows.count)) }.max() ?? 1
        let reach = max(longest, Double(DarkInk.sizes.upperBound)) + gap * Double(DarkInk.sizes.upperBound)
        let grid = LetterGrid(letters, side: reach)
        var pairs: [(Int, Int, cost: Double)] = []
        indices = letters.enumerated().map { index, letter in
            var near: [(index: Int, cost: Double)] = []
            for other in grid.indices(near: letter.centre, within: reach) where other != index {
                let size = max(letter.size, letters[other].size)
                let cost = letter.gap(to: letters[other]) / size
                let isBeside = tuning.direction.map {
                    abs($0.turnedBack(letter.centre).y - $0.turnedBack(letters[other].centre).y)
                        < tuning.corridor * size
                }
                if cost <= gap, isBeside != false, letter.resembles(letters[other], by: tuning) {
                    near.append((other, cost))
                }
            }
            near.sort { $0.cost < $1.cost }
            near.removeLast(max(0, near.count - tuning.mostNeighbours))
            pairs += near.prefix(tuning.mostPairs).map { (index, $0.index, $0.cost) }
            return near.map(\.index)
        }
        pairs.sort { $0.cost < $1.cost }
        self.pairs = pairs.map { ($0.0, $0.1) }
    }
}

/// The possible characters at one place of a reading, given that its neighbours are right.
///
/// Compared are the readings that differ from it by one edit at this place: another character, none, or one more
/// before or after it. Each is weighed by the sum over all its alignments between the frames where the
/// neighbours have their peaks, so that nothing far away counts. The shares are exact posteriors under that condition,
/// but for characters without a chance, which are left out.
struct LocalReadings {
    /// Characters that are nowhere between the neighbours more probable than this have no chance.
    private static let leastChance = 1e-8

    /// The characters of the alphabet that have a chance.
    private let symbols: [Int]
    /// The weight of the reading with each of them at this place.
    private var single: [Double]
    /// The weight of the readings with no character or two at this place.
    private var others = 0.0
    /// The weight of all readings.
    private let total: Double

    /// Weighs the readings at the place `index` of an alignment.
    init(lattice: CharacterLattice, aligned: [AlignedSymbol], index: Int) {
        let left = index > 0 ? aligned[index - 1] : nil
        let right = index + 1 < aligned.count ? aligned[index + 1] : nil
        let start = left?.peak(in: lattice) ?? -1
        let end = right?.peak(in: lattice) ?? lattice.frameCount
        let arrivals = Self.arrivals(lattice: lattice, right: right?.symbol, start: start, end: end)
        let middle = aligned[index].symbol
        // Frame by frame, as the probabilities lie in memory.
        var hasChance = [Bool](repeating: false, count: lattice.classCount)
        for frame in start + 1..<end {
            for (symbol, probability) in lattice.probabilities(in: frame).enumerated()
            where probability > Self.leastChance {
                hasChance[symbol] = true
            }
        }
        hasChance[middle] = true
        symbols = lattice.alphabet.indices.filter { hasChance[$0] }
        single = [Double](repeating: 0, count: symbols.count)
        var walk = Walk(left: left?.symbol, middle: middle, right: right?.symbol, of: symbols)
        others += walk.omitted * arrivals[0]
        for frame in start + 1..<end {
            walk.advance(over: lattice, frame: frame)
            let arrival = arrivals[frame - start]
            guard arrival > 0 else { continue }
            for place in single.indices { single[place] += walk.single(place) * arrival }
            others += (walk.omitted + walk.doubled) * arrival
        }
        total = single.reduce(others, +)
    }

    /// A character of the alphabet, and the probability that it alone stands at this place.
    typealias Share = (symbol: Int, probability: Double)

    /// The characters that have a chance, in the order of the alphabet.
    var shares: [Share] { zip(symbols, single).map { (symbol: $0, probability: total > 0 ? $1 / total : 0) } }

    /// For each frame from `start` on, the weight of the right neighbour beginning in the next one; the end of the line
    /// begins only after the last frame.
    private static func arrivals(lattice: CharacterLattice, right: Int?, start: Int, end: Int) -> [Double] {
        var arrivals = [Double](repeating: 0, count: end - start)
        arrivals[end - start - 1] = 1
        guard let right else { return arrivals }
        for frame in stride(from: end - 1, to: start, by: -1) {
            arrivals[frame - start - 1] = arrivals[frame - start] * lattice.probability(of: right, in: frame)
        }
        return arrivals
    }
}

/// The weights of all partial readings between two neighbours, carried from frame to frame.
private struct Walk {
    private let left: Int?
    private let middle: Int
    private let right: Int?
    /// The characters that may stand between the neighbours, the middle one among them, and its place.
    private let symbols: [Int]
    private let placeOfMiddle: Int
    /// Still in the left neighbour, or in the blank after it.
    private var onLeft: Double, afterLeft: Double
    /// In the only character, or in the blank after it; by character.
    private var on: [Double], after: [Double]
    /// In a second character after the middle one, or in the blank after that; by the second.
    private var onSecond: [Double], afterSecond: [Double]
    /// In the middle character after one more before it, or in the blank after that; by the one before.
    private var onMiddle: [Double], afterMiddle: [Double]

    init(left: Int?, middle: Int, right: Int?, of symbols: [Int]) {
        (self.left, self.middle, self.right, self.symbols) = (left, middle, right, symbols)
        placeOfMiddle = symbols.firstIndex(of: middle) ?? 0
        // The line's beginning is like a blank; the left neighbour's peak is not.
        (onLeft, afterLeft) = left == nil ? (0, 1) : (1, 0)
        let none = [Double](repeating: 0, count: symbols.count)
        (on, after, onSecond, afterSecond, onMiddle, afterMiddle) = (none, none, none, none, none, none)
    }

    /// The weight with no character, ready for the right neighbour: equal neighbours need a blank between them.
    var omitted: Double { afterLeft + (left == right ? 0 : onLeft) }

    /// The weight with one character, ready for the right neighbour.
    func single(_ place: Int) -> Double { after[place] + (symbols[place] == right ? 0 : on[place]) }

    /// The weight with two characters, ready for the right neighbour.
    var doubled: Double {
        var sum = 0.0
        for place in symbols.indices {
            sum += afterSecond[place] + afterMiddle[place]
            if symbols[place] != right { sum += onSecond[place] }
            if middle != right { sum += onMiddle[place] }
        }
        return sum
    }

    /// Goes on by one frame; values that depend on others are advanced before them.
    mutating func advance(over lattice: CharacterLattice, frame: Int) {
        let blank = lattice.probability(of: lattice.blank, in: frame)
        let ofMiddle = lattice.probability(of: middle, in: frame)
        let (fromMiddle, fromBlankAfterMiddle) = (on[placeOfMiddle], after[placeOfMiddle])
        for (place, symbol) in symbols.enumerated() {
            let ofSymbol = lattice.probability(of: symbol, in: frame)
            let isMiddle = symbol == middle
            afterSecond[place] = (afterSecond[place] + onSecond[place]) * blank
            onSecond[place] = (onSecond[place] + fromBlankAfterMiddle + (isMiddle ? 0 : fromMiddle)) * ofSymbol
            if !isMiddle {  // the middle character twice is counted above
                afterMiddle[place] = (afterMiddle[place] + onMiddle[place]) * blank
                onMiddle[place] = (onMiddle[place] + after[place] + on[place]) * ofMiddle
            }
            after[place] = (after[place] + on[place]) * blank
            on[place] = (on[place] + afterLeft + (symbol == left ? 0 : onLeft)) * ofSymbol
        }
        afterLeft = (afterLeft + onLeft) * blank
        onLeft *= left.map { lattice.probability(of: $0, in: frame) } ?? 0
    }
}

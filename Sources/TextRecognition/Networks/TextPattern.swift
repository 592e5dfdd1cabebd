/// A set of texts that are sought in a line: a chain of places, each with the characters that may stand there.
package struct TextPattern: Sendable {
    /// One place: the characters of the network that may stand there, and what comes before it.
    package struct Slot: Sendable {
        /// The numbers of the characters in ``LatinLineReader/alphabet``, in ascending order.
        let classes: [Int]
        /// True if it takes any run of its characters, with gaps between them.
        let isRun: Bool
        /// True if its characters are no part of the text that is found.
        let isLeftOut: Bool
        /// What stands there in the text that is found; nil for the character that is seen.
        let shown: Character?
        /// The places before it, by number, and what it costs to come from them, in nats.
        let before: [(slot: Int, cost: Float)]
        /// What it costs to begin here, in nats; nil where no text begins.
        let start: Float?
    }

    /// The places; each comes after those before it.
    package private(set) var slots: [Slot] = []
    /// The places with which texts end, by number, and what that costs, in nats.
    package var ends: [Int: Float] = [:]
    /// What it costs, in nats, that a letter or a digit touches the text.
    package var touch: (before: Float, behind: Float) = (0, 0)

    /// No text has fewer characters.
    package var shortest = 1

    /// Creates a pattern of no text.
    package init() {}

    private static let numbers = Dictionary(
        uniqueKeysWithValues: LatinLineReader.alphabet.enumerated().map { ($1, $0) })

    /// Adds a place.
    ///
    /// - Parameters:
    ///   - characters: What may stand there; those that the network does not know are left out.
    ///   - isRun: True if it takes any run of them.
    ///   - isLeftOut: True if they are no part of the text that is found.
    ///   - shown: What stands there in the text that is found; nil for the character that is seen.
    ///   - before: The places before it, and what it costs to come from them.
    ///   - start: What it costs to begin there; nil if no text does.
    /// - Returns: Its number.
    package mutating func add(
        _ characters: some Sequence<Character>, isRun: Bool = false, isLeftOut: Bool = false,
        showing shown: Character? = nil, after before: [(slot: Int, cost: Float)],
        start: Float? = nil
    ) -> Int {
        let classes = Set(characters.compactMap { Self.numbers[$0] }).sorted()
        slots.append(
            Slot(classes: classes, isRun: isRun, isLeftOut: isLeftOut, shown: shown, before: before, start: start))
        return slots.count - 1
    }
}

/// A line as a network saw it, kept for seeking texts in it: what each character costs in each frame.
package struct LineCosts: Sendable {
    /// Frame by frame, the costs of all characters and of none: how much less probable than the likeliest, in nats.
    private let costs: [Float]
    /// The likeliest class of each frame.
    private let likeliest: [Int]
    private let classCount: Int
    private let frameCount: Int
    /// Where the letters of the line begin and end, as shares of the frames.
    private let extent: ClosedRange<Double>

    private var blank: Int { classCount - 1 }

    /// Takes what a network saw.
    ///
    /// - Parameters:
    ///   - lattice: What it saw.
    ///   - extent: Where the line begins and ends, as shares of the lattice.
    init(_ lattice: CharacterLattice, extent: ClosedRange<Double>) {
        (classCount, frameCount, self.extent) = (lattice.classCount, lattice.frameCount, extent)
        var costs = lattice.logProbabilities
        var likeliest: [Int] = []
        for frame in 0..<frameCount {
            let classes = frame * classCount..<(frame + 1) * classCount
            let best = classes.max { costs[$0] < costs[$1] } ?? classes.lowerBound
            let most = costs[best]
            for place in classes { costs[place] = most - costs[place] }
            likeliest.append(best - classes.lowerBound)
        }
        (self.costs, self.likeliest) = (costs, likeliest)
    }

    /// The costs of a line and of another one that follows it, a space between them.
    package func joined(_ next: LineCosts) -> LineCosts {
        var gap = [Float](repeating: Self.unlikely, count: classCount)
        gap[blank] = 0
        if let space = LatinLineReader.alphabet.firstIndex(of: " ") { gap[space] = 0 }
        let frames = [[Float]](repeating: gap, count: Self.gapFrames).joined()
        return LineCosts(
            costs: costs + frames + next.costs,
            likeliest: likeliest + [Int](repeating: blank, count: Self.gapFrames) + next.likeliest,
            classCount: classCount)
    }

    /// The frames of a space that parts two lines, and what any other character costs there, in nats.
    private static let gapFrames = 10
    private static let unlikely: Float = 20

    private init(costs: [Float], likeliest: [Int], classCount: Int) {
        (self.costs, self.likeliest, self.classCount) = (costs, likeliest, classCount)
        (frameCount, extent) = (likeliest.count, 0...1)
    }

    /// Where a text was found in a line.
    package struct Match: Sendable {
        /// How much less probable the text is than the reading of the same place, in nats; what touches it included.
        package let cost: Float
        /// The likeliest of the pattern's texts.
        package let text: String
        /// Where it stands, as shares of the line.
        package let extent: ClosedRange<Double>
    }

    /// Seeks a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The texts.
    ///   - limit: The most that they may cost, in nats.
    /// - Returns: Where the likeliest stands; nil when all cost more.
    package func match(of pattern: TextPattern, limit: Float) -> Match? {
        guard frameCount >= pattern.shortest else { return nil }
        let search = LineSearch(
            pattern: pattern, costs: slotCosts(of: pattern),
            blanks: (0..<frameCount).map { costs[$0 * classCount + blank] },
            touching: touching)
        return search.best(limit: limit).map { path in
            let width = max(extent.upperBound - extent.lowerBound, 0.001)
            let places = [path.start, path.start + path.slots.count].map {
                min(max((Double($0) / Double(max(1, frameCount)) - extent.lowerBound) / width, 0), 1)
            }
            return Match(cost: path.cost, text: text(of: path, pattern), extent: places[0]...max(places[0], places[1]))
        }
    }

    /// The costs of each place of a pattern, frame by frame.
    private func slotCosts(of pattern: TextPattern) -> [Float] {
        let slots = pattern.slots
        var result = [Float](repeating: .infinity, count: frameCount * slots.count)
        costs.withUnsafeBufferPointer { costs in
            for (number, slot) in slots.enumerated() {
                for frame in 0..<frameCount {
                    let start = frame * classCount
                    var least = slot.isRun ? costs[start + blank] : .infinity
                    for symbol in slot.classes { least = min(least, costs[start + symbol]) }
                    result[frame * slots.count + number] = least
                }
            }
        }
        return result
    }

    /// Letters with more frames than these between them do not touch.
    private static let mostBetween = 9

    /// What it costs, in nats, that the letter close before each frame is none, and the one close behind it; 0 without one.
    private var touching: (before: [Float], behind: [Float]) {
        let isLetter = LatinLineReader.alphabet.map { $0.isLetter || $0.isNumber } + [false]
        func costs(of frames: some Sequence<Int>) -> [Float] {
            var costs = [Float](repeating: 0, count: frameCount)
            var (cost, symbol, distance) = (Float(0), blank, Self.mostBetween)
            for frame in frames {
                let own = likeliest[frame]
                distance += 1
                if own != blank {
                    let isNew = own != symbol || distance > 1
                    cost = isLetter[own] ? (isNew ? 0 : cost) + self.costs[frame * classCount + blank] : 0
                    (symbol, distance) = (own, 0)
                }
                costs[frame] = distance < Self.mostBetween ? cost : 0
            }
            return costs
        }
        return ([0] + costs(of: 0..<frameCount), costs(of: (0..<frameCount).reversed()) + [0])
    }

    /// The likeliest text of a path: of each place the character that is seen best.
    private func text(of path: LineSearch.Path, _ pattern: TextPattern) -> String {
        var (text, frame) = ("", 0)
        while frame < path.slots.count {
            guard let slot = path.slots[frame], !pattern.slots[slot].isLeftOut else {
                frame += 1
                continue
            }
            let end = path.slots[frame...].firstIndex { $0 != slot } ?? path.slots.count
            let places = (frame..<end).map { (path.start + $0) * classCount }
            let classes = pattern.slots[slot].classes
            if pattern.slots[slot].isRun {
                var last = blank
                for place in places {
                    let symbol = (classes + [blank]).min { costs[place + $0] < costs[place + $1] } ?? blank
                    if symbol != last, symbol != blank { text.append(LatinLineReader.alphabet[symbol]) }
                    last = symbol
                }
            } else if let shown = pattern.slots[slot].shown {
                text.append(shown)
            } else {
                func least(_ symbol: Int) -> Float { places.map { costs[$0 + symbol] }.min() ?? .infinity }
                if let best = classes.min(by: { least($0) < least($1) }) { text.append(LatinLineReader.alphabet[best]) }
            }
            frame = end
        }
        return text
    }
}

import SystemLibrary

/// A line as a network saw it, kept for seeking texts in it: the cost of each character in each frame.
package struct LineCosts: Sendable {
    /// Frame by frame, the costs of all characters and of none, in steps of ``step``: how much less probable than the likeliest.
    private let costs: [UInt8]
    /// The least cost of each character, and of none, in all frames.
    private let least: [UInt8]
    /// The likeliest class of each frame.
    private let likeliest: [Int]
    private let classCount: Int
    private let frameCount: Int
    /// The beginning and the end of the line's letters, as shares of the frames.
    private let extent: ClosedRange<Double>

    private var blank: Int { classCount - 1 }

    /// A step of costs, in nats; a cost of more than 255 of them counts as so much.
    private static let step: Float = 0.125

    /// Takes the output of a network.
    ///
    /// - Parameters:
    ///   - lattice: The output of the network.
    ///   - extent: The beginning and the end of the line, as shares of the lattice.
    init(_ lattice: CharacterLattice, extent: ClosedRange<Double>) {
        (classCount, frameCount, self.extent) = (lattice.classCount, lattice.frameCount, extent)
        var costs = [UInt8](repeating: 0, count: frameCount * classCount)
        var likeliest: [Int] = []
        for frame in 0..<frameCount {
            let seen = lattice.logProbabilities[frame * classCount..<(frame + 1) * classCount]
            let most = seen.max() ?? 0
            for place in seen.indices { costs[place] = UInt8(min((most - seen[place]) / Self.step + 0.5, 255)) }
            likeliest.append((seen.firstIndex(of: most) ?? seen.startIndex) - seen.startIndex)
        }
        (self.costs, self.likeliest) = (costs, likeliest)
        least = Self.least(of: costs, classCount)
    }

    private static func least(of costs: [UInt8], _ classCount: Int) -> [UInt8] {
        var least = [UInt8](repeating: .max, count: classCount)
        for start in stride(from: 0, to: costs.count, by: classCount) {
            for symbol in 0..<classCount { least[symbol] = min(least[symbol], costs[start + symbol]) }
        }
        return least
    }

    /// The costs of a line and of another one that follows it, a space between them.
    package func joined(_ next: LineCosts) -> LineCosts {
        var gap = [UInt8](repeating: Self.unlikely, count: classCount)
        gap[blank] = 0
        if let space = ScriptLineReader.alphabet.firstIndex(of: " ") { gap[space] = 0 }
        let frames = [[UInt8]](repeating: gap, count: Self.gapFrames).joined()
        return LineCosts(
            costs: costs + frames + next.costs,
            likeliest: likeliest + [Int](repeating: blank, count: Self.gapFrames) + next.likeliest,
            classCount: classCount)
    }

    /// The frames of a space that parts two lines, and the cost of any other character there, in steps.
    private static let gapFrames = 10
    private static let unlikely: UInt8 = 160

    /// Takes a line as another reader has it: a frame for each character, and one with none behind it.
    ///
    /// - Parameter characters: The characters; those that the network's alphabet lacks are unlikely to be any of it.
    package init(_ characters: [RecognizedCharacter]) {
        let alphabet = ScriptLineReader.alphabet
        let count = alphabet.count + 1
        var (costs, likeliest) = ([UInt8](), [Int]())
        for character in characters {
            var probabilities = [alphabet.firstIndex(of: character.character): character.confidence]
            for other in character.alternatives {
                probabilities[alphabet.firstIndex(of: other.character), default: 0] += other.confidence
            }
            let most = probabilities.values.max() ?? 1
            // The letters that may be meant, but are not named, share the probability that is left.
            let left = max(0, 1 - probabilities.values.reduce(0, +))
            let rest = min(most / Self.unnamed, max(left / Self.unnamed, Self.leastRest))
            costs += (0..<count).map { symbol in
                let cost = Float(log(max(most, Self.leastRest) / max(probabilities[symbol] ?? rest, Self.leastRest)))
                return UInt8(min(max(cost, 0) / Self.step + 0.5, 255))
            }
            costs += [UInt8](repeating: Self.unlikely, count: count - 1) + [0]
            likeliest += [alphabet.firstIndex(of: character.character) ?? count - 1, count - 1]
        }
        self.init(costs: costs, likeliest: likeliest, classCount: count)
    }

    /// The least probability of a character that a reader does not name, and the number of such that may be meant: each is less
    /// likely than the likeliest one by so much, too.
    private static let leastRest = 1e-4, unnamed = 3.0

    private init(costs: [UInt8], likeliest: [Int], classCount: Int) {
        (self.costs, self.likeliest, self.classCount) = (costs, likeliest, classCount)
        least = Self.least(of: costs, classCount)
        (frameCount, extent) = (likeliest.count, 0...1)
    }

    /// The place of a text that was found in a line.
    package struct Match: Sendable {
        /// The cost of the text, in nats: the logarithm of the factor by which the best reading there is more probable.
        /// Letters that touch the text add to it.
        package let cost: Float
        /// The likeliest of the pattern's texts.
        package let text: String
        /// The likeliest text of all at that place.
        package let seen: String
        /// The place of the text, as shares of the line.
        package let extent: ClosedRange<Double>
    }

    /// Seeks a pattern.
    ///
    /// - Parameters:
    ///   - pattern: The texts.
    ///   - limit: The most that they may cost, in nats.
    /// - Returns: The place of the likeliest; nil when all cost more.
    package func match(of pattern: TextPattern, limit: Float) -> Match? {
        guard frameCount >= pattern.shortest, pattern.leastCost(ofPlaces: leastCosts(of: pattern)) <= limit else {
            return nil
        }
        let search = LineSearch(
            pattern: pattern, costs: slotCosts(of: pattern),
            blanks: (0..<frameCount).map { cost(of: blank, in: $0) }, touching: touching)
        return search.best(limit: limit).map { path in
            let width = max(extent.upperBound - extent.lowerBound, 0.001)
            let places = [path.start, path.start + path.slots.count].map {
                min(max((Double($0) / Double(max(1, frameCount)) - extent.lowerBound) / width, 0), 1)
            }
            return Match(
                cost: path.cost, text: text(of: path, pattern),
                seen: likeliestText(in: path.start..<path.start + path.slots.count),
                extent: places[0]...max(places[0], places[1]))
        }
    }

    /// The cost of a character, or of none, in a frame, in nats.
    private func cost(of symbol: Int, in frame: Int) -> Float { Self.step * Float(costs[frame * classCount + symbol]) }

    /// The least cost of each place of a pattern in any frame, in nats.
    private func leastCosts(of pattern: TextPattern) -> [Float] {
        pattern.slots.map { slot in
            var own = slot.isRun ? least[blank] : .max
            for symbol in slot.classes { own = min(own, least[symbol]) }
            return slot.isRun || !slot.classes.isEmpty ? Self.step * Float(own) : .infinity
        }
    }

    /// The costs of each place of a pattern, frame by frame.
    private func slotCosts(of pattern: TextPattern) -> [Float] {
        let slots = pattern.slots
        var result = [Float](repeating: .infinity, count: frameCount * slots.count)
        costs.withUnsafeBufferPointer { costs in
            for (number, slot) in slots.enumerated() where slot.isRun || !slot.classes.isEmpty {
                for frame in 0..<frameCount {
                    let start = frame * classCount
                    var least = slot.isRun ? costs[start + blank] : .max
                    for symbol in slot.classes { least = min(least, costs[start + symbol]) }
                    result[frame * slots.count + number] = Self.step * Float(least)
                }
            }
        }
        return result
    }

    /// Letters with more frames than these between them do not touch.
    private static let mostBetween = 9

    /// The cost, in nats, of reading the letter close before each frame as none, and the one close behind it; 0 without one.
    private var touching: (before: [Float], behind: [Float]) {
        let isLetter = ScriptLineReader.alphabet.map { $0.isLetter || $0.isNumber } + [false]
        let hyphen = ScriptLineReader.alphabet.firstIndex(of: "-")
        func costs(of frames: some Sequence<Int>) -> [Float] {
            var costs = [Float](repeating: 0, count: frameCount)
            var (cost, symbol, distance) = (Float(0), blank, Self.mostBetween)
            for frame in frames {
                let own = likeliest[frame]
                distance += 1
                if own != blank {
                    let isNew = own != symbol || distance > 1
                    // A letter touches across a hyphen, too, as in personal numbers.
                    if own != hyphen { cost = isLetter[own] ? (isNew ? 0 : cost) + self.cost(of: blank, in: frame) : 0 }
                    (symbol, distance) = (own, 0)
                }
                costs[frame] = distance < Self.mostBetween ? cost : 0
            }
            return costs
        }
        return ([0] + costs(of: 0..<frameCount), costs(of: (0..<frameCount).reversed()) + [0])
    }

    /// The likeliest text of some frames.
    private func likeliestText(in frames: Range<Int>) -> String {
        var (text, last) = ("", blank)
        for symbol in likeliest[frames] {
            if symbol != last, symbol != blank { text.append(ScriptLineReader.alphabet[symbol]) }
            last = symbol
        }
        return text
    }

    /// The likeliest text of a path: of each place the character that is seen best.
    private func text(of path: LineSearch.Path, _ pattern: TextPattern) -> String {
        var (text, frame) = ("", 0)
        while frame < path.slots.count {
            guard let slot = path.slots[frame], pattern.slots[slot].role != .leftOut else {
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
                    if symbol != last, symbol != blank { text.append(ScriptLineReader.alphabet[symbol]) }
                    last = symbol
                }
            } else if let shown = pattern.slots[slot].shown {
                text.append(shown)
            } else {
                func least(_ symbol: Int) -> UInt8 { places.map { costs[$0 + symbol] }.min() ?? .max }
                if let best = classes.min(by: { least($0) < least($1) }) {
                    text.append(ScriptLineReader.alphabet[best])
                }
            }
            frame = end
        }
        return text
    }
}

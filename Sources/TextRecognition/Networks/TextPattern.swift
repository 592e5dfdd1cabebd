/// A set of texts that are sought in a line: a chain of places, each with the characters that may stand there.
package struct TextPattern: Sendable {
    /// The part that a place has in a text.
    package enum Role: Sendable {
        /// One of its characters, in whose place ``TextPattern/withOneExchanged`` has others.
        case character
        /// One of its characters and no other.
        case fixed
        /// Any run of its characters, with gaps between them.
        case run
        /// A run that is no part of the text that is found.
        case leftOut
    }

    /// One place: the characters of the network that may stand there, and the places before it.
    package struct Slot: Sendable {
        /// The numbers of the characters in ``ScriptLineReader/alphabet``, in ascending order.
        let classes: [Int]
        let role: Role
        /// The character that the text that is found has there; nil for the one that is seen.
        let shown: Character?
        /// The places before it.
        fileprivate(set) var before: [Way] = []
        /// The cost of beginning here, in nats; nil where no text begins.
        let start: Float?

        /// True if it takes any run of its characters.
        var isRun: Bool { role == .run || role == .leftOut }
    }

    /// A way from one place to the next.
    struct Way: Sendable {
        /// The number of the place before.
        let slot: Int
        /// The cost of coming from there, in nats.
        let cost: Float
        /// True if no gap is needed between them: characters that can be the same need one, or they are one.
        let isJoined: Bool
    }

    /// The places; each comes after those before it.
    package private(set) var slots: [Slot] = []
    /// The places with which texts end, by number, and the cost of that, in nats.
    package var ends: [Int: Float] = [:]
    /// The cost of a letter or a digit that touches the text, in nats.
    package var touch: (before: Float, behind: Float) = (0, 0)

    /// No text has fewer characters.
    package var shortest = 1

    /// Creates a pattern of no text.
    package init() {}

    /// Creates a pattern of one text.
    package init(_ text: String) {
        for character in text {
            let before = slots.indices.last.map { [(slot: $0, cost: Float(0))] } ?? []
            _ = add([character], as: .fixed, after: before, start: before.isEmpty ? 0 : nil)
        }
        if !slots.isEmpty { ends[slots.count - 1] = 0 }
        shortest = text.count
    }

    private static let numbers = Dictionary(
        uniqueKeysWithValues: ScriptLineReader.alphabet.enumerated().map { ($1, $0) })

    /// Adds a place.
    ///
    /// - Parameters:
    ///   - characters: The characters that may stand there; ones that the network does not know are left out.
    ///   - role: Its part in the text.
    ///   - shown: The character that the text that is found has there; nil for the one that is seen.
    ///   - before: The places before it, and the cost of coming from them.
    ///   - start: The cost of beginning there; nil if no text does.
    /// - Returns: Its number.
    package mutating func add(
        _ characters: some Sequence<Character>, as role: Role = .character, showing shown: Character? = nil,
        after before: [(slot: Int, cost: Float)],
        start: Float? = nil
    ) -> Int {
        let classes = Set(characters.compactMap { Self.numbers[$0] }).sorted()
        return add(Slot(classes: classes, role: role, shown: shown, start: start), after: before)
    }

    /// Adds a place behind others; returns its number.
    private mutating func add(_ slot: Slot, after before: [(slot: Int, cost: Float)]) -> Int {
        var slot = slot
        slot.before = before.map { way in
            let other = slots[way.slot]
            return Way(
                slot: way.slot, cost: way.cost,
                isJoined: other.isRun || slot.isRun || slot.classes.isDisjoint(fromSorted: other.classes))
        }
        slots.append(slot)
        return slots.count - 1
    }

    /// The numbers of letters and digits in the alphabet, and those of characters of ASCII.
    private static let letters = ScriptLineReader.alphabet.indices.filter {
        ScriptLineReader.alphabet[$0].isLetter || ScriptLineReader.alphabet[$0].isNumber
    }
    private static let areASCII = ScriptLineReader.alphabet.map(\.isASCII)

    /// The same texts with one character exchanged for another letter or digit.
    package var withOneExchanged: TextPattern {
        var pattern = TextPattern()
        // Of each place: its number before the exchange, as the exchanged one, and behind it.
        var places: [(before: Int, exchanged: Int?, behind: Int)] = []
        for slot in slots {
            func add(
                _ classes: [Int], _ before: [(slot: Int, cost: Float)], showing: Character?, start: Float?
            ) -> Int {
                pattern.add(Slot(classes: classes, role: slot.role, shown: showing, start: start), after: before)
            }
            let before = slot.before.map { (slot: places[$0.slot].before, cost: $0.cost) }
            let behind = slot.before.flatMap { way in
                ([places[way.slot].exchanged, places[way.slot].behind] as [Int?]).compactMap(\.self)
                    .map { (slot: $0, cost: way.cost) }
            }
            let own = slot.classes
            // Letters that are two in a zone have marks, which are easily misread.
            let isExchanged = slot.role == .character && own.contains { Self.areASCII[$0] }
            places.append(
                (
                    before: add(own, before, showing: slot.shown, start: slot.start),
                    exchanged: isExchanged
                        ? add(Self.letters.filter { !own.contains($0) }, before, showing: nil, start: slot.start) : nil,
                    behind: add(own, behind, showing: slot.shown, start: nil)
                ))
        }
        for (slot, cost) in ends {
            pattern.ends[places[slot].behind] = cost
            if let exchanged = places[slot].exchanged { pattern.ends[exchanged] = cost }
        }
        (pattern.touch, pattern.shortest) = (touch, shortest)
        return pattern
    }
}

extension [Int] {
    /// True if two arrays in ascending order have no number in common.
    fileprivate func isDisjoint(fromSorted other: [Int]) -> Bool {
        var (first, second) = (0, 0)
        while first < count, second < other.count {
            if self[first] == other[second] { return false }
            if self[first] < other[second] { first += 1 } else { second += 1 }
        }
        return true
    }
}

extension TextPattern {
    /// The least cost of the cheapest of the texts, given the least cost of each place: a bound that takes no search.
    ///
    /// - Parameter places: The least cost of each place in all frames.
    func leastCost(ofPlaces places: [Float]) -> Float {
        var totals = [Float](repeating: .infinity, count: slots.count)
        for (number, slot) in slots.enumerated() {
            var least = slot.start ?? .infinity
            for way in slot.before { least = min(least, totals[way.slot] + way.cost) }
            totals[number] = least + places[number]
        }
        return ends.reduce(.infinity) { min($0, totals[$1.key] + $1.value) }
    }
}

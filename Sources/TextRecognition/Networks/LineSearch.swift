/// Finds the cheapest place of a pattern in a line: the texts begin and end anywhere, and the print around them costs nothing.
///
/// This is the likeliest alignment of connectionist temporal classification (Graves 2006), with a choice of characters at each place.
struct LineSearch {
    /// Frame by frame, the costs of all places.
    private let costs: [Float]
    /// The cost of no character in each frame.
    private let blanks: [Float]
    /// The cost of reading the letter close before a frame as none, and the one close behind it.
    private let touching: (before: [Float], behind: [Float])
    private let pattern: TextPattern

    /// An alignment: from its first frame on, the place of each; nil between characters.
    struct Path {
        let cost: Float
        let start: Int
        let slots: [Int?]
    }

    /// The ways to all places, and where those to each of them begin.
    private let ways: [TextPattern.Way], firstWays: [Int]
    /// The cost of beginning at each place.
    private let starts: [Float]
    /// The places with which texts end, in their order: of equally likely ones the first is taken.
    private let ends: [(slot: Int, cost: Float)]
    private var slotCount: Int { starts.count }

    init(pattern: TextPattern, costs: [Float], blanks: [Float], touching: (before: [Float], behind: [Float])) {
        (self.pattern, self.costs, self.blanks, self.touching) = (pattern, costs, blanks, touching)
        var (ways, firstWays) = ([TextPattern.Way](), [Int]())
        for slot in pattern.slots {
            firstWays.append(ways.count)
            ways += slot.before
        }
        (self.ways, self.firstWays) = (ways, firstWays + [ways.count])
        ends = pattern.ends.sorted { $0.key < $1.key }.map { (slot: $0.key, cost: $0.value) }
        starts = pattern.slots.map { $0.start ?? .infinity }
    }

    /// The state before the first one: nowhere. A state is twice its place, and one more in the gap behind it.
    private static let nowhere: Int32 = -1

    /// The best alignment; nil when all cost more than a limit.
    func best(limit: Float) -> Path? {
        let stateCount = 2 * slotCount
        var origins = [Int32](repeating: Self.nowhere, count: stateCount * blanks.count)
        var states = [Float](repeating: .infinity, count: stateCount), next = states
        var best: (cost: Float, frame: Int, state: Int)?
        for frame in blanks.indices {
            origins.withUnsafeMutableBufferPointer { origins in
                let own = UnsafeMutableBufferPointer(rebasing: origins[stateCount * frame..<stateCount * (frame + 1)])
                advance(states, to: &next, origins: own, frame: frame, limit: limit)
            }
            swap(&states, &next)
            for (slot, cost) in ends where states[2 * slot] < .infinity {
                let whole = states[2 * slot] + cost + min(touching.behind[frame + 1], pattern.touch.behind)
                if whole <= limit, whole < best?.cost ?? .infinity { best = (whole, frame, 2 * slot) }
            }
        }
        return best.map { path(to: $0.state, at: $0.frame, cost: $0.cost, origins: origins) }
    }

    private func advance(
        _ states: [Float], to next: inout [Float], origins: UnsafeMutableBufferPointer<Int32>, frame: Int, limit: Float
    ) {
        let (places, blank) = (frame * slotCount, blanks[frame])
        let touch = min(touching.before[frame], pattern.touch.before)
        for slot in 0..<slotCount {
            let (on, behind) = (2 * slot, 2 * slot + 1)
            (next[on], next[behind]) = (.infinity, .infinity)
            // In the gap behind a character.
            let isOn = states[on] < states[behind]
            let rest = (isOn ? states[on] : states[behind]) + blank
            if rest <= limit { (next[behind], origins[behind]) = (rest, Int32(isOn ? on : behind)) }
            let own = costs[places + slot]
            guard own <= limit else { continue }
            var (least, from) = (states[on], Int32(on))
            if starts[slot] + touch < least { (least, from) = (starts[slot] + touch, Self.nowhere) }
            for way in firstWays[slot]..<firstWays[slot + 1] {
                let way = ways[way]
                let gap = states[2 * way.slot + 1] + way.cost
                if gap < least { (least, from) = (gap, Int32(2 * way.slot + 1)) }
                let direct = states[2 * way.slot] + way.cost
                if direct < least, way.isJoined { (least, from) = (direct, Int32(2 * way.slot)) }
            }
            if least + own <= limit { (next[on], origins[on]) = (least + own, from) }
        }
    }

    private func path(to state: Int, at frame: Int, cost: Float, origins: [Int32]) -> Path {
        var (state, frame, slots) = (state, frame, [Int?]())
        while true {
            slots.append(state.isMultiple(of: 2) ? state / 2 : nil)
            let origin = origins[2 * slotCount * frame + state]
            if origin == Self.nowhere || frame == 0 { break }
            (state, frame) = (Int(origin), frame - 1)
        }
        return Path(cost: cost, start: frame, slots: slots.reversed())
    }
}

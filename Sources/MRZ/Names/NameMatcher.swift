/// Follows a printed name through the characters of a zone, on all spellings at once.
struct NameMatcher {
    let zone: [UInt8]
    let mayBeCut: Bool

    /// A way of reading the zone as the beginning of the name.
    private struct State: Hashable {
        /// The number of characters of the zone that are used up.
        var position = 0
        /// True where the rest of the component is left out.
        var leavesOut = false
        /// True where letters were left out so far.
        var isCut = false
    }

    func comparison(of elements: [NameElement]) -> NameComparison {
        var states: Set = [State()]
        var (matched, position) = (0, 0)
        var beginsComponent = true
        for (index, element) in elements.enumerated() {
            states = Set(states.flatMap { successors(of: $0, by: element, beginsComponent: beginsComponent) })
            if let furthest = states.filter({ !$0.leavesOut }).map({ $0.position }).max() {
                (matched, position) = (index + 1, furthest)
            }
            beginsComponent = element.isLetter ? false : beginsComponent || element.kind != .silent
        }
        let ends = states.filter { $0.position == zone.count }
        guard ends.isEmpty else { return ends.allSatisfy { $0.isCut } ? .cut : .same }
        guard matched < elements.count else {
            return .differs(printedOffset: elements.last.map { $0.offset + 1 } ?? 0, zoneOffset: position)
        }
        let common = elements[matched].spellings.map { commonLength($0, from: position) }.max() ?? 0
        return .differs(printedOffset: elements[matched].offset, zoneOffset: position + common)
    }

    /// The number of characters of a spelling that the zone shows from a position on.
    private func commonLength(_ spelling: String, from position: Int) -> Int {
        zip(zone[position...], spelling.utf8).prefix { $0 == $1 }.count
    }

    private func successors(of state: State, by element: NameElement, beginsComponent: Bool) -> [State] {
        guard element.isLetter else { return afterSeparator(element, state) }
        if state.leavesOut { return [state] }
        return element.spellings.flatMap { spelling in
            let common = commonLength(spelling, from: state.position)
            let isWhole = common == spelling.utf8.count
            let least = beginsComponent ? 1 : 0
            // The rest is left out behind a part of the letter; behind all of it, the next letter can be.
            let parts = mayBeCut && least < spelling.utf8.count ? least..<min(common + 1, spelling.utf8.count) : 0..<0
            return parts.map { State(position: state.position + $0, leavesOut: true, isCut: true) }
                + (isWhole ? [State(position: state.position + common, isCut: state.isCut)] : [])
        }
    }

    private func afterSeparator(_ element: NameElement, _ state: State) -> [State] {
        var states: [State] = []
        if element.spellings.contains(""), !state.leavesOut || element.kind == .silent { states.append(state) }
        let fillers = zone[state.position...].prefix { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: " ") }.count
        if fillers > 0 { states.append(State(position: state.position + fillers, isCut: state.isCut)) }
        if mayBeCut, state.position == zone.count {
            states.append(State(position: state.position, leavesOut: true, isCut: true))
        }
        return states
    }
}

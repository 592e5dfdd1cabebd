/// Finds the likeliest alignment of a text of a given length: Viterbi's algorithm over columns.
///
/// A state is a character in a column, or the blank before a column. All characters of a column are entered from the
/// same states: the blank before it, or the best character of the previous column, except that a character is not
/// entered from itself, for which the second best is kept. That makes a step as cheap as one comparison.
struct ExactLengthSearch {
    private let lattice: CharacterLattice
    /// The numbers of columns and of characters.
    private let count: Int, characterCount: Int

    /// For each column, the score of being in the blank before it; one more after the last.
    private var blanks: [Float]
    /// For each character of each column, the score of being in it.
    private var scores: [Float]
    /// For each column, its two best characters.
    private var leaders: [Leaders]
    /// Frame by frame and column by column, how each state was reached.
    private var steps: [Step]

    private struct Leaders {
        var first = -1, second = -1
        var firstScore = -Float.infinity, secondScore = -Float.infinity

        /// The best character but `symbol`, and its score.
        func other(than symbol: Int) -> (symbol: Int, score: Float) {
            symbol == first ? (second, secondScore) : (first, firstScore)
        }
    }

    /// The way in which the states of one column were reached in one frame.
    private struct Step {
        /// One bit per character of the alphabet: whether it was already in this character in the frame before.
        var stayed: UInt64 = 0
        /// The two best characters of the previous column in the frame before.
        var leaders = Leaders()
        /// The score of the blank before this column in the frame before.
        var blank = -Float.infinity
        /// True where the blank before this column was entered from a character, the best of the previous column.
        var blankWasEntered = false
    }

    /// Prepares the search.
    init(lattice: CharacterLattice, count: Int) {
        self.lattice = lattice
        (self.count, characterCount) = (count, lattice.alphabet.count)
        blanks = [0] + [Float](repeating: -.infinity, count: count)
        scores = [Float](repeating: -.infinity, count: count * characterCount)
        leaders = [Leaders](repeating: Leaders(), count: count)
        steps = [Step](repeating: Step(), count: lattice.frameCount * (count + 1))
    }

    /// Runs the search.
    ///
    /// - Returns: One symbol per column, or nil when no alignment is so long.
    consuming func bestAlignment() -> [AlignedSymbol]? {
        for frame in 0..<lattice.frameCount { advance(to: frame) }
        let last = leaders.last ?? Leaders()
        guard max(blanks[count], last.firstScore) > -.infinity else { return nil }
        return alignment(endingIn: last.firstScore > blanks[count] ? last.first : nil)
    }

    /// Moves every state on by one frame, from the last column to the first, as each depends on the one before it.
    private mutating func advance(to frame: Int) {
        let base = frame * lattice.classCount
        let blank = lattice.logProbabilities[base + lattice.blank]
        // Columns that cannot have been reached yet, and those from which the end cannot be reached any more.
        let lowest = max(0, count - (lattice.frameCount - frame))
        let highest = min(count, frame + 1)
        for column in stride(from: highest, through: lowest, by: -1) {
            let previous = column > 0 ? leaders[column - 1] : Leaders()
            var step = Step(leaders: previous, blank: blanks[column])
            if column < count { advance(column: column, step: &step, base: base) }
            step.blankWasEntered = previous.firstScore > blanks[column]
            blanks[column] = max(blanks[column], previous.firstScore) + blank
            steps[frame * (count + 1) + column] = step
        }
    }

    private mutating func advance(column: Int, step: inout Step, base: Int) {
        var leaders = Leaders()
        let enter = max(step.blank, step.leaders.firstScore)
        let offset = column * characterCount
        for symbol in 0..<characterCount {
            let entering = symbol == step.leaders.first ? max(step.blank, step.leaders.secondScore) : enter
            let staying = scores[offset + symbol]
            if staying >= entering { step.stayed |= 1 << UInt64(symbol) }
            let score = max(staying, entering) + lattice.logProbabilities[base + symbol]
            scores[offset + symbol] = score
            if score > leaders.firstScore {
                (leaders.second, leaders.secondScore) = (leaders.first, leaders.firstScore)
                (leaders.first, leaders.firstScore) = (symbol, score)
            } else if score > leaders.secondScore {
                (leaders.second, leaders.secondScore) = (symbol, score)
            }
        }
        self.leaders[column] = leaders
    }

    /// Walks back from the last frame; `symbol` is the character it ends in, nil the blank after the last column.
    private func alignment(endingIn symbol: Int?) -> [AlignedSymbol] {
        var aligned: [AlignedSymbol] = []
        var symbol = symbol
        var column = symbol == nil ? count : count - 1
        var end = lattice.frameCount
        for frame in stride(from: lattice.frameCount - 1, through: 0, by: -1) {
            let step = steps[frame * (count + 1) + column]
            if let current = symbol {
                if step.stayed >> UInt64(current) & 1 == 1 { continue }
                aligned.append(AlignedSymbol(symbol: current, frames: frame..<end))
                let previous = step.leaders.other(than: current)
                symbol = previous.score > step.blank ? previous.symbol : nil
                if symbol != nil { column -= 1 }
            } else if step.blankWasEntered {
                symbol = step.leaders.first
                column -= 1
            }
            end = frame
        }
        return aligned.reversed()
    }
}

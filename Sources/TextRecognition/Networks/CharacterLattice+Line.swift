import SystemLibrary

extension CharacterLattice {
    /// The number of alternatives that a character gets.
    private static let alternativeCount = 3
    /// The probability below which an alternative is not worth telling.
    private static let leastAlternative = 0.0001

    /// Returns the reading whose characters stand where they were aligned.
    func line(alignedTo aligned: [AlignedSymbol]) -> RecognizedLine {
        let extents = self.extents(of: aligned)
        let characters = aligned.indices.map { index in
            let place = LocalReadings(lattice: self, aligned: aligned, index: index)
            let shares = place.shares
            let symbol = aligned[index].symbol
            return RecognizedCharacter(
                character: alphabet[symbol], confidence: shares.first { $0.symbol == symbol }?.probability ?? 0,
                alternatives: alternatives(to: symbol, of: shares), extent: extents[index])
        }
        return RecognizedLine(characters: characters, logLikelihood: logLikelihood(ofAligned: aligned))
    }

    private func alternatives(to symbol: Int, of shares: [LocalReadings.Share]) -> [AlternativeCharacter] {
        shares.filter { $0.symbol != symbol && $0.probability >= Self.leastAlternative }
            .sorted { $0.probability > $1.probability }
            .prefix(Self.alternativeCount)
            .map { AlternativeCharacter(character: alphabet[$0.symbol], confidence: $0.probability) }
    }

    /// Half way to the neighbours' centres; at the ends as far as the median pitch reaches.
    private func extents(of aligned: [AlignedSymbol]) -> [ClosedRange<Double>] {
        let centres = aligned.map { $0.centre(in: self) }
        let pitches = zip(centres, centres.dropFirst()).map { $1 - $0 }.sorted()
        let pitch = pitches.isEmpty ? Double(aligned.first?.frames.count ?? 0) + 1 : pitches[pitches.count / 2]
        return centres.indices.map { index in
            let left = index == 0 ? centres[0] - pitch / 2 : (centres[index - 1] + centres[index]) / 2
            let right =
                index == centres.count - 1 ? centres[index] + pitch / 2 : (centres[index] + centres[index + 1]) / 2
            let width = Double(frameCount)
            return max(0, left / width)...min(1, right / width)
        }
    }

    /// The logarithm of a reading's probability; at least that of the alignment it came from, which is a part of it.
    private func logLikelihood(ofAligned aligned: [AlignedSymbol]) -> Double {
        var classes = [Int](repeating: blank, count: frameCount)
        for symbol in aligned {
            for frame in symbol.frames { classes[frame] = symbol.symbol }
        }
        let ofAlignment = classes.enumerated().reduce(0) { sum, place in
            sum + Double(logProbabilities[place.offset * classCount + place.element])
        }
        return min(0, max(ofAlignment, logLikelihood(ofSymbols: aligned.map(\.symbol))))
    }

    /// The forward algorithm of connectionist temporal classification, scaled in every frame.
    func logLikelihood(ofSymbols symbols: [Int]) -> Double {
        // State 2i is the blank before symbol i, state 2i+1 the symbol itself.
        let stateCount = 2 * symbols.count + 1
        var masses = [Double](repeating: 0, count: stateCount)
        masses[0] = 1
        var logScale = 0.0
        for frame in 0..<frameCount {
            let base = frame * classCount
            let ofBlank = probabilities[base + blank]
            var total = 0.0
            for state in stride(from: stateCount - 1, through: 0, by: -1) {
                var mass = masses[state]
                if state > 0 { mass += masses[state - 1] }
                if state.isMultiple(of: 2) {
                    mass *= ofBlank
                } else {
                    let index = state / 2
                    if index > 0, symbols[index] != symbols[index - 1] { mass += masses[state - 2] }
                    mass *= probabilities[base + symbols[index]]
                }
                masses[state] = mass
                total += mass
            }
            guard total > 0 else { return -.infinity }
            // Masses too small to matter become 0 before they become slow.
            for state in masses.indices { masses[state] = masses[state] < total * 1e-250 ? 0 : masses[state] / total }
            logScale += log(total)
        }
        let ended = masses[stateCount - 1] + (stateCount > 1 ? masses[stateCount - 2] : 0)
        return min(0, log(ended) + logScale)
    }
}

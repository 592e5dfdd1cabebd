import MRZ
import TextRecognition

extension ZoneReading {
    /// The pairs of places where other characters may stand without a check digit noticing.
    ///
    /// A digit proves one character, but two errors may cancel out: with the weights 7 and 3 the difference of `OO` and `00` is
    /// a multiple of 10. Who errs once errs twice in the same print, so that the less probable of two like errors counts; of
    /// two unlike ones it is how probable both are together.
    func exchangeablePlaces(under rule: VerificationRule) -> Set<ZonePlace> {
        guard zone.verdict == .holds else { return [] }
        let possible = exchanges(under: rule)
        var result: Set<ZonePlace> = []
        for (index, first) in possible.enumerated() {
            for second in possible[(index + 1)...] where first.place != second.place {
                let isPlausible = first.isLike(second) || first.confidence * second.confidence > rule.rival
                if isPlausible, holds(with: [first, second]) { result.formUnion([first.place, second.place]) }
            }
        }
        return result
    }

    /// The protected characters that may be others.
    private func exchanges(under rule: VerificationRule) -> [Exchange] {
        let layout = Layout.of(zone.format)
        return zone.lines.enumerated().flatMap { line, printed in
            printed.enumerated().flatMap { column, character -> [Exchange] in
                let read = lines[line].characters[column]
                guard layout.isProtected(line: line, column: column), read.character == character else { return [] }
                return read.alternatives.filter { $0.confidence > rule.rival }.map {
                    Exchange(
                        place: ZonePlace(line: line + 1, column: column + 1), read: character, possible: $0.character,
                        confidence: $0.confidence)
                }
            }
        }
    }

    /// Whether all check digits hold with other characters in some places.
    private func holds(with exchanges: [Exchange]) -> Bool {
        var texts = zone.lines.map(Array.init)
        for exchange in exchanges { texts[exchange.place.line - 1][exchange.place.column - 1] = exchange.possible }
        do throws(ZoneParsingError) {
            let changed = try MachineReadableZone(
                parsing: texts.map { String($0) }, as: zone.format, referenceDate: referenceDate)
            return changed.verdict == .holds
        } catch {
            return false
        }
    }
}

/// A character that was read, and another that may stand there.
private struct Exchange {
    let place: ZonePlace
    let read: Character
    let possible: Character
    /// How probable that is, 0…1.
    let confidence: Double

    /// Whether both are the same mistake.
    func isLike(_ other: Exchange) -> Bool { read == other.read && possible == other.possible }
}

import MRZ
import TextRecognition

extension ZoneReading {
    /// The places where the same two characters may be mistaken for each other twice without a check digit noticing.
    ///
    /// A digit proves one `O` or `0`, but `OO` and `00` may give the same: with the weights 7 and 3 the difference is a
    /// multiple of 10. And who errs once errs twice, in the same print.
    func exchangeablePlaces(under rule: VerificationRule) -> Set<ZonePlace> {
        guard zone.verdict == .holds else { return [] }
        var places: [Exchange: [ZonePlace]] = [:]
        let layout = Layout.of(zone.format)
        for (line, printed) in zone.lines.enumerated() {
            for (column, character) in printed.enumerated() where layout.isProtected(line: line, column: column) {
                let read = lines[line].characters[column]
                for other in read.alternatives where read.character == character && other.confidence > rule.rival {
                    places[Exchange(read: character, possible: other.character), default: []]
                        .append(ZonePlace(line: line + 1, column: column + 1))
                }
            }
        }
        return places.reduce(into: []) { result, candidates in
            let (exchange, places) = candidates
            for (index, first) in places.enumerated() {
                for second in places[(index + 1)...] where holds(with: exchange.possible, at: [first, second]) {
                    result.formUnion([first, second])
                }
            }
        }
    }

    /// Whether all check digits hold with another character in some places.
    private func holds(with character: Character, at places: [ZonePlace]) -> Bool {
        var texts = zone.lines.map(Array.init)
        for place in places { texts[place.line - 1][place.column - 1] = character }
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
private struct Exchange: Hashable {
    let read: Character
    let possible: Character
}

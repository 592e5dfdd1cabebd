import Imaging
import MRZ
import TextRecognition

extension ZoneReading {
    /// The zone as it is printed, when one of its lines has a filler too many, and stands out by it; nil when none has.
    ///
    /// It has the pitch of the others, so that nothing was read twice.
    func withFillerTooMany() -> ZoneReading? {
        guard views.count > 1 else { return nil }
        for index in lines.indices {
            let printed = views[index].decoding.reading
            guard printed.characters.count == lines[index].characters.count + 1,
                printed.logLikelihood - lines[index].logLikelihood >= ZoneReader.Tuning.fillerLead,
                printed.characters.suffix(2).allSatisfy({
                    $0.character == "<" && $0.confidence >= ZoneReader.Tuning.fillerConfidence
                }
                ),
                lines.indices.allSatisfy({ $0 == index || standsOut(printed, line: index, from: $0) })
            else { continue }
            var texts = lines.map(\.text)
            texts[index] = printed.text
            let whole = try? MachineReadableZone(parsing: texts, as: zone.format, referenceDate: referenceDate)
            guard let whole, whole.deviations.contains(where: { $0.code == .wrongLineLength }) else { continue }
            var result = self
            result.zone = whole
            result.lines[index] = printed
            return result
        }
        return nil
    }

    /// True if a line, as it was read by itself, begins where another one does and ends one pitch later.
    private func standsOut(_ printed: RecognizedLine, line: Int, from other: Int) -> Bool {
        guard views[other].decoding.reading.characters.count == lines[other].characters.count,
            case let (reference, own) = (middles(ofLine: other), middles(of: printed, line: line)),
            let first = reference.first, let last = reference.last, let start = own.first, let end = own.last
        else { return false }
        let (x, y) = (last.x - first.x, last.y - first.y)
        let squares = x * x + y * y
        guard squares > 0 else { return false }
        let pitches = Double(lines[other].characters.count - 1)
        func column(of point: Point) -> Double {
            ((point.x - first.x) * x + (point.y - first.y) * y) / squares * pitches
        }
        return abs(column(of: start)) < ZoneReader.Tuning.fillerTolerance
            && abs(column(of: end) - pitches - 1) < ZoneReader.Tuning.fillerTolerance
    }
}

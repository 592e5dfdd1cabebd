import Imaging
import MRZ
import TextRecognition

extension ZoneReading {
    /// How much likelier, as a logarithm, a line is with a filler more than its format has, where one is printed: seven to nine on
    /// drawings, and less than one on zones that are as they should be.
    private static let leastLead = 6.0
    /// How sure the network is of each filler at the end of such a line.
    private static let leastConfidence = 0.9
    /// How far, in pitches, the ends of such a line are from where those of the other lines want them.
    private static let tolerance = 0.4

    /// The zone as it is printed, when one of its lines has a filler too many, and stands out by it; nil when none has.
    ///
    /// It has the pitch of the others, so that nothing was read twice.
    func withFillerTooMany() -> ZoneReading? {
        guard views.count > 1 else { return nil }
        for index in lines.indices {
            let printed = views[index].decoding.reading
            guard printed.characters.count == lines[index].characters.count + 1,
                printed.logLikelihood - lines[index].logLikelihood >= Self.leastLead,
                printed.characters.suffix(2).allSatisfy({ $0.character == "<" && $0.confidence >= Self.leastConfidence }
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

    /// Whether a line, as it was read by itself, begins where another one does and ends one pitch later.
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
        return abs(column(of: start)) < Self.tolerance
            && abs(column(of: end) - pitches - 1) < Self.tolerance
    }
}

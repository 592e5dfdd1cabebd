import IDScan
import MRZ

extension ScannedDocument {
    /// The number of deviations that are listed; the rest are counted.
    private static let mostDeviations = 5

    /// The remarks on the zone beside its lines, a line for each: repairs, the reasons why it is refuted, deviations.
    var evidence: [String] {
        guard let mrz else { return [] }
        let deviations = mrz.deviations.filter { !$0.code.refutes }
        let more = deviations.count - Self.mostDeviations
        return mrz.corrections.map { "repaired: \($0.words), proven by the check digit of \($0.proof.rawValue)" }
            + mrz.ambiguities.map { "not repaired: \($0.words)" }
            + refutations.map { "refuted: \($0)" }
            + deviations.prefix(Self.mostDeviations).map { "deviation: \($0.position): \($0.message)" }
            + (more > 0 ? ["deviation: \(more) more"] : [])
    }
}

extension Correction {
    /// The replaced character, its replacement, and the place.
    fileprivate var words: String { "line \(line), column \(column): \(read) to \(corrected)" }
}

extension Ambiguity {
    /// The check digit that leaves a choice, and the choices.
    fileprivate var words: String {
        "the check digit of \(proof.rawValue) holds with each of these: "
            + alternatives.map(\.words).joined(separator: "; ")
    }
}

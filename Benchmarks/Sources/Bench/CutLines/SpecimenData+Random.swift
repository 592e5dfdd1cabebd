import MRZ
import SpecimenCards

extension SpecimenData {
    /// Returns data of any issuer with any name and any numbers, so that no text is more common than another.
    static func random(format: SpecimenFormat, seed: UInt64, _ random: inout SplitMix64) -> SpecimenData {
        var data = SpecimenData(format: format, seed: seed)
        let states = StateCode.all.map(\.code).filter { $0.count == 3 }
        data.issuingState = states.randomElement(using: &random) ?? data.issuingState
        data.person.nationality =
            Int.random(in: 0..<4, using: &random) > 0
            ? data.issuingState : states.randomElement(using: &random) ?? data.issuingState
        if Int.random(in: 0..<4, using: &random) > 0 {
            data.person.surname = .words(1...3, &random)
            data.person.givenNames = .words(0...3, &random)
        }
        data.documentNumber = .code(6...9, &random)
        data.optionalData1 = data.optionalData1.isEmpty ? "" : .code(3...data.optionalData1.count, &random)
        data.optionalData2 = data.optionalData2.isEmpty ? "" : .code(2...8, &random)
        return data
    }
}

extension String {
    private static let vowels = Array("AEIOUY"), consonants = Array("BCDFGHJKLMNPQRSTVWXZ")
    private static let digits = Array("0123456789"), letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// Returns pronounceable words.
    fileprivate static func words(_ counts: ClosedRange<Int>, _ random: inout SplitMix64) -> String {
        (0..<Int.random(in: counts, using: &random))
            .map { _ in word(length: .random(in: 2...11, using: &random), &random) }
            .joined(separator: " ")
    }

    private static func word(length: Int, _ random: inout SplitMix64) -> String {
        var wantsVowel = Bool.random(using: &random)
        return String(
            (0..<length).compactMap { _ in
                defer { if Int.random(in: 0..<5, using: &random) > 0 { wantsVowel.toggle() } }
                return (wantsVowel ? vowels : consonants).randomElement(using: &random)
            })
    }

    /// Returns letters and digits, in one of three mixtures.
    fileprivate static func code(_ counts: ClosedRange<Int>, _ random: inout SplitMix64) -> String {
        let share = [0, 15, 50].randomElement(using: &random) ?? 0
        return String(
            (0..<Int.random(in: counts, using: &random)).compactMap { _ in
                (Int.random(in: 0..<100, using: &random) < share ? letters : digits).randomElement(using: &random)
            })
    }
}

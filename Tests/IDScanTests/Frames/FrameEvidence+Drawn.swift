import MRZ
import TextRecognition

@testable import IDScan

extension FrameEvidence {
    /// The passport of Doc 9303-4, appendix A.
    static let passport = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10",
    ]

    /// The evidence of a frame that reads lines as they are.
    ///
    /// - Parameters:
    ///   - lines: The lines of a passport.
    ///   - confidence: The certainty of a character; 0 where it sees nothing. Lines and columns count from 0.
    ///   - fault: The fault that speaks against that.
    static func reading(
        _ lines: [String] = passport, format: Format = .td3, isEndSeen: Bool = true,
        confidence: (_ line: Int, _ column: Int) -> Double = { _, _ in 0.99999 },
        fault: (_ line: Int, _ column: Int) -> Fault? = { _, _ in nil }
    ) -> FrameEvidence {
        let columns = lines.enumerated().map { line, text in
            text.enumerated().map { column, character in
                Column(character, confidence(line, column), fault: fault(line, column))
            }
        }
        return FrameEvidence(
            format: format, lines: columns, asked: lines.map { _ in nil }, isEndSeen: isEndSeen,
            isBlackAndWhite: false, pitch: 20)
    }
}

extension FrameEvidence.Column {
    /// The evidence of a frame for a column.
    init(
        _ character: Character, _ confidence: Double, or other: Character? = nil, second: Character? = nil,
        fault: FrameEvidence.Fault? = nil, isTouched: Bool = false
    ) {
        let even = 1 / Double(CharacterLattice.mrzAlphabet.count)
        let others =
            confidence == 0
            ? CharacterLattice.mrzAlphabet.filter { $0 != character }.map { ($0, even) }
            : other.map { [($0, 1 - confidence)] } ?? []
        self.init(
            character: RecognizedCharacter(
                character: character, confidence: confidence == 0 ? even : confidence,
                alternatives: others.map { AlternativeCharacter(character: $0, confidence: $1) }, extent: 0...1),
            second: second.map { AlternativeCharacter(character: $0, confidence: 0.9) }, fault: fault,
            isTouched: isTouched)
    }
}

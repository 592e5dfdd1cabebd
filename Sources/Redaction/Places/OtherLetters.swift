import IDScan
import MRZ
import TextRecognition

/// The documents that print names in letters that the reader of a redaction does not know.
enum OtherLetters {
    /// True if the issuer of a document writes in such letters.
    static func areUsed(on document: ScannedDocument) -> Bool {
        guard let issuer = document.fields[.issuingState] else { return false }
        let state = issuer.alpha3 ?? issuer.text
        return LetterScript.statesOfOtherLetters.contains(StateCode(state)?.alpha3 ?? state)
    }
}

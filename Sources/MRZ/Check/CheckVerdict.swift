/// The verdict of a check digit on the characters that it covers.
public enum CheckVerdict: String, CaseIterable, Codable, Hashable, Sendable {
    /// The printed digit is the computed one.
    case holds
    /// The printed digit is not the computed one.
    case fails
    /// The format prints no check digit over these characters.
    case notPrinted
}

/// The way in which a check digit came to its verdict.
enum CheckReading: UInt8 {
    /// The format has no such digit.
    case notPrinted
    /// The printed digit is the computed one, or a filler where the format allows it.
    case holds
    /// A filler is printed for the digit 0, which the format does not allow.
    case holdsWithFillerForZero
    /// The digit of a long document number also counts the filler between its two parts (Doc 9303-5, 4.2.4, leaves it
    /// out).
    case holdsCountingFiller
    /// The printed digit is not the computed one.
    case fails

    var verdict: CheckVerdict {
        switch self {
        case .notPrinted: .notPrinted
        case .holds, .holdsWithFillerForZero, .holdsCountingFiller: .holds
        case .fails: .fails
        }
    }
}

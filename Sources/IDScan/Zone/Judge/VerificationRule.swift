/// What it takes for a zone that was read to be verified.
///
/// All check digits hold in a ``VerificationStatus/verified`` zone, each of its characters was seen, and all of them together
/// are so probable that the rule is content. The probabilities are those of both networks together, and of the second reader
/// where it was asked, knowing that all digits hold; an error is four times as probable where other ink reaches a character.
public struct VerificationRule: Hashable, Sendable {
    /// How probable it may be at most, 0…1, that any character of a verified zone is wrong.
    ///
    /// If an error is more probable in a zone, as few of its characters as possible are in doubt. Without those, an
    /// error is no more probable than this. If this is below 0, all characters are in doubt.
    public var mostError: Double
    /// The same, 0…1, in a picture that was made black and white. Such a picture hides what was lost, and how much.
    public var mostErrorInBlackAndWhite: Double

    /// Creates a rule; without arguments the one that scanners apply.
    public init(mostError: Double = 0.0045, mostErrorInBlackAndWhite: Double = 0.00045) {
        self.mostError = mostError
        self.mostErrorInBlackAndWhite = mostErrorInBlackAndWhite
    }
}

/// What it takes for a character that was read to be beyond doubt.
///
/// All check digits hold in a ``VerificationStatus/verified`` zone, and no character of it is in doubt. A character in doubt
/// is out of it when the second reader, asked, reads the same, and the first one thinks it likely.
public struct VerificationRule: Hashable, Sendable {
    /// The confidence, 0…1, below which a character that no check digit protects is in doubt.
    public var certain: Double
    /// The confidence, 0…1, below which a character is in doubt although a check digit protects it: too many guesses
    /// satisfy a digit.
    public var guess: Double
    /// The confidence, 0…1, above which another character makes a protected one doubtful when no check digit can tell the
    /// two apart: `O` and `Y`, `L` and `1`.
    public var rival: Double
    /// The confidence, 0…1, below which the second reader's agreement does not take a doubt away that no check digit can
    /// settle: what both readers find hard, both may misread alike.
    public var supported: Double

    /// Creates a rule; without arguments the one that scanners apply.
    public init(certain: Double = 0.9995, guess: Double = 0.7, rival: Double = 0.002, supported: Double = 0.98) {
        self.certain = certain
        self.guess = guess
        self.rival = rival
        self.supported = supported
    }
}

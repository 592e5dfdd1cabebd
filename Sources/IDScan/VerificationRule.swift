/// What it takes for a character that was read to be beyond doubt.
///
/// All check digits hold in a ``VerificationStatus/verified`` zone, and no character of it is in doubt. The confidences are
/// those of both readers together, where the second was asked.
public struct VerificationRule: Hashable, Sendable {
    /// The confidence, 0…1, below which a character that no check digit protects is in doubt, and its line is looked at
    /// once more.
    public var certain: Double
    /// The confidence, 0…1, below which such a character is in doubt after two looks at its line. It may be lower: the
    /// network is seldom wrong in the same way twice.
    public var certainAgain: Double
    /// The confidence, 0…1, below which a character is in doubt although a check digit protects it: too many guesses
    /// satisfy a digit.
    public var guess: Double
    /// The confidence, 0…1, above which another character makes a protected one doubtful when no check digit can tell the
    /// two apart: `O` and `Y`, `L` and `1`, or two `O` and two `0`.
    public var rival: Double

    /// Creates a rule; without arguments the one that scanners apply.
    public init(
        certain: Double = 0.9998, certainAgain: Double = 0.998, guess: Double = 0.7, rival: Double = 0.002
    ) {
        self.certain = certain
        self.certainAgain = certainAgain
        self.guess = guess
        self.rival = rival
    }
}

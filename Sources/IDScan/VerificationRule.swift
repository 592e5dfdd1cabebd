/// What it takes for a character that was read to be beyond doubt.
///
/// All check digits hold in a ``VerificationStatus/verified`` zone, and no character of it is in doubt. The confidences are
/// those of both networks together, and of the second reader where it was asked.
public struct VerificationRule: Hashable, Sendable {
    /// The confidence, 0…1, below which a character that no check digit protects is in doubt, however it is seen.
    public var certain: Double
    /// The same, 0…1, for characters that are seen clearly: as large as ``clearResolution`` and as sharp as ``clearBlur``
    /// ask, and no other ink reaches them. Whoever wants to be stricter everywhere raises both.
    public var certainIfClear: Double
    /// How many pixels a millimetre takes at least where characters are seen clearly.
    public var clearResolution: Double
    /// How wide focus and motion make the edges of print at most, in millimetres, where characters are seen clearly.
    public var clearBlur: Double
    /// The confidence, 0…1, below which a character is in doubt although a check digit protects it: too many guesses
    /// satisfy a digit.
    public var guess: Double
    /// The confidence, 0…1, above which another character makes a protected one doubtful when no check digit can tell the
    /// two apart: `O` and `Y`, `L` and `1`, or two `O` and two `0`.
    public var rival: Double

    /// Creates a rule; without arguments the one that scanners apply.
    public init(
        certain: Double = 0.999, certainIfClear: Double = 0.98, clearResolution: Double = 5, clearBlur: Double = 0.5,
        guess: Double = 0.7, rival: Double = 0.002
    ) {
        self.certain = certain
        self.certainIfClear = certainIfClear
        self.clearResolution = clearResolution
        self.clearBlur = clearBlur
        self.guess = guess
        self.rival = rival
    }
}

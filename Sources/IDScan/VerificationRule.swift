/// What it takes for a character that was read to be beyond doubt.
///
/// All check digits hold in a ``VerificationStatus/verified`` zone, and no character of it is in doubt: each was seen, and is
/// so probable, knowing that all digits hold, that the rule is content. The probabilities are those of both networks together,
/// and of the second reader where it was asked.
public struct VerificationRule: Hashable, Sendable {
    /// How probable a character must be, 0…1, that no check digit protects, however it is seen.
    public var certain: Double
    /// The same, 0…1, for characters that are seen clearly: as large as ``clearResolution`` and as sharp as ``clearBlur``
    /// ask, as dark as others, no other ink reaches them, and the second reader, where it was asked, reads them, too.
    public var certainIfClear: Double
    /// The same, 0…1, for characters that a check digit protects: knowing that it holds, others are only as probable as all
    /// misreadings together that it cannot tell. Where a repair made a digit hold, and in a picture that was made black and
    /// white, ``certain`` counts instead.
    public var certainIfChecked: Double
    /// The same, 0…1, for all characters of a zone that is seen poorly: of which the networks doubt more than ``mostDoubted``
    /// characters. Whoever wants to be stricter everywhere raises all four.
    public var certainIfPoor: Double
    /// How many characters the networks may doubt, which is to be less sure of them than ``sure``, before they are taken to be
    /// too sure of the others, too.
    public var mostDoubted: Int
    /// How many pixels a millimetre takes at least where characters are seen clearly.
    public var clearResolution: Double
    /// How wide focus and motion make the edges of print at most, in millimetres, where characters are seen clearly.
    public var clearBlur: Double

    /// Creates a rule; without arguments the one that scanners apply.
    public init(
        certain: Double = 0.998, certainIfClear: Double = 0.99, certainIfChecked: Double = 0.994,
        certainIfPoor: Double = 0.9992, mostDoubted: Int = 6, clearResolution: Double = 5, clearBlur: Double = 0.5
    ) {
        self.certain = certain
        self.certainIfClear = certainIfClear
        self.certainIfChecked = certainIfChecked
        self.certainIfPoor = certainIfPoor
        self.mostDoubted = mostDoubted
        self.clearResolution = clearResolution
        self.clearBlur = clearBlur
    }

    /// How sure the networks are, 0…1, of characters that they do not doubt.
    public static let sure = 0.999

    /// How probable a character must be, 0…1, to be beyond doubt.
    func leastPosterior(isPoor: Bool, isClear: Bool, isChecked: Bool) -> Double {
        if isPoor { return max(certain, certainIfPoor) }
        if isChecked { return min(certain, certainIfChecked) }
        return isClear ? min(certain, certainIfClear) : certain
    }
}

/// What it takes for a zone that was read to be verified.
///
/// All check digits hold in a ``VerificationStatus/verified`` zone, each of its characters was seen, and all of them together
/// are so probable that the rule is content. The probabilities are those of both networks together, and of the second reader
/// where it was asked, knowing that all digits hold.
///
/// The values were chosen on drawn zones and damaged pictures. `make bench-zones` prints for each of them how many zones would
/// be verified, and how many of those wrongly, if it were another.
public struct VerificationRule: Hashable, Sendable {
    /// How probable it may be at most, 0…1, that any character of a verified zone is wrong.
    ///
    /// If an error is more probable in a zone, as few of its characters as possible are in doubt. Without those, an
    /// error is no more probable than this. If this is below 0, all characters are in doubt.
    public var mostError: Double
    /// The same, 0…1, in a picture that was made black and white. Such a picture hides what was lost, and how much.
    public var mostErrorInBlackAndWhite: Double
    /// How much of what the readers together doubt no check digit proves, as a share: a digit also holds by chance, of a text
    /// that they do not foresee.
    public var unprovenShare = 0.005
    /// How many times as often as the readers say they are wrong about a character that other ink reaches: a stroke along a
    /// part of it makes another of it, for all of them.
    public var touchedFactor = 4.0
    /// How many times as often they are wrong where strokes are about a pixel wide: one damaged pixel makes another
    /// character there.
    public var thinFactor = 4.0
    /// Strokes are that thin where characters are less than so many pixels of the photograph wide; they are an eighth of that.
    public var thinPitch = 9.0

    /// Creates a rule; without arguments the one that scanners apply.
    public init(mostError: Double = 0.0045, mostErrorInBlackAndWhite: Double = 0.00045) {
        self.mostError = mostError
        self.mostErrorInBlackAndWhite = mostErrorInBlackAndWhite
    }
}

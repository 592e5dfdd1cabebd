/// A rule for a zone to be verified.
///
/// All check digits hold in a ``VerificationStatus/verified`` zone, each of its characters was seen, and all of them together
/// are so probable that the rule is content. The probabilities are those of both networks together, and of the second reader
/// where it was asked. They take into account that all digits hold.
///
/// The values were chosen on drawn zones and damaged pictures. `make bench-zones` prints the effect of other values:
/// the number of zones that would be verified, and the number of those that would be wrong.
public struct VerificationRule: Hashable, Sendable {
    /// The largest probability that any character of a verified zone is wrong, 0…1.
    ///
    /// If an error is more probable in a zone, as few of its characters as possible are in doubt. Without those, an
    /// error is no more probable than this. If this is below 0, all characters are in doubt.
    public var mostError: Double
    /// The same, 0…1, in a picture that was made black and white. Such a picture hides the losses, and their number.
    public var mostErrorInBlackAndWhite: Double
    /// The share, 0…1, of the largest probability of an error below which both networks are believed without the second reader.
    /// It is not asked then. If this is 0, it is always asked.
    public var unwitnessedShare = 0.2
    /// The share, 0…1, of the readers' doubt about a character that stays when a check digit proves it. A check digit also holds
    /// by chance, and the text may then be one that no reader thought of.
    public var unprovenShare = 0.005
    /// The factor, 1 or more, for the probability of an error where other ink reaches a character. A stroke along it makes
    /// another character of it for all readers.
    public var touchedFactor = 4.0
    /// The factor, 1 or more, for the probability of an error where strokes are about a pixel wide. One damaged pixel makes
    /// another character there. It was chosen on 400 pictures of each kind of `bench specks` from seed 43500000 on, where a
    /// damaged `D` was read as `B` and `O`; 400 of the kind `palette` from 51000000 on had no wrong verified zone.
    public var thinFactor = 4.0
    /// The distance between characters, in pixels of the photograph, 0 or more, below which strokes count as thin. A stroke is
    /// an eighth of it wide.
    public var thinPitch = 9.0

    /// Creates a rule; without arguments the one that scanners apply.
    public init(mostError: Double = 0.0045, mostErrorInBlackAndWhite: Double = 0.00045) {
        self.mostError = mostError
        self.mostErrorInBlackAndWhite = mostErrorInBlackAndWhite
    }

    /// The rule for zones that the networks alone read.
    var withoutWitness: VerificationRule {
        var rule = self
        rule.mostError *= unwitnessedShare
        rule.mostErrorInBlackAndWhite *= unwitnessedShare
        return rule
    }
}

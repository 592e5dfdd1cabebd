/// A source of numbers that depend on nothing but a seed (Steele, Lea and Flood 2014).
///
/// Every choice about a specimen is drawn from here, with arithmetic of our own, so that a seed gives the same picture
/// in every version of the standard library.
struct SplitMix64 {
    private var state: UInt64

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - seed: The seed of the numbers.
    ///   - stream: The purpose of the numbers: each purpose has numbers of its own, so that one more choice about the
    ///     paper changes nothing about the person.
    init(seed: UInt64, stream: Stream) {
        state = seed
        let start = next()
        state = start ^ (stream.rawValue &* 0xD1B5_4A32_D192_ED03)
        _ = next()
    }

    /// The purpose of random numbers.
    enum Stream: UInt64 {
        case person = 1
        case document, style, portrait, ink, conditions, background, mount, noise, arrangement, scene, prop, holder,
            imprint, hand
    }

    /// The next 64 random bits.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number that may be anywhere in a range.
    mutating func number(in range: ClosedRange<Double>) -> Double {
        let fraction = Double(next() >> 11) * 0x1p-53
        return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    }

    /// Returns a whole number of a range.
    mutating func integer(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next().multipliedFullWidth(by: UInt64(range.count)).high)
    }

    /// Returns one of the elements.
    ///
    /// - Precondition: There is one.
    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[integer(in: 0...elements.count - 1)]
    }

    /// Returns true with the given probability.
    mutating func happens(withProbability probability: Double) -> Bool {
        number(in: 0...1) < probability
    }

    /// Returns a number of mean 0 and standard deviation 1: the sum of four uniform ones, which is near enough to a
    /// normal distribution for noise, and cheap.
    mutating func deviation() -> Double {
        let bits = next()
        let sum = (bits & 0xFFFF) + (bits >> 16 & 0xFFFF) + (bits >> 32 & 0xFFFF) + (bits >> 48)
        return (Double(sum) - 131_070) / 37_837.2
    }
}

/// A person who does not exist.
public struct SpecimenPerson: Hashable, Sendable, Codable {
    /// The holder's sex in a document.
    public enum Sex: String, CaseIterable, Hashable, Sendable, Codable {
        case female = "F"
        case male = "M"
        /// X in the visual zone, `<` in the machine-readable one (Doc 9303-4, 4.1.1.1, note f).
        case unspecified = "X"
    }

    /// The primary identifier as the visual zone writes it, in capitals with their accents.
    public var surname: String
    /// The secondary identifier; empty when there is none.
    public var givenNames: String
    /// The sex.
    public var sex: Sex
    /// The day of birth.
    public var birthDate: SpecimenDate
    /// The place of birth.
    public var birthPlace: String
    /// The three-letter code of the State.
    public var nationality: String
    /// The address of the person.
    public var address: String
    /// The height of the person, in centimetres.
    public var height: Int
    /// The colour of the eyes.
    public var eyeColour: String

    /// Invents a person.
    ///
    /// - Parameter seed: The seed of the person: the same seed gives the same one.
    public init(seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .person)
        let sexes: [Sex] = [.female, .female, .female, .female, .male, .male, .male, .male, .unspecified]
        sex = random.element(of: sexes)
        surname = random.element(of: InventedNames.surnames)
        let names: [String] =
            switch sex {
            case .female: InventedNames.womensNames
            case .male: InventedNames.mensNames
            case .unspecified: InventedNames.womensNames + InventedNames.mensNames
            }
        let first = random.element(of: names)
        let second = random.element(of: names)
        givenNames = first == second || random.happens(withProbability: 0.4) ? first : "\(first) \(second)"
        birthDate = SpecimenDate(
            year: random.integer(in: 1941...2012), month: random.integer(in: 1...12), day: random.integer(in: 1...28))
        birthPlace = random.element(of: InventedNames.places)
        nationality = "UTO"
        address = "\(random.integer(in: 1...99)) \(random.element(of: InventedNames.streets)), \(birthPlace)"
        height = random.integer(in: 152...198)
        eyeColour = random.element(of: InventedNames.eyeColours)
    }
}

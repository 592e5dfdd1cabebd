/// What the people of a State are called, and where they live: names in its letters, put together so that hardly anybody
/// bears one of them.
struct InventedLand: Sendable {
    /// The three-letter code of the State, for nationality.
    let code: String
    /// The parts of surnames: a beginning and an end make one.
    let surnameStarts, surnameEnds: [String]
    /// What may stand before a surname, as a word of its own.
    let particles: [String]
    let womensNames, mensNames: [String]
    /// The parts of the names of towns.
    let placeStarts, placeEnds: [String]
    let streets: [String]
    /// What a postal code looks like: `N` stands for a digit, `A` for a letter.
    let postalCode: String
    /// What an authority is called, `*` being a town.
    let authority: String
    let eyeColours: [String]

    /// Makes a land of words that are separated by spaces.
    init(
        _ code: String, surnames: (String, String), particles: String = "", women: String, men: String,
        places: (String, String), streets: [String], postalCode: String, authority: String,
        eyes: String = "BROWN BLUE GREEN GREY"
    ) {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        self.code = code
        (surnameStarts, surnameEnds) = (words(surnames.0), words(surnames.1))
        self.particles = particles.split(separator: ",").map(String.init)
        (womensNames, mensNames) = (words(women), words(men))
        (placeStarts, placeEnds) = (words(places.0), words(places.1))
        (self.streets, self.postalCode, self.authority, eyeColours) = (streets, postalCode, authority, words(eyes))
    }

    /// Returns a surname: sometimes a double one, sometimes one with a particle.
    func surname(_ random: inout SplitMix64) -> String {
        func single() -> String { random.element(of: surnameStarts) + random.element(of: surnameEnds) }
        let first = single()
        if random.happens(withProbability: 0.1) { return "\(first)-\(single())" }
        guard !particles.isEmpty, random.happens(withProbability: 0.08) else { return first }
        return "\(random.element(of: particles)) \(first)"
    }

    /// Returns one to three given names, sometimes two that a hyphen joins.
    func givenNames(of sex: SpecimenPerson.Sex, _ random: inout SplitMix64) -> String {
        let names = sex == .female ? womensNames : mensNames
        let count = random.element(of: [1, 1, 1, 2, 2, 3])
        var chosen: [String] = []
        while chosen.count < count {
            let name = random.element(of: names)
            if !chosen.contains(name) { chosen.append(name) }
        }
        return chosen.joined(separator: count == 2 && random.happens(withProbability: 0.3) ? "-" : " ")
    }

    /// Returns the name of a town.
    func place(_ random: inout SplitMix64) -> String {
        random.element(of: placeStarts) + random.element(of: placeEnds)
    }

    /// Returns a street with a number.
    func street(_ random: inout SplitMix64) -> String {
        let number = random.integer(in: 1...199)
        let letter = random.happens(withProbability: 0.1) ? random.element(of: ["A", "B", "C"]) : ""
        return "\(random.element(of: streets)) \(number)\(letter)"
    }
}

extension SplitMix64 {
    /// Returns characters of a pattern: `N` stands for a digit, `A` for a letter, `X` for either; no letters that are
    /// vowels or look like digits.
    mutating func text(of pattern: String) -> String {
        let (digits, letters) = (Array("0123456789"), Array("CFGHJKLMNPRTVWXYZ"))
        return String(
            pattern.map { kind in
                switch kind {
                case "N": element(of: digits)
                case "A": element(of: letters)
                case "X": element(of: letters + digits)
                default: kind
                }
            })
    }
}

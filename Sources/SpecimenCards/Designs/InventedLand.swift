/// The people of a State and their homes: names in its letters, put together so that hardly anybody bears one of them.
struct InventedLand: Sendable {
    /// The three-letter code of the State, for nationality.
    let code: String
    let people: People
    let homes: Homes

    init(_ code: String, people: People, homes: Homes) {
        (self.code, self.people, self.homes) = (code, people, homes)
    }
}

extension InventedLand {
    /// Names of two parts: a beginning and an end make one.
    struct Compounds: Sendable {
        private let starts, ends: [String]

        /// Takes the beginnings and the ends, each separated by spaces.
        init(_ starts: String, _ ends: String) {
            (self.starts, self.ends) = (starts.words, ends.words)
        }

        /// Returns one of the names.
        func name(_ random: inout SplitMix64) -> String { random.element(of: starts) + random.element(of: ends) }
    }

    /// The names of people, and the colours of their eyes.
    struct People: Sendable {
        private let surnames: Compounds
        /// The words that may stand before a surname.
        private let particles: [String]
        let womensNames, mensNames: [String]
        let eyeColours: [String]

        /// Takes words that are separated by spaces; particles, by commas.
        init(
            surnames: Compounds, particles: String = "", women: String, men: String,
            eyes: String = "BROWN BLUE GREEN GREY"
        ) {
            self.surnames = surnames
            self.particles = particles.split(separator: ",").map(String.init)
            (womensNames, mensNames, eyeColours) = (women.words, men.words, eyes.words)
        }

        /// Returns a surname: sometimes a double one, sometimes one with a particle.
        func surname(_ random: inout SplitMix64) -> String {
            let first = surnames.name(&random)
            if random.happens(withProbability: 0.1) { return "\(first)-\(surnames.name(&random))" }
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
    }

    /// The homes of people.
    struct Homes: Sendable {
        /// The names of towns.
        let places: Compounds
        let streets: [String]
        /// The form of a postal code: `N` stands for a digit, `A` for a letter.
        let postalCode: String

        /// Returns the name of a town.
        func place(_ random: inout SplitMix64) -> String { places.name(&random) }

        /// Returns a street with a number.
        func street(_ random: inout SplitMix64) -> String {
            let number = random.integer(in: 1...199)
            let letter = random.happens(withProbability: 0.1) ? random.element(of: ["A", "B", "C"]) : ""
            return "\(random.element(of: streets)) \(number)\(letter)"
        }
    }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
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

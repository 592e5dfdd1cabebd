import AAMVA

extension SpecimenCard {
    /// Invents a document of a design.
    ///
    /// The same design and the same seed give the same holder on both sides.
    ///
    /// - Parameters:
    ///   - design: The kind of document.
    ///   - side: The side that is seen.
    ///   - seed: The seed from which everything else follows.
    /// - Precondition: The design has that side.
    public init(design: SpecimenDesign, side: SpecimenSide, seed: UInt64) {
        precondition(design.sides.contains(side), "\(design) has no \(side)")
        let document = DesignedDocument(design: design, seed: seed)
        self.init(data: document.data, side: side, seed: seed)
        self.design = design
        texts = document.texts
    }
}

/// The content of a document of a design.
struct DesignedDocument {
    /// The content of its zone.
    private(set) var data: SpecimenData
    /// The texts that are printed for people to read.
    private(set) var texts: [SpecimenFieldName: String] = [:]
    private let issuer: DesignIssuer

    init(design: SpecimenDesign, seed: UInt64) {
        var random = SplitMix64(seed: seed, stream: .holder)
        issuer = random.element(of: DesignIssuer.all(of: design))
        data = SpecimenData(format: design.format, seed: seed)
        data.issuingState = issuer.code
        data.documentCode = issuer.documentCode
        data.documentNumber = random.text(of: issuer.number)
        (data.optionalData1, data.optionalData2) = ("", "")
        let land = Self.land(of: design, issuer, &random)
        data.person.invent(of: land, &random)
        setValidity(design, &random)
        printBasics(land, &random)
        switch design {
        case .germanIdentityCard2010, .germanIdentityCard2021: printIdentityCard(&random)
        case .residencePermit: printPermit(&random)
        case .drivingLicence: printLicence(&random)
        case .passportColumns, .passportNumbered, .passportTrilingual: printPassport(&random)
        case .usLicence: printAmericanLicence(&random)
        }
    }

    /// The land whose names the holder has: the names of Germans may come from anywhere, and so may those on passports.
    private static func land(
        of design: SpecimenDesign, _ issuer: DesignIssuer, _ random: inout SplitMix64
    ) -> InventedLand {
        switch design {
        case .germanIdentityCard2010, .germanIdentityCard2021:
            random.happens(withProbability: 0.15)
                ? random.element(of: InventedLand.all + InventedLand.world) : issuer.land
        case .residencePermit: random.element(of: InventedLand.world)
        case .drivingLicence, .usLicence: issuer.land
        case .passportColumns, .passportNumbered, .passportTrilingual: random.element(of: InventedLand.all)
        }
    }

    /// The years in which documents of a design were issued, and for how many years they are valid.
    private static func validity(of design: SpecimenDesign) -> (issued: ClosedRange<Int>, years: [Int]) {
        switch design {
        case .germanIdentityCard2010: (2011...2020, [10])
        case .germanIdentityCard2021: (2022...2025, [10])
        case .residencePermit: (2020...2025, [1, 2, 3, 5])
        case .drivingLicence: (2013...2025, [15])
        case .usLicence: (2018...2025, [4, 5, 8])
        case .passportColumns, .passportNumbered, .passportTrilingual: (2017...2025, [5, 10])
        }
    }

    private mutating func setValidity(_ design: SpecimenDesign, _ random: inout SplitMix64) {
        let validity = Self.validity(of: design)
        data.issueDate = SpecimenDate(
            year: random.integer(in: validity.issued), month: random.integer(in: 1...12),
            day: random.integer(in: 1...28))
        data.expiryDate = data.issueDate.dayBefore(yearsLater: random.element(of: validity.years))
    }

    /// Prints the fields that nearly all documents have.
    private mutating func printBasics(_ land: InventedLand, _ random: inout SplitMix64) {
        let person = data.person
        let town = issuer.land.homes.place(&random)
        texts[.documentNumber] = data.documentNumber
        texts[.surname] = person.surname
        texts[.givenNames] = person.givenNames
        texts[.birthDate] = issuer.dateStyle.text(of: person.birthDate)
        texts[.birthPlace] = person.birthPlace
        texts[.issueDate] = issuer.dateStyle.text(of: data.issueDate)
        texts[.expiryDate] = issuer.dateStyle.text(of: data.expiryDate)
        texts[.authority] = issuer.authority.split(separator: "*", omittingEmptySubsequences: false)
            .joined(separator: town)
        guard issuer.printsAddress else { return }
        let postal = random.text(of: issuer.land.homes.postalCode)
        texts[.address] = "\(postal) \(town)\n\(issuer.land.homes.street(&random))"
    }

    private mutating func printIdentityCard(_ random: inout SplitMix64) {
        if random.happens(withProbability: 0.35) { texts[.birthName] = issuer.land.people.surname(&random) }
        if random.happens(withProbability: 0.05) { texts[.surname] = "DR. \(data.person.surname)" }
        data.person.nationality = "D"
        // Cards do not say it, and their zone has a filler for it.
        data.person.sex = .unspecified
        texts[.nationality] = "DEUTSCH"
        texts[.accessNumber] = random.text(of: "NNNNNN")
        texts[.eyeColour] = random.element(of: issuer.land.people.eyeColours)
        texts[.height] = "\(data.person.height) cm"
        if random.happens(withProbability: 0.06) {
            texts[.religiousName] = random.element(of: issuer.land.people.womensNames + issuer.land.people.mensNames)
        }
    }

    private mutating func printPermit(_ random: inout SplitMix64) {
        texts[.sex] = data.person.sex.rawValue
        texts[.nationality] = data.person.nationality
        texts[.accessNumber] = random.text(of: "NNNNNN")
        texts[.permitType] = random.element(of: issuer.permits)
        if random.happens(withProbability: 0.4) {
            texts[.remarks] = "§ \(random.text(of: "NN")) \(random.text(of: "N"))"
        }
    }

    private mutating func printLicence(_ random: inout SplitMix64) {
        // Drivers are at least eighteen years old.
        data.person.birthDate.year = min(data.person.birthDate.year, data.issueDate.year - 18)
        texts[.birthDate] = issuer.dateStyle.text(of: data.person.birthDate)
        if issuer.hasSmallLetters {
            for name in [SpecimenFieldName.surname, .givenNames, .birthPlace, .authority] {
                texts[name] = texts[name].map(Self.withSmallLetters)
            }
        }
        if !issuer.personalNumber.isEmpty { texts[.personalNumber] = random.text(of: issuer.personalNumber) }
        texts[.address] = texts[.address].map { String($0.map { $0 == "\n" ? " " : $0 }) }
        texts[.categories] = random.element(of: ["AM/B/L", "AM/A1/A/B/BE/L", "B", "AM B", "AM/B/C1/C1E/L"])
    }

    private mutating func printAmericanLicence(_ random: inout SplitMix64) {
        data.person.birthDate.year = min(data.person.birthDate.year, data.issueDate.year - 18)
        texts[.birthDate] = issuer.dateStyle.text(of: data.person.birthDate)
        (texts[.birthPlace], texts[.authority]) = (nil, nil)
        texts[.sex] = data.person.sex.rawValue
        texts[.height] = LicenceBarcode.height(data.person.height, of: data.issuingState)
        texts[.eyeColour] = random.element(of: issuer.land.people.eyeColours)
        texts[.vehicleClass] = random.element(of: ["A", "B", "C", "D"])
        texts[.restrictions] = random.element(of: ["NONE", "B", "A"])
        texts[.endorsements] = random.element(of: ["NONE", "M", "P"])
        texts[.documentDiscriminator] = random.text(of: "NNXXXXNNNNNNXXXXNNNN")
        let jurisdiction = Jurisdiction(issuer: issuer.identification)
        texts[.jurisdiction] = jurisdiction?.name.uppercased()
        let (town, postal) = (issuer.land.homes.place(&random), random.text(of: issuer.land.homes.postalCode))
        let code = jurisdiction?.code?.dropFirst(3) ?? ""
        texts[.address] = "\(issuer.land.homes.street(&random))\n\(town), \(code) \(postal)"
    }

    private mutating func printPassport(_ random: inout SplitMix64) {
        data.person.nationality = "UTO"
        texts[.documentCode] = data.documentCode
        texts[.issuingState] = data.issuingState
        texts[.nationality] = "UTOPIAN"
        texts[.sex] = data.person.sex.rawValue
        if random.happens(withProbability: 0.5) {
            data.optionalData1 = random.text(of: issuer.personalNumber)
            texts[.personalNumber] = data.optionalData1
        }
    }

    /// Returns names in capitals with only the first letter of each word a capital.
    private static func withSmallLetters(_ text: String) -> String {
        var isInside = false
        return String(
            text.flatMap { character -> String in
                defer { isInside = character.isLetter || character == "’" }
                return isInside ? character.lowercased() : String(character)
            })
    }
}

extension SpecimenPerson {
    /// Takes the names, sex and places of a person of a land.
    fileprivate mutating func invent(of land: InventedLand, _ random: inout SplitMix64) {
        sex = random.element(of: [.female, .male])
        surname = land.people.surname(&random)
        givenNames = land.people.givenNames(of: sex, &random)
        birthDate = SpecimenDate(
            year: random.integer(in: 1941...2007), month: random.integer(in: 1...12), day: random.integer(in: 1...28))
        birthPlace = land.homes.place(&random)
        nationality = land.code
    }
}

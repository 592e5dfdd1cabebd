/// Central, western and southern Europe.
extension PersonalNumberKind {
    static let europe = balkans + central + eastern + western + southern

    /// A first digit that is odd for men.
    static let oddForMen = SexRule.mark([
        "1": .male, "2": .female, "3": .male, "4": .female, "5": .male, "6": .female, "7": .male, "8": .female,
    ])
    /// Two for each century since 1800; others are given to people of whom something is not known.
    static let since1800: [Character: Int?] = [
        "1": 18, "2": 18, "3": 19, "4": 19, "5": 20, "6": 20, "7": 21, "8": 21, "0": nil, "9": nil,
    ]
    private static let womenBy50 = [Shift(sex: .male), Shift(month: 50, sex: .female)]

    private static let balkans: [PersonalNumberKind] = [
        .init(
            "EMŠO/JMBG", ["SVN", "SRB", "BIH", "MNE", "MKD", "HRV", "RKS", "XKX", "UNK", "YUG", "SCG"],
            "DDMMYYYPPSSSK",
            "Zakon o centralnem registru prebivalstva; Zakon o matičnom broju (SFRJ, Službeni list 58/76)"
        ) {
            $0.sex = .from(500, .female)
            $0.holds = { $0.lacksToEleven([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) }
        },
        .init("OIB", ["HRV"], "NNNNNNNNNNK", "Zakon o osobnom identifikacijskom broju (NN 60/08)") {
            $0.holds = { $0.hasHybridDigit }
        },
        .init("NID", ["ALB"], "cYMMDDNNNk", "Ligji nr. 8952/2002, numri i identitetit të shtetasve") {
            $0.shifts = [
                Shift(sex: .male), Shift(month: 50, sex: .female), Shift(month: 30, sex: .male),
                Shift(month: 80, sex: .female),
            ]
            $0.sex = .shift
        },
        .init("EGN", ["BGR"], "YYMMDDPPSK", "Закон за гражданската регистрация, чл. 11") {
            $0.shifts = [Shift(century: 19), Shift(month: 20, century: 18), Shift(month: 40, century: 20)]
            $0.sex = .odd(.female)
            $0.holds = { $0[9] == $0.weighed([2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11 % 10 }
        },
        .init("CNP", ["ROU"], "CYYMMDDPPNNNK", "OUG 97/2005 privind evidența, art. 6") {
            $0.marks = ["1": 19, "2": 19, "3": 18, "4": 18, "5": 20, "6": 20, "7": nil, "8": nil, "9": nil]
            $0.sex = oddForMen
            $0.holds = {
                let rest = $0.weighed([2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
                return $0[12] == (rest == 10 ? 1 : rest)
            }
        },
        .init("AMKA", ["GRC"], "DDMMYYNNNSK", "Ν. 3655/2008, άρθρο 153") {
            $0.sex = .odd(.male)
            $0.holds = { $0.hasLuhnDigit }
        },
    ]

    private static let central: [PersonalNumberKind] = [
        .init("PESEL", ["POL"], "YYMMDDNNNSK", "Ustawa o ewidencji ludności z 2010 r., art. 15") {
            $0.shifts = [
                Shift(century: 19), Shift(month: 20, century: 20), Shift(month: 40, century: 21),
                Shift(month: 60, century: 22), Shift(month: 80, century: 18),
            ]
            $0.sex = .odd(.male)
            $0.holds = { ($0.weighed([1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) + $0[10]).isMultiple(of: 10) }
        },
        .init("rodné číslo", ["CZE", "SVK", "CSK"], "YYMMDDNNNK", "Zákon č. 133/2000 Sb., § 13") {
            $0.shifts = [
                Shift(sex: .male), Shift(month: 50, sex: .female), Shift(month: 20, century: 20, sex: .male),
                Shift(month: 70, century: 20, sex: .female),
            ]
            // Ten digits since 1954.
            $0.century = { $0.number("Y").map { $0 < 54 ? 20 : 19 } }
            $0.sex = .shift
            $0.holds = {
                $0.number(0..<10).isMultiple(of: 11) || $0[9] == 0 && $0.number(0..<9) % 11 == 10
            }
        },
        .init("rodné číslo, nine digits", ["CZE", "SVK", "CSK"], "YYMMDDNNN", "Zákon č. 133/2000 Sb., § 13") {
            $0.shifts = womenBy50
            $0.century = { $0.number("Y").map { $0 < 54 ? 19 : 18 } }
            $0.sex = .shift
        },
        .init("személyi azonosító", ["HUN"], "CYYMMDDNNNK", "1996. évi XX. törvény, melléklet") {
            $0.marks = ["1": 19, "2": 19, "3": 20, "4": 20, "5": nil, "6": nil, "7": nil, "8": nil]
            $0.sex = oddForMen
            // The weights fall for people born since 1997.
            $0.holds = {
                $0[10] == $0.weighed(Array(1...10)) % 11 || $0[10] == $0.weighed((1...10).reversed()) % 11
            }
        },
        .init("adóazonosító jel", ["HUN"], "8EEEEENNNK", "1996. évi XX. törvény, melléklet") {
            // Days since 1 January 1867.
            $0.date = .days(since: -37_620)
            $0.holds = { $0[9] == $0.weighed(Array(1...9)) % 11 }
        },
        .init("Versicherungsnummer", ["AUT"], "NNNKDDMMYY", "ASVG § 31 Abs. 4 Z 1") {
            $0.holds = { $0[3] == ($0.weighed([3, 7, 9, 0, 5, 8, 4, 2, 1, 6])) % 11 }
        },
        .init("Versicherungsnummer", ["D", "DEU"], "PPDDMMYYASSK", "VKVV § 2") {
            $0.sex = .from(50, .female)
            $0.holds = { values in
                let letter = values[8] - 9
                let digits = values[..<8] + [letter / 10, letter % 10] + values[9..<11]
                let sum = zip(digits, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]).reduce(0) {
                    $0 + $1.0 * $1.1 / 10 + $1.0 * $1.1 % 10
                }
                return values[11] == sum % 10
            }
        },
        .init("AHV-Nummer", ["CHE", "LIE"], "756NNNNNNNNNK", "AHVV Art. 133") { $0.holds = { $0.hasArticleDigit } },
        .init("AHV-Nummer, until 2008", ["CHE", "LIE"], "NNNYYQJJNNK", "AHVV, Fassung vor 2008, Art. 133") {
            $0.date = .quarters
            $0.sex = .shift
            $0.holds = { $0.lacksToEleven([5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) }
        },
    ]

    private static let eastern: [PersonalNumberKind] = [
        .init("РНОКПП", ["UKR"], "EEEEENNNSK", "Податковий кодекс України, ст. 70") {
            $0.date = .days(since: -25_568)
            $0.sex = .odd(.male)
            $0.holds = {
                let sum = $0.weighed([-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11
                return $0[9] == (sum + 11) % 11 % 10
            }
        },
        .init("УНЗР", ["UKR"], "YYYYMMDDNNNNK", "Закон України 5492-VI, ст. 10") {
            $0.holds = { $0[12] == $0.weighed([7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 }
        },
        .init("identifikacijny numar", ["BLR"], "CDDMMYYpNNNAAK", "Закон Республики Беларусь 418-З, ст. 5") {
            $0.marks = since1800
            $0.sex = oddForMen
        },
        .init("IDNP", ["MDA"], "NNNNNNNNNNNNK", "Legea 273/1994; HG 333/2002") {
            $0.holds = { $0[12] == $0.weighed([7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 }
        },
    ]

    private static let western: [PersonalNumberKind] = [
        .init("rijksregisternummer", ["BEL"], "YYMMDDSSSKK", "Koninklijk besluit van 3 april 1984; 8 februari 1991") {
            $0.shifts = [Shift(), Shift(month: 20), Shift(month: 40)]
            $0.century = { parts in
                let (own, digits) = (97 - parts.number(at: 0..<9) % 97, parts.number("K"))
                if own == digits { return 19 }
                return 97 - (2_000_000_000 + parts.number(at: 0..<9)) % 97 == digits ? 20 : nil
            }
            $0.sex = .odd(.male)
            $0.holds = {
                $0.isComplement(of: $0.number(0..<9)) || $0.isComplement(of: 2_000_000_000 + $0.number(0..<9))
            }
        },
        .init("matricule", ["LUX"], "YYYYMMDDNNNNK", "Loi du 19 juin 2013, règlement du 28 novembre 2013") {
            $0.holds = { Array($0[..<12]).hasLuhnDigit }
        },
        .init("BSN", ["NLD"], "NNNNNNNNK", "Wet algemene bepalingen burgerservicenummer") {
            $0.holds = { $0.weighed([9, 8, 7, 6, 5, 4, 3, 2, -1]).isMultiple(of: 11) && $0.number(0..<9) > 0 }
        },
        .init("NIR", ["FRA"], "SYYMMpppppNNNKK", "Décret no 82-103 du 22 janvier 1982, art. 4", nir),
        .init("NIR, without key", ["FRA"], "SYYMMpppppNNN", "Décret no 82-103 du 22 janvier 1982, art. 4") {
            nir(&$0)
            $0.holds = nil
        },
        .init("driver number", ["GBR"], "XXXXXYMMDDYXXXAA", "DVLA, INF45") {
            $0.shifts = womenBy50
            $0.sex = .shift
        },
    ]

    private static func nir(_ kind: inout PersonalNumberKind) {
        // It is 20 to 42, or 50 and more.
        kind.monthMayBeUnknown = true
        kind.sex = .mark(["1": .male, "2": .female, "3": .male, "4": .female, "7": .male, "8": .female])
        kind.holds = { values in
            // Corsica's departments are 2A and 2B.
            let island = [10: 1_000_000, 11: 2_000_000][values[6]] ?? 0
            let number = values[..<13].reduce(0) { 10 * $0 + ($1 > 9 ? 0 : $1) } - island
            return 97 - number % 97 == values[13] * 10 + values[14]
        }
    }

    private static let southern: [PersonalNumberKind] = [
        .init("codice fiscale", ["ITA"], "AAAAAAyymddppppk", "D.M. 23 dicembre 1976, n. 13813") {
            $0.shifts = [Shift(sex: .male), Shift(day: 40, sex: .female)]
            $0.sex = .shift
            $0.holds = { values in
                let odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
                let oddLetters = odd + [2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
                let sum = values[..<15].enumerated().reduce(0) { sum, value in
                    let number = value.element > 9 ? value.element - 10 : value.element
                    return sum + (value.offset.isMultiple(of: 2) ? oddLetters[number] : number)
                }
                return values[15] - 10 == sum % 26
            }
        },
        .init("DNI", ["ESP"], "NNNNNNNNk", "Real Decreto 1553/2005, art. 11") {
            $0.holds = { values in spanishLetter(values.number(0..<8)) == values[8] }
        },
        .init("NIE", ["ESP"], "ANNNNNNNk", "Real Decreto 557/2011, art. 206") {
            $0.holds = { values in
                // X, Y and Z are 0, 1 and 2.
                (33...35).contains(values[0])
                    && spanishLetter((values[0] - 33) * 10_000_000 + values.number(1..<8)) == values[8]
            }
        },
        .init("identity card number", ["MLT"], "NNNNNYYA", "Identity Card and other Identity Documents Act, Cap. 258"),
    ]

    /// The value of the letter that Spain checks a number by.
    private static func spanishLetter(_ number: Int) -> Int {
        Int(Array("TRWAGMYFPDXBNJZSQVHLCKE".utf8)[number % 23]) - 55
    }
}

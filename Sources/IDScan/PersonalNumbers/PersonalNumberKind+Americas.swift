/// The Americas: numbers of persons, and those of driving licences that are made of the date of birth.
extension PersonalNumberKind {
    static let americas = latin + licences

    private static let latin: [PersonalNumberKind] = [
        .init("CURP", ["MEX"], "AAAAYYMMDDsppAAAcK", "DOF 18 de octubre de 2021, Instructivo CURP") {
            $0.century = { parts in parts.text("C").first.map { $0.isNumber ? 19 : 20 } }
            $0.sex = .mark(["H": .male, "M": .female])
            $0.holds = { values in
                // The letter Ñ, which stands after N, is none of a CURP.
                let sum = values[..<17].enumerated().reduce(0) { sum, value in
                    sum + (18 - value.offset) * (value.element > 23 ? value.element + 1 : value.element)
                }
                return values[17] == (10 - sum % 10) % 10
            }
        },
        .init("clave de elector", ["MEX"], "AAAAAAYYMMDDPPsNNN", "Instituto Nacional Electoral") {
            $0.sex = .mark(["H": .male, "M": .female])
        },
        .init("RFC", ["MEX"], "AAAAYYMMDDXXX", "Código Fiscal de la Federación, art. 27"),
        .init("carné de identidad", ["CUB"], "YYMMDDCNNSN", "Decreto-Ley 248 de 2007, art. 47") {
            $0.marks = [
                "0": 19, "1": 19, "2": 19, "3": 19, "4": 19, "5": 19, "6": 20, "7": 20, "8": 20, "9": 18,
            ]
            $0.sex = .odd(.female)
        },
        .init("cédula", ["NIC"], "PPPDDMMYYNNNNA", "Ley 152 de 1993"),
        .init("NIT", ["SLV"], "PPPPDDMMYYNNNK", "Ley del registro y control especial de contribuyentes"),
        .init("tarjeta de identidad", ["HND"], "PPPPYYYYNNNNN", "Ley del Registro Nacional de las Personas"),
        .init("CUI", ["GTM"], "NNNNNNNNKPPPP", "Ley del Registro Nacional de las Personas, art. 61") {
            $0.holds = { $0[8] == $0.weighed([2, 3, 4, 5, 6, 7, 8, 9]) % 11 }
        },
        .init("cédula", ["ECU"], "PPNNNNNNNK", "Ley Orgánica de Gestión de la Identidad y Datos Civiles") {
            $0.holds = { $0.hasLuhnDigit }
        },
        .init("CUIL", ["ARG"], "SSNNNNNNNNK", "Resolución General AFIP; Ley 24.241") {
            $0.sex = .mark(["20": .male, "27": .female])
            $0.holds = { $0.lacksToEleven([5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) }
        },
    ]

    private static let licences: [PersonalNumberKind] = [
        .init("driver's licence, Florida", ["USA"], "ANNNNNNYYJJJN", "Florida DHSMV; AAMVA") {
            $0.date = .monthsOf(40, women: 500)
            $0.sex = .shift
        },
        .init("driver's licence, Illinois", ["USA"], "ANNNNNNYYJJJ", "Illinois Secretary of State") {
            $0.date = .monthsOf(31, women: 600)
            $0.sex = .shift
        },
        .init("driver's licence, Wisconsin", ["USA"], "ANNNNNNYYJJJNN", "Wisconsin DMV") {
            $0.date = .monthsOf(40, women: 500)
            $0.sex = .shift
        },
        .init("driver's licence, New Jersey", ["USA"], "ANNNNNNNNNMMYYN", "New Jersey MVC") {
            $0.shifts = [Shift(sex: .male), Shift(month: 50, sex: .female)]
            $0.sex = .shift
        },
        .init("driver's licence, Ontario", ["CAN"], "ANNNNNNNNYYMMDD", "Ontario Ministry of Transportation") {
            $0.shifts = [Shift(sex: .male), Shift(month: 50, sex: .female)]
            $0.sex = .shift
        },
        .init("permis de conduire, Québec", ["CAN"], "ANNNNDDMMYYNN", "Société de l'assurance automobile du Québec"),
    ]
}

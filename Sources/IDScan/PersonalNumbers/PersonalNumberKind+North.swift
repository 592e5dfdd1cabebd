/// The Nordic and Baltic States.
extension PersonalNumberKind {
    static let northernEurope: [PersonalNumberKind] = nordic + baltic

    private static let nordic: [PersonalNumberKind] = [
        .init("HETU", ["FIN", "ALA"], "DDMMYYcSSSk", "Laki 661/2009, 11 §; asetus 128/2010, 2 §") {
            // The sign of a century is + or - where it is not a letter, and stands between digits: see the next row.
            $0.marks = [
                "Y": 19, "X": 19, "W": 19, "V": 19, "U": 19, "A": 20, "B": 20, "C": 20, "D": 20, "E": 20, "F": 20,
            ]
            $0.sex = .odd(.male)
            $0.holds = { finnish(Array($0[..<6] + $0[7...])) && $0[6] > 9 }
        },
        .init("HETU, with - or +", ["FIN", "ALA"], "DDMMYYSSSk", "Laki 661/2009, 11 §; asetus 128/2010, 2 §") {
            $0.sex = .odd(.male)
            $0.holds = { finnish($0) }
        },
        .init("personnummer", ["SWE"], "YYMMDDNNSK", "Folkbokföringslag (1991:481), 18 §") {
            $0.shifts = [Shift(), Shift(day: 60)]
            $0.sex = .odd(.male)
            $0.holds = { $0.hasLuhnDigit }
        },
        .init("personnummer, twelve digits", ["SWE"], "YYYYMMDDNNSK", "Folkbokföringslag (1991:481), 18 §") {
            $0.shifts = [Shift(), Shift(day: 60)]
            $0.sex = .odd(.male)
            $0.holds = { Array($0[2...]).hasLuhnDigit }
        },
        .init("CPR", ["DNK", "GRL"], "DDMMYYCNNS", "CPR-loven, bekendtgørelse nr. 1010 af 23/06/2023, § 3") {
            $0.shifts = [Shift(), Shift(day: 60)]
            $0.century = { parts in
                guard let mark = parts.number("C"), let year = parts.number("Y") else { return nil }
                return switch mark {
                case 0...3: 19
                case 4, 9: year <= 36 ? 20 : 19
                default: year <= 57 ? 20 : 18
                }
            }
            $0.sex = .odd(.male)
            // Numbers since 2007 need not hold.
            $0.holds = { $0.weighed([4, 3, 2, 7, 6, 5, 4, 3, 2, 1]).isMultiple(of: 11) }
        },
        .init("p-tal", ["FRO"], "DDMMYYNNN", "Løgtingslóg um fólkayvirlit"),
        .init("fødselsnummer", ["NOR"], "DDMMYYNNSKK", "Folkeregisterforskriften § 2-2-1") {
            $0.shifts = [Shift(), Shift(day: 40), Shift(month: 40), Shift(month: 40, day: 40), Shift(month: 80)]
            $0.century = { parts in
                guard let year = parts.number("Y") else { return nil }
                return switch parts.number(at: 6..<9) {
                case 0..<500: 19
                case 500..<750 where year >= 54: 18
                case 500..<1000 where year < 40: 20
                case 900..<1000: 19
                default: nil
                }
            }
            $0.sex = .odd(.male)
            $0.holds = {
                $0.lacksToEleven([3, 7, 6, 1, 8, 9, 4, 5, 2]) && $0.lacksToEleven([5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
            }
        },
        .init("kennitala", ["ISL"], "DDMMYYNNKC", "Lög nr. 140/2019, 11. gr.") {
            $0.marks = ["8": 18, "9": 19, "0": 20]
            $0.holds = { $0.lacksToEleven([3, 2, 7, 6, 5, 4, 3, 2]) }
        },
    ]

    /// True if the last character of ten is the check character of the others.
    private static func finnish(_ values: [Int]) -> Bool {
        let characters = Array("0123456789ABCDEFHJKLMNPRSTUVWXY".utf8).map { Int($0) - ($0 > 64 ? 55 : 48) }
        return values[9] == characters[values.number(0..<9) % 31]
    }

    private static let baltic: [PersonalNumberKind] = [
        .init("isikukood", ["EST"], "CYYMMDDNNNK", "EVS 585:2007; Rahvastikuregistri seadus § 39", estonian),
        .init("asmens kodas", ["LTU"], "CYYMMDDNNNK", "Gyventojų registro įstatymas, 8 str.", estonian),
        .init("personas kods", ["LVA"], "DDMMYYCNNNK", "Fizisko personu reģistra likums; until July 2017") {
            $0.marks = ["0": 18, "1": 19, "2": 20]
            $0.holds = latvian
        },
        .init("personas kods, since 2017", ["LVA"], "3NNNNNNNNNK", "Fizisko personu reģistra likums") {
            $0.holds = { $0[1] > 1 && latvian($0) }
        },
    ]

    private static let latvian: @Sendable ([Int]) -> Bool = {
        $0[10] == (1101 - $0.weighed([1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11 % 10
    }

    private static func estonian(_ kind: inout PersonalNumberKind) {
        kind.marks = since1800
        kind.sex = oddForMen
        kind.holds = {
            $0.isRestOfEleven([1, 2, 3, 4, 5, 6, 7, 8, 9, 1], else: [3, 4, 5, 6, 7, 8, 9, 1, 2, 3])
        }
    }
}

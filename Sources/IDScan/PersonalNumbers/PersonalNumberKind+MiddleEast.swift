/// Western Asia.
extension PersonalNumberKind {
    static let middleEast: [PersonalNumberKind] = [
        .init("T.C. kimlik no.", ["TUR"], "NNNNNNNNNKK", "Nüfus Hizmetleri Kanunu 5490, madde 46") {
            $0.holds = {
                let (odd, even) = ($0[0] + $0[2] + $0[4] + $0[6] + $0[8], $0[1] + $0[3] + $0[5] + $0[7])
                return $0[0] > 0 && $0[9] == ((7 * odd - even) % 10 + 10) % 10 && $0[10] == (odd + even + $0[9]) % 10
            }
        },
        .init("ՀԾՀ", ["ARM"], "DDMMYYNNNK", "ՀՀ օրենք ՀՕ-440-Ն, 2011") {
            $0.shifts = [Shift(day: 10, sex: .male), Shift(day: 50, sex: .female)]
            $0.sex = .shift
        },
        .init("מספר זהות", ["ISR"], "NNNNNNNNK", "חוק מרשם האוכלוסין, תשכ״ה-1965") { $0.holds = { $0.hasLuhnDigit } },
        .init("کد ملی", ["IRN"], "PPPNNNNNNK", "قانون الزام اختصاص شماره ملی, 1997") {
            $0.holds = {
                let rest = $0.weighed([10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
                return $0[9] == (rest < 2 ? rest : 11 - rest)
            }
        },
        .init("civil number", ["KWT"], "CYYMMDDNNNNK", "Law 32 of 1982") {
            $0.marks = ["1": 18, "2": 19, "3": 20]
            $0.holds = { $0[11] == 11 - $0.weighed([2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11 }
        },
        .init("CPR", ["BHR"], "YYMMNNNNK", "Law 46 of 2006"),
        .init("QID", ["QAT"], "CYYNNNNNNNN", "Ministry of Interior") {
            $0.marks = ["2": 19, "3": 20]
        },
        .init("Emirates ID", ["ARE"], "784YYYYNNNNNNNK", "Federal Authority for Identity; ISO/IEC 7812-1") {
            $0.holds = { $0.hasLuhnDigit }
        },
    ]
}

/// Asia, but for its west.
extension PersonalNumberKind {
    static let asia = centralAsia + easternAsia + southernAsia

    private static let centralAsia: [PersonalNumberKind] = [
        .init("ЖСН/ИИН", ["KAZ"], "YYMMDDCNNNNK", "Закон Республики Казахстан 223-III") {
            $0.marks = since1800
            $0.sex = oddForMen
            $0.holds = {
                $0.isRestOfEleven(Array(1...11), else: [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2])
            }
        },
        .init("ПИН", ["KGZ"], "SDDMMYYYYNNNNN", "Государственная регистрационная служба, 2003") {
            $0.sex = .mark(["1": .female, "2": .male])
        },
        .init("JShShIR", ["UZB"], "CDDMMYYNNNNNNK", "Vazirlar Mahkamasi 2011, 23-son") {
            $0.marks = since1800
            $0.sex = oddForMen
            $0.holds = { $0[13] == $0.weighed([7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7]) % 10 }
        },
        .init("регистрийн дугаар", ["MNG"], "AAYYMMDDNS", "Улсын бүртгэлийн ерөнхий хууль") {
            $0.shifts = [Shift(century: 19), Shift(month: 20, century: 20)]
            $0.sex = .odd(.male)
        },
    ]

    private static let easternAsia: [PersonalNumberKind] = [
        .init("居民身份证号", ["CHN", "HKG", "MAC"], "PPPPPPYYYYMMDDNNSk", "GB 11643-1999") {
            $0.sex = .odd(.male)
            $0.holds = { values in
                let sum = values.weighed([7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2])
                // 10 is written as X.
                let digit = (12 - sum % 11) % 11
                return values[17] == (digit == 10 ? 33 : digit)
            }
        },
        .init("居民身份证号, 15 digits", ["CHN"], "PPPPPPYYMMDDNNS", "GB 11643-1989") {
            $0.century = { _ in 19 }
            $0.sex = .odd(.male)
        },
        .init("國民身分證統一編號", ["TWN"], "pSNNNNNNNK", "戶籍法施行細則; 內政部, letters of places") {
            $0.sex = .mark(["1": .male, "2": .female, "8": .male, "9": .female])
            $0.holds = { values in
                guard values[0] > 9 else { return false }
                let order = Array("ABCDEFGHJKLMNPQRSTUVXYWZIO".utf8)
                let code = 10 + (order.firstIndex(of: UInt8(values[0] + 55)) ?? 0)
                let digits = [code / 10, code % 10] + values[1...]
                return digits.weighed([1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]).isMultiple(of: 10)
            }
        },
        .init("주민등록번호", ["KOR"], "YYMMDDCPPPPNK", "주민등록법 시행규칙 제2조") {
            $0.marks = koreanCenturies
            $0.sex = .mark(koreanSexes)
            // Numbers since October 2020 need not hold.
            $0.holds = {
                $0[12] == (11 - $0.weighed([2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11) % 10
            }
        },
        .init("주민등록번호, its end in passports", ["KOR"], "CPPPPNK", "여권법 시행령; 주민등록법 시행규칙 제2조") {
            $0.sex = .mark(koreanSexes)
        },
    ]

    private static let koreanCenturies: [Character: Int?] = [
        "1": 19, "2": 19, "3": 20, "4": 20, "5": 19, "6": 19, "7": 20, "8": 20, "9": 18, "0": 18,
    ]
    private static let koreanSexes: [String: PersonalNumber.Sex] = [
        "1": .male, "2": .female, "3": .male, "4": .female, "5": .male, "6": .female, "7": .male, "8": .female,
        "9": .male, "0": .female,
    ]

    private static let southernAsia: [PersonalNumberKind] = [
        .init("MyKad", ["MYS"], "YYMMDDPPNNNS", "Peraturan-Peraturan Pendaftaran Negara 1990") { $0.sex = .odd(.male) },
        .init("NIK", ["IDN"], "PPPPPPDDMMYYNNNN", "UU 23/2006, pasal 13; PP 37/2007, pasal 37") {
            $0.shifts = [Shift(sex: .male), Shift(day: 40, sex: .female)]
            $0.sex = .shift
        },
        .init("CCCD", ["VNM"], "PPPCYYNNNNNN", "Nghị định 137/2015/NĐ-CP, Điều 13") {
            $0.marks = ["0": 19, "1": 19, "2": 20, "3": 20, "4": 21, "5": 21]
            $0.sex = .mark(["0": .male, "1": .female, "2": .male, "3": .female, "4": .male, "5": .female])
        },
        .init("เลขประจำตัวประชาชน", ["THA"], "NPPPPNNNNNNNK", "ระเบียบสำนักทะเบียนกลาง 2535") {
            $0.holds = {
                $0[12] == (11 - $0.weighed([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10
            }
        },
        .init("NRIC", ["SGP"], "cYYNNNNNA", "National Registration Regulations") {
            // Those of citizens begin with the year of birth.
            $0.marks = ["S": 19, "T": 20]
        },
        .init("NIC, nine digits", ["LKA"], "YYJJJNNNKA", "Registration of Persons Act 32 of 1968") {
            $0.date = .dayOfYear(women: 500)
            $0.century = { _ in 19 }
            $0.sex = .shift
        },
        .init("NIC, twelve digits", ["LKA"], "YYYYJJJNNNNK", "Registration of Persons (Amendment) Act 8 of 2016") {
            $0.date = .dayOfYear(women: 500)
            $0.sex = .shift
        },
        .init("CNIC", ["PAK"], "PPPPPNNNNNNNS", "NADRA Ordinance 2000; National Identity Card Rules 2002") {
            $0.sex = .odd(.male)
        },
        .init("NID", ["BGD"], "YYYYPPNPPPPNNNNNN", "National Identity Registration Act 2010"),
    ]
}

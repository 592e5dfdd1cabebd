/// Africa.
extension PersonalNumberKind {
    static let africa: [PersonalNumberKind] = [
        .init("identity number", ["ZAF"], "YYMMDDSSSSNNK", "Identification Act 68 of 1997, s. 7") {
            $0.sex = .from(5000, .male)
            $0.holds = { $0.hasLuhnDigit }
        },
        .init("الرقم القومي", ["EGY"], "CYYMMDDPPNNNSK", "قانون 143 لسنة 1994, مادة 48") {
            $0.marks = ["2": 19, "3": 20]
            $0.sex = .odd(.male)
        },
        .init("الرقم الوطني", ["LBY"], "SYYYYNNNNNNN", "قانون رقم 8 لسنة 2014") {
            $0.sex = .mark(["1": .male, "2": .female])
        },
        .init("NIC", ["MUS"], "ADDMMYYNNNNNNX", "National Identity Card Act 1985"),
        .init("identity number", ["NAM"], "YYMMDDNNNNN", "Identification Act 21 of 1996"),
        .init("Omang", ["BWA"], "NNNNSNNNN", "National Registration Act 26 of 1986") {
            $0.sex = .mark(["1": .male, "2": .female])
        },
        .init("indangamuntu", ["RWA"], "NYYYYSNNNNNNNNNN", "Law 14/2008, National Identification Agency") {
            $0.sex = .mark(["8": .male, "7": .female])
        },
        .init("NIN", ["SEN"], "SPPPYYYYNNNNN", "Loi 2016-09, carte d'identité CEDEAO") {
            $0.sex = .mark(["1": .male, "2": .female])
        },
    ]
}

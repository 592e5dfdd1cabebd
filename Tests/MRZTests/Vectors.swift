import MRZ
import Testing

/// A zone from the field, and the check digits that fail in it.
struct Vector: Sendable, CustomTestStringConvertible {
    let format: Format
    let lines: [String]
    let failing: Set<CheckedField>
    /// True where a character stands where no zone has it, whatever the check digits say.
    let isImpossible: Bool

    init(_ format: Format, _ lines: String..., failing: Set<CheckedField> = [], isImpossible: Bool = false) {
        self.format = format
        self.lines = lines
        self.failing = failing
        self.isImpossible = isImpossible
    }

    var verdict: CheckVerdict { failing.isEmpty && !isImpossible ? .holds : .fails }

    var testDescription: String { lines.joined(separator: "/") }
}

extension Vector {
    /// Zones of 40 issuers from the tests of public readers: specimens, synthetic ones and damaged ones.
    ///
    /// All 136, each with what its check digits were found to be by an independent computation.
    static let all = [
        Vector(
            .td1, "I<MCO029067<<<0<<<<<<<<<<<<<<<", "9901018F0903248MCO<<<<<<<<<<<0", "SPECIMEN<<SPECIMEN<<<<<<<<<<<<"),
        Vector(
            .td1, "I<BAD<BAD<<<<<0<<<<<<BAD<<<<<<", "0105998<0512868BAD<<<<BAD<<<<0", "<SPECIMEN1<<SPECIMEN2<<BAD<<<<",
            failing: [.documentNumber, .birthDate, .expiryDate, .composite]),
        Vector(
            .td1, "I<LVAPA99929216121282<88882<<<", "8212122M1703054LVA<<<<<<<<<<<0", "PARAUDZINS<<ANDRIS<<<<<<<<<<<<"),
        Vector(
            .td1, "IDSRB95555554612902968000000<<", "6802295F5007245SRB<<<<<<<<<<<6", "DR<TEST<TEST<<MILICA<MILICAAAA",
            failing: [.expiryDate, .composite]),
        Vector(
            .td1, "IDSRB95555554612902968000000<<", "6802295F1907245SRB<<<<<<<<<<<6", "TEST<<<<<<<<<<<<<<<<<<<<<<<<<<",
            failing: [.expiryDate, .composite]),
        Vector(
            .td1, "IRGBRZU12345673<<<<<<<<<<<<<<<", "6608198F0808088COU<<<<<<<<<<<6", "SAMPLE<<SUSANNA<<<<<<<<<<<<<<<"),
        Vector(
            .td1, "IDUTO00000000032<<<<<<<<<<<<<<", "7507123F1510212UTO<<<<<<<<<<<2", "SILVA<<CARVALHO<FERNANDA<<<<<<",
            failing: [.documentNumber, .birthDate, .expiryDate, .composite]),
        Vector(
            .td1, "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122M1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"),
        Vector(
            .td1, "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122X1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"),
        Vector(
            .td1, "CIUTOD231458907A123X5328434D23", "3407127M9507122UTO<<<<<<<<<<<6", "STEVENSON<<PETER<<<<<<<<<<<<<<"),
        Vector(
            .td1, "CIUTOD231458907A123X5328434D23", "3407127M9512012UTO<<<<<<<<<<<6", "STEVENSON<<PETER<<<<<<<<<<<<<<",
            failing: [.expiryDate, .composite]),
        Vector(
            .td1, "C<ITACA00000AA4<<<<<<<<<<<<<<<", "6412308F2212304ITA<<<<<<<<<<<0", "ROSSI<<BIANCA<<<<<<<<<<<<<<<<<"),
        Vector(
            .td1, "Z<NLDSPECI20212<<<<<<<<<<<<<<<", "6503101F3108022NLD<<<<<<<<<<<8", "DE<BRUIJN<<WILLEKE<LISELOTTE<<"),
        Vector(
            .td1, "I<NLDSPECI20212<<<<<<<<<<<<<<<", "6K03101F3108022NLD<<<<<<<<<<<8", "DE<BRUIJN<<WILLEKE<LISELOTTE<<",
            failing: [.birthDate, .composite]),
        Vector(
            .td1, "I<NLDSPECI20212<<<<<<<<<<<<<<<", "6503101F31080W2NLD<<<<<<<<<<<8", "DE<BRUIJN<<WILLEKE<LISELOTTE<<",
            isImpossible: true),
        Vector(
            .td1, "I<NLDSPECI20212<<<<<<<<<<<<<<<", "6503101F3108022NLD<<<<<<<<<<<9", "DE<BRUIJN<<WILLEKE<LISELOTTE<<",
            failing: [.composite]),
        Vector(
            .td1, "I<UTOD23145890<1233<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<2", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"),
        Vector(
            .td1, "IDCHEA1234567<6<<<<<<<<<<<<<<<", "7510256M2009018CHE<<<<<<<<<<<8", "SMITH<<JOHN<ALBERT<<<<<<<<<<<<"),
        Vector(
            .td1, "I<PRT007666667<ZZ00<<<<<<<<<<<", "8303143M3405293PRT<<<<<<<<<<<4", "CACADOR<DE<ARAUJO<<ANDRE<ESTEV"),
        Vector(
            .td1, "IDBEL600001795<0152<<<<<<<<<<<", "1301014F2311207BEL130101987398", "SPECIMEN<<SPECIMEN<<<<<<<<<<<<"),
        Vector(
            .td1, "I<UTOD231458907ABC<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<1", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"),
        Vector(
            .td1, "I<UTOD23145890<7349<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2", "STEVENSON<<PETER<JOHN<<<<<<<<<"),
        Vector(
            .td1, "IDCHEA1234567<6<<<<<<<<<<<<<<<", "7SIOZSGMZOO90IBCHE<<<<<<<<<<<B", "5M1TH<<J0HN<AL8ERT<<<<<<<<<<<<",
            failing: [.birthDate, .expiryDate, .composite]),
        Vector(
            .td1, "IDBEL000590240<6013<<<<<<<<<<<", "8512017F1311048BEL851201002007", "REINARTZ<<ULRIKE<KATIA<E<<<<<<"),
        Vector(
            .td1, "IDBEL000590240<6016<<<<<<<<<<<", "8512017F1311048BEL851201002007", "REINARTZ<<ULRIKE<KATIA<E<<<<<<",
            failing: [.documentNumber, .composite]),
        Vector(
            .td1, "IDBEL600001476<9355<<<<<<<<<<<", "1301014F2311207UT0130101987390", "SPECIMEN<<SPECIMEN<<<<<<<<<<<<"),
        Vector(
            .td1, "I<SWE59000002<0198703142391<<<", "8703145M1701027SWE<<<<<<<<<<<8", "SPECIMEN<<SVEN<<<<<<<<<<<<<<<<",
            failing: [.documentNumber, .composite]),
        Vector(
            .td1, "I<SWE59000002<8198703142391<<<", "8703140M1701027SWE<<<<<<<<<<<8", "SPECIMEN<<SVEN<<<<<<<<<<<<<<<<",
            failing: [.birthDate, .composite]),
        Vector(
            .td1, "I<SWE59000002<8198703142391<<<", "8703145M1701020SWE<<<<<<<<<<<8", "SPECIMEN<<SVEN<<<<<<<<<<<<<<<<",
            failing: [.expiryDate, .composite]),
        Vector(
            .td1, "I<UTOD231458907<<<<<<<<<<<<<<<", "7408124F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
            failing: [.birthDate, .composite]),
        Vector(
            .td1, "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204151UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
            failing: [.expiryDate, .composite]),
        Vector(
            .td1, "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<7", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
            failing: [.composite]),
        Vector(
            .td1, "I<UTOD23145890<7<<<<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2", "STEVENSON<<PETER<JOHN<<<<<<<<<",
            failing: [.documentNumber, .composite]),
        Vector(
            .td1, "IDAUT10000999<6<<<<<<<<<<<<<<<", "7109094F1112315AUT<<<<<<<<<<<4", "MUSTERFRAU<<ISOLDE<<<<<<<<<<<<"),
        Vector(
            .td1, "IDAUT10000999<6<<<<<<<<<<<<<<<", "7109094F1112315AUT<<<<<<<<<<<6", "MUSTERFRAU<<ISOLDE<<<<<<<<<<<<",
            failing: [.composite]),
        Vector(
            .td1, "I<D<<D231458907<<<<<<<<<<<<<<<", "7408122F1204159D<<<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"),
        Vector(
            .td1, "IDBEL111111111<5227<<<<<<<<<<<", "7408122F2912207BEL110801555552", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
            failing: [.documentNumber, .expiryDate, .composite]),
        Vector(
            .td1, "IDBEL123456789<2383<<<<<<<<<<<", "7408122F1204159BEL740812123457", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
            failing: [.documentNumber, .composite]),
        Vector(.td2, "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"),
        Vector(.td2, "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122M1204159<<<<<<<6"),
        Vector(.td2, "I<UTOSTEVENSON<<PETER<<<<<<<<<<<<<<<", "D231458907UTO3407127M9507122<<<<<<<2"),
        Vector(.td2, "IRUTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"),
        Vector(.td2, "P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<", "C01X00T478D<<6408125F2702283<<<<<<<4"),
        Vector(
            .td2, "P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<", "C01X00T470D<<6408125F2702283<<<<<<<4",
            failing: [.documentNumber, .composite]),
        Vector(.td2, "I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227349<<<8"),
        Vector(
            .td2, "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458906UTO7408122F1204159<<<<<<<6",
            failing: [.documentNumber, .composite]),
        Vector(
            .td2, "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408123F1204159<<<<<<<6",
            failing: [.birthDate, .composite]),
        Vector(
            .td2, "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<",
            "D231458907UTO7408122F1204159<<<<<<<8", failing: [.composite]),
        Vector(
            .td2, "I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227<<<<<<8",
            failing: [.documentNumber, .composite]),
        Vector(
            .td2, "IRUTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "IRUTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<",
            failing: [.documentNumber, .birthDate, .expiryDate, .composite]),
        Vector(.td2, "I<D<<ERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907D<<7408122F1204159<<<<<<<6"),
        Vector(.td2, "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F<<<<<<0<<<<<<<6"),
        Vector(.td3, "P<GBRTHATCHER<<BOB<<<<<<<<<<<<<<<<<<<<<<<<<<", "7125143269GBR3906022M1601013<<<<<<<<<<<<<<08"),
        Vector(.td3, "P<ASUMXHMWD<<EBDALRXHYM<<<<<<<<<<<<<<<<<<<<<", "A2222222<0ASU7108215F04120411000146819<<<<44"),
        Vector(.td3, "P<CZESPECIMEN<<VZOR<<<<<<<<<<<<<<<<<<<<<<<<<", "99003853<1CZE1101018M1207046110101111<<<<<94"),
        Vector(.td3, "P<CANMARTIN<<SARAH<<<<<<<<<<<<<<<<<<<<<<<<<<", "ZE000509<9CAN8501019F2301147<<<<<<<<<<<<<<08"),
        Vector(.td3, "P<ASUMXHMWD<<EBDALRXHYM<<<<<<<<<<<<<<<<<<<<<", "A2222222<0ASU7108215M04120411000146819<<<<44"),
        Vector(
            .td3, "P<NLDMEULENDIJK<<LOES<ALBERTINE<<<<<<<<<<<<<", "XX00000000NLD7110195F1108280123456782<<<<<<2",
            failing: [.personalNumber]),
        Vector(
            .td3, "P<ATASMITH<<JOHN<T<<<<<<<<<<<<<<<<<<<<<<<<<<", "123456789<HMD7406222M10123130121<<<<<<<<<<54",
            failing: [.documentNumber, .birthDate, .expiryDate, .personalNumber, .composite]),
        Vector(.td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C<3UTO6908061F9406236ZE184226B<<<<<14"),
        Vector(.td3, "P<NLDVAN<NIEUWENHUIZEN<<GERARD<ROBBERT<MARTI", "XN01BC0150NLD7112247M1108268123456782<<<<<02"),
        Vector(.td3, "P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<", "C11T002JM4D<<9608122F1310317<<<<<<<<<<<<<<<6"),
        Vector(
            .td3, "P<D<<MUSTERMAN<<CHRISTIAN<<<<<<<<<<<<<<<<<<<", "0000000000D<<8601067M1111156<<<<<<<<<<<<<<<2",
            failing: [.composite]),
        Vector(.td3, "P<CZESPECIMEN<<VZOR<<<<<<<<<<<<<<<<<<<<<<<<<", "99009054<4CZE6906229F16072996956220612<<<<74"),
        Vector(.td3, "P<USATRAVELER<<HAPPY<<<<<<<<<<<<<<<<<<<<<<<<", "1500000035USA5609165M0811150<<<<<<<<<<<<<<08"),
        Vector(.td3, "P<USAAMOSS<<FRANK<<<<<<<<<<<<<<<<<<<<<<<<<<<", "0000780043USA5001013M1511169100000000<381564"),
        Vector(.td3, "P<ARGFERNANDEZ<<LORENA<<<<<<<<<<<<<<<<<<<<<<", "00000000A0ARG7903122F081210212300004<<<<<<86"),
        Vector(.td3, "P<CHNCHUNG<<KWOK<SUM<<<<<<<<<<<<<<<<<<<<<<<<", "K123455994CHN8008080F1702057HK8888888<<<<<36"),
        Vector(
            .td3, "P<NNNLAST<NAME<<NAME<NAME<<<<<<<<<<<<<<<<<<<", "PPPPPPPPPCNNNBBBBBBCGEEEEEEC<<<<<<<<<<<<<<CC",
            failing: [.documentNumber, .birthDate, .expiryDate, .personalNumber, .composite]),
        Vector(.td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122X1204159ZE184226B<<<<<10"),
        Vector(.td3, "P<GBRUK<SPECIMEN<<ANGELA<ZOE<<<<<<<<<<<<<<<<", "9250764733GBR8809117F2007162<<<<<<<<<<<<<<08"),
        Vector(
            .td3, "P<GBRUK<SPECIMEN<<ANGELA<ZOE<<<<<<<<<<<<<<<<", "9250764733GBR8809417F2007162<<<<<<<<<<<<<<08",
            failing: [.birthDate, .composite]),
        Vector(
            .td3, "P<GBRUK<SPECIMEN<<ANGELA<ZOE<<<<<<<<<<<<<<<<", "9250764733GBR8809117F2007462<<<<<<<<<<<<<<08",
            failing: [.expiryDate, .composite]),
        Vector(.td3, "P<RUSIMIAREK<<EVGENII<<<<<<<<<<<<<<<<<<<<<<<", "1104000008RUS8209120M2601157<<<<<<<<<<<<<<06"),
        Vector(.td3, "P<NLDDE<BRUIJN<<WILLEKE<LISELOTTE<<<<<<<<<<<", "SPECI20142NLD6503101F2403096999999990<<<<<84"),
        Vector(.td3, "P<CANMARTIN<<SARAH<<<<<<<<<<<<<<<<<<<<<<<<<<", "ZE000509<9CAN8501019F2301147<<<<<<<<<<<<<<<8"),
        Vector(.td3, "P<UTOERIKSSON<JOHNSON<<ANNA<MARIA<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"),
        Vector(.td3, "X<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7A08122F1204159ZE184226B<<<<<10",
            failing: [.birthDate, .composite]),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1<0A159ZE184226B<<<<<10",
            failing: [.expiryDate, .composite]),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<11",
            failing: [.composite]),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<20",
            failing: [.personalNumber, .composite]),
        Vector(.td3, "P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<", "C01X0006H1D<<6408125F1710319<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<IND<<FIRST<NAME<<<<<<<<<<<<<<<<<<<<<<<<<<<", "C01X0006H1D<<6408125F1710319<<<<<<<<<<<<<<<0"),
        Vector(.td3, "POCHNABULIKEMU<<ABULA<<<<<<<<<<<<<<<<<<<<<<<", "E596593216CHN9701078M2510077LAKCLCLMMBKGG932"),
        Vector(.td3, "PTCHNCESHI<<YANGBEN<<<<<<<<<<<<<<<<<<<<<<<<<", "G622925996CHN8310291F1904220LCOCMKNENBPJB984"),
        Vector(.td3, "P<CANSTEARNE<<JOHN<TIMOTHY<KELLY<<<<<<<<<<<<", "GA302922<0CAN5807020M2409043<<<<<<<<<<<<<<02"),
        Vector(.td3, "P<AUSMCCABE<<NICOLE<SANDRA<<<<<<<<<<<<<<<<<<", "L4041765<4AUS8211169F1305218<<<<<<<<<<<<<<00"),
        Vector(.td3, "I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<<<<<<<<<6"),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408120F1204159ZE184226B<<<<<10",
            failing: [.birthDate, .composite]),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<00",
            failing: [.personalNumber, .composite]),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<19",
            failing: [.composite]),
        Vector(.td3, "P<D<<DOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C34UTO7408122F1204159ZE184226B<<<<<10",
            failing: [.documentNumber, .composite]),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204151ZE184226B<<<<<10",
            failing: [.expiryDate, .composite]),
        Vector(
            .td3, "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<12",
            failing: [.composite]),
        Vector(.td3, "P<UTOERIKSSON<<ANNA<<MARIA<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"),
        Vector(.td3, "P<FRADOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<IDNDOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<MYSDOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<NZLDOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<SGPDOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<GBRDOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<USADOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<XYZDOE<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "D123456785UTO6508092M3505207<<<<<<<<<<<<<<<0"),
        Vector(.td3, "P<ESTMAENNIK<<MARI<LIIS<<<<<<<<<<<<<<<<<<<<<", "KB00000003EST7501229F120522647501220010<<<02"),
        Vector(
            .td3, "P<GBRPUDARSAN<<HENERT<<<<<<<<<<<<<<<<<<<<<<<", "7077979792GBR1505209M1704224<<<<<<<<<<<<<<00",
            failing: [.birthDate, .composite]),
        Vector(
            .td3, "P<GBRPUDARSAN<<HENERT<<<<<<<<<<<<<<<<<<<<<<<", "7077979792GBR9505209M1704224<<<<<<<<<<<<<<01",
            failing: [.composite]),
        Vector(.td3, "P<D<<ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36D<<7408122F1204159ZE184226B<<<<<10"),
        Vector(.td3, "PTUNKKONI<<MARTINA<<<<<<<<<<<<<<<<<<<<<<<<<<", "K0503499<8UNK9701241F06022201170650553<<<<10"),
        Vector(.mrva, "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F96121096ZE184226B<<<<<<"),
        Vector(.mrva, "VNUSATRAVELER<<HAPPY<<<<<<<<<<<<<<<<<<<<<<<<", "1234567897CAN6612120M1407282B3XLC000FD142955"),
        Vector(.mrva, "VIUSATRAVELER<<HAPPYPERSON<<<<<<<<<<<<<<<<<<", "555123ABC6GBR6502056F0412236IFLND00AMS803085"),
        Vector(.mrva, "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX4009078F9612109ZE184226B<<<<<<<"),
        Vector(.mrva, "VIUSATRAVELER<<HAPPY<PERSON<<<<<<<<<<<<<<<<<", "555123ABC6GBR6502056F0412236IFLND00AMS803085"),
        Vector(.mrva, "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C<3UTO6908061F9406236ZE184226B<<<<<<<"),
        Vector(.mrva, "V<FRANOVAK<<JAN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "ABCDE12346FRA8110251M1801020123456<<<<<<<<<<"),
        Vector(
            .mrva, "VNUSATRAVELER<<HAPPY<<<<<<<<<<<<<<<<<<<<<<<<", "12345678<0KOR5001013F1304071B3SE000IL4243934",
            failing: [.documentNumber]),
        Vector(.mrva, "VIUSATRAVELER<<HAPPYPERSON<<<<<<<<<<<<<<<<<<", "555123ABC6GBR6502056F04122361FLNDDDAM5803085"),
        Vector(.mrvb, "VBD<<DEDIC<<SIDNAN<<<<<<<<<<<<<<<<<<", "D091740530BIH8201135M9708011<2020711"),
        Vector(.mrvb, "VCFRASPECIMEN<<SPECIMEN<<<<<<<<<<<<<", "F000000005UTO0311063M1401143<M300703"),
        Vector(.mrvb, "VDGBRMUNIR<<FAISAL<<<<<<<<<<<<<<<<<<", "AD07259817PAK7608151M0611165<<<<<<<<"),
        Vector(.mrvb, "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX4009078F9612109<<<<<<<<"),
        Vector(.mrvb, "V<FRANOVAK<<JAN<<<<<<<<<<<<<<<<<<<<<", "ABCDE12346FRA8110251M1801020123456<<"),
        Vector(.mrvb, "VCFINMEIKAELAEINEN<<MATTI<<<<<<<<<<<", "0005467<<2RUS7001017M1111019<M901101"),
        Vector(.frenchIdentityCard, "IDFRAPETE<<<<<<<<<<<<<<<<<<<<<952042", "0509952018746NICOLAS<<PAUL<8206152M3"),
        Vector(.frenchIdentityCard, "IDFRANOVAK<<<<<<<<<<<<<<<<<<<<123456", "ABCDE12345126JAN<<<<<<<<<<<8110251M8"),
        Vector(.frenchIdentityCard, "IDFRATEST<NAME<<<<<<<<<<<<<<<<0CHE02", "1710GVA123451ROBERTA<<<<<<<9112311F2"),
        Vector(.frenchIdentityCard, "IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "9409923102854CORINNE<<<<<<<6512068F4"),
        Vector(.frenchIdentityCard, "IDFRABERTHIER<<<<<<<<<<<<<<<<<923255", "8806923102858CORINNE<<<<<<<6512068F2"),
        Vector(.frenchIdentityCard, "IDFRALOISEAU<<<<<<<<<<<<<<<<<<<<<<<<", "970675K002774HERVE<<DJAMEL<7303216M4"),
        Vector(.frenchIdentityCard, "IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "1506923102850CORINNE<<<<<<<6512068F2"),
        Vector(
            .frenchIdentityCard, "IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "8806923102850CORINNE<<<<<<<6512068F6",
            failing: [.documentNumber, .composite]),
        Vector(
            .frenchIdentityCard, "IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "8806923102858CORINNE<<<<<<<6512060F6",
            failing: [.birthDate, .composite]),
        Vector(
            .frenchIdentityCard, "IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<<", "8806923102858CORINNE<<<<<<<6512068F0",
            failing: [.composite]),
        Vector(.frenchDrivingLicence, "D1FRA13AA0000261B1231MART1N<<9", failing: [.composite], isImpossible: true),
    ]
}

import MRZ
import Testing

/// Every example of Doc 9303, eighth edition, that has the shape of a zone or of a line of one.
@Suite struct StandardExamplesTests {
    /// Whole documents.
    @Test(
        arguments: [
            (
                Format.td3,
                ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
                Set<CheckedField>([])
            ),
            (
                Format.td1,
                ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"],
                Set<CheckedField>([])
            ),
            (
                Format.td2, ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"],
                Set<CheckedField>([])
            ),
            (
                Format.td2, ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F2204156<<<<<<<4"],
                Set<CheckedField>([])
            ),
            (
                Format.mrva,
                ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX7408122F96121096ZE184226B<<<<<<"],
                Set<CheckedField>([])
            ),
            (
                Format.mrvb, ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX7408122F9612109<<<<<<<<"],
                Set<CheckedField>([])
            ),
            (
                Format.mrva,
                ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C<3UTO6908061F9406236ZE184226B<<<<<<<"],
                Set<CheckedField>([])
            ),
            (
                Format.mrvb, ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L898902C<3UTO6908061F9406236ZE184226"],
                Set<CheckedField>([])
            ),
            (
                Format.td1,
                ["I<NLDXI85935F86999999990<<<<<<", "7208148F1108268NLD<<<<<<<<<<<4", "VAN<DER<STEEN<<MARIANNE<LOUISE"],
                Set<CheckedField>([.composite])
            ),
        ])
    func haveTheirVerdicts(format: Format, lines: [String], failing: Set<CheckedField>) throws {
        let zone = try MachineReadableZone(parsing: lines)
        #expect(zone.format == format)
        #expect(Set(zone.checkDigits.filter { $0.verdict == .fails }.map(\.field)) == failing)
        #expect(zone.verdict == (failing.isEmpty ? .holds : .fails))
        #expect(zone.deviations.isEmpty)
    }

    /// Documents of the standard with a line that is a filler too long or too short (Doc 9303-4, Appendix A; 9303-7, visible
    /// digital seal and 4.2.3); with the right number of fillers they hold. What is printed is read, and refuted.
    @Test(
        arguments: [
            (
                ["P<UTOIVANOVA<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F2504155184226<<<<<<<<<18"],
                ["P<UTOIVANOVA<<ANNA<<<<<<<<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F2504155184226<<<<<<<<18"]
            ),
            (
                ["VCD<<DENT<<ARTHUR<PHILIP<<<<<<<<<<<", "1234567XY7GBR5203116M2105253<<<<<<<<"],
                ["VCD<<DENT<<ARTHUR<PHILIP<<<<<<<<<<<<", "1234567XY7GBR5203116M2105253<<<<<<<<"]
            ),
            (
                ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX7408122F96121096ZE184226B<<<<<<"],
                ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX7408122F96121096ZE184226B<<<<<<"]
            ),
        ])
    func areRefutedWithTheWrongNumberOfFillers(printed: [String], mended: [String]) throws {
        let (zone, right) = (try MachineReadableZone(parsing: printed), try MachineReadableZone(parsing: mended))
        #expect(zone.lines == printed && zone.format == right.format)
        #expect(zone.fields.map(\.value) == right.fields.map(\.value))
        #expect(zone.verdict == .fails && zone.deviations.map(\.code) == [.wrongLineLength])
        #expect(right.verdict == .holds && right.deviations.isEmpty)
    }

    /// Data that the standard prints in lines that no number of fillers would mend (Doc 9303-10, A.2.2, 81 characters in one
    /// string).
    @Test(
        arguments: [
            ["I<ATASMITH<<JOHN<T<<<<<<<<<<<<<<<<<<<<<<<<<<", "123456789<HMD7406222M10123130121<<<54"],
            ["I<ATASMITH<<JOHN<T<<<<<<<<<<<<<<<<<<<<<<<<<<123456789<HMD7406222M10123130121<<<54"],
        ])
    func areRefusedWithALineTooLong(lines: [String]) {
        #expect(throws: ZoneParsingError.unknownShape(lineLengths: lines.map(\.count))) {
            try MachineReadableZone(parsing: lines)
        }
    }

    /// Lower lines that the standard shows without an upper one (Doc 9303-3, Appendix A).
    @Test(
        arguments: [
            (Format.td3, ["P<", "HA672242<6YTO5802254M9601086<<<<<<<<<<<<<<08"]),
            (.td1, ["I<YTOD231458907<<<<<<<<<<<<<<<", "3407127M9507122YTO<<<<<<<<<<<2", ""]),
            (.td2, ["I<", "HA672242<6YTO5802254M9601086<<<<<<<8"]),
        ])
    func holdWhereALineIsMissing(format: Format, lines: [String]) throws {
        let padded = zip(lines, Layout.of(format).lineLengths).map { line, length in
            line + String(repeating: "<", count: length - line.count)
        }
        #expect(try MachineReadableZone(parsing: padded, as: format).verdict == .holds)
    }

    /// The name lines of Doc 9303-4, 4.2.3, 9303-5, 4.2.3, 9303-6, 4.2.3, and 9303-7, 4.2.3 and 7.2.3.
    @Test(
        arguments: [
            (Format.td3, "ERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "ERIKSSON", "ANNA MARIA", false),
            (Format.td3, "HENG<<DEBORAH<MING<LO<<<<<<<<<<<<<<<<<<", "HENG", "DEBORAH MING LO", false),
            (Format.td3, "SMITH<JONES<<SUSIE<MARGARET<<<<<<<<<<<<", "SMITH JONES", "SUSIE MARGARET", false),
            (Format.td3, "OCONNOR<<ENYA<SIOBHAN<<<<<<<<<<<<<<<<<<", "OCONNOR", "ENYA SIOBHAN", false),
            (Format.td3, "VAN<DER<MUELLEN<<MARTIN<<<<<<<<<<<<<<<<", "VAN DER MUELLEN", "MARTIN", false),
            (Format.td3, "AL<BASRI<<HUDA<MUHAMMAD<JAWAD<<<<<<<<<<", "AL BASRI", "HUDA MUHAMMAD JAWAD", false),
            (Format.td3, "VILARCHAO<FERNANDEZ<<JOSE<RAMON<<<<<<<<", "VILARCHAO FERNANDEZ", "JOSE RAMON", false),
            (Format.td3, "ARKFREITH<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "ARKFREITH", "", false),
            (Format.td3, "SATRIYA<SUDARPA<<<<<<<<<<<<<<<<<<<<<<<<", "SATRIYA SUDARPA", "", false),
            (Format.td3, "NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K", "NILAVADHANANANDA", "CHAYAPA DEJTHAMRONG K", true),
            (Format.td3, "NILAVADHANANANDA<<ARNPOL<PETCH<CHARONGU", "NILAVADHANANANDA", "ARNPOL PETCH CHARONGU", true),
            (Format.td3, "BENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DI", "BENNELONG WOOLOOMOOLOO WARRANDYTE W", "DI", true),
            (Format.td3, "BENNELONG<WOOLOOM<WARRAND<WARNAM<<DINGO", "BENNELONG WOOLOOM WARRAND WARNAM", "DINGO", true),
            (Format.td3, "BENNEL<WOOLOO<WARRAN<WARNAM<<DINGO<POTO", "BENNEL WOOLOO WARRAN WARNAM", "DINGO POTO", true),
            (Format.td3, "PAPANDROPOULOUS<<JONATHON<WARREN<TREVOR", "PAPANDROPOULOUS", "JONATHON WARREN TREVOR", true),
            (Format.td1, "NILAVADHANANANDA<<CHAYAPA<DE<K", "NILAVADHANANANDA", "CHAYAPA DE K", true),
            (Format.td1, "NILAVADHANANANDA<<ARNPOL<PE<CH", "NILAVADHANANANDA", "ARNPOL PE CH", true),
            (Format.td1, "BENNELONG<WOOLOOMOOLOO<W<W<<DI", "BENNELONG WOOLOOMOOLOO W W", "DI", true),
            (Format.td1, "BENNELONG<WOOLOOM<WA<WARN<<D<P", "BENNELONG WOOLOOM WA WARN", "D P", true),
            (Format.td1, "BENNE<WOOLO<WARRA<WARNA<<DIN<P", "BENNE WOOLO WARRA WARNA", "DIN P", true),
            (Format.td1, "PAPANDROPOULOUS<<JONATHON<ALEC", "PAPANDROPOULOUS", "JONATHON ALEC", true),
            (Format.td1, "VAN<DER<MUELLEN<<MARTIN<<<<<<<", "VAN DER MUELLEN", "MARTIN", false),
            (Format.td1, "AL<BASRI<<HUDA<MUHAMMAD<JAWAD<", "AL BASRI", "HUDA MUHAMMAD JAWAD", false),
            (Format.td1, "VILARCHAO<FERNANDEZ<<JOSE<RAMO", "VILARCHAO FERNANDEZ", "JOSE RAMO", true),
            (Format.td1, "ARKFREITH<<<<<<<<<<<<<<<<<<<<<", "ARKFREITH", "", false),
            (Format.td1, "SATRIYA<SUDARPA<<<<<<<<<<<<<<<", "SATRIYA SUDARPA", "", false),
            (Format.td2, "NILAVADHANANANDA<<CHAYAPA<DEJ<K", "NILAVADHANANANDA", "CHAYAPA DEJ K", true),
            (Format.td2, "NILAVADHANANANDA<<ARN<PET<CHARO", "NILAVADHANANANDA", "ARN PET CHARO", true),
            (Format.td2, "BENNELONG<WOOLOOMOOLOO<W<W<<D<P", "BENNELONG WOOLOOMOOLOO W W", "D P", true),
            (Format.td2, "BENNELONG<WOOLOOM<WAR<WARN<<D<P", "BENNELONG WOOLOOM WAR WARN", "D P", true),
            (Format.td2, "BENNEL<WOOLO<WARRA<WARNA<<DIN<P", "BENNEL WOOLO WARRA WARNA", "DIN P", true),
            (Format.td2, "PAPANDROPOULOUS<<JONATHOON<ALEC", "PAPANDROPOULOUS", "JONATHOON ALEC", true),
            (Format.td2, "VAN<DER<MUELLEN<<MARTIN<<<<<<<<", "VAN DER MUELLEN", "MARTIN", false),
            (Format.td2, "AL<BASRI<<HUDA<MUHAMMAD<JAWAD<<", "AL BASRI", "HUDA MUHAMMAD JAWAD", false),
            (Format.td2, "VILARCHAO<FERNANDEZ<<JOSE<RAMON", "VILARCHAO FERNANDEZ", "JOSE RAMON", true),
            (Format.td2, "ARKFREITH<<<<<<<<<<<<<<<<<<<<<<", "ARKFREITH", "", false),
            (Format.td2, "SATRIYA<SUDARPA<<<<<<<<<<<<<<<<", "SATRIYA SUDARPA", "", false),
            (Format.mrva, "HENG<<DEBORAH<MING<LO<<<<<<<<<<<<<<<<<<", "HENG", "DEBORAH MING LO", false),
            (Format.mrva, "SMITH<JONES<<SUSIE<MARGARET<<<<<<<<<<<<", "SMITH JONES", "SUSIE MARGARET", false),
            (Format.mrva, "VAN<DER<MUELLEN<<MARTIN<<<<<<<<<<<<<<<<", "VAN DER MUELLEN", "MARTIN", false),
            (Format.mrva, "ARKFREITH<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<", "ARKFREITH", "", false),
            (Format.mrva, "NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K", "NILAVADHANANANDA", "CHAYAPA DEJTHAMRONG K", true),
            (Format.mrva, "NILAVADHANANANDA<<ARNPOL<PETCH<CHARONGU", "NILAVADHANANANDA", "ARNPOL PETCH CHARONGU", true),
            (Format.mrva, "BENNELONG<WOOLOOMOOLOO<WARRANDYTE<W<<DI", "BENNELONG WOOLOOMOOLOO WARRANDYTE W", "DI", true),
            (Format.mrva, "BENNELONG<WOOLOOM<WARRAND<WARNAM<<DINGO", "BENNELONG WOOLOOM WARRAND WARNAM", "DINGO", true),
            (Format.mrva, "BENNEL<WOOLOO<WARRAN<WARNAM<<DINGO<POTO", "BENNEL WOOLOO WARRAN WARNAM", "DINGO POTO", true),
            (Format.mrva, "PAPANDROPOULOUS<<JONATHON<WARREN<TREVOR", "PAPANDROPOULOUS", "JONATHON WARREN TREVOR", true),
            (Format.mrvb, "ERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "ERIKSSON", "ANNA MARIA", false),
            (Format.mrvb, "HENG<<DEBORAH<MING<LO<<<<<<<<<<", "HENG", "DEBORAH MING LO", false),
            (Format.mrvb, "SMITH<JONES<<SUSIE<MARGARET<<<<", "SMITH JONES", "SUSIE MARGARET", false),
            (Format.mrvb, "OCONNOR<<ENYA<SIOBHAN<<<<<<<<<<", "OCONNOR", "ENYA SIOBHAN", false),
            (Format.mrvb, "VAN<DER<MUELLEN<<MARTIN<<<<<<<<", "VAN DER MUELLEN", "MARTIN", false),
            (Format.mrvb, "ARKFREITH<<<<<<<<<<<<<<<<<<<<<<", "ARKFREITH", "", false),
            (Format.mrvb, "NILAVADHANANANDA<<CHAYAPA<DEJ<K", "NILAVADHANANANDA", "CHAYAPA DEJ K", true),
            (Format.mrvb, "NILAVADHANANANDA<<ARNP<PE<CHARO", "NILAVADHANANANDA", "ARNP PE CHARO", true),
            (Format.mrvb, "BENNELONG<WOOLOOMOOLOO<WAR<W<<D", "BENNELONG WOOLOOMOOLOO WAR W", "D", true),
            (Format.mrvb, "BENNELONG<WOOLOOM<WAR<WA<<DINGO", "BENNELONG WOOLOOM WAR WA", "DINGO", true),
            (Format.mrvb, "BENN<WOOL<WARR<WARN<<DINGO<POTO", "BENN WOOL WARR WARN", "DINGO POTO", true),
            (Format.mrvb, "PAPANDROPOULOUS<<STEPHEN<TREVOR", "PAPANDROPOULOUS", "STEPHEN TREVOR", true),
        ])
    func haveTheirNames(format: Format, name: String, surname: String, givenNames: String, isTruncated: Bool) throws {
        let zone = try MachineReadableZone(parsing: Self.lines(of: format, name: name), as: format)
        #expect(zone[.surname]?.value == surname)
        #expect(zone[.givenNames]?.value == givenNames)
        #expect(zone[.surname]?.isTruncated == isTruncated)
        #expect(zone[.givenNames]?.isTruncated == (isTruncated && !givenNames.isEmpty))
    }

    private static func lines(of format: Format, name: String) -> [String] {
        let layout = Layout.of(format)
        return layout.lineLengths.indices.map { line in
            let isNameLine = layout.field(.surname)?.segment.line == line
            let text = isNameLine ? (line == 0 ? (format.isVisa ? "V<UTO" : "P<UTO") : "") + name : ""
            return text + String(repeating: "<", count: layout.lineLengths[line] - text.count)
        }
    }
}

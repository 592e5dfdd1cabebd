import MRZ

/// The names of months, without accents, in the languages of most documents with Latin letters.
enum MonthNames {
    /// Returns the month that a word means: a name, or the beginning of one from three letters on.
    ///
    /// - Returns: `nil` if it begins no name, or those of several months, as `JUI` does.
    static func month(of word: String) -> Int? {
        guard let text = plain(word), text.utf8.count <= mostLetters else { return nil }
        return month(named: text) ?? month(twice: text)
    }

    /// The capitals of a word, without accents.
    private static func plain(_ word: String) -> String? {
        let isPlain = word.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & ~0x20) }
        return isPlain ? word.uppercased() : try? Transliteration(style: .plain).text(of: word)
    }

    /// The names of a month, 1 to 12.
    static func names(of month: Int) -> [String] { names.indices.contains(month - 1) ? names[month - 1] : [] }

    /// A month in two languages, the oblique between them read as a letter, alone or together with the letter behind it,
    /// or not at all: `NOVINOV`, `JULAUIL`, `JULJUIL`.
    private static func month(twice text: String) -> Int? {
        let months = text.indices.lazy.compactMap { place -> Int? in
            guard let first = month(named: String(text[..<place])) else { return nil }
            let rest = text[place...], behind = rest.dropFirst()
            let isTwice = [rest, behind].contains { month(named: String($0)) == first }
            return isTwice || isEnd(behind, ofMonth: first) ? first : nil
        }
        return months.first
    }

    /// True if a text is the beginning of a month's name but for its first letter.
    private static func isEnd(_ text: Substring, ofMonth month: Int) -> Bool {
        text.utf8.count >= 3 && names[month - 1].contains { $0.dropFirst().hasPrefix(text) }
    }

    private static func month(named text: String) -> Int? {
        beginnings[text].flatMap { $0 == severalMonths ? nil : $0 }
    }

    /// The months by the beginnings of their names, from three letters on.
    private static let beginnings: [String: Int] = names.indices.reduce(into: [:]) { beginnings, index in
        for name in names[index] {
            for count in 3...max(3, name.utf8.count) {
                let isNew = [nil, index + 1].contains(beginnings[String(name.prefix(count))])
                beginnings[String(name.prefix(count))] = isNew ? index + 1 : severalMonths
            }
        }
    }

    private static let severalMonths = 0
    /// The letters of a month in two languages, and one between them.
    private static let mostLetters = 2 * (names.joined().map(\.utf8.count).max() ?? 0) + 1

    /// The languages of documents that print months in Latin letters, without names that begin like those of other
    /// months; then abbreviations that begin no name.
    private static let names = [
        """
        JANUARY JANVIER JANUAR JAENNER JANNER ENERO GENNAIO JANEIRO JANUARI IANUARIE JAANUAR JANVARIS JANAR JANNAR OCAK TAMMIKUU
        STYCZEN SAUSIS EANAIR
        """,
        """
        FEBRUARY FEVRIER FEBRUAR FEBRERO FEBBRAIO FEVEREIRO FEBRUARI FEBRUARIE PEBRUARI VEEBRUAR SUBAT HELMIKUU LUTY VASARIS
        SHKURT FEABHRA
        """,
        """
        MARCH MARS MARZ MAERZ MARZO MARCO MAART MRZ MRT MARTIE MARET MAC MARTS MART MARCIUS MARZEC MAALISKUU KOVAS MARTA MARZU
        MAREC
        """,
        "APRIL AVRIL ABRIL APRILE APRILIE APRILL APRILIS PRILL NISAN HUHTIKUU KWIECIEN BALANDIS AIBREAN",
        "MAY MAI MAYO MAGGIO MAIO MEI MAJ MAIJS MAJUS MAYIS TOUKOKUU GEGUZE BEALTAINE MEJJU",
        "JUNE JUIN JUNI JUNIO GIUGNO JUNHO IUNIE JUUNI JUNIJS JUNIUS JUNIJ QERSHOR HAZIRAN KESAKUU CZERWIEC BIRZELIS GUNJU",
        "JULY JUILLET JULI JULIO LUGLIO JULHO IULIE JUULI JULIJS JULIUS JULIJ KORRIK TEMMUZ HEINAKUU LIPIEC LIEPA IUIL LULJU",
        """
        AUGUST AOUT AGOSTO AUGUSTUS AGUST AUGUSTI AGUSTUS OGOS AUGUSTS AUGUSZTUS AVGUST AGUSTOS GUSHT ELOKUU SIERPIEN
        RUGPJUTIS LUNASA AWWISSU
        """,
        """
        SEPTEMBER SEPTEMBRE SEPTIEMBRE SETTEMBRE SETEMBRO SEPTEMBRIE SEPTEMBRIS SEPTEMBAR SZEPTEMBER SHTATOR EYLUL SYYSKUU
        WRZESIEN RUGSEJIS SETTEMBRU
        """,
        """
        OCTOBER OCTOBRE OKTOBER OCTUBRE OTTOBRE OUTUBRO OCTOMBRIE OKTOBRIS OKTOBAR TETOR EKIM LOKAKUU PAZDZIERNIK SPALIS
        OTTUBRU
        """,
        "NOVEMBER NOVEMBRE NOVIEMBRE NOVEMBRO NOIEMBRIE NOVEMBRIS NOVEMBAR NENTOR KASIM LAPKRITIS SAMHAIN NOVEMBRU",
        """
        DECEMBER DECEMBRE DEZEMBER DICIEMBRE DICEMBRE DEZEMBRO DESEMBER DECEMBRIE DETSEMBER DECEMBRIS DECEMBAR DISEMBER
        DHJETOR ARALIK JOULUKUU GRUDZIEN GRUODIS NOLLAIG DICEMBRU
        """,
    ].map { $0.split { $0.isWhitespace }.map(String.init) }
}

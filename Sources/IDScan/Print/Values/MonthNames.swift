import MRZ

/// The names of months, without accents, in the languages of most documents with Latin letters.
enum MonthNames {
    /// Returns the month that a word means: a name, or the beginning of one from three letters on.
    ///
    /// - Returns: `nil` if it begins no name, or those of several months, as `JUI` does.
    static func month(of word: String) -> Int? {
        guard let text = try? Transliteration(style: .plain).text(of: word) else { return nil }
        return month(named: text) ?? month(twice: text)
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

    /// Whether a text is the beginning of a month's name but for its first letter.
    private static func isEnd(_ text: Substring, ofMonth month: Int) -> Bool {
        text.utf8.count >= 3 && names[month - 1].contains { $0.dropFirst().hasPrefix(text) }
    }

    private static func month(named text: String) -> Int? {
        guard text.utf8.count >= 3 else { return nil }
        let months = names.indices.filter { month in names[month].contains { $0.hasPrefix(text) } }
        return months.count == 1 ? months[0] + 1 : nil
    }

    /// English, French, German, Spanish, Italian, Portuguese and Dutch, then abbreviations that begin no name.
    private static let names = [
        ["JANUARY", "JANVIER", "JANUAR", "JAENNER", "JANNER", "ENERO", "GENNAIO", "JANEIRO", "JANUARI"],
        ["FEBRUARY", "FEVRIER", "FEBRUAR", "FEBRERO", "FEBBRAIO", "FEVEREIRO", "FEBRUARI"],
        ["MARCH", "MARS", "MARZ", "MAERZ", "MARZO", "MARCO", "MAART", "MRZ", "MRT"],
        ["APRIL", "AVRIL", "ABRIL", "APRILE"],
        ["MAY", "MAI", "MAYO", "MAGGIO", "MAIO", "MEI"],
        ["JUNE", "JUIN", "JUNI", "JUNIO", "GIUGNO", "JUNHO"],
        ["JULY", "JUILLET", "JULI", "JULIO", "LUGLIO", "JULHO"],
        ["AUGUST", "AOUT", "AGOSTO", "AUGUSTUS"],
        ["SEPTEMBER", "SEPTEMBRE", "SEPTIEMBRE", "SETTEMBRE", "SETEMBRO"],
        ["OCTOBER", "OCTOBRE", "OKTOBER", "OCTUBRE", "OTTOBRE", "OUTUBRO"],
        ["NOVEMBER", "NOVEMBRE", "NOVIEMBRE", "NOVEMBRO"],
        ["DECEMBER", "DECEMBRE", "DEZEMBER", "DICIEMBRE", "DICEMBRE", "DEZEMBRO"],
    ]
}

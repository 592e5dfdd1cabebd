/// The letters with accents, and others beyond A to Z, that the languages of States have.
///
/// They tell readings apart that look alike: a doubtful `Ű` on a German card is an `Ü`. Holders may have names from
/// anywhere, so that what is read surely stays.
enum StateLetters {
    /// Returns the capitals and small letters that documents of some States have.
    ///
    /// - Parameter states: The codes of the issuer and of the holder's nationality.
    /// - Returns: Nil for no State, and if the letters of one of them are not known.
    static func letters(of states: Set<String>) -> Set<Character>? {
        let letters = states.map { code in languages.first { $0.states.contains(code) }.map(\.letters) }
        guard !letters.isEmpty, !letters.contains(nil) else { return nil }
        let capitals = letters.compactMap(\.self).joined()
        return Set(capitals).union(capitals.flatMap { $0.lowercased() }).union("ß")
    }

    /// States with Latin letters, with the capitals that their official languages have, and Turkey's small `ı`; our network reads Ð as Đ, Ș as Ş and Ț as Ţ.
    private static let languages: [(states: Set<String>, letters: String)] = [
        (["D", "DEU", "AUT", "LIE"], german), (["CHE"], german + french + italian), (["LUX"], german + french),
        (["FRA", "MCO", "DZA", "MAR", "TUN", "SEN", "CIV", "CMR"], french), (["BEL"], french + dutch + german),
        (["NLD"], dutch), (["ITA", "SMR"], italian), (["ESP"], spanish + catalan),
        (["ARG", "CHL", "COL", "MEX", "PER", "ECU", "VEN", "URY"], spanish),
        (["PRT", "BRA", "AGO", "MOZ"], portuguese),
        (["DNK", "NOR"], danish), (["SWE", "FIN"], swedish), (["ISL"], "ÁÐĐÉÍÓÚÝÞÆÖ"), (["IRL"], "ÁÉÍÓÚ"),
        (["POL"], "ĄĆĘŁŃÓŚŹŻ"), (["CZE"], czech), (["SVK"], czech + "ÄĹĽÔŔ"), (["HUN"], "ÁÉÍÓÖŐÚÜŰ"),
        (["HRV", "SVN", "BIH", "SRB", "MNE"], "ČĆĐŠŽ"), (["ROU", "MDA"], "ĂÂÎŞŢ"), (["ALB"], "ÇË"),
        (["EST"], "ÄÕÖÜŠŽ"), (["LVA"], "ĀČĒĢĪĶĻŅŠŪŽ"), (["LTU"], "ĄČĘĖĮŠŲŪŽ"), (["MLT"], "ÀĊĠĦŻ"),
        (["TUR"], "ÂÇĞÎİÖŞÛÜı"),
    ]

    private static let german = "ÄÖÜ"
    private static let french = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ"
    private static let dutch = "ÁÄÈÉËÍÏÓÖÚÜ"
    private static let italian = "ÀÈÉÌÍÎÒÓÙÚ"
    private static let spanish = "ÁÉÍÑÓÚÜ", catalan = "ÀÇÈÏÒ"
    private static let portuguese = "ÀÁÂÃÇÉÊÍÓÔÕÚÜ"
    private static let danish = "ÄÅÆÉÈÊÓÒÔÖØÁČĐŊŠŽ", swedish = "ÄÅÖÉÁČĐŊŠŽ"
    private static let czech = "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ"
}

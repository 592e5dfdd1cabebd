import IDScan

/// Which documents print names in letters that the reader of a redaction does not know.
enum OtherLetters {
    /// The codes of ISO 3166-1 of States whose official languages are written in letters that are not Latin ones, by
    /// script.
    private static let states: [String: [String]] = [
        "Arabic": [
            "AFG", "ARE", "BHR", "COM", "DJI", "DZA", "EGY", "IRN", "IRQ", "JOR", "KWT", "LBN", "LBY", "MAR", "MRT",
            "OMN",
            "PAK", "PSE", "QAT", "SAU", "SDN", "SOM", "SYR", "TCD", "TUN", "YEM",
        ],
        "Armenian": ["ARM"], "Bengali": ["BGD"], "Burmese": ["MMR"],
        "Cyrillic": ["BGR", "BIH", "BLR", "KAZ", "KGZ", "MKD", "MNE", "MNG", "RUS", "SRB", "TJK", "UKR"],
        "Devanagari": ["IND", "NPL"], "Ethiopic": ["ERI", "ETH"], "Georgian": ["GEO"], "Greek": ["CYP", "GRC"],
        "Han": ["CHN", "HKG", "JPN", "MAC", "SGP", "TWN"], "Hangul": ["KOR", "PRK"], "Hebrew": ["ISR"],
        "Khmer": ["KHM"], "Lao": ["LAO"], "Sinhala": ["LKA"], "Thaana": ["MDV"], "Thai": ["THA"], "Tibetan": ["BTN"],
    ]
    private static let codes = Set(states.values.joined())

    /// Whether the issuer of a document writes in such letters.
    static func areUsed(on document: ScannedDocument) -> Bool {
        guard let issuer = document.fields[.issuingState] else { return false }
        return codes.contains(issuer.alpha3 ?? issuer.text)
    }
}

/// A kind of machine-readable zone.
///
/// The raw value is the format's name in results and fixtures. The form of a format is its ``Layout``.
public enum Format: String, CaseIterable, Codable, Hashable, Sendable {
    /// A card of size 1: three lines of 30 characters (Doc 9303-5).
    case td1 = "TD1"
    /// A card of size 2: two lines of 36 characters (Doc 9303-6).
    case td2 = "TD2"
    /// A passport: two lines of 44 characters (Doc 9303-4).
    case td3 = "TD3"
    /// A visa of the large size: two lines of 44 characters (Doc 9303-7).
    case mrva = "MRVA"
    /// A visa of the small size: two lines of 36 characters (Doc 9303-7).
    case mrvb = "MRVB"
    /// The French identity card of 1988 to 2021: two lines of 36 characters.
    case frenchIdentityCard = "FRA-ID"
    /// The French driving licence: one line of 30 characters.
    case frenchDrivingLicence = "FRA-DL"
    /// The Dutch driving licence since 2014: one line of 30 characters.
    case dutchDrivingLicence = "NLD-DL"
    /// The driving licence of Switzerland and Liechtenstein: lines of 9, 30 and 30 characters.
    case swissDrivingLicence = "CHE-DL"
    /// The Russian internal passport since 2011: two lines of 44 characters, with digits in names.
    case russianInternalPassport = "RUS-PN"

    /// True for a visa.
    public var isVisa: Bool { self == .mrva || self == .mrvb }

    /// True where Doc 9303 defines the format.
    public var isStandard: Bool {
        switch self {
        case .td1, .td2, .td3, .mrva, .mrvb: true
        default: false
        }
    }
}

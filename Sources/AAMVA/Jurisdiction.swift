/// A State, territory or province that issues licences, by its issuer identification number.
public struct Jurisdiction: Hashable, Sendable {
    /// The issuer identification number: `636000`.
    public let issuer: String
    /// The code of ISO 3166-2: `US-VA`; nil for the Department of State, which issues the licences of diplomats.
    public let code: String?
    /// The name in English.
    public let name: String
    /// The State that it is a part of, by its code of Doc 9303.
    public let state: String

    private init(_ issuer: Int, _ code: String?, _ name: String, of state: String = "USA") {
        (self.issuer, self.code, self.name, self.state) = (String(issuer), code, name, state)
    }

    /// The jurisdiction of a number; nil for one that is not assigned.
    public init?(issuer: String) {
        guard let row = Self.all.first(where: { $0.issuer == issuer }) else { return nil }
        self = row
    }

    /// The jurisdiction of a postal abbreviation, such as `VA`.
    public init?(abbreviation: String) {
        guard let row = Self.all.first(where: { $0.code?.dropFirst(3) == abbreviation[...] }) else { return nil }
        self = row
    }

    /// All numbers that are assigned (AAMVA, Issuer Identification Numbers, 2023).
    public static let all = [
        Jurisdiction(604_426, "CA-PE", "Prince Edward Island", of: "CAN"),
        Jurisdiction(604_427, "US-AS", "American Samoa"), Jurisdiction(604_428, "CA-QC", "Quebec", of: "CAN"),
        Jurisdiction(604_429, "CA-YT", "Yukon", of: "CAN"),
        Jurisdiction(604_430, "US-MP", "Northern Mariana Islands"), Jurisdiction(604_431, "US-PR", "Puerto Rico"),
        Jurisdiction(604_432, "CA-AB", "Alberta", of: "CAN"), Jurisdiction(604_433, "CA-NU", "Nunavut", of: "CAN"),
        Jurisdiction(604_434, "CA-NT", "Northwest Territories", of: "CAN"), Jurisdiction(636_000, "US-VA", "Virginia"),
        Jurisdiction(636_001, "US-NY", "New York"), Jurisdiction(636_002, "US-MA", "Massachusetts"),
        Jurisdiction(636_003, "US-MD", "Maryland"), Jurisdiction(636_004, "US-NC", "North Carolina"),
        Jurisdiction(636_005, "US-SC", "South Carolina"), Jurisdiction(636_006, "US-CT", "Connecticut"),
        Jurisdiction(636_007, "US-LA", "Louisiana"), Jurisdiction(636_008, "US-MT", "Montana"),
        Jurisdiction(636_009, "US-NM", "New Mexico"), Jurisdiction(636_010, "US-FL", "Florida"),
        Jurisdiction(636_011, "US-DE", "Delaware"), Jurisdiction(636_012, "CA-ON", "Ontario", of: "CAN"),
        Jurisdiction(636_013, "CA-NS", "Nova Scotia", of: "CAN"), Jurisdiction(636_014, "US-CA", "California"),
        Jurisdiction(636_015, "US-TX", "Texas"),
        Jurisdiction(636_016, "CA-NL", "Newfoundland and Labrador", of: "CAN"),
        Jurisdiction(636_017, "CA-NB", "New Brunswick", of: "CAN"), Jurisdiction(636_018, "US-IA", "Iowa"),
        Jurisdiction(636_019, "US-GU", "Guam"), Jurisdiction(636_020, "US-CO", "Colorado"),
        Jurisdiction(636_021, "US-AR", "Arkansas"), Jurisdiction(636_022, "US-KS", "Kansas"),
        Jurisdiction(636_023, "US-OH", "Ohio"), Jurisdiction(636_024, "US-VT", "Vermont"),
        Jurisdiction(636_025, "US-PA", "Pennsylvania"), Jurisdiction(636_026, "US-AZ", "Arizona"),
        Jurisdiction(636_027, nil, "Department of State"),
        Jurisdiction(636_028, "CA-BC", "British Columbia", of: "CAN"),
        Jurisdiction(636_029, "US-OR", "Oregon"), Jurisdiction(636_030, "US-MO", "Missouri"),
        Jurisdiction(636_031, "US-WI", "Wisconsin"), Jurisdiction(636_032, "US-MI", "Michigan"),
        Jurisdiction(636_033, "US-AL", "Alabama"), Jurisdiction(636_034, "US-ND", "North Dakota"),
        Jurisdiction(636_035, "US-IL", "Illinois"), Jurisdiction(636_036, "US-NJ", "New Jersey"),
        Jurisdiction(636_037, "US-IN", "Indiana"), Jurisdiction(636_038, "US-MN", "Minnesota"),
        Jurisdiction(636_039, "US-NH", "New Hampshire"), Jurisdiction(636_040, "US-UT", "Utah"),
        Jurisdiction(636_041, "US-ME", "Maine"), Jurisdiction(636_042, "US-SD", "South Dakota"),
        Jurisdiction(636_043, "US-DC", "District of Columbia"),
        Jurisdiction(636_044, "CA-SK", "Saskatchewan", of: "CAN"), Jurisdiction(636_045, "US-WA", "Washington"),
        Jurisdiction(636_046, "US-KY", "Kentucky"), Jurisdiction(636_047, "US-HI", "Hawaii"),
        Jurisdiction(636_048, "CA-MB", "Manitoba", of: "CAN"), Jurisdiction(636_049, "US-NV", "Nevada"),
        Jurisdiction(636_050, "US-ID", "Idaho"), Jurisdiction(636_051, "US-MS", "Mississippi"),
        Jurisdiction(636_052, "US-RI", "Rhode Island"), Jurisdiction(636_053, "US-TN", "Tennessee"),
        Jurisdiction(636_054, "US-NE", "Nebraska"), Jurisdiction(636_055, "US-GA", "Georgia"),
        Jurisdiction(636_056, "MX-COA", "Coahuila", of: "MEX"), Jurisdiction(636_057, "MX-HID", "Hidalgo", of: "MEX"),
        Jurisdiction(636_058, "US-OK", "Oklahoma"), Jurisdiction(636_059, "US-AK", "Alaska"),
        Jurisdiction(636_060, "US-WY", "Wyoming"), Jurisdiction(636_061, "US-WV", "West Virginia"),
        Jurisdiction(636_062, "US-VI", "Virgin Islands"),
    ]
}

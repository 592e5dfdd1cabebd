/// A kind of document with its texts in the places of real ones, in art that is invented.
///
/// Places, captions and styles of dates are those of the kind. The person on it does not exist, and the portrait has no
/// face. There is no coat of arms and no hologram, and every side says SPECIMEN.
public enum SpecimenDesign: String, CaseIterable, Hashable, Sendable, Codable {
    /// The German identity card that was issued from 2010 to 2021.
    case germanIdentityCard2010
    /// The German identity card that has been issued since 2021.
    case germanIdentityCard2021
    /// A residence permit of a State of the European Union (Regulation 1030/2002, as amended by 2017/1954).
    case residencePermit
    /// A driving licence of a State of the European Union (Directive 2006/126, Annex I); it has no zone.
    case drivingLicence
    /// A passport whose captions stand above the values, in columns; its dates are like `12 AUG/AOUT 74`.
    case passportColumns
    /// A passport with numbered captions, one field below the other; its dates are like `12 08 1974`.
    case passportNumbered
    /// A passport with captions in three languages; its dates are like `12 AUG 1974`.
    case passportTrilingual
    /// A driving licence of a State of the United States or a province of Canada (AAMVA DL/ID Card Design Standard, 2020); it has
    /// no zone, and its back has a barcode that says all.
    case usLicence

    /// The format of its zone, or, without one, the format that has its size.
    public var format: SpecimenFormat {
        switch self {
        case .germanIdentityCard2010, .germanIdentityCard2021, .residencePermit, .drivingLicence, .usLicence: .td1
        case .passportColumns, .passportNumbered, .passportTrilingual: .td3
        }
    }

    /// The sides that can be drawn.
    public var sides: [SpecimenSide] {
        switch self {
        case .germanIdentityCard2010, .germanIdentityCard2021, .residencePermit, .usLicence: [.front, .back]
        case .drivingLicence, .passportColumns, .passportNumbered, .passportTrilingual: [.front]
        }
    }

    /// The side with the machine-readable zone, if there is one.
    public var zoneSide: SpecimenSide? {
        switch self {
        case .germanIdentityCard2010, .germanIdentityCard2021, .residencePermit: .back
        case .drivingLicence, .usLicence: nil
        case .passportColumns, .passportNumbered, .passportTrilingual: .front
        }
    }
}

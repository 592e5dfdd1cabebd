import MRZ

/// The document formats of ICAO Doc 9303 that can be drawn; the raw values are those of `MRZ.Format`.
public enum SpecimenFormat: String, CaseIterable, Hashable, Sendable, Codable {
    /// A card of the size of a bank card, its zone on the back (Doc 9303-5).
    case td1 = "TD1"
    /// A larger card, its zone on the front (Doc 9303-6).
    case td2 = "TD2"
    /// A passport's data page (Doc 9303-4).
    case td3 = "TD3"
    /// A visa as large as a passport page (Doc 9303-7).
    case mrva = "MRVA"
    /// A smaller visa (Doc 9303-7).
    case mrvb = "MRVB"

    /// The format of the zone.
    var zoneFormat: Format {
        switch self {
        case .td1: .td1
        case .td2: .td2
        case .td3: .td3
        case .mrva: .mrva
        case .mrvb: .mrvb
        }
    }

    /// The places of a format's parts.
    var geometry: DocumentGeometry {
        switch self {
        case .td1: .td1
        case .td2: .td2
        case .td3: .td3
        case .mrva: .mrva
        case .mrvb: .mrvb
        }
    }
}

/// A side of a card.
public enum SpecimenSide: String, CaseIterable, Hashable, Sendable, Codable {
    /// The side with the portrait; of every format but TD1 also the one with the zone.
    case front
    /// The side of a TD1 card with the zone.
    case back
}

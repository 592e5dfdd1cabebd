public import MRZ

/// The name of a field of a document: of its zone, or of something that is printed for people to read.
///
/// A field that the zone has, too, has the same name as in `FieldName`.
public struct VisualFieldName: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable {
    /// The name in results.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the name of a field of a zone.
    public init(_ name: FieldName) { rawValue = name.rawValue }

    /// The kind of document: `P`.
    public static let documentCode = VisualFieldName(rawValue: "documentCode")
    /// The State or organisation that issued the document: `UTO`, `UTOPIA`.
    public static let issuingState = VisualFieldName(rawValue: "issuingState")
    /// The number of the document.
    public static let documentNumber = VisualFieldName(rawValue: "documentNumber")
    /// The primary identifier.
    public static let surname = VisualFieldName(rawValue: "surname")
    /// The secondary identifier.
    public static let givenNames = VisualFieldName(rawValue: "givenNames")
    /// Both identifiers, a comma between them, as visas have them (Doc 9303-7): `ERIKSSON, ANNA MARIA`.
    public static let fullName = VisualFieldName(rawValue: "fullName")
    /// The name at birth.
    public static let birthName = VisualFieldName(rawValue: "birthName")
    /// The date of birth.
    public static let birthDate = VisualFieldName(rawValue: "birthDate")
    /// The place of birth.
    public static let birthPlace = VisualFieldName(rawValue: "birthPlace")
    /// The sex.
    public static let sex = VisualFieldName(rawValue: "sex")
    /// The nationality, as a code or in words.
    public static let nationality = VisualFieldName(rawValue: "nationality")
    /// The holder's own number.
    public static let personalNumber = VisualFieldName(rawValue: "personalNumber")
    /// The date of issue; on visas, from when they are valid.
    public static let issueDate = VisualFieldName(rawValue: "issueDate")
    /// The last day of validity.
    public static let expiryDate = VisualFieldName(rawValue: "expiryDate")
    /// The authority that issued the document.
    public static let authority = VisualFieldName(rawValue: "authority")
    /// The address of the holder.
    public static let address = VisualFieldName(rawValue: "address")
    /// The part of a State that issued a driving licence, by its code of ISO 3166-2: `US-CA`.
    public static let jurisdiction = VisualFieldName(rawValue: "jurisdiction")
    /// The height of the holder.
    public static let height = VisualFieldName(rawValue: "height")
    /// The colour of the holder's eyes.
    public static let eyeColour = VisualFieldName(rawValue: "eyeColour")
    /// The part that follows a name: `JR`.
    public static let nameSuffix = VisualFieldName(rawValue: "nameSuffix")
    /// The colour of the holder's hair.
    public static let hairColour = VisualFieldName(rawValue: "hairColour")
    /// The vehicles that a licence is for, by the issuer's code.
    public static let vehicleClass = VisualFieldName(rawValue: "vehicleClass")
    /// The restrictions of a licence, by the issuer's codes.
    public static let restrictions = VisualFieldName(rawValue: "restrictions")
    /// The endorsements of a licence, by the issuer's codes.
    public static let endorsements = VisualFieldName(rawValue: "endorsements")
    /// The number that tells a card from others of the same holder.
    public static let documentDiscriminator = VisualFieldName(rawValue: "documentDiscriminator")
    /// The number of the material that a card was made of.
    public static let inventoryNumber = VisualFieldName(rawValue: "inventoryNumber")
    /// The time, the place and the maker of a card, in the issuer's own code.
    public static let auditInformation = VisualFieldName(rawValue: "auditInformation")
    /// Consent to giving organs.
    public static let organDonor = VisualFieldName(rawValue: "organDonor")
    /// Service in the armed forces.
    public static let veteran = VisualFieldName(rawValue: "veteran")
    /// Compliance with the REAL ID act of the United States.
    public static let realID = VisualFieldName(rawValue: "realID")
    /// A card of somebody whose stay is limited.
    public static let limitedDuration = VisualFieldName(rawValue: "limitedDuration")
    /// The day since which cards look like this one.
    public static let cardRevisionDate = VisualFieldName(rawValue: "cardRevisionDate")
    /// The number of the passport that a visa or a residence permit belongs to.
    public static let passportNumber = VisualFieldName(rawValue: "passportNumber")
    /// The data that the issuer chose to add to the zone; the only or the first such field of a format.
    public static let optionalData1 = VisualFieldName(.optionalData1)
    /// The data that the issuer chose to add, in the second such field of a zone.
    public static let optionalData2 = VisualFieldName(.optionalData2)
    /// The office that issued the document, in the issuer's own code.
    public static let issuingOffice = VisualFieldName(.issuingOffice)
    /// The version of the card or of its zone.
    public static let version = VisualFieldName(.version)
    /// The language of the card.
    public static let language = VisualFieldName(.language)

    /// The order in which people expect fields; own names come behind them.
    public static let inOrder: [VisualFieldName] =
        FieldName.allCases.map { VisualFieldName($0) }
        + [
            .fullName, .nameSuffix, .birthName, .birthPlace, .height, .eyeColour, .hairColour, .address, .authority,
            .jurisdiction, .vehicleClass, .restrictions, .endorsements, .documentDiscriminator, .inventoryNumber,
            .auditInformation, .organDonor, .veteran, .realID, .limitedDuration, .cardRevisionDate, .passportNumber,
        ]
}

extension [VisualFieldName] {
    /// These names in the order in which people expect them; own names come last, by the alphabet.
    init(inOrder names: some Collection<VisualFieldName>) {
        let own = names.filter { !VisualFieldName.inOrder.contains($0) }
        self = VisualFieldName.inOrder.filter(names.contains) + own.sorted { $0.rawValue < $1.rawValue }
    }
}

extension Dictionary where Key == VisualFieldName, Value: Encodable {
    /// Encodes fields in the order in which people expect them.
    func encode<Keys: CodingKey>(to container: inout KeyedEncodingContainer<Keys>, forKey key: Keys) throws {
        var fields = container.nestedContainer(keyedBy: VisualFieldName.Key.self, forKey: key)
        for name in [VisualFieldName](inOrder: keys) {
            try fields.encodeIfPresent(self[name], forKey: VisualFieldName.Key(stringValue: name.rawValue))
        }
    }
}

extension VisualFieldName {
    /// The key of a field in results.
    fileprivate struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

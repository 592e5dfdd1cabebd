import AAMVA
import MRZ

/// The fields of a licence by its barcode, as results have them.
struct LicenceFields {
    private let data: LicenceData
    private let barcode: ScannedBarcode
    private(set) var all: [VisualFieldName: ScannedField] = [:]

    init(_ data: LicenceData, on barcode: ScannedBarcode) {
        (self.data, self.barcode) = (data, barcode)
        addNames()
        addPerson()
        for (name, code) in Self.dates {
            guard let text = data[code], let date = data.date(code) else { continue }
            add(name, date.description, text: text)
        }
        for (name, codes, names) in Self.texts {
            guard let text = codes.lazy.compactMap({ data[$0] }).first else { continue }
            add(name, text)
            all[name]?.name = names[text.uppercased()]
        }
        addIssuer()
    }

    private static let dates: [(VisualFieldName, String)] = [
        (.birthDate, "DBB"), (.issueDate, "DBD"), (.expiryDate, "DBA"), (.cardRevisionDate, "DDB"),
    ]

    /// Fields whose value is their text in the barcode; the codes of their elements since version 2 and of version 1;
    /// and the meanings of codes.
    private static let texts: [(name: VisualFieldName, codes: [String], names: [String: String])] = [
        (.documentNumber, ["DAQ"], [:]), (.birthPlace, ["DCI"], [:]), (.vehicleClass, ["DCA", "DAR"], [:]),
        (.restrictions, ["DCB", "DAS"], [:]), (.endorsements, ["DCD", "DAT"], [:]),
        (.eyeColour, ["DAY"], eyeColours), (.hairColour, ["DAZ"], hairColours),
        (.documentDiscriminator, ["DCF"], [:]), (.inventoryNumber, ["DCK"], [:]), (.auditInformation, ["DCJ"], [:]),
        (.organDonor, ["DDK", "DBH"], yesAndNo), (.veteran, ["DDL"], yesAndNo),
        (.realID, ["DDA"], ["F": "Compliant", "N": "Not compliant", "M": "Materially compliant"]),
        (.limitedDuration, ["DDD"], yesAndNo),
    ]

    private static let yesAndNo = ["1": "Yes", "Y": "Yes", "0": "No", "N": "No"]
    /// ANSI D-20, eye colour and hair colour.
    private static let eyeColours = [
        "BLK": "Black", "BLU": "Blue", "BRO": "Brown", "BRN": "Brown", "GRY": "Grey", "GRN": "Green", "HAZ": "Hazel",
        "MAR": "Maroon", "PNK": "Pink", "DIC": "Dichromatic", "UNK": "Unknown",
    ]
    private static let hairColours = [
        "BAL": "Bald", "BLK": "Black", "BLN": "Blond", "BRO": "Brown", "BRN": "Brown", "GRY": "Grey", "RED": "Red",
        "SDY": "Sandy", "WHI": "White", "UNK": "Unknown",
    ]

    private mutating func addNames() {
        if let surname = data.surname {
            add(.surname, surname)
            all[.surname]?.isTruncated = data.truncation(of: "DDE") == .truncated
        }
        if let names = data.givenNames {
            let isTruncated = ["DDF", "DDG"].contains { data.truncation(of: $0) == .truncated }
            add(.givenNames, names)
            all[.givenNames]?.isTruncated = isTruncated
            all[.givenNames]?.list = names.split(separator: " ").map(String.init)
        }
        if let suffix = data.nameSuffix { add(.nameSuffix, suffix) }
    }

    private mutating func addPerson() {
        if let sex = data.sex {
            let value =
                switch sex {
                case .male: "M"
                case .female: "F"
                case .unspecified: ScannedField.unspecifiedSex
                }
            add(.sex, value, text: data["DBC"])
        }
        if let height = data.heightInCentimetres {
            add(.height, "\(height)", text: data["DAU"] ?? data["DAV"])
            all[.height]?.unit = PrintedHeight.unit
        }
        if let address = data.address {
            add(.address, address)
            all[.address]?.addressParts = AddressParts(
                street: data.street, houseNumber: nil, postalCode: data.postalCode, city: data.city)
        }
    }

    private mutating func addIssuer() {
        if let state = data.state {
            let code = StateCode(state)
            add(.issuingState, state, text: data["DCG"])
            all[.issuingState]?.name = code?.name
            all[.issuingState]?.alpha3 = code?.alpha3
            all[.issuingState]?.alpha2 = code?.alpha2
        }
        if let jurisdiction = data.jurisdiction, let code = jurisdiction.code {
            add(.jurisdiction, code, text: data.issuer)
            all[.jurisdiction]?.name = jurisdiction.name
        }
    }

    private mutating func add(_ name: VisualFieldName, _ value: String, text: String? = nil) {
        all[name] = ScannedField(
            value: value, text: text ?? value, source: .barcode, quadrilateral: barcode.quadrilateral,
            imageIndex: barcode.imageIndex)
    }
}

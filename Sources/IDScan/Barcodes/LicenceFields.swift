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
            add(name, date.description, Parts(text: text))
        }
        for (name, codes, names) in Self.texts {
            guard let text = codes.lazy.compactMap({ data[$0] }).first else { continue }
            add(name, text, Parts(meaning: names[text.uppercased()]))
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
            add(.surname, surname, Parts(isTruncated: data.truncation(of: "DDE") == .truncated))
        }
        if let names = data.givenNames {
            let isTruncated = ["DDF", "DDG"].contains { data.truncation(of: $0) == .truncated }
            add(.givenNames, names, Parts(isTruncated: isTruncated, list: names.split(separator: " ").map(String.init)))
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
            add(.sex, value, Parts(text: data["DBC"]))
        }
        if let height = data.heightInCentimetres {
            add(.height, "\(height)", Parts(text: data["DAU"] ?? data["DAV"], unit: PrintedHeight.unit))
        }
        if let address = data.address {
            let parts = AddressParts(
                street: data.street, houseNumber: nil, postalCode: data.postalCode, city: data.city)
            add(.address, address, Parts(address: parts))
        }
    }

    private mutating func addIssuer() {
        if let state = data.state { add(.issuingState, state, Parts(text: data["DCG"], state: StateCode(state))) }
        if let jurisdiction = data.jurisdiction, let code = jurisdiction.code {
            add(.jurisdiction, code, Parts(text: data.issuer, meaning: jurisdiction.name))
        }
    }

    /// The parts of a field beside its value; nil where it has none.
    private struct Parts {
        /// The text in the barcode, where it differs from the value.
        var text: String?
        /// The meaning of a code.
        var meaning: String?
        var unit: String?
        var isTruncated = false
        var list: [String]?
        var address: AddressParts?
        var state: StateCode?
    }

    private mutating func add(_ name: VisualFieldName, _ value: String, _ parts: Parts = Parts()) {
        all[name] = ScannedField(
            value: value, text: parts.text ?? value, unit: parts.unit, name: parts.state?.name ?? parts.meaning,
            alpha3: parts.state?.alpha3, alpha2: parts.state?.alpha2, list: parts.list, addressParts: parts.address,
            check: .notPrinted, isInDoubt: false, isCenturyOpen: false, agreement: nil,
            isTruncated: parts.isTruncated, confidence: nil, source: .barcode,
            quadrilateral: barcode.quadrilateral, imageIndex: barcode.imageIndex)
    }
}

import AAMVA

/// The barcode of a drawn licence: the same fields as on its front, by version 10 of the standard.
struct LicenceBarcode {
    let card: SpecimenCard

    /// The content.
    var text: String {
        LicenceData.text(
            issuer: jurisdiction?.issuer ?? "636000", version: 10, jurisdictionVersion: 0,
            parts: [LicenceData.Part(kind: "DL", elements: elements)])
    }

    private var jurisdiction: Jurisdiction? {
        Jurisdiction.all.first { $0.name.uppercased() == card.texts[.jurisdiction] }
    }

    private var elements: [LicenceData.Element] {
        let (data, isCanadian) = (card.data, card.data.issuingState == "CAN")
        let names = data.person.givenNames.split(separator: " ")
        let place = self.place
        func date(_ date: SpecimenDate) -> String {
            let parts = date.isoText.split(separator: "-")
            return isCanadian ? parts.joined() : "\(parts[1])\(parts[2])\(parts[0])"
        }
        func text(_ name: SpecimenFieldName) -> String { card.texts[name] ?? "" }
        let values = [
            ("DAQ", data.documentNumber), ("DCS", data.person.surname), ("DDE", "N"),
            ("DAC", names.first.map(String.init) ?? ""), ("DDF", "N"),
            ("DAD", names.dropFirst().joined(separator: ",")), ("DDG", "N"), ("DCA", text(.vehicleClass)),
            ("DCB", text(.restrictions)), ("DCD", text(.endorsements)), ("DBD", date(data.issueDate)),
            ("DBB", date(data.person.birthDate)), ("DBA", date(data.expiryDate)),
            ("DBC", data.person.sex == .male ? "1" : data.person.sex == .female ? "2" : "9"),
            ("DAU", Self.element(ofHeight: data.person.height, isCanadian)), ("DAY", text(.eyeColour)),
            ("DAG", place.street), ("DAI", place.city), ("DAJ", place.code), ("DAK", place.postalCode),
            ("DCF", text(.documentDiscriminator)), ("DCG", data.issuingState), ("DDA", isCanadian ? "N" : "F"),
            ("DDB", isCanadian ? "20190915" : "09152019"), ("DDK", "1"),
        ]
        return values.map { LicenceData.Element(code: $0.0, value: $0.1) }
    }

    /// The address, in its elements.
    private var place: (street: String, city: String, code: String, postalCode: String) {
        let lines = (card.texts[.address] ?? "").split(separator: "\n").map(String.init)
        let parts = (lines.dropFirst().first ?? "").split(separator: ",", maxSplits: 1).map(String.init)
        let rest = (parts.dropFirst().first ?? "").split(separator: " ").map(String.init)
        let code = rest.first ?? jurisdiction?.code.map { String($0.dropFirst(3)) } ?? ""
        let postal = rest.dropFirst().joined(separator: " ")
        return (lines.first ?? "", parts.first ?? "", code, postal.count == 5 ? postal + "0000" : postal)
    }

    // MARK: - Heights

    private static let centimetresPerInch = 2.54

    private static func inches(_ centimetres: Int) -> Int { Int((Double(centimetres) / centimetresPerInch).rounded()) }

    private static func element(ofHeight height: Int, _ isCanadian: Bool) -> String {
        isCanadian ? "\(height) cm" : "0\(inches(height)) in"
    }

    /// A height as the front has it: `5'-08"`, or centimetres in Canada.
    static func height(_ centimetres: Int, of state: String) -> String {
        if state == "CAN" { return "\(centimetres) cm" }
        let inches = inches(centimetres)
        return "\(inches / 12)'-\(inches % 12 < 10 ? "0" : "")\(inches % 12)\""
    }
}

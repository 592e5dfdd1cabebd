import Drawing

/// A label and its value, and where they stand.
struct VisualField: Sendable {
    let label: Label
    /// The text that is printed.
    let value: @Sendable (SpecimenData) -> String
    /// The left end of the label's base line, in millimetres from the top left corner of the document; the value stands
    /// below it.
    let x, y: Double
    /// The width there is, in millimetres.
    let width: Double

    init(_ label: Label, x: Double, y: Double, width: Double, _ value: @escaping @Sendable (SpecimenData) -> String) {
        self.label = label
        self.value = value
        self.x = x
        self.y = y
        self.width = width
    }
}

/// The places of the parts of the visual zone of one side of a document, in millimetres.
struct FormLayout: Sendable {
    /// The title of the document.
    let title: [String]
    /// The left end of the base line of the title.
    let titlePosition: Position
    /// The width there is for the title.
    let titleWidth: Double
    /// The portrait, if this side has one.
    let portrait: (x: Double, y: Double, width: Double, height: Double)?
    /// The size of the letters of values; labels are smaller.
    let textSize: Double
    /// From the base line of a label to that of its value.
    let labelDistance: Double
    /// The fields.
    let fields: [VisualField]
    /// The left end of the signature, if this side has one.
    let signature: Position?

    /// Returns the visual zone of a side of a format.
    static func of(_ format: SpecimenFormat, _ side: SpecimenSide) -> FormLayout {
        switch (format, side) {
        case (.td1, .front): td1Front
        case (.td1, .back): td1Back
        case (.td2, _): td2
        case (.td3, _): td3
        case (.mrva, _): mrva
        case (.mrvb, _): mrvb
        }
    }

    private static let td1Front = FormLayout(
        title: ["IDENTITY CARD", "CARTE D’IDENTITÉ"], titlePosition: Position(31, 6.6), titleWidth: 41,
        portrait: (4, 11, 24, 31), textSize: 2.5, labelDistance: 2.7,
        fields: [
            VisualField(.documentNumber, x: 58, y: 11.5, width: 25) { $0.documentNumber },
            VisualField(.surname, x: 31, y: 11.5, width: 26) { $0.person.surname },
            VisualField(.givenNames, x: 31, y: 18.2, width: 26) { $0.person.givenNames },
            VisualField(.birthDate, x: 31, y: 24.9, width: 25) { $0.person.birthDate.visualText },
            VisualField(.sex, x: 58, y: 24.9, width: 8) { $0.person.sex.rawValue },
            VisualField(.nationality, x: 67, y: 24.9, width: 16) { $0.person.nationality },
            VisualField(.birthPlace, x: 31, y: 31.6, width: 26) { $0.person.birthPlace },
            VisualField(.expiryDate, x: 58, y: 31.6, width: 25) { $0.expiryDate.visualText },
            VisualField(.signature, x: 31, y: 38.3, width: 26) { _ in "" },
        ],
        signature: Position(33, 44))

    private static let td1Back = FormLayout(
        title: [], titlePosition: Position(0, 0), titleWidth: 1, portrait: nil, textSize: 2.1, labelDistance: 2.4,
        fields: [
            VisualField(.address, x: 20, y: 5, width: 60) { $0.person.address },
            VisualField(.height, x: 20, y: 11.5, width: 20) { "\($0.person.height) CM" },
            VisualField(.eyeColour, x: 44, y: 11.5, width: 30) { $0.person.eyeColour },
            VisualField(.issueDate, x: 20, y: 18, width: 20) { $0.issueDate.visualText },
            VisualField(.authority, x: 44, y: 18, width: 38) { "CITY OF \($0.person.birthPlace)" },
        ],
        signature: nil)

    private static let td2 = FormLayout(
        title: ["IDENTITY CARD", "CARTE D’IDENTITÉ"], titlePosition: Position(36, 7.4), titleWidth: 50,
        portrait: (4, 9, 28, 37), textSize: 2.7, labelDistance: 2.9,
        fields: [
            VisualField(.documentNumber, x: 76, y: 13, width: 26) { $0.documentNumber },
            VisualField(.surname, x: 36, y: 13, width: 38) { $0.person.surname },
            VisualField(.givenNames, x: 36, y: 20, width: 38) { $0.person.givenNames },
            VisualField(.personalNumber, x: 76, y: 20, width: 26) { $0.optionalData1 },
            VisualField(.birthDate, x: 36, y: 27, width: 25) { $0.person.birthDate.visualText },
            VisualField(.sex, x: 63, y: 27, width: 10) { $0.person.sex.rawValue },
            VisualField(.nationality, x: 76, y: 27, width: 26) { $0.person.nationality },
            VisualField(.birthPlace, x: 36, y: 34, width: 38) { $0.person.birthPlace },
            VisualField(.issueDate, x: 76, y: 34, width: 26) { $0.issueDate.visualText },
            VisualField(.signature, x: 36, y: 41, width: 30) { _ in "" },
            VisualField(.expiryDate, x: 76, y: 41, width: 26) { $0.expiryDate.visualText },
        ],
        signature: Position(40, 47.5))

    private static let td3 = FormLayout(
        title: ["PASSPORT", "PASSEPORT"], titlePosition: Position(6, 8), titleWidth: 36,
        portrait: (6, 14, 34, 44), textSize: 3, labelDistance: 3.2,
        fields: [
            VisualField(.type, x: 45, y: 10, width: 18) { $0.documentCode },
            VisualField(.issuingState, x: 66, y: 10, width: 22) { $0.issuingState },
            VisualField(.documentNumber, x: 92, y: 10, width: 30) { $0.documentNumber },
            VisualField(.surname, x: 45, y: 17.6, width: 75) { $0.person.surname },
            VisualField(.givenNames, x: 45, y: 25.2, width: 75) { $0.person.givenNames },
            VisualField(.nationality, x: 45, y: 32.8, width: 42) {
                $0.person.nationality == "UTO" ? "UTOPIAN" : $0.person.nationality
            },
            VisualField(.personalNumber, x: 92, y: 32.8, width: 30) { $0.optionalData1 },
            VisualField(.birthDate, x: 45, y: 40.4, width: 30) { $0.person.birthDate.visualText },
            VisualField(.sex, x: 78, y: 40.4, width: 11) { $0.person.sex.rawValue },
            VisualField(.birthPlace, x: 92, y: 40.4, width: 30) { $0.person.birthPlace },
            VisualField(.issueDate, x: 45, y: 48, width: 42) { $0.issueDate.visualText },
            VisualField(.authority, x: 92, y: 48, width: 30) { _ in "PASSPORT OFFICE" },
            VisualField(.expiryDate, x: 45, y: 55.6, width: 42) { $0.expiryDate.visualText },
            VisualField(.signature, x: 92, y: 55.6, width: 30) { _ in "" },
        ],
        signature: Position(92, 61.5))

    private static let mrva = FormLayout(
        title: ["VISA"], titlePosition: Position(41, 9), titleWidth: 30,
        portrait: (5, 12, 31, 40), textSize: 2.9, labelDistance: 3.1,
        fields: visaFields(left: 41, middle: 68, right: 92, top: 14.5, pitch: 8),
        signature: nil)

    private static let mrvb = FormLayout(
        title: ["VISA"], titlePosition: Position(36, 8), titleWidth: 30,
        portrait: (4, 10, 28, 36), textSize: 2.6, labelDistance: 2.8,
        fields: visaFields(left: 36, middle: 60, right: 81, top: 13, pitch: 7.2),
        signature: nil)

    private static func visaFields(
        left: Double, middle: Double, right: Double, top: Double, pitch: Double
    ) -> [VisualField] {
        [
            VisualField(.issuePlace, x: left, y: top, width: 25) { _ in "ZENITH" },
            VisualField(.validFrom, x: middle, y: top, width: 22) { $0.issueDate.visualText },
            VisualField(.validUntil, x: right, y: top, width: 22) { $0.expiryDate.visualText },
            VisualField(.type, x: left, y: top + pitch, width: 24) { $0.documentCode },
            VisualField(.entries, x: middle, y: top + pitch, width: 22) { _ in "MULTIPLE" },
            VisualField(.documentNumber, x: right, y: top + pitch, width: 22) { $0.documentNumber },
            VisualField(.surname, x: left, y: top + 2 * pitch, width: 62) {
                $0.person.givenNames.isEmpty ? $0.person.surname : "\($0.person.surname), \($0.person.givenNames)"
            },
            VisualField(.birthDate, x: left, y: top + 3 * pitch, width: 24) { $0.person.birthDate.visualText },
            VisualField(.sex, x: middle, y: top + 3 * pitch, width: 14) { $0.person.sex.rawValue },
            VisualField(.nationality, x: right, y: top + 3 * pitch, width: 20) { $0.person.nationality },
        ]
    }
}

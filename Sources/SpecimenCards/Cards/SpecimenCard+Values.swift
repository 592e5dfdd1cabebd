import Drawing
import MRZ

extension SpecimenCard {
    /// The names of the fields whose values ``set(_:)`` changes: those that the zone has or that are printed, on
    /// either side. The issuing State is always the one that was invented.
    public var namesOfValues: [String] {
        var names: Set<String> = []
        if let design {
            names = Set(design.sides.flatMap { DesignLayout.of(design, $0).fields.map(\.name.rawValue) })
        } else {
            names = Set(Self.printed[data.format] ?? [])
        }
        if design == nil || design?.zoneSide != nil {
            names.formUnion(Self.zoneNames + (Self.optionalNames[data.format] ?? []))
        }
        return names.subtracting(["issuingState"]).sorted()
    }

    /// Changes values of the document: print, zone and check digits follow.
    ///
    /// If the day of expiry alone is changed, the day of issue is earlier by as many years as before.
    ///
    /// - Parameter values: The names of fields, and their values; dates as `1974-08-12`.
    /// - Throws: ``SpecimenError/unknownField(_:allowed:)``, ``SpecimenError/impossibleValue(field:value:needed:)``, or
    ///   ``SpecimenError/zone(_:)`` when the values do not fit the zone.
    public mutating func set(_ values: [(name: String, value: String)]) throws(SpecimenError) {
        let allowed = namesOfValues
        let canvas = try Canvas.sheet(width: 10, height: 10, pixelsPerMillimetre: 1, font: font)
        let yearsValid = data.expiryDate.year - data.issueDate.year
        for (name, value) in values {
            guard allowed.contains(name) else { throw .unknownField(name, allowed: allowed) }
            guard values.count(where: { $0.name == name }) == 1 else {
                throw .impossibleValue(field: name, value: value, needed: "to be given once")
            }
            if let needed = Self.problem(of: value, for: name) ?? canvas.problem(of: value) {
                throw .impossibleValue(field: name, value: value, needed: needed)
            }
            set(name, to: value)
        }
        let names = values.map(\.name)
        if names.contains("expiryDate"), !names.contains("issueDate"), data.issueDate.isoText >= data.expiryDate.isoText
        {
            var issue = data.expiryDate
            issue.year -= max(1, yearsValid)
            issue.day = min(issue.day, 28)
            set("issueDate", to: issue.isoText)
        }
        if design == nil || design?.zoneSide != nil { _ = try SpecimenZone(data) }
    }

    private mutating func set(_ name: String, to value: String) {
        let date = SpecimenDate(value)
        switch name {
        case "documentCode": data.documentCode = value
        case "documentNumber": data.documentNumber = value
        case "surname": data.person.surname = value
        case "givenNames": data.person.givenNames = value
        case "birthDate": data.person.birthDate = date ?? data.person.birthDate
        case "birthPlace": data.person.birthPlace = value
        case "sex": data.person.sex = SpecimenPerson.Sex(rawValue: value) ?? data.person.sex
        case "nationality": data.person.nationality = value
        case "address": data.person.address = value
        case "height": data.person.height = Int(value) ?? data.person.height
        case "eyeColour": data.person.eyeColour = value
        case "issueDate": data.issueDate = date ?? data.issueDate
        case "expiryDate": data.expiryDate = date ?? data.expiryDate
        case "personalNumber", "optionalData1": data.optionalData1 = value
        case "optionalData2": data.optionalData2 = value
        default: break
        }
        guard let design, let field = SpecimenFieldName(rawValue: name) else { return }
        let style = DesignIssuer.all(of: design).first { $0.code == data.issuingState }?.dateStyle ?? .iso
        let height =
            design == .usLicence ? LicenceBarcode.height(data.person.height, of: data.issuingState) : "\(value) cm"
        texts[field] = date.map(style.text) ?? (field == .height ? height : value)
    }
}

// MARK: - Rules

extension SpecimenCard {
    /// The fields that the zone of every format has.
    private static let zoneNames = [
        "documentCode", "documentNumber", "surname", "givenNames", "birthDate", "sex", "nationality", "expiryDate",
    ]
    private static let optionalNames: [SpecimenFormat: [String]] = [
        .td1: ["optionalData1", "optionalData2"], .td2: ["optionalData1"], .td3: ["personalNumber"],
        .mrva: ["optionalData1"], .mrvb: ["optionalData1"],
    ]
    /// The fields that documents of Utopia's print and their zone does not have.
    private static let printed: [SpecimenFormat: [String]] = [
        .td1: ["birthPlace", "address", "height", "eyeColour", "issueDate"], .td2: ["birthPlace", "issueDate"],
        .td3: ["birthPlace", "issueDate"], .mrva: ["issueDate"], .mrvb: ["issueDate"],
    ]

    /// Fields that a document may lack.
    private static let mayBeEmpty: Set<String> = [
        "givenNames", "personalNumber", "optionalData1", "optionalData2", "birthName", "religiousName", "remarks",
    ]
    private static let longestValue = 100
    private static let heights = 50...250

    /// Returns the form that a field needs instead of a value; nil when it may have it.
    private static func problem(of value: String, for name: String) -> String? {
        if value.isEmpty { return mayBeEmpty.contains(name) ? nil : "some text" }
        if value.count > longestValue { return "at most \(longestValue) characters" }
        switch name {
        case "birthDate", "issueDate", "expiryDate":
            return SpecimenDate(value) == nil ? "a day of the calendar, such as 1974-08-12" : nil
        case "sex":
            let letters = SpecimenPerson.Sex.allCases.map(\.rawValue)
            return letters.contains(value) ? nil : letters.joined(separator: " or ")
        case "nationality": return StateCode(value) == nil ? "the code of a State, such as UTO or D" : nil
        case "height":
            let isHeight = Int(value).map(heights.contains) ?? false
            return isHeight ? nil : "centimetres, \(heights.lowerBound) to \(heights.upperBound)"
        case "accessNumber":
            let isNumber = value.utf8.count == 6 && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
            return isNumber ? nil : "six digits"
        default: return nil
        }
    }
}

extension Canvas {
    /// Returns the change that a text needs so that the typefaces of documents can write it; nil when they can.
    fileprivate borrowing func problem(of value: String) -> String? {
        guard let character = value.first(where: { $0 != "\n" && !canWrite($0) }) else { return nil }
        return
            "characters that the typeface has, not U+\(String(character.unicodeScalars.first?.value ?? 0, radix: 16))"
    }

    private borrowing func canWrite(_ character: Character) -> Bool {
        hasLetters(for: String(character), in: .sans) && hasLetters(for: String(character), in: .sansBold)
    }
}

extension SpecimenDate {
    /// Reads a whole date of four-digit years: `1974-08-12`.
    fileprivate init?(_ text: String) {
        guard let date = CalendarDate(text), let year = date.year, let month = date.month, let day = date.day,
            year >= 1000
        else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

/// The machine-readable zone of a specimen.
struct SpecimenZone: Hashable, Sendable {
    /// The lines as they are printed, top to bottom.
    let lines: [String]

    /// Writes the zone of a document.
    init(_ data: SpecimenData) {
        func line(_ text: String, _ length: Int) -> String {
            String((text + String(repeating: "<", count: length)).prefix(length))
        }
        func digit(_ text: String) -> String {
            let weights = [7, 3, 1]
            let sum = text.utf8.enumerated().reduce(0) { sum, entry in
                let value =
                    switch entry.element {
                    case 48...57: Int(entry.element) - 48
                    case 65...90: Int(entry.element) - 55
                    default: 0
                    }
                return sum + value * weights[entry.offset % 3]
            }
            return String(sum % 10)
        }
        func zoneName(_ text: String) -> String {
            let plain: [Character: String] = [
                "Å": "AA", "Ü": "UE", "Ø": "OE", "Á": "A", "Ž": "Z", "Ó": "O", "Í": "I", "É": "E", "Ë": "E",
                "Ł": "L", "'": "", " ": "<", "-": "<", "Ö": "OE",
            ]
            return text.map { plain[$0] ?? String($0) }.joined()
        }
        let person = data.person
        let name = zoneName(person.surname) + "<<" + zoneName(person.givenNames)
        let number = line(data.documentNumber, 9) + digit(line(data.documentNumber, 9))
        let birth = person.birthDate.zoneText + digit(person.birthDate.zoneText)
        let expiry = data.expiryDate.zoneText + digit(data.expiryDate.zoneText)
        let sex = person.sex == .unspecified ? "<" : person.sex.rawValue
        let head = line(data.documentCode, 2) + data.issuingState
        switch data.format {
        case .td1:
            let first = line(head + number + data.optionalData1, 30)
            let second = line(birth + sex + expiry + person.nationality + data.optionalData2, 29)
            let covered =
                String(first.dropFirst(5)) + birth + expiry + String(second.dropFirst(18))
            lines = [first, second + digit(covered), line(name, 30)]
        case .td2:
            let optional = line(data.optionalData1, 7)
            lines = [
                line(head + name, 36),
                number + person.nationality + birth + sex + expiry + optional
                    + digit(number + birth + expiry + optional),
            ]
        case .td3:
            let optional = line(data.optionalData1, 14) + digit(line(data.optionalData1, 14))
            lines = [
                line(head + name, 44),
                number + person.nationality + birth + sex + expiry + optional
                    + digit(number + birth + expiry + optional),
            ]
        case .mrva, .mrvb:
            let length = data.format.geometry.columns
            lines = [
                line(head + name, length),
                line(number + person.nationality + birth + sex + expiry + data.optionalData1, length),
            ]
        }
    }
}

extension SpecimenZone { var fields: [String: String] { [:] } }

import AAMVA
import Certificates
import MRZ
import Seals

/// The part of a document that its barcode says.
struct BarcodePart {
    let kind: BarcodeContent.Kind
    let type: DocumentType
    let fields: [VisualFieldName: ScannedField]
    /// The barcode.
    let barcode: ScannedBarcode

    /// Takes the content of a barcode; nil when that tells no document.
    ///
    /// - Parameters:
    ///   - barcode: The barcode.
    ///   - today: The day that counts as today when centuries are decided.
    init?(_ barcode: ScannedBarcode, today: CalendarDate) {
        guard let content = barcode.content, content.error == nil,
            let part = PayloadKind.all.first(where: { $0.kind == content.kind })?.part(barcode, today)
        else { return nil }
        self = part
    }

    /// Takes a licence.
    init?(licence barcode: ScannedBarcode) {
        guard let data = try? LicenceData(parsing: barcode.bytes) else { return nil }
        (kind, self.barcode) = (.aamva, barcode)
        type = data.isLicence ? .drivingLicence : .identityCard
        fields = LicenceFields(data, on: barcode).all
    }

    /// Takes a seal; nil when it says nothing of a person or a document.
    init?(seal barcode: ScannedBarcode, today: CalendarDate) {
        guard let seal = try? Seal(parsing: barcode.bytes), let content = barcode.content else { return nil }
        let isSigned = content.signature?.verdict == .signed
        var fields: [VisualFieldName: ScannedField] = [:]
        if let lines = seal.mrz, let zone = try? MachineReadableZone(parsing: lines, referenceDate: today) {
            for field in zone.fields where !field.text.isEmpty {
                fields[VisualFieldName(field.name)] = ScannedField(field).sealed(by: barcode, isSigned: isSigned)
            }
        }
        for field in seal.fields {
            guard let name = Self.names[field.name], fields[name] == nil, !field.value.isEmpty else { continue }
            fields[name] = ScannedField(sealed: field.value, on: barcode, isSigned: isSigned)
        }
        guard !fields.isEmpty else { return nil }
        (kind, self.barcode, self.fields) = (content.kind, barcode, fields)
        type = seal.documentType.flatMap { Self.types[$0] } ?? .other
    }

    /// The fields of documents that fields of seals are.
    private static let names: [String: VisualFieldName] = [
        "name": .fullName, "surname": .surname, "firstName": .givenNames, "birthName": .birthName,
        "birthDate": .birthDate, "sex": .sex, "nationality": .nationality, "documentNumber": .documentNumber,
        "passportNumber": .passportNumber, "socialInsuranceNumber": .personalNumber, "azr": .personalNumber,
        "address": .address, "validFrom": .issueDate, "validUntil": .expiryDate, "expiryDate": .expiryDate,
    ]

    /// The types of documents that seals name; others are of another type.
    private static let types: [String: DocumentType] = [
        "visa": .visa, "residencePermit": .residencePermit, "emergencyTravelDocument": .travelDocument,
        "temporaryPassport": .passport, "temporaryIdentityCard": .identityCard,
        "temporaryOfficialPassport": .passport, "temporaryDiplomaticPassport": .passport,
        "addressStickerIdentityCard": .identityCard, "addressStickerResidencePermit": .residencePermit,
        "addressStickerPassport": .passport, "temporaryTravelDocumentForRefugees": .travelDocument,
        "temporaryTravelDocumentForStatelessPersons": .travelDocument,
        "temporaryTravelDocumentForForeigners": .travelDocument,
    ]
}

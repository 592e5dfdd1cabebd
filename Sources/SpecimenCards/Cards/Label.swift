import Drawing

/// The label of a field in the visual zone, in the languages of the document.
enum Label: CaseIterable, Sendable {
    case type, issuingState, documentNumber, surname, givenNames, nationality, birthDate, sex, birthPlace
    case issueDate, expiryDate, authority, personalNumber, signature, address, height, eyeColour
    case validFrom, validUntil, entries, issuePlace

    /// A language of labels.
    enum Language: Int, Sendable {
        case english, french, russian, spanish
    }

    /// Returns the label in several languages, one after the other.
    func text(in languages: [Language]) -> String {
        languages.map { words[$0.rawValue] }.joined(separator: " / ")
    }

    private var words: [String] {
        switch self {
        case .type: ["Type", "Type", "Тип", "Tipo"]
        case .issuingState: ["Code", "Code du pays", "Код государства", "Código"]
        case .documentNumber: ["Document No.", "No. du document", "Номер документа", "Documento N.º"]
        case .surname: ["Surname", "Nom", "Фамилия", "Apellidos"]
        case .givenNames: ["Given names", "Prénoms", "Имя", "Nombres"]
        case .nationality: ["Nationality", "Nationalité", "Гражданство", "Nacionalidad"]
        case .birthDate: ["Date of birth", "Date de naissance", "Дата рождения", "Fecha de nacimiento"]
        case .sex: ["Sex", "Sexe", "Пол", "Sexo"]
        case .birthPlace: ["Place of birth", "Lieu de naissance", "Место рождения", "Lugar de nacimiento"]
        case .issueDate: ["Date of issue", "Date de délivrance", "Дата выдачи", "Fecha de expedición"]
        case .expiryDate: ["Date of expiry", "Date d’expiration", "Срок действия", "Fecha de caducidad"]
        case .authority: ["Authority", "Autorité", "Орган", "Autoridad"]
        case .personalNumber: ["Personal No.", "No. personnel", "Личный №", "N.º personal"]
        case .signature: ["Holder’s signature", "Signature du titulaire", "Подпись", "Firma del titular"]
        case .address: ["Address", "Domicile", "Адрес", "Domicilio"]
        case .height: ["Height", "Taille", "Рост", "Estatura"]
        case .eyeColour: ["Colour of eyes", "Couleur des yeux", "Цвет глаз", "Color de ojos"]
        case .validFrom: ["Valid from", "Valable à partir du", "Действительна с", "Válido desde"]
        case .validUntil: ["Valid until", "Jusqu’au", "по", "Hasta"]
        case .entries: ["Number of entries", "Nombre d’entrées", "Кратность", "Número de entradas"]
        case .issuePlace: ["Issued at", "Fait à", "Место выдачи", "Expedido en"]
        }
    }
}

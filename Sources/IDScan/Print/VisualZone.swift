public import MRZ

/// The text that a document prints for people to read: the visual inspection zone (Doc 9303-3, section 3).
///
/// ```swift
/// let print = VisualZone([.surname: "MÜLLER", .birthDate: "12 AUG/AOUT 74", .height: "178 cm"])
/// print.surname?.text                                  // "MÜLLER"
/// print.birthDate?.date(.past, reference: today)       // 1974-08-12
/// print.height?.centimetres                            // 178
/// ```
///
/// The texts stay as they were read; their meaning is `nil` when there is no text, or none that makes sense.
public struct VisualZone: Hashable, Sendable, Codable {
    /// The texts as they were read.
    public var texts: [VisualFieldName: String]
    /// The order of the numbers in dates.
    public var dateOrder: PrintedDate.Order

    /// Creates a visual zone from texts as they were read.
    ///
    /// - Parameters:
    ///   - texts: The texts.
    ///   - dateOrder: The order of the numbers in dates.
    public init(_ texts: [VisualFieldName: String], dateOrder: PrintedDate.Order = .dayMonthYear) {
        self.texts = texts
        self.dateOrder = dateOrder
    }

    /// The text of a field; `nil` when there is no text, or only dashes and spaces, which issuers print for nothing.
    public subscript(name: VisualFieldName) -> String? {
        texts[name].flatMap { text in text.contains { $0.isLetter || $0.isNumber } ? text : nil }
    }

    /// The primary identifier; of a ``VisualFieldName/fullName``, the part before the comma.
    public var surname: PrintedName? { surnameText.flatMap(PrintedName.init) }

    /// The secondary identifier; of a ``VisualFieldName/fullName``, the part behind the comma.
    public var givenNames: PrintedName? { givenNamesText.flatMap(PrintedName.init) }

    /// The name at birth: of its own field, else the part of the surname behind `geb.` or `née`.
    public var birthName: PrintedName? {
        self[.birthName].flatMap(PrintedName.init) ?? surname?.birthName.flatMap(PrintedName.init)
    }

    /// The date of birth.
    public var birthDate: PrintedDate? { date(.birthDate) }

    /// The place of birth.
    public var birthPlace: PrintedPlace? { self[.birthPlace].flatMap(PrintedPlace.init) }

    /// The sex.
    public var sex: PrintedSex? { self[.sex].flatMap { PrintedSex($0) } }

    /// The nationality.
    public var nationality: StateCode? { self[.nationality].flatMap { StateWords.states(of: $0).first } }

    /// The date of issue.
    public var issueDate: PrintedDate? { date(.issueDate) }

    /// The last day of validity.
    public var expiryDate: PrintedDate? { date(.expiryDate) }

    /// The address of the holder.
    public var address: PrintedAddress? { self[.address].flatMap(PrintedAddress.init) }

    /// The height of the holder.
    public var height: PrintedHeight? { self[.height].flatMap(PrintedHeight.init) }

    private func date(_ name: VisualFieldName) -> PrintedDate? {
        self[name].flatMap { PrintedDate($0, order: dateOrder) }
    }

    var surnameText: String? { self[.surname] ?? fullNameParts?.surname }

    var givenNamesText: String? { self[.givenNames] ?? fullNameParts?.givenNames }

    private var fullNameParts: (surname: String, givenNames: String?)? {
        guard let name = self[.fullName] else { return nil }
        guard let comma = name.firstIndex(of: ",") else { return (name, nil) }
        let givenNames = name[name.index(after: comma)...]
        return (String(name[..<comma]), givenNames.contains(where: \.isLetter) ? String(givenNames) : nil)
    }
}

public import MRZ

/// A comparison of one field in the zone and in the print.
public struct FieldCrossCheck: Hashable, Sendable, Codable {
    /// The outcome of a comparison.
    public enum Outcome: String, CaseIterable, Hashable, Sendable, Codable {
        /// Both mean the same; in numbers `O` and `0` count as one, which few typefaces tell apart.
        case agrees
        /// They do not, or the print makes no sense as such a field.
        case differs
        /// One of them has no text, or it is in words that are not known.
        case notCompared
    }

    /// The place where two texts part, counted in characters from 0; at the end of a text where nothing is left of it.
    public struct Difference: Hashable, Sendable, Codable {
        /// The place in the printed text.
        public let printedOffset: Int
        /// The place in the text of the zone.
        public let zoneOffset: Int
    }

    /// The field of the zone.
    public let field: FieldName
    /// The outcome.
    public let outcome: Outcome
    /// The text in the zone; `nil` if it has no such field.
    public let zoneText: String?
    /// The printed text as it was read; `nil` if there is none.
    public let printedText: String?
    /// The place where they part; `nil` unless they differ.
    public let difference: Difference?
    /// True or nil, as it is encoded.
    private let truncated: Bool?

    /// True where the print has more than the zone had room for: only the common part was compared.
    public var isTruncated: Bool { truncated == true }

    init(_ field: FieldName, zoneText: String?, printedText: String?, _ comparison: Comparison) {
        self.field = field
        self.zoneText = zoneText
        self.printedText = printedText
        truncated = comparison == .agrees(isTruncated: true) ? true : nil
        switch comparison {
        case .agrees: (outcome, difference) = (.agrees, nil)
        case .notCompared: (outcome, difference) = (.notCompared, nil)
        case .differs(let printed, let zone):
            (outcome, difference) = (.differs, Difference(printedOffset: printed, zoneOffset: zone))
        }
    }
}

extension FieldCrossCheck {
    /// The same, but not compared where names differ only by letters that a reader may not know.
    var withLostAccents: FieldCrossCheck {
        guard outcome == .differs, field == .surname || field == .givenNames, let zoneText, let printedText,
            LostAccents.explain(printedText, zone: zoneText)
        else { return self }
        return notCompared
    }

    fileprivate var notCompared: FieldCrossCheck {
        FieldCrossCheck(field, zoneText: zoneText, printedText: printedText, .notCompared)
    }
}

extension CrossCheck {
    /// The checks, those aside that rest on a doubtful reading of the print, which is no witness against the zone.
    ///
    /// - Parameters:
    ///   - report: The print.
    ///   - isCaptioned: True if captions alone told the fields of the print. A quite different text belongs to another
    ///     caption then.
    func fields(after report: PrintReport, isCaptioned: Bool) -> [FieldCrossCheck] {
        fields.map { check in
            let names = [VisualFieldName(check.field)] + check.field.standIns
            let isInDoubt = names.lazy.compactMap { report.fields[$0] }.first?.isInDoubt == true
            let isNoWitness = isInDoubt || isCaptioned && !check.isNear
            return check.outcome == .differs && isNoWitness ? check.notCompared : check.withLostAccents
        }
    }
}

extension FieldName {
    /// The printed fields that are compared where this one is not printed by itself.
    fileprivate var standIns: [VisualFieldName] {
        switch self {
        case .surname, .givenNames: [.fullName, .givenNames]
        case .birthDate, .optionalData1, .optionalData2: [.personalNumber]
        default: []
        }
    }
}

/// The result of comparing a printed text with that of a zone.
enum Comparison: Hashable {
    case agrees(isTruncated: Bool)
    /// They part at these offsets, in characters from 0.
    case differs(printed: Int, zone: Int)
    case notCompared

    static let agrees = agrees(isTruncated: false)
}

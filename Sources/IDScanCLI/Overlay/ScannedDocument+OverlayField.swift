import IDScan
import MRZ

extension ScannedDocument {
    /// The overlay of a field; nil when there is nothing in it.
    ///
    /// - Parameter mark: The number beside its frames.
    func overlayField(_ name: VisualFieldName, mark: String?) -> OverlayField? {
        let check = crossChecks.first { $0.field.rawValue == name.rawValue }
        let field = fields[name].flatMap { $0.value.isEmpty ? nil : $0 }
        let differs = check?.outcome == .differs
        let readings =
            check.flatMap { differs ? self.readings(of: $0, field: field) : nil }
            ?? self.readings(of: field, print: visualZone?.fields[name], outcome: check?.outcome)
        guard !readings.isEmpty else { return nil }
        return OverlayField(
            mark: mark, caption: name.rawValue.asCaption, tone: differs ? .wrong : field.map(tone) ?? .unproven,
            readings: readings)
    }

    /// Zone and print below each other, where they differ.
    private func readings(of check: FieldCrossCheck, field: ScannedField?) -> [OverlayField.Reading] {
        let zone = check.zoneText ?? ""
        let meaning = field.flatMap { $0.value == zone ? nil : $0.value.inOneLine }
        return [
            .init(
                origin: "zone", text: zone, note: Self.note([meaning].compactMap(\.self) + (field?.remarks ?? [])),
                difference: check.difference?.zoneOffset),
            .init(
                origin: "print", text: check.printedText ?? "", note: "differs",
                difference: check.difference?.printedOffset),
        ]
    }

    /// The zone, and the print if it has other letters; or the one that there is.
    private func readings(
        of field: ScannedField?, print: PrintedField?, outcome: FieldCrossCheck.Outcome?
    ) -> [OverlayField.Reading] {
        guard let field, field.source == .mrz else {
            let text = field.map { OverlayField.Reading(text: $0.value.inOneLine, note: Self.note($0.remarks)) }
            return [print.map { reading(of: $0, outcome: nil) } ?? text].compactMap(\.self)
        }
        let isSame = print.map { $0.text.inOneLine.lowercased() == field.value.inOneLine.lowercased() } ?? false
        let agreement = isSame && outcome == .agrees ? "print agrees" : nil
        let zone = OverlayField.Reading(
            text: field.value.inOneLine, note: Self.note(field.remarks + [agreement].compactMap(\.self)))
        return [zone] + (print.map { agreement == nil ? [reading(of: $0, outcome: outcome)] : [] } ?? [])
    }

    private static func note(_ notes: [String]) -> String? { notes.isEmpty ? nil : notes.joined(separator: ", ") }

    /// The reading of the print, in its own letters.
    private func reading(of print: PrintedField, outcome: FieldCrossCheck.Outcome?) -> OverlayField.Reading {
        let text = print.text.inOneLine
        let note: String? =
            switch outcome {
            case .agrees: "agrees"
            case .notCompared: "not compared"
            case .differs: "differs"
            case nil:
                print.value.map { $0.inOneLine == text ? "print only" : "print only: \($0.inOneLine)" }
                    ?? "makes no sense here"
            }
        return .init(origin: outcome == nil ? nil : "print", text: text, note: note)
    }

    /// The tone of one field: unproven, unless the digits of the document hold.
    func tone(of field: ScannedField) -> OverlayTone {
        if field.check == .fails { return .wrong }
        if field.isInDoubt { return .doubtful }
        if field.source != .mrz { return .unproven }
        switch status {
        case .verified, .doubtful: return .proven
        case .refuted, .unverified: return .unproven
        }
    }
}

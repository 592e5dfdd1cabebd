import IDScan
import MRZ

extension ScannedDocument {
    /// The row of a field on an overlay; nil when there is nothing in it.
    ///
    /// - Parameter mark: The number beside its frames.
    func overlayRow(_ name: VisualFieldName, mark: String?) -> OverlayRow? {
        let check = crossChecks.first { $0.field.rawValue == name.rawValue }
        let field = fields[name].flatMap { $0.value.isEmpty ? nil : $0 }
        let readings = readings(of: field, print: visualZone?.fields[name], check: check)
        guard !readings.isEmpty else { return nil }
        return OverlayRow(
            readings.joined(separator: "\n"), check?.outcome == .differs ? .wrong : field.map(tone) ?? .unproven,
            mark: mark, caption: name.rawValue.asCaption)
    }

    /// The zone, and the print if it has other letters; or the one that there is.
    private func readings(of field: ScannedField?, print: PrintedField?, check: FieldCrossCheck?) -> [String] {
        if let check, check.outcome == .differs {
            let zone = check.zoneText ?? ""
            let meaning = field.flatMap { $0.value == zone ? nil : $0.value.inOneLine }
            return [
                "zone: " + zone.noting([meaning].compactMap(\.self) + (field?.remarks ?? [])),
                "print: " + (check.printedText ?? "").noting(["differs"]),
            ]
        }
        let text = print?.text.inOneLine
        guard let field, field.source == .mrz else {
            guard let print, let text else { return field.map { [$0.value.inOneLine.noting($0.remarks)] } ?? [] }
            let value = print.value?.inOneLine
            let note = value.map { $0 == text ? "print only" : "print only: \($0)" } ?? "makes no sense here"
            return [text.noting([note])]
        }
        let value = field.value.inOneLine
        guard let text else { return [value.noting(field.remarks)] }
        let agrees = check?.outcome == .agrees
        return agrees && text.lowercased() == value.lowercased()
            ? [value.noting(field.remarks + ["print agrees"])]
            : [value.noting(field.remarks), "print: " + text.noting([agrees ? "agrees" : "not compared"])]
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

extension String {
    /// Returns this text with notes in brackets, if there are any.
    fileprivate func noting(_ notes: [String]) -> String {
        notes.isEmpty ? self : "\(self) (\(notes.joined(separator: ", ")))"
    }
}

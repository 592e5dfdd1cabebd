import DocumentDetection
import IDScan
import Imaging
import MRZ

extension ScanResult {
    /// The overlay of this result: each document and its fields, or the reason why no document was found.
    ///
    /// - Parameter likelyDocuments: The outlines of things that look like a document, where nothing was read.
    func scene(likelyDocuments: [Quadrilateral] = []) -> OverlayScene {
        guard !documents.isEmpty else {
            let explanation =
                captureQuality == nil
                ? "Nothing in the picture looks like a document."
                : "Something looks like a document, but nothing was read on it."
            return OverlayScene(
                frames: likelyDocuments.map { OverlayFrame(outline: $0, kind: .document, tone: .unproven) },
                sections: [
                    OverlaySection(
                        title: "Nothing found", explanation: explanation,
                        rows: (captureQuality?.advice ?? []).map { .remark($0.asSentence, .doubtful) })
                ])
        }
        var (scene, number) = (OverlayScene(), 1)
        for (index, document) in documents.enumerated() {
            let letter = documents.count > 1 ? Self.letter(index) : nil
            let part = document.scene(letter: letter, firstNumber: number)
            // Where the JSON says that they are.
            scene.frames += part.frames.map {
                OverlayFrame(outline: $0.outline.encoded, kind: $0.kind, tone: $0.tone, mark: $0.mark)
            }
            scene.sections.append(part.section)
            number = part.nextNumber
        }
        return scene
    }

    /// A, B and so on; numbers after Z.
    private static func letter(_ index: Int) -> String {
        index < 26 ? String(UnicodeScalar(UInt8(65 + index))) : "\(index + 1)"
    }
}

extension ScannedDocument {
    /// The overlay of this document.
    ///
    /// - Parameters:
    ///   - letter: The name of the document, if there are several.
    ///   - firstNumber: The number of its first field.
    fileprivate func scene(
        letter: String?, firstNumber: Int
    ) -> (frames: [OverlayFrame], section: OverlaySection, nextNumber: Int) {
        var (frames, number) = (documentFrames(letter: letter), firstNumber)
        var section = OverlaySection(
            mark: letter, title: overlayTitle, status: .init(words: status.rawValue, tone: status.tone),
            explanation: explanation)
        for name in overlayFieldNames {
            let outlines = outlines(of: name)
            guard let field = overlayField(name, mark: outlines.isEmpty ? nil : "\(number)") else { continue }
            section.rows.append(.field(field))
            frames += outlines.map {
                OverlayFrame(outline: $0.outline, kind: $0.kind, tone: field.tone, mark: field.mark)
            }
            if !outlines.isEmpty { number += 1 }
        }
        if let portrait {
            let field = OverlayField(
                mark: "\(number)", caption: "Portrait", tone: .unproven, readings: [.init(text: "seen")])
            section.rows.append(.field(field))
            frames.append(OverlayFrame(outline: portrait, kind: .portrait, tone: .unproven, mark: field.mark))
            number += 1
        }
        if let mrz { section.rows.append(.zone(mrz.lines, fields: zoneFields(rows: section.rows))) }
        section.rows += remarks
        return (frames, section, number)
    }

    /// The places in the lines of the zone of the fields that have a row and a number.
    private func zoneFields(rows: [OverlayRow]) -> [OverlayZoneField] {
        guard let mrz, let zone = try? MachineReadableZone(parsing: mrz.lines, as: format, referenceDate: .today) else {
            return []
        }
        return zone.fields.compactMap { field in
            let caption = field.name.rawValue.asCaption
            for case .field(let row) in rows
            where row.caption == caption && (!field.value.isEmpty || field.name == .sex) {
                return row.mark.map {
                    .init(mark: $0, tone: row.tone, line: field.position.line, columns: field.position.columns)
                }
            }
            return nil
        }
    }

    private func documentFrames(letter: String?) -> [OverlayFrame] {
        var frames: [OverlayFrame] = []
        func mark(_ side: String) -> String? {
            let parts = [letter, otherSide == nil ? nil : side].compactMap(\.self)
            return parts.isEmpty ? nil : parts.joined(separator: " ")
        }
        if let quadrilateral {
            frames.append(
                OverlayFrame(outline: quadrilateral, kind: .document, tone: status.tone, mark: mark("back")))
        }
        if let otherSide {
            frames.append(
                OverlayFrame(
                    outline: otherSide.quadrilateral, kind: .document, tone: status.tone, mark: mark("front")))
        }
        return frames
    }

    /// The outlines of a field: in the zone, and in print.
    private func outlines(of name: VisualFieldName) -> [(outline: Quadrilateral, kind: OverlayFrame.Kind)] {
        let field = fields[name]
        let zone = field?.source == .mrz && field?.value.isEmpty == false ? field?.quadrilateral : nil
        let print =
            visualZone?.fields[name]?.quadrilateral ?? (field?.source == .visualZone ? field?.quadrilateral : nil)
        return [zone.map { ($0, .zone) }, print.map { ($0, .print) }].compactMap(\.self)
    }

    /// All fields that were read. The print of some may make no sense.
    private var overlayFieldNames: [VisualFieldName] {
        let unread = (visualZone?.fields.keys.map(\.self) ?? []).filter { fields[$0] == nil }
        return fieldNames + unread.sorted { $0.rawValue < $1.rawValue }
    }
}

extension ScannedDocument {
    /// The type of the document, and the format of its zone.
    private var overlayTitle: String {
        [type?.name ?? "Document", format?.rawValue].compactMap(\.self).joined(separator: " · ")
    }

    /// The meaning of the status, in a sentence.
    private var explanation: String {
        switch status {
        case .verified: "Every check digit holds, and all characters are beyond doubt."
        case .doubtful: "The check digits hold, but characters are in doubt."
        case .refuted: "A check digit fails: misread, misprinted or forged."
        case .unverified where mrz != nil: "The zone prints no check digit, or too much of it is missing."
        case .unverified where fields.isEmpty && visualZone?.fields.isEmpty != false: "Nothing was read on it."
        case .unverified: "No machine-readable zone: nothing proves what is printed."
        }
    }

    /// The findings, and the advice for a better photograph unless the document is verified.
    private var remarks: [OverlayRow] {
        let digits = (mrz?.checkDigits ?? []).filter { $0.verdict == .fails }.map {
            OverlayRow.remark(
                "Check digit of \($0.field.rawValue.asCaption.lowercased()): \($0.printed) is printed, "
                    + "\($0.computed) is computed", .wrong)
        }
        let corrections = (mrz?.corrections ?? []).map {
            OverlayRow.remark(
                "Line \($0.line), column \($0.column): \($0.read) was read, \($0.corrected) is proven", .doubtful)
        }
        let tones: [DocumentFinding.Severity: OverlayTone] = [.notice: .unproven, .warning: .doubtful]
        let odd = findings.map { OverlayRow.remark($0.message.asSentence, tones[$0.severity] ?? .wrong) }
        let advice = status == .verified ? [] : captureQuality?.advice ?? []
        return digits + corrections + odd + advice.map { .remark($0.asSentence, .doubtful) }
    }
}

extension String {
    /// This text with a capital first letter.
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

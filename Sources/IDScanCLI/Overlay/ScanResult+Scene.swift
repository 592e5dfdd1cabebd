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
                rows: [OverlayRow("Nothing found", .unproven, look: .title), OverlayRow(explanation, .unproven)]
                    + (captureQuality?.advice ?? []).map { OverlayRow($0.asSentence, .doubtful) })
        }
        var (scene, number) = (OverlayScene(), 1)
        for (index, document) in documents.enumerated() {
            document.add(to: &scene, letter: documents.count > 1 ? Self.letter(index) : nil, number: &number)
        }
        // Where the JSON says that they are.
        for index in scene.frames.indices { scene.frames[index].outline = scene.frames[index].outline.encoded }
        return scene
    }

    /// A, B and so on; numbers after Z.
    private static func letter(_ index: Int) -> String {
        index < 26 ? String(UnicodeScalar(UInt8(65 + index))) : "\(index + 1)"
    }
}

extension ScannedDocument {
    /// Adds this document to an overlay.
    ///
    /// - Parameters:
    ///   - letter: The name of the document, if there are several.
    ///   - number: The number of its first field; afterwards that of the first field of the next document.
    fileprivate func add(to scene: inout OverlayScene, letter: String?, number: inout Int) {
        scene.frames += documentFrames(letter: letter)
        scene.rows.append(OverlayRow("\(overlayTitle): \(status.rawValue)", status.tone, look: .title, mark: letter))
        scene.rows.append(OverlayRow(explanation, status.tone))
        for name in overlayFieldNames {
            let outlines = outlines(of: name)
            guard let row = overlayRow(name, mark: outlines.isEmpty ? nil : "\(number)") else { continue }
            scene.rows.append(row)
            scene.frames += outlines.map { OverlayFrame(outline: $0, kind: .text, tone: row.tone, mark: row.mark) }
            if !outlines.isEmpty { number += 1 }
        }
        if let portrait {
            scene.rows.append(OverlayRow("seen", .unproven, mark: "\(number)", caption: "Portrait"))
            scene.frames.append(
                OverlayFrame(outline: portrait, kind: .region, tone: .unproven, mark: "\(number)"))
            number += 1
        }
        if let mrz { scene.rows.append(OverlayRow(mrz.lines.joined(separator: "\n"), status.tone, look: .zone)) }
        scene.rows += remarks
    }

    private func documentFrames(letter: String?) -> [OverlayFrame] {
        [("back", quadrilateral), ("front", otherSide?.quadrilateral)].compactMap { side, outline in
            let parts = [letter, otherSide == nil ? nil : side].compactMap(\.self)
            return outline.map {
                OverlayFrame(
                    outline: $0, kind: .document, tone: status.tone,
                    mark: parts.isEmpty ? nil : parts.joined(separator: " "))
            }
        }
    }

    /// The outlines of a field: in the zone, and in print.
    private func outlines(of name: VisualFieldName) -> [Quadrilateral] {
        let field = fields[name]
        let zone = field?.source == .mrz && field?.value.isEmpty == false ? field?.quadrilateral : nil
        let print =
            visualZone?.fields[name]?.quadrilateral ?? (field?.source == .visualZone ? field?.quadrilateral : nil)
        return [zone, print].compactMap(\.self)
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
            OverlayRow(
                "Check digit of \($0.field.rawValue.asCaption.lowercased()): \($0.printed) is printed, "
                    + "\($0.computed) is computed", .wrong)
        }
        let corrections = (mrz?.corrections ?? []).map {
            OverlayRow(
                "Line \($0.line), column \($0.column): \($0.read) was read, \($0.corrected) is proven", .doubtful)
        }
        let tones: [DocumentFinding.Severity: OverlayTone] = [.notice: .unproven, .warning: .doubtful]
        let odd = findings.map { OverlayRow($0.message.asSentence, tones[$0.severity] ?? .wrong) }
        let advice = status == .verified ? [] : captureQuality?.advice ?? []
        return digits + corrections + odd + advice.map { OverlayRow($0.asSentence, .doubtful) }
    }
}

extension String {
    /// This text with a capital first letter.
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

import Imaging

/// What the print of one document says.
struct DocumentPrint {
    /// The layout by which it was read; nil when only what the zone says was sought.
    let template: DocumentTemplate?
    /// The fields, in pixels of the photograph as it was decoded.
    let fields: [VisualFieldName: PrintedField]
    /// The corners of the face; nil when nothing says where it is.
    let portrait: Quadrilateral?

    /// The fields as results have them.
    var report: PrintReport { PrintReport(fields: fields) }

    /// The fields that a document has not yet, and that make sense.
    func additions(to fields: [VisualFieldName: ScannedField]) -> [VisualFieldName: ScannedField] {
        var added: [VisualFieldName: ScannedField] = [:]
        for (name, printed) in self.fields where fields[name] == nil {
            let content = template?.fields.first { $0.name == name }?.content ?? .text
            added[name] = ScannedField(printed, as: content)
        }
        return added
    }

    /// Returns the same print with its places moved, as from a turned photograph to the original.
    func moved(_ move: (Quadrilateral) -> Quadrilateral) -> DocumentPrint {
        DocumentPrint(
            template: template,
            fields: fields.mapValues { field in
                var moved = PrintedField(
                    value: field.value, text: field.text, confidence: field.confidence.rounded(to: 10_000),
                    quadrilateral: field.quadrilateral.map(move))
                moved.isDoubtful = field.isDoubtful
                return moved
            }, portrait: portrait.map(move))
    }
}

import Imaging

/// The print of one document.
struct DocumentPrint {
    /// The layout by which it was read; nil when only the fields of the zone were sought.
    let template: DocumentTemplate?
    /// The fields, in pixels of the photograph as it was decoded.
    var fields: [VisualFieldName: PrintedField]
    /// The corners of the face; nil when nothing says where it is.
    let portrait: Quadrilateral?
    /// The number of the photograph that shows it, from 0, if several are scanned together; else nil.
    var imageIndex: Int?

    /// The fields as results have them.
    var report: PrintReport { PrintReport(fields: fields) }

    /// The fields that make sense, as results have them.
    var scannedFields: [VisualFieldName: ScannedField] {
        var scanned: [VisualFieldName: ScannedField] = [:]
        for (name, printed) in fields {
            let content = template.map { $0.fields.first { $0.name == name }?.content ?? .text } ?? name.usualContent
            scanned[name] = ScannedField(printed, named: name, as: content)
        }
        return scanned
    }

    /// Returns the same print with its places in the original photograph.
    func inOriginal(of photograph: SourceImage) -> DocumentPrint {
        DocumentPrint(
            template: template,
            fields: fields.mapValues { field in
                var moved = field
                moved.quadrilateral = field.quadrilateral.map(photograph.inOriginal)
                moved.imageIndex = photograph.index
                return moved
            }, portrait: portrait.map(photograph.inOriginal), imageIndex: photograph.index)
    }
}

@testable import IDScan

extension DocumentTemplate {
    /// The template of a sheet that is known by a text anywhere on it.
    ///
    /// - Parameters:
    ///   - size: The sheet, in millimetres.
    ///   - anchor: The text.
    ///   - fields: The fields, each a JSON object.
    ///   - language: The language of the print.
    static func sheet(
        size: TemplateSize, anchor: String, fields: [String], language: String = "Latin"
    ) throws -> DocumentTemplate {
        let (width, height) = (size.width, size.height)
        let json = """
            {
              "name": "sheet", "title": "A sheet", "size": { "width": \(width), "height": \(height) },
              "language": "\(language)",
              "chosenBy": {
                "anchors": [
                  { "texts": ["\(anchor)"], "region": { "x": 0, "y": 0, "width": \(width), "height": \(height) } }
                ]
              },
              "fields": [\(fields.joined(separator: ", "))]
            }
            """
        return try DocumentTemplate(json: Array(json.utf8), file: "sheet.json")
    }
}

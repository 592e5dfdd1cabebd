import IDScan
import ScanReports

/// A template that the user names.
enum TemplateFile {
    /// Reads a template.
    ///
    /// - Parameter name: The name of its file, or that of a template inside the program.
    /// - Throws: ``Failure`` when it cannot be read, or is not a template.
    static func template(named name: String) throws(Failure) -> DocumentTemplate {
        let file = Input(name: name)
        let bytes = try file.namedBytes()
        do throws(TemplateError) {
            return try DocumentTemplate(json: bytes, file: file.name)
        } catch {
            throw Failure(code: "invalidTemplate", message: error.description)
        }
    }
}

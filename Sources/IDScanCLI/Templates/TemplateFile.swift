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
        let bytes = try read(file)
        do throws(TemplateError) {
            return try DocumentTemplate(json: bytes, file: file.name)
        } catch {
            throw Failure(code: "invalidTemplate", message: error.description)
        }
    }

    private static func read(_ file: Input) throws(Failure) -> [UInt8] {
        do throws(Failure) {
            return try file.bytes()
        } catch {
            throw Failure(code: error.code, message: "\(file.name): \(error.message)")
        }
    }
}

import Resources

extension DocumentTemplate {
    /// The templates that are part of the program.
    public static let builtIn: [DocumentTemplate] = ResourceFolder.templates.files.map { file in
        do throws(TemplateError) {
            return try DocumentTemplate(json: file.array, file: file.name)
        } catch {
            // A file that is part of the program; a test reads them all.
            preconditionFailure(error.description)
        }
    }

    /// The file of a template that is part of the program, to start others from. Nil when no template has that name.
    public static func builtInFile(named name: String) -> [UInt8]? {
        ResourceFolder.templates.files.first { $0.name == "\(name).json" }?.array
    }
}

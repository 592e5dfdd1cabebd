import CTemplates

extension DocumentTemplate {
    /// The templates that are part of the program.
    public static let builtIn: [DocumentTemplate] = files.map { name, bytes in
        do throws(TemplateError) {
            return try DocumentTemplate(json: bytes, file: name)
        } catch {
            // A file that is part of the program; a test reads them all.
            preconditionFailure(error.description)
        }
    }

    /// The file of a template that is part of the program, to start others from. Nil when no template has that name.
    public static func builtInFile(named name: String) -> [UInt8]? {
        files.first { $0.name == "\(name).json" }?.bytes
    }

    private static var files: [(name: String, bytes: [UInt8])] {
        (0..<CTemplatesCount()).map { index in
            let data = CTemplatesFile(index)
            return (String(cString: data.name), Array(UnsafeBufferPointer(start: data.bytes, count: data.size)))
        }
    }
}

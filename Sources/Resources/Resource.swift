import CResources

/// A file that is part of the program.
package struct Resource {
    /// The name of the file, such as `captions.json`.
    package let name: String
    /// Its bytes, for as long as the program runs.
    package let bytes: UnsafeBufferPointer<UInt8>

    fileprivate init(_ file: CResource) {
        name = String(cString: file.name)
        bytes = UnsafeBufferPointer(start: file.bytes, count: file.size)
    }

    /// A copy of its bytes.
    package var array: [UInt8] { Array(bytes) }

    /// Its bytes as UTF-8.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The folders of `Sources/CResources`.
package enum ResourceFolder {
    case captions, models, pdfParts, presets, templates, texts, typefaces

    /// The files of the folder.
    package var files: [Resource] {
        let folder =
            switch self {
            case .captions: CResourcesCaptions()
            case .models: CResourcesModels()
            case .pdfParts: CResourcesPDFParts()
            case .presets: CResourcesPresets()
            case .templates: CResourcesTemplates()
            case .texts: CResourcesTexts()
            case .typefaces: CResourcesTypefaces()
            }
        return UnsafeBufferPointer(start: folder.files, count: folder.count).map(Resource.init)
    }

    /// The file of that name, which the folder must have.
    package subscript(name: String) -> Resource {
        guard let file = files.first(where: { $0.name == name }) else { preconditionFailure("no resource \(name)") }
        return file
    }
}

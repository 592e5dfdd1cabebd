import SystemLibrary

/// The models of languages that are installed for Tesseract.
public struct LanguageModels: Hashable, Sendable {
    /// The folder of the models: the one that `TESSDATA_PREFIX` names, else the first that exists of the usual places.
    public let folder: String

    private static let suffix = ".traineddata"

    /// The folders in which systems put them; the first is Debian's.
    private static let usualFolders = [
        "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata", "/usr/share/tessdata",
        "/usr/local/share/tessdata", "/opt/homebrew/share/tessdata",
    ]

    /// Names a folder; nil for the system's.
    public init(folder: String? = nil) {
        let own = getenv("TESSDATA_PREFIX").map { String(cString: $0) }
        let usual = Self.usualFolders.first { access($0, R_OK) == 0 }
        self.folder = folder ?? own ?? usual ?? Self.usualFolders[0]
    }

    /// The names of the languages, in alphabetical order; none when there is no such folder.
    public var languages: [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(Self.suffix) { names.append(String(name.dropLast(Self.suffix.count))) }
        }
        return names.filter { $0 != "osd" }.sorted()
    }

    /// The path of a language's file, if it is installed; files of scripts may have a folder of their own, as Homebrew's do.
    func path(of language: String) -> String {
        let usual = "\(folder)/\(language)\(Self.suffix)", script = "\(folder)/script/\(language)\(Self.suffix)"
        return access(usual, R_OK) != 0 && access(script, R_OK) == 0 ? script : usual
    }

    /// True if a language is installed.
    func has(_ language: String) -> Bool { access(path(of: language), R_OK) == 0 }

    /// Checks that languages are installed.
    ///
    /// - Throws: ``TextRecognitionError`` for the first that is not; it names the package to install.
    func check(_ languages: [String]) throws(TextRecognitionError) {
        for language in languages {
            guard !language.isEmpty, language.allSatisfy(Self.isPartOfName) else {
                throw TextRecognitionError(model: language, reason: "no language has such a name")
            }
            guard has(language) else {
                throw TextRecognitionError(missing: language, folder: folder)
            }
        }
    }

    /// True if a character may be in the name of a model: no name leads out of the folder.
    private static func isPartOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber) || "_-/".contains(character)
    }
}

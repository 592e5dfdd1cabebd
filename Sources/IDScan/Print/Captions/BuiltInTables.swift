import Resources
import SystemFoundation
import TextRecognition

extension CaptionTable {
    /// The captions that are part of the program.
    static let builtIn = builtIn(in: [])

    /// These captions, and those that documents of a State have in its script.
    ///
    /// - Parameter state: The code of ISO 3166-1.
    static func inScript(of state: String) -> CaptionTable {
        builtIn(in: LetterScript.languages(of: state)).adding(.builtIn)
    }

    private static func builtIn(in languages: Set<String>) -> CaptionTable {
        CaptionTable(table("captions.json"), in: languages)
    }
}

extension HeadingTable {
    /// The headings that are part of the program.
    static let builtIn = HeadingTable(table("headings.json"))
}

private func table(_ name: String) -> [String: [String: [String]]] {
    do {
        return try JSONDecoder().decode(
            [String: [String: [String]]].self, from: Data(ResourceFolder.captions[name].bytes))
    } catch {
        // A file that is part of the program; a test reads it.
        preconditionFailure("\(name): \(error)")
    }
}

import CTemplates

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CaptionTable {
    /// The captions that are part of the program.
    static let builtIn = CaptionTable(table(CTemplatesCaptions()))
}

extension CaptionFinder {
    /// The finder of the captions that are part of the program.
    static let builtIn = CaptionFinder(table: .builtIn)
}

extension HeadingTable {
    /// The headings that are part of the program.
    static let builtIn = HeadingTable(table(CTemplatesHeadings()))
}

private func table(_ file: CTemplatesData) -> [String: [String: [String]]] {
    let bytes = Data(UnsafeBufferPointer(start: file.bytes, count: file.size))
    do {
        return try JSONDecoder().decode([String: [String: [String]]].self, from: bytes)
    } catch {
        // A file that is part of the program; a test reads it.
        preconditionFailure("\(String(cString: file.name)): \(error)")
    }
}

import Foundation

/// An image with its transcription.
struct Specimen: Decodable {
    let file: String
    /// The lines of the zone, as printed; nil when the image has no zone.
    let lines: [String]?
    /// True where the printed check digits are right; nil when the image has no zone.
    let checkDigitsHold: Bool?
    /// `clear`, or `hard` below about 300 pixels of width.
    let legibility: String
}

extension Specimen {
    /// Returns the specimens that the `truth.json` of a folder lists.
    static func all(in folder: URL) throws -> [Specimen] {
        try JSONDecoder().decode([Specimen].self, from: Data(contentsOf: folder.appending(path: "truth.json")))
    }
}

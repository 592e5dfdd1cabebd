import Foundation
import SpecimenCards

/// The typefaces of Debian's packages `fonts-liberation`, `fonts-dejavu-core` and `fonts-freefont-otf`.
enum Typefaces {
    private static let fontFiles = [
        "truetype/liberation/LiberationSans-Regular.ttf", "truetype/liberation/LiberationSerif-Regular.ttf",
        "truetype/liberation/LiberationMono-Regular.ttf", "truetype/dejavu/DejaVuSerif.ttf",
        "opentype/freefont/FreeSans.otf",
    ]

    private static let cardFontFiles = [
        "truetype/liberation/LiberationSans-Regular.ttf", "truetype/liberation/LiberationSans-Bold.ttf",
        "truetype/liberation/LiberationSansNarrow-Bold.ttf", "opentype/freefont/FreeSansBold.otf",
        "truetype/dejavu/DejaVuSans.ttf",
    ]

    /// Returns the typefaces of pages and signs.
    static func ofText() throws -> [FontFile] { try files(fontFiles) }

    /// Returns the typefaces of values on cards: sans serifs, as issuers choose them.
    static func ofCards() throws -> [FontFile] { try files(cardFontFiles) }

    private static func files(_ names: [String]) throws -> [FontFile] {
        try names.map { FontFile(bytes: [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/fonts/" + $0)))) }
    }
}

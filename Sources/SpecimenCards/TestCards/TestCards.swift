import SystemFoundation

/// A file of the test cards.
public struct TestCardFile: Hashable, Sendable {
    /// Its name in the folder.
    public let name: String
    /// The content of the file.
    public let bytes: [UInt8]
}

/// The manifest of the folder of test cards: `truth.json`.
public struct TestCardManifest: Hashable, Sendable, Codable {
    /// One picture.
    public struct Entry: Hashable, Sendable, Codable {
        /// The name of its file.
        public let file: String
        /// The result that a reader must have of it.
        public let expectation: TestCardRecipe.Expectation
        /// The purpose of the picture.
        public let purpose: String
        /// The truth about the picture.
        public let truth: SpecimenTruth
    }

    /// The pictures, in the order of the recipes.
    public let cards: [Entry]

    /// Creates a manifest.
    public init(cards: [Entry]) {
        self.cards = cards
    }

    /// Returns the manifest as JSON, one line for each picture.
    ///
    /// - Throws: An `EncodingError` when a number of the truth is not finite.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try cards.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        return "{\"cards\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
    }
}

/// The synthetic pictures that the tests read.
public enum TestCards {
    /// Makes every file of the folder: the pictures, `truth.json` and `README.md`.
    ///
    /// The same bytes every time, as long as the versions of the libraries stay the same.
    ///
    /// - Parameter progress: Is told the name of each picture before it is made.
    /// - Throws: ``SpecimenError``, or an `EncodingError`.
    public static func files(progress: (String) -> Void = { _ in }) throws -> [TestCardFile] {
        var files: [TestCardFile] = []
        for recipe in TestCardRecipe.all {
            progress(recipe.name)
            files.append(try recipe.file())
        }
        let manifest = try TestCardManifest(cards: TestCardRecipe.all.map { try $0.entry() }).json()
        files.append(TestCardFile(name: "truth.json", bytes: Array(manifest.utf8)))
        files.append(TestCardFile(name: "README.md", bytes: Array(readme.utf8)))
        return files
    }

    /// The folder's README.
    static var readme: String {
        let rows = TestCardRecipe.all.map { recipe in
            let cards = recipe.photograph.cards
            let documents = cards.map { "\($0.data.format.rawValue) \($0.seed)" }.joined(separator: ", ")
            return "| `\(recipe.name)` | \(recipe.purpose) | \(documents) | \(recipe.expectation.rawValue) |"
        }
        return readmeStart + rows.joined(separator: "\n") + "\n"
    }

    private static let readmeStart = """
        # Test cards

        Synthetic identity documents, photographed by a program. Nobody on them exists, nor does the State that issues
        them (`UTO`, Utopia, is Doc 9303's own); the portraits are drawings without a face, and every side of a card
        says SPECIMEN. They are part of this project and have its licence, Apache-2.0; the letters were drawn with the
        typefaces that `Sources/CResources/Typefaces/LICENSE.txt` names.

        `results` has what the program says of each picture, written by `make results`.

        Every other file, this one included, is made by `make test-cards`, byte for byte the same with the same versions of
        Cairo, FreeType, OpenCV, libjpeg-turbo, libpng and zlib (Debian 12's). The recipes are in
        `Sources/SpecimenCards/TestCards/TestCardRecipe+All.swift`: a format and a seed say what the document is, and
        the conditions say where the camera was, what the light was like, and how good the camera is.

        `truth.json` has, for each file: what a reader must make of it, the lines of each zone as they are printed, the
        values of its fields, the corners of the document and of the ink of each line, in pixels of the upright image.

        What a reader must make of a file:

        - `read`: every zone is read as printed, and its check digits hold.
        - `refuted`: the zone is read as printed, and a check digit fails because it was misprinted.
        - `unread`: the zone is beyond reach; a reader may say so or give it up, but must not verify a wrong text.
        - `nothing`: there is no zone, so none must be found.

        | file | what for | document and seed | expected |
        |---|---|---|---|

        """
}

/// The body of Cloud Vision's `images:annotate`, as far as it is about text.
struct AnnotateRequest: Decodable {
    let requests: [Image]

    /// The question about one image.
    struct Image: Decodable {
        let image: Source?
        let features: [Feature]?
        let imageContext: Context?
    }

    /// The source of an image.
    struct Source: Decodable {
        /// In base64.
        let content: String?
        let source: Location?
    }

    /// An address; nothing is fetched.
    struct Location: Decodable {
        let imageUri, gcsImageUri: String?
    }

    /// The facts about the image.
    struct Context: Decodable {
        /// As BCP 47 calls them.
        let languageHints: [String]?
    }

    /// The feature that is asked for, by its name or its number.
    struct Feature: Decodable {
        let type: Kind

        private enum CodingKeys: CodingKey {
            case type
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if let number = try? container.decode(Int32.self, forKey: .type) {
                guard number >= 0 else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .type, in: container, debugDescription: "no feature has this number")
                }
                type = Kind(number: number)
            } else {
                type = Kind(name: try container.decodeIfPresent(String.self, forKey: .type) ?? "")
            }
        }
    }

    /// The kinds of features that matter here.
    enum Kind: Hashable {
        /// Sparse text, such as signs.
        case text
        /// Dense text, such as pages.
        case document
        /// Faces, labels and whatever else is no text.
        case other

        init(name: String) {
            switch name {
            case "TEXT_DETECTION": self = .text
            case "DOCUMENT_TEXT_DETECTION": self = .document
            default: self = .other
            }
        }

        init(number: Int32) {
            switch number {
            case 5: self = .text
            case 11: self = .document
            default: self = .other
            }
        }
    }
}

import Imaging

/// The size of a document, in millimetres.
public struct TemplateSize: Hashable, Sendable {
    /// From the left to the right edge, and from the upper to the lower one, in millimetres.
    public let width, height: Double

    /// The sizes that have names (ISO/IEC 7810; Doc 9303-7 for the visas).
    static let named: [String: TemplateSize] = [
        "ID-1": TemplateSize(.id1), "ID-2": TemplateSize(.id2), "ID-3": TemplateSize(.id3),
        "MRV-A": TemplateSize(.mrva), "MRV-B": TemplateSize(.mrvb),
    ]

    /// The sides that a document may have, in millimetres.
    static let possible = 20.0...400

    /// The whole document.
    var region: TemplateRegion { TemplateRegion(x: 0, y: 0, width: width, height: height) }
}

extension TemplateSize {
    private init(_ size: CardSize) { self.init(width: size.width, height: size.height) }
}

extension TemplateSize: Decodable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case width, height
    }

    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.singleValueContainer(), let name = try? container.decode(String.self) {
            guard let size = Self.named[name] else {
                throw DecodingError.fault("no size is called \"\(name)\"; \(Self.demand)", at: decoder.codingPath)
            }
            self = size
        } else if (try? decoder.container(keyedBy: CodingKeys.self)) == nil {
            throw DecodingError.fault(Self.demand, at: decoder.codingPath)
        } else {
            let container = try decoder.container(knowing: CodingKeys.self)
            self.init(
                width: try container.decode(Double.self, forKey: .width),
                height: try container.decode(Double.self, forKey: .height))
        }
    }

    private static var demand: String {
        "say one of \(named.keys.sorted().joined(separator: ", ")), or a width and a height in mm"
    }
}

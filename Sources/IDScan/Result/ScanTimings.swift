/// The time of a scan by its stages.
///
/// ``stages`` share the whole time: work that one stage asks of another counts for the other alone. ``looks`` are the
/// looks for zones, each with all the work that it asks of others.
public struct ScanTimings: Hashable, Sendable, Codable {
    /// The number of times that something was done, and the time that this took.
    public struct Share: Hashable, Sendable, Codable {
        /// The number of times that it was done.
        public internal(set) var count: Int
        /// The time by the clock.
        public internal(set) var wall: Duration
        /// The time of the processor in the thread that scans.
        public internal(set) var processor: Duration

        /// Creates a share.
        public init(count: Int = 0, wall: Duration = .zero, processor: Duration = .zero) {
            (self.count, self.wall, self.processor) = (count, wall, processor)
        }

        private enum CodingKeys: String, CodingKey {
            case count, wall = "wallMs", processor = "cpuMs"
        }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            count = try container.decode(Int.self, forKey: .count)
            wall = .milliseconds(try container.decode(Double.self, forKey: .wall))
            processor = .milliseconds(try container.decode(Double.self, forKey: .processor))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(count, forKey: .count)
            try container.encode(wall.encodedMilliseconds, forKey: .wall)
            try container.encode(processor.encodedMilliseconds, forKey: .processor)
        }
    }

    /// A part of the work.
    public enum Stage: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
        /// An image file becomes pixels.
        case decoding
        /// Documents are sought.
        case documents
        /// The place is sought where the standard prints a zone.
        case printedZone
        /// Lines of text are sought.
        case text
        /// The exact places of a zone's lines are sought.
        case lines
        /// The line network reads a line.
        case lineNetwork
        /// The column network reads a line.
        case columnNetwork
        /// Tesseract reads a line.
        case tesseract
        /// The outline of a document is fitted to its edges.
        case outlines
        /// Print is read.
        case print
        /// Barcodes are sought and read.
        case barcodes
        /// All the rest: decisions, and the facts for them.
        case rest
    }

    /// A way to look for zones.
    public enum LookKind: String, Hashable, Sendable, Codable, CodingKeyRepresentable, CaseIterable {
        /// The zone of a document, where the standard prints it.
        case printedZone
        /// Lines of text.
        case text
        /// Lines of text on a large photograph, closely.
        case textClosely
        /// Lines of a zone, where they are.
        case zone
        /// Lines of a zone, their bend undone.
        case bentZone
        /// Documents that may be too small to be read in the photograph.
        case smallDocuments
    }

    /// The whole scan, from its begin to its result.
    public internal(set) var whole = Share(count: 1)
    /// The stages of the work; a stage that never took place is missing.
    public internal(set) var stages: [Stage: Share] = [:]
    /// The looks that were taken, by kind.
    public internal(set) var looks: [LookKind: Share] = [:]

    /// Creates timings.
    public init(whole: Share, stages: [Stage: Share], looks: [LookKind: Share]) {
        (self.whole, self.stages, self.looks) = (whole, stages, looks)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        whole = try container.decode(Share.self, forKey: .whole)
        stages = try container.shares(by: Stage.self, forKey: .stages)
        looks = try container.shares(by: LookKind.self, forKey: .looks)
    }
}

extension KeyedDecodingContainer {
    /// Shares by names; a name that is not known, such as one of a later version, is left out.
    fileprivate func shares<Name: RawRepresentable<String> & Hashable>(
        by name: Name.Type, forKey key: Key
    ) throws -> [Name: ScanTimings.Share] {
        let named = try decode([String: ScanTimings.Share].self, forKey: key)
        return Dictionary(
            uniqueKeysWithValues: named.compactMap { key, share in Name(rawValue: key).map { ($0, share) } })
    }
}

extension Duration {
    /// In milliseconds, to a thousandth.
    fileprivate var encodedMilliseconds: Double { (self / .microseconds(1)).rounded() / 1_000 }
}

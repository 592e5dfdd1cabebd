public import MRZ

/// The machine-readable zone as the chip holds it (Doc 9303-10 §4.7.1).
public struct DataGroup1: Hashable, Sendable, Codable {
    /// The lines of the zone.
    public let lines: [String]

    /// The lengths of the zones, and those of their lines: TD1, TD2, TD3.
    private static let lineLengths = [90: 30, 72: 36, 88: 44]

    /// Reads the file.
    public init(_ file: LDSFile) throws(LDSError) {
        try file.check(.dataGroup1)
        let text = try file.root.element(Self.tag).value
        guard let length = Self.lineLengths[text.count] else { throw .otherLength(tag: Self.tag) }
        guard text.allSatisfy({ (0x20..<0x7F).contains($0) }) else { throw .otherValue(tag: Self.tag) }
        lines = stride(from: text.startIndex, to: text.endIndex, by: length).map {
            String(decoding: text[$0..<$0 + length], as: UTF8.self)
        }
    }

    private static let tag: UInt32 = 0x5F1F

    /// Parses the zone.
    ///
    /// - Parameter referenceDate: The day that counts as today when centuries are decided.
    public func zone(referenceDate: CalendarDate) throws(ZoneParsingError) -> MachineReadableZone {
        try MachineReadableZone(parsing: lines, referenceDate: referenceDate)
    }
}

/// A text file of machine-readable zones, as tests keep them.
///
/// Zones are separated by blank lines; lines that begin with `#` are comments, and may stand inside a zone too.
///
/// ```
/// # Utopia, the specimen of Doc 9303-4
/// P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
/// L898902C36UTO7408122F1204159ZE184226B<<<<<10
/// ```
///
/// Any bytes are a fixture: what is not UTF-8 becomes lines that are no zone.
public struct ZoneFixture: Hashable, Sendable {
    /// The lines of one zone, and where they stand.
    public struct Zone: Hashable, Sendable {
        /// The number of the first line in the file, from 1.
        public let lineNumber: Int

        /// The lines, without spaces at either end.
        public let lines: [String]
    }

    /// The zones in the order of the file; none if the file holds only blank lines and comments.
    public let zones: [Zone]

    /// Reads the content of a file: UTF-8 with or without a byte order mark, lines ended by LF, CR LF or CR.
    public init(_ bytes: some Sequence<UInt8>) {
        var reader = ZoneFixtureReader()
        for byte in bytes { reader.read(byte) }
        zones = reader.finish()
    }

    /// Reads text.
    public init(_ text: some StringProtocol) {
        self.init(text.utf8)
    }
}

/// Reads a fixture byte by byte.
private struct ZoneFixtureReader {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private var zones: [ZoneFixture.Zone] = []
    private var zone: (lineNumber: Int, lines: [String])?
    private var line: [UInt8] = []
    private var lineNumber = 1
    private var previous: UInt8?

    mutating func read(_ byte: UInt8) {
        switch byte {
        case Self.lineFeed where previous == Self.carriageReturn: break
        case Self.lineFeed, Self.carriageReturn: endLine()
        default: line.append(byte)
        }
        previous = byte
    }

    mutating func finish() -> [ZoneFixture.Zone] {
        endLine()
        endZone()
        return zones
    }

    private mutating func endLine() {
        if lineNumber == 1, line.starts(with: Self.byteOrderMark) { line.removeFirst(Self.byteOrderMark.count) }
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let end = line.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        let content = line[..<end].drop(while: isBlank)
        if content.isEmpty {
            endZone()
        } else if content.first != UInt8(ascii: "#") {
            zone = (zone?.lineNumber ?? lineNumber, (zone?.lines ?? []) + [String(decoding: content, as: UTF8.self)])
        }
        line.removeAll(keepingCapacity: true)
        lineNumber += 1
    }

    private mutating func endZone() {
        if let zone { zones.append(ZoneFixture.Zone(lineNumber: zone.lineNumber, lines: zone.lines)) }
        zone = nil
    }
}

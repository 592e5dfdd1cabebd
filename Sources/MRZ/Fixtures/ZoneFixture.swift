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
/// Any bytes are a fixture: bytes that are not UTF-8 become lines that are no zone. ``ZoneFixtureReader`` reads files of any size.
public struct ZoneFixture: Hashable, Sendable {
    /// The largest number of lines of a zone that are kept; no format has as many.
    public static let mostLines = 16
    /// The largest number of bytes of a line that are kept; no format's line is as long.
    public static let mostLineBytes = 4096

    /// The lines of one zone, and where they stand.
    public struct Zone: Hashable, Sendable {
        /// The number of the first line in the file, from 1.
        public let lineNumber: Int

        /// The lines, without spaces at either end: the first ``ZoneFixture/mostLines``, and of each the first
        /// ``ZoneFixture/mostLineBytes``.
        public internal(set) var lines: [String] = []

        /// The number of lines of the zone in the file.
        public internal(set) var lineCount = 0

        /// True where one of the ``lines`` is longer in the file.
        public internal(set) var hasCutLine = false

        init(lineNumber: Int) {
            self.lineNumber = lineNumber
        }
    }

    /// The zones in the order of the file; none if the file holds only blank lines and comments.
    public let zones: [Zone]

    /// Reads the content of a file: UTF-8 with or without a byte order mark, lines ended by LF, CR LF or CR.
    public init(_ bytes: some Sequence<UInt8>) {
        var reader = ZoneFixtureReader()
        zones = reader.read(bytes) + reader.finish()
    }

    /// Reads text.
    public init(_ text: some StringProtocol) {
        self.init(text.utf8)
    }
}

extension MachineReadableZone {
    /// Parses a zone of a fixture.
    ///
    /// - Parameters:
    ///   - zone: The zone.
    ///   - correcting: True to correct misread characters that a check digit proves, and only those.
    ///   - referenceDate: The day that counts as today when centuries are decided.
    /// - Throws: ``ZoneParsingError`` if the lines have the shape of no format.
    public init(
        parsing zone: ZoneFixture.Zone, correcting: Bool = false, referenceDate: CalendarDate
    ) throws(ZoneParsingError) {
        guard zone.lineCount <= ZoneFixture.mostLines else { throw .tooManyLines(zone.lineCount) }
        guard !zone.hasCutLine else { throw .lineTooLong(limit: ZoneFixture.mostLineBytes) }
        try self.init(parsing: zone.lines, correcting: correcting, referenceDate: referenceDate)
    }
}

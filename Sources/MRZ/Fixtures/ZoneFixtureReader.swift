/// Reads the zones of a ``ZoneFixture`` as its bytes come, however many there are, in constant memory.
///
/// ```swift
/// var reader = ZoneFixtureReader()
/// while let block = nextBlock() {
///     for zone in reader.read(block) { … }
/// }
/// for zone in reader.finish() { … }
/// ```
public struct ZoneFixtureReader: Sendable {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private var ended: [ZoneFixture.Zone] = []
    private var zone: ZoneFixture.Zone?
    private var line: [UInt8] = []
    private var isLineCut = false
    private var lineNumber = 1
    private var previous: UInt8?

    /// Makes a reader at the beginning of a file.
    public init() {}

    /// Reads on.
    ///
    /// - Parameter bytes: The next bytes of the file; they may end anywhere, within a character too.
    /// - Returns: The zones that end in them, in the order of the file.
    /// - Complexity: O(*n*) in the number of bytes.
    public mutating func read(_ bytes: some Sequence<UInt8>) -> [ZoneFixture.Zone] {
        // Bytes in memory are read several times as fast as those of any sequence.
        let isRead: Void? = bytes.withContiguousStorageIfAvailable { buffer in
            for byte in buffer { read(byte) }
        }
        if isRead == nil { for byte in bytes { read(byte) } }
        defer { ended.removeAll(keepingCapacity: true) }
        return ended
    }

    /// Ends the file.
    ///
    /// - Returns: The zone that ends with it; none if the last one ended before.
    public mutating func finish() -> [ZoneFixture.Zone] {
        endLine()
        endZone()
        defer { self = ZoneFixtureReader() }
        return ended
    }

    private mutating func read(_ byte: UInt8) {
        switch byte {
        case Self.lineFeed where previous == Self.carriageReturn: break
        case Self.lineFeed, Self.carriageReturn: endLine()
        case _ where line.count < ZoneFixture.mostLineBytes:
            if !line.isEmpty || !Self.isBlank(byte) { line.append(byte) }
        default: isLineCut = isLineCut || !Self.isBlank(byte)
        }
        previous = byte
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private mutating func endLine() {
        // Each of several files that were joined may begin with one.
        if line.starts(with: Self.byteOrderMark) { line.removeFirst(Self.byteOrderMark.count) }
        let end = line.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
        let content = line[..<end].drop(while: Self.isBlank)
        if content.isEmpty {
            endZone()
        } else if content.first != UInt8(ascii: "#") {
            add(content)
        }
        line.removeAll(keepingCapacity: true)
        isLineCut = false
        lineNumber += 1
    }

    private mutating func add(_ content: ArraySlice<UInt8>) {
        var zone = self.zone.take() ?? ZoneFixture.Zone(lineNumber: lineNumber)
        zone.lineCount += 1
        if zone.lineCount <= ZoneFixture.mostLines {
            zone.lines.append(String(decoding: content, as: UTF8.self))
            zone.hasCutLine = zone.hasCutLine || isLineCut
        }
        self.zone = zone
    }

    private mutating func endZone() {
        if let zone = zone.take() { ended.append(zone) }
    }
}

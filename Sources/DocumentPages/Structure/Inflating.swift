import CQPDF

extension [UInt8] {
    /// The memory that the first attempt at decompressing takes, in bytes.
    private static let leastRoom = 1 << 16

    /// Decompresses these bytes, as /FlateDecode does. Damaged bytes give the part that can be read.
    ///
    /// - Parameter limit: The most bytes that may come of it.
    func inflated(limit: Int) throws(PDFError) -> [UInt8] {
        guard limit >= 0 else { throw .tooLong }
        // One byte at least shows whether there is any.
        var room = Swift.max(1, Swift.min(limit, Swift.max(Self.leastRoom, 4 * count)))
        while true {
            var (size, end) = (0, CQPDFInflated)
            let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
                guard let start = buffer.baseAddress else { return }
                end = withUnsafeBufferPointer { source in
                    source.baseAddress.map { CQPDFInflate($0, source.count, start, room, &size) } ?? CQPDFInflated
                }
                initialized = size
            }
            guard bytes.count <= limit else { throw .tooLong }
            guard end == CQPDFInflateTooLong else { return bytes }
            guard room < limit else { throw .tooLong }
            room = Swift.min(limit, 4 * room)
        }
    }

    /// Compresses these bytes, as /FlateDecode undoes it; nil when they become no smaller than a limit.
    func deflated(below limit: Int) -> [UInt8]? {
        guard limit > 0, !isEmpty else { return nil }
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            initialized = withUnsafeBufferPointer { source in
                source.baseAddress.map { CQPDFDeflate($0, source.count, start, limit) } ?? 0
            }
        }
        return bytes.isEmpty || bytes.count >= limit ? nil : bytes
    }

    /// Undoes a predictor (ISO 32000-1, 7.4.4.4): 2 is TIFF's, 10 and more are PNG's, whose rows say which they are.
    func unpredicted(_ predictor: Int, colours: Int, bits: Int, columns: Int) throws(PDFError) -> [UInt8] {
        guard (1...32).contains(colours), [1, 2, 4, 8, 16].contains(bits), (1...1 << 24).contains(columns) else {
            throw PDFError(code: .damaged, message: "a stream has impossible parameters")
        }
        // A row has no more bytes than there are.
        let row = Swift.min((columns * colours * bits + 7) / 8, Swift.max(1, count))
        let pixel = (colours * bits + 7) / 8
        if predictor >= 10 { return withoutFilters(row: row, pixel: pixel) }
        guard predictor == 2, bits == 8 else {
            throw PDFError(code: .unsupported, message: "a stream has the predictor \(predictor)")
        }
        return withoutDifferences(row: row, pixel: pixel)
    }

    private func withoutDifferences(row: Int, pixel: Int) -> [UInt8] {
        var bytes = self
        for index in bytes.indices where index % row >= pixel { bytes[index] &+= bytes[index - pixel] }
        return bytes
    }

    /// Rows without the byte that names the filter of each, and as they were before it.
    private func withoutFilters(row: Int, pixel: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        for start in stride(from: 0, to: count, by: row + 1) {
            let begin = result.count
            result += self[start + 1..<Swift.min(count, start + 1 + row)]
            result.undo(PNGFilter(rawValue: self[start]) ?? .none, from: begin, row: row, pixel: pixel)
        }
        return result
    }

    /// Makes filtered bytes of the last row the row itself.
    ///
    /// - Parameters:
    ///   - start: The beginning of the row.
    ///   - row: The number of bytes of the row above.
    private mutating func undo(_ filter: PNGFilter, from start: Int, row: Int, pixel: Int) {
        guard filter != .none else { return }
        for index in start..<count {
            let hasLeft = index - start >= pixel, hasUp = start > 0
            let left = hasLeft ? self[index - pixel] : 0, up = hasUp ? self[index - row] : 0
            let corner = hasLeft && hasUp ? self[index - row - pixel] : 0
            switch filter {
            case .none: break
            case .sub: self[index] &+= left
            case .up: self[index] &+= up
            case .average: self[index] &+= UInt8((Int(left) + Int(up)) / 2)
            case .paeth: self[index] &+= Self.paeth(Int(left), Int(up), Int(corner))
            }
        }
    }

    /// The predictor of Alan Paeth: the one of three neighbours that is nearest to the value that they make expect.
    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
        let expected = left + up - corner
        let distances = (abs(expected - left), abs(expected - up), abs(expected - corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return UInt8(left) }
        return UInt8(distances.1 <= distances.2 ? up : corner)
    }
}

extension ArraySlice<UInt8> {
    /// The number of bytes that these have when they are decompressed, up to a limit.
    func inflatedCount(limit: Int) -> Int {
        var size = 0
        withUnsafeBufferPointer { source in
            if let start = source.baseAddress { _ = CQPDFInflate(start, source.count, nil, limit, &size) }
        }
        return size
    }
}

/// The filter of a row of a PNG file (PNG specification, 9.2).
private enum PNGFilter: UInt8 {
    case none, sub, up, average, paeth
}

import CQPDF

extension [UInt8] {
    /// How much memory the first attempt at decompressing takes, in bytes.
    private static let leastRoom = 1 << 16

    /// Decompresses these bytes, as /FlateDecode does. Of damaged bytes comes what can be read of them.
    ///
    /// - Parameter limit: The most bytes that may come of it.
    func inflated(limit: Int) throws(PDFError) -> [UInt8] {
        var room = Swift.min(limit, Swift.max(Self.leastRoom, 4 * count))
        while true {
            var (size, end) = (0, CQPDFInflated)
            let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
                guard let start = buffer.baseAddress else { return }
                end = withUnsafeBufferPointer { source in
                    source.baseAddress.map { CQPDFInflate($0, source.count, start, room, &size) } ?? CQPDFInflated
                }
                initialized = size
            }
            guard end == CQPDFInflateTooLong else { return bytes }
            guard room < limit else { throw .tooLong }
            room = Swift.min(limit, 4 * room)
        }
    }

    /// Undoes a predictor (ISO 32000-1, 7.4.4.4): 2 is TIFF's, 10 and more are PNG's, whose rows say which they are.
    func unpredicted(_ predictor: Int, colours: Int, bits: Int, columns: Int) throws(PDFError) -> [UInt8] {
        guard (1...32).contains(colours), [1, 2, 4, 8, 16].contains(bits), (1...1 << 24).contains(columns) else {
            throw PDFError(code: .damaged, message: "a stream has impossible parameters")
        }
        let row = (columns * colours * bits + 7) / 8
        let pixel = Swift.max(1, colours * bits / 8)
        guard predictor >= 10 else {
            guard predictor == 2, bits == 8 else {
                throw PDFError(code: .unsupported, message: "a stream has the predictor \(predictor)")
            }
            return withoutDifferences(row: row, pixel: pixel)
        }
        var (result, above) = ([UInt8](), [UInt8](repeating: 0, count: row))
        result.reserveCapacity(count)
        var start = 0
        while start + 1 < count {
            let end = Swift.min(count, start + 1 + row)
            var line = [UInt8](self[start + 1..<end])
            line.undo(PNGFilter(rawValue: self[start]) ?? .none, above: above, pixel: pixel)
            result += line
            above = line + [UInt8](repeating: 0, count: row - line.count)
            start = end
        }
        return result
    }

    private func withoutDifferences(row: Int, pixel: Int) -> [UInt8] {
        var bytes = self
        for index in bytes.indices where index % row >= pixel { bytes[index] &+= bytes[index - pixel] }
        return bytes
    }

    /// Makes filtered bytes of a row the row itself.
    fileprivate mutating func undo(_ filter: PNGFilter, above: [UInt8], pixel: Int) {
        guard filter != .none else { return }
        for index in indices {
            let left = index >= pixel ? self[index - pixel] : 0
            let (up, corner) = (above[index], index >= pixel ? above[index - pixel] : 0)
            switch filter {
            case .none: break
            case .sub: self[index] &+= left
            case .up: self[index] &+= up
            case .average: self[index] &+= UInt8((Int(left) + Int(up)) / 2)
            case .paeth: self[index] &+= Self.paeth(Int(left), Int(up), Int(corner))
            }
        }
    }

    /// The predictor of Alan Paeth: which of three neighbours is nearest to what they make expect.
    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
        let expected = left + up - corner
        let distances = (abs(expected - left), abs(expected - up), abs(expected - corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return UInt8(left) }
        return UInt8(distances.1 <= distances.2 ? up : corner)
    }
}

extension ArraySlice<UInt8> {
    /// How many bytes come of these when they are decompressed, up to a limit.
    func inflatedCount(limit: Int) -> Int {
        var size = 0
        withUnsafeBufferPointer { source in
            if let start = source.baseAddress { _ = CQPDFInflate(start, source.count, nil, limit, &size) }
        }
        return size
    }
}

/// How a row of a PNG file is filtered (PNG specification, 9.2).
private enum PNGFilter: UInt8 {
    case none, sub, up, average, paeth
}

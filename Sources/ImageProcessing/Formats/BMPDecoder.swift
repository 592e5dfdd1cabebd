import Imaging

/// Decodes BMP files, whose pixels lie as they are, or as runs of equal ones.
///
/// Opacity is not looked at: programs fill the place of it with anything.
struct BMPDecoder: PictureDecoder {
    private let headers: BMPHeader
    private let bytes: [UInt8]

    /// Reads the headers of a file.
    init(_ bytes: [UInt8]) throws(ImageDecodingError) {
        self.bytes = bytes
        headers = try BMPHeader(bytes)
    }

    func header() -> ImageHeader { ImageHeader(width: headers.width, height: headers.height) }

    func image(
        _: ImageHeader, as pixelFormat: PixelFormat, maximumPixels _: Int, before deadline: DecodingDeadline
    ) throws(ImageDecodingError) -> Image {
        try deadline.check()
        // What lies before the pixels is needed, and a plain image is as long as its size says.
        let (length, overflows) = headers.bytesPerRow.multipliedReportingOverflow(by: headers.height)
        let left = bytes.count - headers.pixelOffset
        guard bytes.count >= headers.palette.upperBound, left > 0,
            headers.coding == .runs || !overflows && left >= length
        else { throw .truncated(.bmp) }
        var canvas = PixelCanvas(width: headers.width, height: headers.height, pixelFormat: pixelFormat)
        switch (headers.coding, headers.bitsPerPixel) {
        case (.runs, _): try paintRuns(on: &canvas, before: deadline)
        case (.plain, ...8): try paintIndices(on: &canvas, before: deadline)
        default: try paintSamples(on: &canvas, before: deadline)
        }
        return canvas.image()
    }

    /// The row of the image that is stored at a place.
    private func row(_ stored: Int) -> Int { headers.isTopDown ? stored : headers.height - 1 - stored }

    private func palette(for canvas: PixelCanvas) -> [PixelCanvas.Paint] {
        let count = headers.palette.count / headers.bytesPerColour
        return (0..<count).map { number in
            let start = headers.palette.lowerBound + number * headers.bytesPerColour
            return canvas.paint(red: bytes[start + 2], green: bytes[start + 1], blue: bytes[start])
        }
    }

    private static func paint(_ index: Int, of palette: [PixelCanvas.Paint]) throws(ImageDecodingError)
        -> PixelCanvas.Paint
    {
        guard index < palette.count else { throw .damaged(.bmp, reason: "a colour that the palette does not have") }
        return palette[index]
    }

    private func paintIndices(on canvas: inout PixelCanvas, before deadline: DecodingDeadline)
        throws(ImageDecodingError)
    {
        let palette = palette(for: canvas)
        let (bits, mask) = (headers.bitsPerPixel, (1 << headers.bitsPerPixel) - 1)
        for stored in 0..<headers.height {
            try deadline.check()
            let (start, y) = (headers.pixelOffset + stored * headers.bytesPerRow, row(stored))
            for x in 0..<headers.width {
                let shift = 8 - bits - x * bits % 8
                let index = Int(bytes[start + x * bits / 8]) >> shift & mask
                canvas.set(x: x, y: y, to: try Self.paint(index, of: palette))
            }
        }
    }

    /// Pixels of 16, 24 or 32 bits.
    private func paintSamples(on canvas: inout PixelCanvas, before deadline: DecodingDeadline)
        throws(ImageDecodingError)
    {
        let samples = headers.masks.map(Sample.init)
        let bytesPerPixel = headers.bitsPerPixel / 8
        for stored in 0..<headers.height {
            try deadline.check()
            let (start, y) = (headers.pixelOffset + stored * headers.bytesPerRow, row(stored))
            for x in 0..<headers.width {
                var pixel: UInt32 = 0
                for byte in (0..<bytesPerPixel).reversed() {
                    pixel = pixel << 8 | UInt32(bytes[start + x * bytesPerPixel + byte])
                }
                canvas.set(
                    x: x, y: y,
                    to: canvas.paint(
                        red: samples[0].value(in: pixel), green: samples[1].value(in: pixel),
                        blue: samples[2].value(in: pixel)))
            }
        }
    }

    /// Some bits of a pixel.
    private struct Sample {
        private let mask: UInt32
        private let shift: UInt32
        private let largest: UInt64

        init(mask: UInt32) {
            self.mask = mask
            shift = UInt32(mask == 0 ? 0 : mask.trailingZeroBitCount)
            largest = UInt64(max(1, mask >> shift))
        }

        /// The value of the bits, from 0 to 255.
        func value(in pixel: UInt32) -> UInt8 { UInt8(UInt64((pixel & mask) >> shift) * 255 / largest) }
    }
}

extension BMPDecoder {
    /// Runs of indices: a count and the index (of 4 bits: two that take turns), or 0 and a code.
    private func paintRuns(on canvas: inout PixelCanvas, before deadline: DecodingDeadline) throws(ImageDecodingError) {
        let palette = palette(for: canvas)
        fill(&canvas, with: try Self.paint(0, of: palette))
        var pen = Pen(position: headers.pixelOffset)
        while true {
            let (count, value) = (try byte(at: pen.position), try byte(at: pen.position + 1))
            pen.position += 2
            switch (count, value) {
            case (0, 0):
                try deadline.check()
                (pen.x, pen.row) = (0, pen.row + 1)
            case (0, 1): return
            case (0, 2):
                try deadline.check()
                (pen.x, pen.row) = (pen.x + (try byte(at: pen.position)), pen.row + (try byte(at: pen.position + 1)))
                pen.position += 2
            case (0, _): try paintIndices(count: value, by: &pen, palette, on: &canvas)
            default:
                for number in 0..<count {
                    try paint(index(number, in: value), by: &pen, palette, on: &canvas)
                }
            }
        }
    }

    /// Indices that are written out, to the next even byte.
    private func paintIndices(
        count: Int, by pen: inout Pen, _ palette: [PixelCanvas.Paint], on canvas: inout PixelCanvas
    ) throws(ImageDecodingError) {
        let length = (count * headers.bitsPerPixel + 7) / 8
        for number in 0..<count {
            let value = try byte(at: pen.position + number * headers.bitsPerPixel / 8)
            try paint(index(number, in: value), by: &pen, palette, on: &canvas)
        }
        pen.position += (length + 1) / 2 * 2
    }

    /// The index that is meant in a byte: of two the first stands in the upper bits.
    private func index(_ number: Int, in byte: Int) -> Int {
        headers.bitsPerPixel == 8 ? byte : number.isMultiple(of: 2) ? byte >> 4 : byte & 15
    }

    private func paint(
        _ index: Int, by pen: inout Pen, _ palette: [PixelCanvas.Paint], on canvas: inout PixelCanvas
    ) throws(ImageDecodingError) {
        guard pen.x < headers.width, pen.row < headers.height else {
            throw .damaged(.bmp, reason: "a run leaves the image")
        }
        canvas.set(x: pen.x, y: row(pen.row), to: try Self.paint(index, of: palette))
        pen.x += 1
    }

    private func byte(at position: Int) throws(ImageDecodingError) -> Int {
        guard position < bytes.count else { throw .truncated(.bmp) }
        return Int(bytes[position])
    }

    private func fill(_ canvas: inout PixelCanvas, with paint: PixelCanvas.Paint) {
        for y in 0..<headers.height {
            for x in 0..<headers.width { canvas.set(x: x, y: y, to: paint) }
        }
    }

    /// The place from which the next run is read, and the one at which it is painted.
    private struct Pen {
        var position: Int
        var x = 0
        var row = 0
    }
}

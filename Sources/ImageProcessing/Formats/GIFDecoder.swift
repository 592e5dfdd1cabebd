import Imaging

/// Decodes the first frame of a GIF file, on white paper.
struct GIFDecoder: PictureDecoder {
    let file: GIFFile
    let bytes: [UInt8]

    func header() -> ImageHeader { ImageHeader(width: file.width, height: file.height) }

    func image(
        _: ImageHeader, as pixelFormat: PixelFormat, maximumPixels _: Int, before deadline: DecodingDeadline
    ) throws(ImageDecodingError) -> Image {
        try deadline.check()
        let frame = file.firstFrame
        var canvas = PixelCanvas(width: file.width, height: file.height, pixelFormat: pixelFormat)
        let palette = palette(for: canvas)
        var codes = try GIFCodes(in: bytes, at: frame.codes)
        for y in frame.rows {
            try deadline.check()
            for x in 0..<frame.width {
                guard let index = try codes.next().map(Int.init) else {
                    throw .damaged(.gif, reason: "the image has fewer pixels than its header says")
                }
                if index == frame.transparentIndex { continue }
                guard index < palette.count else {
                    throw .damaged(.gif, reason: "a colour that the palette does not have")
                }
                canvas.set(x: frame.x + x, y: frame.y + y, to: palette[index])
            }
        }
        return canvas.image()
    }

    private func palette(for canvas: PixelCanvas) -> [PixelCanvas.Paint] {
        let place = file.firstFrame.palette.isEmpty ? file.palette : file.firstFrame.palette
        return stride(from: place.lowerBound, to: place.upperBound, by: 3).map {
            canvas.paint(red: bytes[$0], green: bytes[$0 + 1], blue: bytes[$0 + 2])
        }
    }
}

extension GIFFile.Frame {
    /// The passes of an interlaced frame: the first row of each, and the number of rows to the next.
    private static let passes: [(first: Int, step: Int)] = [(0, 8), (4, 8), (2, 4), (1, 2)]

    /// The rows in the order in which they are stored.
    fileprivate var rows: [Int] {
        isInterlaced
            ? Self.passes.flatMap { Array(stride(from: $0.first, to: height, by: $0.step)) } : Array(0..<height)
    }
}

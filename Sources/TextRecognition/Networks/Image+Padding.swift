import Imaging

extension Image {
    /// Returns this image with so many columns of its paper at the left and at the right.
    ///
    /// The paper is taken to be the median of each channel: less than half of a line of text is ink.
    func padded(sideways columns: Int) -> Image {
        let channels = pixelFormat.bytesPerPixel
        let paper = (0..<channels).map { channel in
            var histogram = [Int](repeating: 0, count: 256)
            for index in stride(from: channel, to: pixels.count, by: channels) { histogram[Int(pixels[index])] += 1 }
            return UInt8(histogram.level(ofRank: histogram.reduce(0, +) / 2))
        }
        return padded(sideways: columns) { _ in (paper, paper) }
    }

    /// Returns this image with so many columns more at the left and at the right, which repeat its outermost ones.
    func extended(sideways columns: Int) -> Image {
        let channels = pixelFormat.bytesPerPixel
        return padded(sideways: columns) { row in
            let (start, end) = (row * width * channels, (row + 1) * width * channels)
            return (Array(pixels[start..<start + channels]), Array(pixels[end - channels..<end]))
        }
    }

    /// Returns this image with columns of pixels that are told for the left and the right of each row.
    private func padded(sideways columns: Int, with edges: (Int) -> (left: [UInt8], right: [UInt8])) -> Image {
        let channels = pixelFormat.bytesPerPixel
        var padded: [UInt8] = []
        padded.reserveCapacity((width + 2 * columns) * height * channels)
        for row in 0..<height {
            let (left, right) = edges(row)
            for _ in 0..<columns { padded += left }
            padded += pixels[row * width * channels..<(row + 1) * width * channels]
            for _ in 0..<columns { padded += right }
        }
        return Image(width: width + 2 * columns, height: height, pixelFormat: pixelFormat, pixels: padded)
    }
}

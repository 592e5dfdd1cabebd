import Imaging

extension Image {
    /// Returns this grey image with so many columns of its paper at the left and at the right.
    ///
    /// The paper is taken to be the median: less than half of a line of text is ink.
    func padded(sideways columns: Int) -> Image {
        var histogram = [Int](repeating: 0, count: 256)
        for pixel in pixels { histogram[Int(pixel)] += 1 }
        let paper = UInt8(histogram.level(ofRank: pixels.count / 2))
        return padded(sideways: columns) { _ in (paper, paper) }
    }

    /// Returns this grey image with so many columns more at the left and at the right, which repeat its outermost ones.
    func extended(sideways columns: Int) -> Image {
        padded(sideways: columns) { row in (pixels[row * width], pixels[(row + 1) * width - 1]) }
    }

    /// Returns this image with columns of pixels that are told for the left and the right of each row.
    private func padded(sideways columns: Int, with edges: (Int) -> (left: UInt8, right: UInt8)) -> Image {
        let padded = (0..<height).flatMap { row -> [UInt8] in
            let (left, right) = edges(row)
            return [UInt8](repeating: left, count: columns) + pixels[row * width..<(row + 1) * width]
                + [UInt8](repeating: right, count: columns)
        }
        return Image(width: width + 2 * columns, height: height, pixelFormat: .grey, pixels: padded)
    }
}

import Imaging

/// The brightness along a straight line through a picture.
struct Scanline {
    /// A sample for each pixel of length, 0…255.
    let samples: [UInt8]

    /// Follows a line; parts outside the picture are left out.
    init(from start: Point, to end: Point, in image: Image) {
        let length = start.distance(to: end)
        guard length.isFinite, length >= 1, image.width > 1, image.height > 1 else {
            samples = []
            return
        }
        let (stepX, stepY) = ((end.x - start.x) / length, (end.y - start.y) / length)
        let (lastX, lastY) = (Double(image.width - 1), Double(image.height - 1))
        let channels = image.pixelFormat.bytesPerPixel
        let (width, count) = (image.width, Int(length))
        samples = image.pixels.withUnsafeBufferPointer { pixels in
            func luma(_ index: Int) -> Double {
                guard channels == 3 else { return Double(pixels[index]) }
                // The weights of ITU-R BT.601.
                return 0.299 * Double(pixels[index * 3]) + 0.587 * Double(pixels[index * 3 + 1])
                    + 0.114 * Double(pixels[index * 3 + 2])
            }
            return [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
                for index in 0..<count {
                    let x = start.x + stepX * (Double(index) + 0.5) - 0.5
                    let y = start.y + stepY * (Double(index) + 0.5) - 0.5
                    guard x >= 0, y >= 0, x < lastX, y < lastY else { continue }
                    let (column, row) = (Int(x), Int(y))
                    let (right, down) = (x - Double(column), y - Double(row))
                    let first = row * width + column
                    let upper = luma(first) * (1 - right) + luma(first + 1) * right
                    let lower = luma(first + width) * (1 - right) + luma(first + width + 1) * right
                    target[initialized] = UInt8(upper * (1 - down) + lower * down + 0.5)
                    initialized += 1
                }
            }
        }
    }

    /// Returns the widths of the edges between darker and brighter stretches, in pixels.
    ///
    /// The width of an edge is twice that of its middle half: for a blur of Gaussian shape 2.7 standard deviations, what
    /// ISO 12233 measures from 10 % to 90 %; for one by motion its length. Noise hardly moves the middle half.
    ///
    /// - Parameter leastContrast: The least difference between the stretches.
    func edgeWidths(leastContrast: Int) -> [Double] {
        var widths: [Double] = []
        var (low, high) = (0, 0)
        var isRising: Bool?
        for index in samples.indices {
            if isRising != false, samples[index] > samples[high] { high = index }
            if isRising != true, samples[index] < samples[low] { low = index }
            if isRising != false, Int(samples[high]) - Int(samples[index]) >= leastContrast {
                if isRising == true { widths.append(edgeWidth(from: low, to: high)) }
                (isRising, low) = (false, index)
            } else if isRising != true, Int(samples[index]) - Int(samples[low]) >= leastContrast {
                if isRising == false { widths.append(edgeWidth(from: high, to: low)) }
                (isRising, high) = (true, index)
            }
        }
        if let isRising { widths.append(isRising ? edgeWidth(from: low, to: high) : edgeWidth(from: high, to: low)) }
        return widths
    }

    /// The width of the edge between an extreme and a later one.
    private func edgeWidth(from first: Int, to last: Int) -> Double {
        let (start, end) = (Double(samples[first]), Double(samples[last]))
        func progress(_ index: Int) -> Double { (Double(samples[index]) - start) / (end - start) }
        var upper = first
        while progress(upper) < 0.75 { upper += 1 }
        var lower = upper
        while progress(lower) > 0.25 { lower -= 1 }
        func crossing(_ level: Double, before index: Int) -> Double {
            let (earlier, later) = (progress(index - 1), progress(index))
            return Double(index) - (later - level) / (later - earlier)
        }
        return 2 * (crossing(0.75, before: upper) - crossing(0.25, before: lower + 1))
    }
}

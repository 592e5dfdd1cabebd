extension Image {
    /// Returns this image turned clockwise.
    ///
    /// - Parameter quarterTurns: The number of right angles to turn; a negative number turns counterclockwise.
    public func rotated(quarterTurns: Int) -> Image {
        oriented([.up, .right, .down, .left][(quarterTurns % 4 + 4) % 4])
    }

    /// Returns this image upright.
    ///
    /// - Parameter orientation: The orientation in which this image is stored.
    public func oriented(_ orientation: Orientation) -> Image {
        guard orientation != .up else { return self }
        let walk = Walk(of: orientation, width: width, height: height)
        let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
        let channels = pixelFormat.bytesPerPixel
        let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, initialized in
            pixels.withUnsafeBufferPointer { source in
                walk.copy(source, to: target, width: newWidth, height: newHeight, channels: channels)
            }
            initialized = pixels.count
        }
        return Image(width: newWidth, height: newHeight, pixelFormat: pixelFormat, pixels: turned)
    }
}

/// The way through a stored image that visits its pixels in the order in which they stand upright.
private struct Walk {
    /// The index of the stored pixel that becomes the top-left one.
    let start: Int
    /// The distance between two stored pixels that become neighbours in a row.
    let stepRight: Int
    /// The distance between two stored pixels that become neighbours in a column.
    let stepDown: Int

    init(of orientation: Orientation, width: Int, height: Int) {
        let (lastColumn, lastRow) = (width - 1, (height - 1) * width)
        (start, stepRight, stepDown) =
            switch orientation {
            case .up: (0, 1, width)
            case .upMirrored: (lastColumn, -1, width)
            case .down: (lastRow + lastColumn, -1, -width)
            case .downMirrored: (lastRow, 1, -width)
            case .leftMirrored: (0, width, 1)
            case .right: (lastRow, -width, 1)
            case .rightMirrored: (lastRow + lastColumn, -width, -1)
            case .left: (lastColumn, width, -1)
            }
    }

    /// Copies pixels, in blocks that fit the processor's cache in every direction of the walk.
    func copy(
        _ source: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>,
        width: Int, height: Int, channels: Int
    ) {
        let side = 64
        for top in stride(from: 0, to: height, by: side) {
            for left in stride(from: 0, to: width, by: side) {
                for y in top..<min(top + side, height) {
                    var from = (start + y * stepDown + left * stepRight) * channels
                    var to = (y * width + left) * channels
                    for _ in left..<min(left + side, width) {
                        for channel in 0..<channels {
                            target[to + channel] = source[from + channel]
                        }
                        from += stepRight * channels
                        to += channels
                    }
                }
            }
        }
    }
}

extension Image {
    /// Returns this image without colour: the luma of ITU-R BT.601, as in JPEG files.
    public func grey() -> Image {
        guard pixelFormat == .rgb else { return self }
        // The weights 0.299, 0.587 and 0.114, times 65,536.
        return grey { red, green, blue in
            let (red, green, blue) = (UInt32(red), UInt32(green), UInt32(blue))
            return UInt8((19595 * red + 38470 * green + 7471 * blue + 32768) >> 16)
        }
    }

    /// Returns the red of this image, as a grey one: print in red tones is pale there; nil of an image without colour.
    public func red() -> Image? {
        pixelFormat == .rgb ? grey { red, _, _ in red } : nil
    }

    /// The brightness that a pixel gains for its colour, as a factor of the difference of its brightest and its darkest part.
    private static let whitening = 2

    /// Returns the black print of this image, as a grey one: the more coloured print is, the paler it is there, such as a stamp; nil
    /// of an image without colour.
    public func blackPrint() -> Image? {
        guard pixelFormat == .rgb else { return nil }
        return grey { red, green, blue in
            let (most, least) = (Int(max(red, green, blue)), Int(min(red, green, blue)))
            return UInt8(min(255, most + Self.whitening * (most - least)))
        }
    }

    /// Returns a grey image whose pixels are made of the red, the green and the blue of this one's.
    @inline(__always)
    private func grey(_ value: (_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8) -> Image {
        let count = width * height
        let values = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            pixels.withUnsafeBufferPointer { source in
                for index in 0..<count {
                    target[index] = value(source[index * 3], source[index * 3 + 1], source[index * 3 + 2])
                }
            }
            initialized = count
        }
        return Image(width: width, height: height, pixelFormat: .grey, pixels: values)
    }

    /// Returns this image in red, green and blue; grey parts look the same.
    public func rgb() -> Image {
        guard pixelFormat == .grey else { return self }
        let count = width * height * 3
        let tripled = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            pixels.withUnsafeBufferPointer { source in
                for index in 0..<count { target[index] = source[index / 3] }
            }
            initialized = count
        }
        return Image(width: width, height: height, pixelFormat: .rgb, pixels: tripled)
    }

    /// Returns this image with dark for light.
    package func inverted() -> Image {
        Image(width: width, height: height, pixelFormat: pixelFormat, pixels: pixels.map { 255 - $0 })
    }

    /// Returns a rectangle cut out of this image.
    ///
    /// - Parameters:
    ///   - x: The columns left of the rectangle.
    ///   - y: The rows above the rectangle.
    ///   - width: The columns of the rectangle.
    ///   - height: The rows of the rectangle.
    /// - Precondition: The rectangle lies inside this image and is not empty.
    public func cropped(x: Int, y: Int, width: Int, height: Int) -> Image {
        precondition(x >= 0 && y >= 0 && width > 0 && height > 0, "a rectangle inside the image is needed")
        precondition(x + width <= self.width && y + height <= self.height, "the rectangle leaves the image")
        let channels = pixelFormat.bytesPerPixel
        var cut: [UInt8] = []
        cut.reserveCapacity(width * height * channels)
        for row in y..<(y + height) {
            let start = (row * self.width + x) * channels
            cut.append(contentsOf: pixels[start..<(start + width * channels)])
        }
        return Image(width: width, height: height, pixelFormat: pixelFormat, pixels: cut)
    }
}

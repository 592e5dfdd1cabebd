import Imaging

/// An image on white paper that a decoder paints pixel by pixel.
struct PixelCanvas {
    let width: Int
    let height: Int
    private let pixelFormat: PixelFormat
    private var pixels: [UInt8]

    /// Creates blank paper.
    init(width: Int, height: Int, pixelFormat: PixelFormat) {
        self.width = width
        self.height = height
        self.pixelFormat = pixelFormat
        pixels = [UInt8](repeating: 255, count: width * height * pixelFormat.bytesPerPixel)
    }

    /// Returns a colour as the canvas stores it: the same for many pixels, it is converted once.
    func paint(red: UInt8, green: UInt8, blue: UInt8) -> Paint {
        switch pixelFormat {
        case .grey:
            // The luma of ITU-R BT.601, as all decoders have it.
            let luma = (19595 * UInt32(red) + 38470 * UInt32(green) + 7471 * UInt32(blue) + 32768) >> 16
            return Paint(first: UInt8(luma), second: 0, third: 0)
        case .rgb: return Paint(first: red, second: green, third: blue)
        }
    }

    /// Sets a pixel.
    ///
    /// - Precondition: It is on the canvas.
    mutating func set(x: Int, y: Int, to paint: Paint) {
        let index = y * width + x
        switch pixelFormat {
        case .grey: pixels[index] = paint.first
        case .rgb:
            pixels[3 * index] = paint.first
            pixels[3 * index + 1] = paint.second
            pixels[3 * index + 2] = paint.third
        }
    }

    /// Ends the painting.
    consuming func image() -> Image {
        Image(width: width, height: height, pixelFormat: pixelFormat, pixels: pixels)
    }

    /// The samples of one pixel.
    struct Paint {
        fileprivate let first, second, third: UInt8
    }
}

import CCairo
package import Imaging

extension Canvas {
    /// Lays an image on the canvas, pixel on pixel; parts beyond the canvas are left out.
    ///
    /// - Parameters:
    ///   - image: The image, grey or in colour.
    ///   - column: The column of its left edge, in pixels of the canvas.
    ///   - row: The row of its upper edge, in pixels of the canvas.
    package func lay(_ image: Image, column: Int, row: Int) {
        let (width, height) = (
            Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface))
        )
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        let columns = (0..<image.width).clamped(to: -column..<width - column)
        let rows = (0..<image.height).clamped(to: -row..<height - row)
        let last = image.pixelFormat.bytesPerPixel - 1
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else {
            preconditionFailure("an image surface has pixels")
        }
        data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { target in
            for y in rows {
                for x in columns {
                    let first = (y * image.width + x) * (last + 1)
                    let red = UInt32(image.pixels[first]), green = UInt32(image.pixels[first + last / 2])
                    let blue = UInt32(image.pixels[first + last])
                    target[(row + y) * stride + column + x] = red << 16 | green << 8 | blue
                }
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// Returns the drawing; grey images get the green of it.
    package func image(_ pixelFormat: PixelFormat = .rgb) -> Image {
        cairo_surface_flush(surface)
        let columns = Int(cairo_image_surface_get_width(surface))
        let rows = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface)) / 4
        guard let data = cairo_image_surface_get_data(surface) else {
            preconditionFailure("an image surface has pixels")
        }
        let shifts: [UInt32] = pixelFormat == .rgb ? [16, 8, 0] : [8]
        let size = columns * rows * shifts.count
        let pixels = [UInt8](unsafeUninitializedCapacity: size) { target, count in
            data.withMemoryRebound(to: UInt32.self, capacity: stride * rows) { source in
                var next = 0
                for row in 0..<rows {
                    for column in 0..<columns {
                        let value = source[row * stride + column]
                        for shift in shifts {
                            target[next] = UInt8(truncatingIfNeeded: value >> shift)
                            next += 1
                        }
                    }
                }
            }
            count = size
        }
        return Image(width: columns, height: rows, pixelFormat: pixelFormat, pixels: pixels)
    }
}

import ImageProcessing
import Imaging

/// A scene in even light, put together from the table upwards.
struct Composition {
    /// What has been put together.
    private(set) var image: Image
    /// Where there is a document, which reflects lamps: white there, black elsewhere.
    private(set) var gloss: Image

    /// How much of the light is missing beside a document, where it keeps it from the table.
    private static let shadowDepth = 0.45
    /// How far the shadow is off and how soft its edge is, in millimetres.
    private static let shadowShift = 0.8, shadowSoftness = 1.0

    /// Starts with what everything lies on.
    init(background: Image) {
        image = background
        gloss = Image(
            width: background.width, height: background.height, pixelFormat: .grey,
            pixels: [UInt8](repeating: 0, count: background.width * background.height))
    }

    /// Lays something on what is there.
    mutating func add(_ layer: Layer, seenBy camera: Camera) throws(SpecimenError) {
        let (width, height) = (image.width, image.height)
        let shadow = try shadow(of: layer, seenBy: camera)
        let seen = try layer.seen(by: camera, width: width, height: height)
        let mask = try layer.mask(seenBy: camera, width: width, height: height)
        var (pixels, reflecting) = (image.pixels, gloss.pixels)
        pixels.withUnsafeMutableBufferPointer { pixels in
            reflecting.withUnsafeMutableBufferPointer { reflecting in
                for index in 0..<width * height where mask.pixels[index] > 0 || shadow.pixels[index] > 0 {
                    let share = Double(mask.pixels[index]) / 255
                    let lit = 1 - Self.shadowDepth * Double(shadow.pixels[index]) / 255
                    for byte in index * 3..<index * 3 + 3 {
                        let below = Double(pixels[byte]) * lit
                        pixels[byte] = UInt8(below + share * (Double(seen.pixels[byte]) - below))
                    }
                    reflecting[index] = max(reflecting[index], mask.pixels[index])
                }
            }
        }
        image = Image(width: width, height: height, pixelFormat: .rgb, pixels: pixels)
        gloss = Image(width: width, height: height, pixelFormat: .grey, pixels: reflecting)
    }

    /// The shadow of a layer, computed at a quarter of the size because it is soft.
    private func shadow(of layer: Layer, seenBy camera: Camera) throws(SpecimenError) -> Image {
        let reduction = 4.0
        let shifted = Layer(
            image: layer.image, width: layer.width, height: layer.height, cornerRadius: layer.cornerRadius,
            origin: Position(layer.origin.x + Self.shadowShift * 0.4, layer.origin.y + Self.shadowShift))
        let outline = Quadrilateral(x: layer.origin.x, y: layer.origin.y, width: layer.width, height: layer.height)
        let softness = Self.shadowSoftness * camera.pixelsPerMillimetre(in: outline) / reduction
        let (columns, rows) = ((image.width + 3) / 4, (image.height + 3) / 4)
        let mask = try shifted.mask(seenBy: camera, width: columns, height: rows, reduction: reduction)
        return try processed { () throws(ImageProcessingError) in
            try mask.blurred(sigma: max(0.5, softness)).resized(width: image.width, height: image.height)
        }
    }
}

extension Image {
    /// Returns this image as a camera sees it that is out of focus and moves.
    func outOfFocus(_ conditions: PhotographConditions) throws(SpecimenError) -> Image {
        var image = self
        if conditions.defocus > 0.05 {
            image = try processed { () throws(ImageProcessingError) in try self.blurred(sigma: conditions.defocus) }
        }
        guard conditions.motionBlur > 0.5 else { return image }
        let direction = Angle.degrees(conditions.motionDirection)
        let steps = Int(conditions.motionBlur.rounded(.up)) + 1
        var sums = [UInt16](repeating: 0, count: pixels.count)
        for step in 0..<steps {
            let distance = conditions.motionBlur * (Double(step) / Double(steps - 1) - 0.5)
            let shift = ProjectiveTransform(coefficients: [
                1, 0, distance * direction.cosine, 0, 1, distance * direction.sine, 0, 0, 1,
            ])
            let moved = try processed { () throws(ImageProcessingError) in
                try image.warped(by: shift, width: width, height: height)
            }
            sums.withUnsafeMutableBufferPointer { sums in
                for (index, value) in moved.pixels.enumerated() { sums[index] += UInt16(value) }
            }
        }
        let pixels = sums.map { UInt8($0 / UInt16(steps)) }
        return Image(width: width, height: height, pixelFormat: pixelFormat, pixels: pixels)
    }
}

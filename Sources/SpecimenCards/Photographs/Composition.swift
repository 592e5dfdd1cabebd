import Drawing
import ImageProcessing
import Imaging

/// A scene in even light, put together from the table upwards.
struct Composition {
    /// The picture that has been put together.
    private(set) var image: Image
    /// The places of documents, which reflect lamps: white there, black elsewhere.
    private(set) var gloss: Image

    /// The share of the light that a document keeps from the table beside it.
    private static let shadowDepth = 0.45
    /// The distance of the shadow and the softness of its edge, in millimetres.
    private static let shadowShift = 0.8, shadowSoftness = 1.0

    /// Starts with the ground on which everything lies.
    init(background: Image) {
        image = background
        gloss = Image(
            width: background.width, height: background.height, pixelFormat: .grey,
            pixels: [UInt8](repeating: 0, count: background.width * background.height))
    }

    /// Lays something on the picture.
    mutating func add(_ layer: Layer, seenBy camera: Camera) throws(SpecimenError) {
        let (width, height) = (image.width, image.height)
        let sharpness = camera.pixelsPerMillimetre(in: layer.outline)
        let margin = (Self.shadowShift + 3 * Self.shadowSoftness) * sharpness + 8
        guard
            let region = Region(around: layer.outline, seenBy: camera, margin: margin, width: width, height: height)
        else { return }
        let shadow = try shadow(of: layer, seenBy: camera, in: region)
        let seen = try layer.seen(by: camera, in: region)
        let mask = try layer.mask(seenBy: camera, in: region)
        var (pixels, reflecting) = (image.pixels, gloss.pixels)
        pixels.withUnsafeMutableBufferPointer { pixels in
            reflecting.withUnsafeMutableBufferPointer { reflecting in
                for row in 0..<region.height {
                    for column in 0..<region.width {
                        let (source, target) = (
                            row * region.width + column, (row + region.y) * width + column + region.x
                        )
                        let (covered, shaded) = (mask.pixels[source], shadow.pixels[source])
                        guard covered > 0 || shaded > 0 else { continue }
                        let share = Double(covered) / 255
                        let lit = 1 - Self.shadowDepth * Double(shaded) / 255
                        for channel in 0..<3 {
                            let below = Double(pixels[target * 3 + channel]) * lit
                            pixels[target * 3 + channel] = UInt8(
                                below + share * (Double(seen.pixels[source * 3 + channel]) - below))
                        }
                        reflecting[target] =
                            layer.isGlossy
                            ? max(reflecting[target], covered) : UInt8(Double(reflecting[target]) * (1 - share))
                    }
                }
            }
        }
        image = Image(width: width, height: height, pixelFormat: .rgb, pixels: pixels)
        gloss = Image(width: width, height: height, pixelFormat: .grey, pixels: reflecting)
    }

    /// The shadow of a layer, computed at a quarter of the size because it is soft.
    private func shadow(
        of layer: Layer, seenBy camera: Camera, in region: Region
    ) throws(SpecimenError) -> Image {
        let reduction = Double(Region.step)
        let shifted = Layer(
            image: layer.image, width: layer.width, height: layer.height, shape: layer.shape,
            origin: Position(layer.origin.x + Self.shadowShift * 0.4, layer.origin.y + Self.shadowShift),
            turn: layer.turn)
        let softness = Self.shadowSoftness * camera.pixelsPerMillimetre(in: layer.outline) / reduction
        let mask = try shifted.mask(seenBy: camera, in: region, reduction: reduction)
        return try processed { () throws(ImageProcessingError) in
            try mask.blurred(sigma: max(0.5, softness)).resized(width: region.width, height: region.height)
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

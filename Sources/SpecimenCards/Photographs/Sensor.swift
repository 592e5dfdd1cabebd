import ImageProcessing
import Imaging

/// The part of a camera that turns light into numbers.
struct Sensor {
    private let conditions: PhotographConditions
    private let light: Light
    private let seed: UInt64

    init(_ conditions: PhotographConditions, light: Light, seed: UInt64) {
        self.conditions = conditions
        self.light = light
        self.seed = seed
    }

    /// Returns the photograph of a scene in even light: with the light there is, and the noise.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - gloss: The places where it reflects lamps: documents do, tables hardly.
    func exposed(_ scene: Image, gloss: Image) throws(SpecimenError) -> Image {
        let width = scene.width
        let count = width * scene.height
        let tones = Tones()
        let balance = [1 + 0.13 * conditions.warmth, 1.0, 1 - 0.2 * conditions.warmth]
        var random = SplitMix64(seed: seed, stream: .noise)
        // Smoothing takes away two thirds of what is added here.
        let amplitude = conditions.noise * 2
        let pixels = [UInt8](unsafeUninitializedCapacity: count * 3) { target, initialized in
            scene.pixels.withUnsafeBufferPointer { source in
                gloss.pixels.withUnsafeBufferPointer { gloss in
                    for index in 0..<count {
                        let (factor, glare) = light.at(
                            x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
                        let reflected = glare * (0.12 + 0.88 * Double(gloss[index]) / 255)
                        let common = random.deviation()
                        for channel in 0..<3 {
                            let seen = tones.light(source[index * 3 + channel]) * factor * balance[channel] + reflected
                            let grain = 0.8 * common + 0.6 * random.deviation()
                            // Photons arrive at random: bright parts are noisier, but the tone curve flattens that.
                            let noise = amplitude * grain * (1.25 - 0.5 * min(1, seen))
                            target[index * 3 + channel] = UInt8(max(0, min(255, tones.value(seen) + noise + 0.5)))
                        }
                    }
                }
            }
            initialized = count * 3
        }
        let raw = Image(width: width, height: scene.height, pixelFormat: .rgb, pixels: pixels)
        guard conditions.noise > 0 else { return raw }
        // Cameras compute each pixel's colours from those of its neighbours.
        return try processed { () throws(ImageProcessingError) in try raw.blurred(sigma: 0.55) }
    }
}

/// The tone curve of sRGB (IEC 61966-2-1), as tables.
private struct Tones {
    private let lights: [Double]
    private let values: [Double]
    private static let steps = 4096

    init() {
        lights = (0..<256).map { byte in
            let value = Double(byte) / 255
            return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
        }
        values = (0...Self.steps).map { step in
            let light = Double(step) / Double(Self.steps)
            return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055)
        }
    }

    /// The light, 0…1, that a byte stands for.
    func light(_ byte: UInt8) -> Double { lights[Int(byte)] }

    /// The value, 0…255, that stands for a light.
    func value(_ light: Double) -> Double { values[Int(max(0, min(1, light)) * Double(Self.steps))] }
}

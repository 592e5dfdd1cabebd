/// The conditions of a photograph: the place of the camera, the light, and the quality of the camera.
public struct PhotographConditions: Hashable, Sendable, Codable {
    /// The ground on which the documents lie.
    public enum Background: String, CaseIterable, Hashable, Sendable, Codable {
        /// The white lid of a scanner.
        case white
        case wood, stone, fabric, leather
        /// Another sheet with lines of print.
        case paper
    }

    /// The thing that fills the frame.
    public enum Framing: String, CaseIterable, Hashable, Sendable, Codable {
        /// The documents with their edges.
        case documents
        /// Nothing but the machine-readable zone of the first document.
        case zone
    }

    /// The size of the image, in pixels.
    public var width = 1600, height = 1200
    /// The thing at which the camera is aimed.
    public var framing = Framing.documents
    /// The share of the frame's width or height that this takes: the larger of the two. Above 1 its edges are cut.
    public var fractionOfFrame = 0.8
    /// The distance of this from the middle, as a share of the space there is: −1 is the left or upper edge of
    /// the frame and 1 the right or lower one.
    public var offsetX = 0.0, offsetY = 0.0
    /// The turn of the documents clockwise, in degrees, 0 to 360.
    public var rotation = 0.0
    /// The angle at which the camera looks from the side, in degrees; 0 is straight from above.
    public var tilt = 0.0
    /// The direction in which the documents recede, in degrees clockwise from the right of the image.
    public var tiltDirection = 270.0
    /// The focal length of a camera of the same view for 35 mm film; phones have about 26 mm.
    public var focalLength = 26.0

    /// The ground on which the documents lie.
    public var background = Background.wood
    /// True where passports are open books and visas stick in one, rather than lying there as single pages.
    public var showsBooklet = true
    /// The brightness of the picture; 1 is right.
    public var exposure = 1.0
    /// The colour of the light, from blue, −1, over white, 0, to yellow, 1.
    public var warmth = 0.0
    /// The direction from which the light comes, in degrees clockwise from the right of the image.
    public var lightDirection = 225.0
    /// By how much the light falls off from one side of the frame to the other, 0…1.
    public var lightFalloff = 0.0
    /// The share of the light, 0…1, that the shadow of a hand or a phone takes from a part of the frame.
    public var castShadow = 0.0
    /// The strength of a lamp's reflection, 0…1.
    public var glare = 0.0
    /// The middle of the reflection as a share of the first document's width and height, from its upper left corner.
    public var glareX = 0.7, glareY = 0.4
    /// The radius of the reflection as a share of the first document's width.
    public var glareRadius = 0.12

    /// The blur of a camera out of focus: the standard deviation of a Gaussian, in pixels.
    public var defocus = 0.5
    /// The distance that the camera moved, in pixels.
    public var motionBlur = 0.0
    /// The direction in which it moved, in degrees clockwise from the right of the image.
    public var motionDirection = 20.0
    /// The noise of the sensor: its standard deviation in a grey of medium lightness, in steps of 256.
    public var noise = 2.0
    /// The quality of the JPEG file, 1…100; nil makes a PNG file.
    public var jpegQuality: Int? = 88
    /// The turn or mirroring of the picture in the JPEG file, as EXIF counts it, 1…8; the file tells it, and the truth
    /// is that of the upright picture. Nil leaves EXIF out.
    public var exifOrientation: Int?

    /// Creates conditions that are neither good nor bad.
    public init() {}

    /// Creates conditions that differ in some points from these.
    public func with(_ change: (inout PhotographConditions) -> Void) -> PhotographConditions {
        var conditions = self
        change(&conditions)
        return conditions
    }
}

extension PhotographConditions {
    /// A scan at about 300 dots per inch: flat, evenly lit and sharp.
    public static let flatbed = PhotographConditions().with {
        ($0.width, $0.height, $0.fractionOfFrame) = (1640, 1200, 0.9)
        ($0.background, $0.showsBooklet) = (.white, false)
        ($0.rotation, $0.defocus, $0.noise, $0.jpegQuality) = (0.4, 0.45, 1, 90)
    }

    /// A careful photograph of a document on a table.
    public static let desk = PhotographConditions().with {
        ($0.fractionOfFrame, $0.rotation, $0.tilt) = (0.78, 357, 7)
        ($0.lightFalloff, $0.warmth, $0.defocus, $0.noise) = (0.25, 0.2, 0.7, 2.5)
    }

    /// A casual photograph: askew, unevenly lit, with a small reflection.
    public static let handHeld = PhotographConditions().with {
        ($0.fractionOfFrame, $0.rotation, $0.tilt, $0.tiltDirection) = (0.72, 8, 16, 300)
        ($0.background, $0.lightFalloff, $0.warmth, $0.glare) = (.fabric, 0.4, 0.35, 0.3)
        ($0.defocus, $0.motionBlur, $0.noise, $0.jpegQuality) = (0.8, 1, 4, 80)
    }

    /// A bad photograph that can still be read by a person.
    public static let hard = PhotographConditions().with {
        ($0.fractionOfFrame, $0.rotation, $0.tilt, $0.tiltDirection) = (0.66, 16, 24, 235)
        ($0.background, $0.lightFalloff, $0.warmth, $0.castShadow) = (.stone, 0.6, 0.6, 0.45)
        ($0.glare, $0.exposure, $0.defocus, $0.motionBlur) = (0.5, 0.75, 1.2, 2.5)
        ($0.noise, $0.jpegQuality) = (7, 65)
    }

    /// Returns conditions near these.
    ///
    /// - Parameter seed: The seed of the conditions: the same seed gives the same ones.
    public func varied(seed: UInt64) -> PhotographConditions {
        var random = SplitMix64(seed: seed, stream: .conditions)
        let isScan = background == .white
        return with {
            $0.rotation = ($0.rotation + random.number(in: isScan ? -0.8...0.8 : -7...7) + 360)
                .truncatingRemainder(dividingBy: 360)
            $0.offsetX = random.number(in: -0.6...0.6)
            $0.offsetY = random.number(in: -0.6...0.6)
            $0.noise *= random.number(in: 0.7...1.4)
            $0.defocus *= random.number(in: 0.8...1.3)
            guard !isScan else { return }
            $0.tilt *= random.number(in: 0.5...1.3)
            $0.tiltDirection = random.number(in: 0...360)
            $0.lightDirection = random.number(in: 0...360)
            $0.lightFalloff *= random.number(in: 0.5...1.3)
            $0.warmth += random.number(in: -0.3...0.3)
            $0.motionDirection = random.number(in: 0...180)
            $0.glareX = random.number(in: 0.1...0.9)
            $0.glareY = random.number(in: 0.1...0.6)
            $0.fractionOfFrame *= random.number(in: 0.92...1.1)
            $0.background = random.element(of: [.wood, .stone, .fabric, .leather, .paper])
        }
    }
}

import ImageProcessing
import Imaging

/// The surroundings of a strip of text, turned level and scaled so that its characters have a known height, as ink.
struct InkPatch {
    /// The height of the strip's characters in a patch, in pixels.
    static let characterHeight = 14.0

    let width: Int
    let height: Int
    /// Maps points of the patch to points of the original image.
    let toImage: ProjectiveTransform
    let tuning: ZoneLocator.Tuning
    private let ink: IntegralImage

    /// Cuts out a patch; nil when the strip has no extent.
    ///
    /// - Parameters:
    ///   - halfLength: The reach of the patch along the text from the strip's centre, in pixels of the original.
    ///   - halfHeight: The reach across the text.
    init?(
        around strip: RoughLine, halfLength: Double, halfHeight: Double, in pyramid: ImagePyramid,
        _ tuning: ZoneLocator.Tuning = ZoneLocator.Tuning()
    ) throws(ImageProcessingError) {
        let scale = Self.characterHeight / strip.height
        width = Int((2 * halfLength * scale).rounded(.up))
        height = Int((2 * halfHeight * scale).rounded(.up))
        let frame = Quadrilateral(x: 0, y: 0, width: Double(width), height: Double(height))
        let level = pyramid.level(where: strip.height, isAtLeast: Self.characterHeight * 0.8)
        let outline = strip.outline(halfLength: halfLength, halfHeight: halfHeight)
        let outlineInLevel = outline.mapped { Point(x: $0.x * level.scale, y: $0.y * level.scale) }
        guard width > 0, height > 0, let fromLevel = ProjectiveTransform(mapping: outlineInLevel, to: frame),
            let toImage = ProjectiveTransform(mapping: frame, to: outline)
        else { return nil }
        self.toImage = toImage
        let text = try level.image.warped(by: fromLevel, width: width, height: height)
        self.tuning = tuning
        ink = try IntegralImage(
            of: text.inkWithoutRules(characterHeight: Int(Self.characterHeight), by: tuning.tracing))
    }

    /// Returns the number of pixels in a rectangle that are ink.
    func inkCount(columns: Range<Int>, rows: Range<Int>) -> Int {
        ink.sum(columns: columns, rows: rows) / 255
    }

    /// Returns the ink of each row relative to a sloping line.
    ///
    /// - Parameters:
    ///   - first: The distance of the first row above the line (negative), in pixels.
    ///   - count: The number of rows.
    ///   - line: The line, between its ends.
    func rowProfile(from first: Double, count: Int, along line: TracedLine) -> [Int] {
        var profile = [Int](repeating: 0, count: max(0, count))
        let step = Int(Self.characterHeight)
        for left in stride(from: Int(line.left), to: Int(line.right), by: step) {
            let right = min(left + step, Int(line.right))
            let top = Int((line.centre(at: Double(left + right) / 2) + first).rounded())
            for row in profile.indices {
                profile[row] += inkCount(columns: left..<right, rows: top + row..<top + row + 1)
            }
        }
        return profile
    }

    /// Returns the ink of each column in the band of a line, over the whole patch.
    func columnProfile(along line: TracedLine) -> [Int] {
        (0..<width).map { column in
            let top = Int((line.centre(at: Double(column) + 0.5) - line.height / 2).rounded())
            return inkCount(columns: column..<column + 1, rows: top..<top + Int(line.height.rounded()))
        }
    }
}

extension Image {
    /// Returns the ink of text without straight rules, which are longer than any stroke of a character.
    fileprivate func inkWithoutRules(
        characterHeight: Int, by tuning: ZoneLocator.Tuning.Tracing
    ) throws(ImageProcessingError) -> Image {
        let ink = try ink(characterPitch: characterHeight, by: tuning)
        let upright = try ink.filtered(by: .opening, width: 1, height: characterHeight * 7 / 4)
        let level = try ink.filtered(by: .opening, width: characterHeight * 3, height: 1)
        return try ink.subtracting(upright.filtered(by: .dilating, width: 3, height: 3))
            .subtracting(level.filtered(by: .dilating, width: 3, height: 3))
    }
}

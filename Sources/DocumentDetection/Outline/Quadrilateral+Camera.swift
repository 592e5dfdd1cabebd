import Imaging
import SystemLibrary

/// Rectangles as a pinhole camera of a telephone's focal length sees them, whose principal point is the middle of the picture.
extension Quadrilateral {
    /// The focal length of a telephone's main camera, as a share of the longest side of its pictures: 26 mm on film of
    /// 36 mm.
    private static let focalLength = 26.0 / 36

    /// Maps the unit square to this outline, in focal lengths from the axis of the camera; nil when the corners are those of
    /// no rectangle in perspective.
    private func projection(width: Int, height: Int) -> ProjectiveTransform? {
        let unit = Self.focalLength * Double(max(width, height))
        let middle = Point(x: Double(width) / 2, y: Double(height) / 2)
        return ProjectiveTransform(
            mapping: .unit, to: mapped { Point(x: ($0.x - middle.x) / unit, y: ($0.y - middle.y) / unit) })
    }

    /// The angle between the axis of the camera and the normal of the rectangle that this outlines, in degrees, 0…90; nil
    /// when the corners are those of no rectangle in perspective.
    ///
    /// The growth of sides with their nearness tells the angle, whatever the proportions of the rectangle. The
    /// main cameras of telephones have 24 to 28 mm, which is worth a tenth of the angle; one of 52 mm shows half of it,
    /// and so does a picture that was cut to half its size. Corners that are off by 0.4 % of the width are worth 1.5
    /// degrees. (An estimate of the focal length from the outline itself, as by Zhang and He 2007, 3.2, is worse where
    /// pictures were cropped, and no better below 20 degrees.)
    ///
    /// - Parameters:
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    func tilt(width: Int, height: Int) -> Double? {
        guard let toPlane = projection(width: width, height: height)?.inverse else { return nil }
        // The plane's line at infinity, as the camera sees it, is at a right angle to the normal.
        let (x, y, rest) = (toPlane.coefficients[6], toPlane.coefficients[7], toPlane.coefficients[8])
        let angle = atan2((x * x + y * y).squareRoot(), abs(rest))
        return angle.isFinite ? angle * 180 / .pi : nil
    }

    /// The strangeness of this as the outline of a document, from 0 to the largest that counts.
    ///
    /// The camera tells the proportions of a rectangle that it sees like this, and if it is one (Zhang and He 2007, 3.1). The
    /// proportions of documents are known. Pictures that were cropped, and lenses from 24 to 28 mm, move both by a few
    /// per cent.
    ///
    /// - Parameters:
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    func strangeness(
        width: Int, height: Int, by tuning: DocumentDetector.Tuning.Outline = .init()
    ) -> Double {
        guard let m = projection(width: width, height: height)?.coefficients else { return tuning.mostStrangeness }
        // The sides of the rectangle as the camera sees them in space, in a unit that does not matter.
        let across = (m[0] * m[0] + m[3] * m[3] + m[6] * m[6]).squareRoot()
        let down = (m[1] * m[1] + m[4] * m[4] + m[7] * m[7]).squareRoot()
        let skew = (m[0] * m[1] + m[3] * m[4] + m[6] * m[7]) / (across * down) / tuning.usualSkew
        let proportion = log(max(across / down, down / across))
        let deviations = Self.proportions.map { abs(proportion - log($0)) / tuning.usualDeviation }
        guard let deviation = deviations.min(), deviation.isFinite, skew.isFinite else { return tuning.mostStrangeness }
        return min(tuning.mostStrangeness, tuning.strangenessWeight * (deviation * deviation + skew * skew))
    }

    /// The longer side of a document over the shorter one: of ID-1, of ID-2 and ID-3, and of large visas.
    private static let proportions = [DocumentDimensions.td1, .td3, .mrva].map { $0.width / $0.height }
}

import Imaging

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Quadrilateral {
    /// The focal length of a telephone's main camera, as a share of the longest side of its pictures: 26 mm on film of
    /// 36 mm.
    static let focalLength = 26.0 / 36

    /// The angle between the axis of the camera and the normal of the rectangle that this outlines, in degrees, 0…90; nil
    /// when the corners are those of no rectangle in perspective.
    ///
    /// The camera is taken for a pinhole of the common focal length whose principal point is the middle of the picture.
    /// Then the growth of sides with their nearness tells the angle, whatever the proportions of the rectangle. The
    /// main cameras of telephones have 24 to 28 mm, which is worth a tenth of the angle; one of 52 mm shows half of it,
    /// and so does a picture that was cut to half its size. Corners that are off by 0.4 % of the width are worth 1.5
    /// degrees. (An estimate of the focal length from the outline itself, as by Zhang and He 2007, 3.2, is worse where
    /// pictures were cropped, and no better below 20 degrees.)
    ///
    /// - Parameters:
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    func tilt(width: Int, height: Int) -> Double? {
        let (side, middle) = (Double(max(width, height)), Point(x: Double(width) / 2, y: Double(height) / 2))
        let seen = mapped { Point(x: ($0.x - middle.x) / side, y: ($0.y - middle.y) / side) }
        guard let toPlane = ProjectiveTransform(mapping: .unit, to: seen)?.inverse else { return nil }
        // The plane's line at infinity, as the camera sees it, is at a right angle to the normal.
        let (x, y, rest) = (toPlane.coefficients[6], toPlane.coefficients[7], toPlane.coefficients[8])
        let angle = atan2(Self.focalLength * (x * x + y * y).squareRoot(), abs(rest))
        return angle.isFinite ? angle * 180 / .pi : nil
    }
}

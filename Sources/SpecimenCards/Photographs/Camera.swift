import Drawing
import Imaging

/// A pinhole camera above a table.
///
/// It maps the table, in millimetres with `y` towards the viewer, to the image, in pixels.
struct Camera {
    /// The map from the table to the image.
    let transform: ProjectiveTransform
    /// The place on the table that it is straight above, and how far above, in millimetres.
    let foot: Point, height: Double

    /// Points a camera at a part of the table.
    ///
    /// The distance is chosen so that the part fills the wanted share of the frame.
    init(aimedAt subject: Quadrilateral, conditions: PhotographConditions) {
        let (width, height) = (Double(conditions.width), Double(conditions.height))
        var (near, far) = (10.0, 20_000.0)
        for _ in 0..<60 {
            let distance = (near * far).squareRoot()
            let seen = Self.transform(from: distance, to: subject.centre, conditions).extent(of: subject)
            let inFront = Self.isInFront(subject, distance, conditions)
            let fraction = max(seen.width / width, seen.height / height)
            if !inFront || fraction > conditions.fractionOfFrame { near = distance } else { far = distance }
        }
        let centred = Self.transform(from: far, to: subject.centre, conditions)
        let seen = centred.extent(of: subject)
        let shiftX = width / 2 - seen.centre.x + conditions.offsetX * max(0, width - seen.width) / 2
        let shiftY = height / 2 - seen.centre.y + conditions.offsetY * max(0, height - seen.height) / 2
        transform = centred.concatenating(
            ProjectiveTransform(coefficients: [1, 0, shiftX, 0, 1, shiftY, 0, 0, 1]))
        let pose = Pose(conditions)
        let (right, down) = (pose.turned(1, 0), pose.turned(0, 1))
        foot = Point(x: subject.centre.x - far * right.z, y: subject.centre.y - far * down.z)
        self.height = far * (right.x * down.y - right.y * down.x)
    }

    /// The largest number of pixels in a millimetre: places beside or behind the camera count as this near.
    private static let mostPixelsPerMillimetre = 60.0

    /// The number of pixels that a millimetre takes at most in an outline.
    func pixelsPerMillimetre(in outline: Quadrilateral) -> Double {
        guard outline.corners.allSatisfy(isInFront) else { return Self.mostPixelsPerMillimetre }
        let most = outline.corners.map { corner in
            let here = transform.applied(to: corner)
            let right = transform.applied(to: Point(x: corner.x + 1, y: corner.y))
            let below = transform.applied(to: Point(x: corner.x, y: corner.y + 1))
            return max(here.distance(to: right), here.distance(to: below))
        }
        .max()
        return min(most ?? 1, Self.mostPixelsPerMillimetre)
    }

    /// True if a place on the table is in front of the camera, not beside or behind it.
    func isInFront(_ place: Point) -> Bool {
        let m = transform.coefficients
        // The third coordinate is the distance in the direction in which the camera looks, in millimetres.
        return m[6] * place.x + m[7] * place.y + m[8] > 1
    }

    /// The map of a camera at a distance that looks at a point.
    private static func transform(
        from distance: Double, to target: Point, _ conditions: PhotographConditions
    ) -> ProjectiveTransform {
        let focalLength = conditions.focalLength / 36 * Double(max(conditions.width, conditions.height))
        let pose = Pose(conditions)
        let (right, down) = (pose.turned(1, 0), pose.turned(0, 1))
        let looking = ProjectiveTransform(coefficients: [1, 0, -target.x, 0, 1, -target.y, 0, 0, 1])
        return looking.concatenating(
            ProjectiveTransform(coefficients: [
                focalLength * right.x, focalLength * down.x, 0,
                focalLength * right.y, focalLength * down.y, 0,
                right.z, down.z, distance,
            ]))
    }

    private static func isInFront(
        _ subject: Quadrilateral, _ distance: Double, _ conditions: PhotographConditions
    ) -> Bool {
        let (pose, centre) = (Pose(conditions), subject.centre)
        return subject.corners.allSatisfy { pose.turned($0.x - centre.x, $0.y - centre.y).z + distance > 1 }
    }

    /// The turn of the table as seen from the camera, which looks along the z axis.
    private struct Pose {
        private let rotation, tilt, axis: Angle

        init(_ conditions: PhotographConditions) {
            rotation = .degrees(conditions.rotation)
            tilt = .degrees(conditions.tilt)
            // The table recedes at a right angle to the axis about which it is tilted.
            axis = .degrees(conditions.tiltDirection - 90)
        }

        /// The new place of a point of the table: turned in the plane, then tilted about an axis in it (Rodrigues' formula).
        func turned(_ x: Double, _ y: Double) -> (x: Double, y: Double, z: Double) {
            let px = x * rotation.cosine - y * rotation.sine
            let py = x * rotation.sine + y * rotation.cosine
            let along = axis.cosine * px + axis.sine * py
            let across = axis.cosine * py - axis.sine * px
            return (
                along * axis.cosine - across * tilt.cosine * axis.sine,
                along * axis.sine + across * tilt.cosine * axis.cosine,
                across * tilt.sine
            )
        }
    }
}

extension ProjectiveTransform {
    fileprivate func extent(of outline: Quadrilateral) -> Extent { Extent(around: applied(to: outline).corners) }
}

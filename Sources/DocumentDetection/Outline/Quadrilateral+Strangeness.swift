import Imaging

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Quadrilateral {
    /// The strangeness of this as the outline of a document, from 0 to the largest that counts.
    ///
    /// A pinhole camera of a telephone's focal length, whose principal point is the middle of the picture, tells the
    /// proportions of a rectangle that it sees like this, and if it is one (Zhang and He 2007, 3.1). The proportions of
    /// documents are known. Pictures that were cropped, and lenses from 24 to 28 mm, move both by a few per cent.
    ///
    /// - Parameters:
    ///   - width: The width of the picture, in pixels.
    ///   - height: The height of the picture, in pixels.
    func strangeness(
        width: Int, height: Int, by tuning: DocumentDetector.Tuning.Outline = .init()
    ) -> Double {
        let unit = Self.focalLength * Double(max(width, height))
        let middle = Point(x: Double(width) / 2, y: Double(height) / 2)
        let seen = mapped { Point(x: ($0.x - middle.x) / unit, y: ($0.y - middle.y) / unit) }
        guard let m = ProjectiveTransform(mapping: .unit, to: seen)?.coefficients else {
            return tuning.mostStrangeness
        }
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

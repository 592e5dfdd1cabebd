import DocumentDetection
import ImageProcessing
import Imaging

/// The darkness of each place on the lower part of a document against its surroundings, as multiples of the noise
/// there: glare, shade and faint print weigh no more and no less than anything else.
struct InkField {
    private typealias Tuning = PrintedZoneSearch.Tuning
    private static let width = Tuning.fieldWidth, height = Tuning.fieldHeight

    /// The sums of all that is above and to the left of each point.
    private let sums: [Double]

    /// Looks at a document.
    ///
    /// - Parameters:
    ///   - outline: The document in a photograph, from the corner where reading starts.
    ///   - photograph: The photograph, in grey.
    /// - Returns: Nil when the outline has no area.
    init?(of outline: Quadrilateral, in photograph: Image) throws(ImageProcessingError) {
        guard let toPhotograph = ProjectiveTransform(mapping: .unit, to: outline) else { return nil }
        let shown = toPhotograph.applied(
            to: Quadrilateral(
                x: Tuning.columns.lowerBound, y: Tuning.rows.lowerBound, width: Tuning.columns.extent,
                height: Tuning.rows.extent))
        guard shown.isConvex, shown.area > 1 else { return nil }
        let picture = try photograph.rectified(shown, width: Self.width, height: Self.height)
        let around = try picture.averaged(width: Tuning.surroundings.width, height: Tuning.surroundings.height)
        var ink = zip(around.pixels, picture.pixels).map { Double($0) - Double($1) }
        Self.divideByNoise(&ink)
        sums = Self.summed(ink)
    }

    private static func divideByNoise(_ ink: inout [Double]) {
        let (stretch, most) = (Tuning.noiseStretch, Tuning.mostInk)
        for left in stride(from: 0, to: width, by: stretch) {
            var sum = 0.0
            for row in 0..<height { for column in left..<left + stretch { sum += abs(ink[row * width + column]) } }
            let noise = max(sum / Double(height * stretch), Tuning.leastNoise)
            for row in 0..<height {
                for index in row * width + left..<row * width + left + stretch {
                    ink[index] = min(max(ink[index] / noise, -most), most)
                }
            }
        }
    }

    private static func summed(_ ink: [Double]) -> [Double] {
        var sums = [Double](repeating: 0, count: (width + 1) * (height + 1))
        for row in 0..<height {
            var sum = 0.0
            for column in 0..<width {
                sum += ink[row * width + column]
                sums[(row + 1) * (width + 1) + column + 1] = sums[row * (width + 1) + column + 1] + sum
            }
        }
        return sums
    }

    /// Returns the mean ink of a rectangle on the document, where that is the unit square; 0 outside the field.
    func mean(columns: ClosedRange<Double>, rows: ClosedRange<Double>) -> Double {
        func place(_ value: Double, in range: ClosedRange<Double>, size: Int) -> Int {
            min(max(Int(((value - range.lowerBound) / range.extent * Double(size)).rounded()), 0), size)
        }
        let left = place(columns.lowerBound, in: Tuning.columns, size: Self.width)
        let right = place(columns.upperBound, in: Tuning.columns, size: Self.width)
        let top = place(rows.lowerBound, in: Tuning.rows, size: Self.height)
        let bottom = place(rows.upperBound, in: Tuning.rows, size: Self.height)
        guard left < right, top < bottom else { return 0 }
        let stride = Self.width + 1
        let sum =
            sums[bottom * stride + right] - sums[bottom * stride + left] - sums[top * stride + right]
            + sums[top * stride + left]
        return sum / Double((right - left) * (bottom - top))
    }
}

extension ClosedRange<Double> {
    fileprivate var extent: Double { upperBound - lowerBound }
}

package import Imaging

/// The number of digits in the numbers of results: more mean nothing to a reader.
extension Double {
    /// This confidence, to a hundredth of a per cent.
    package var encodedConfidence: Double { (self * 10_000).rounded() / 10_000 }

    /// This coordinate, to a tenth of a pixel.
    fileprivate var encodedCoordinate: Double { (self * 10).rounded() / 10 }
}

extension Quadrilateral {
    /// These corners, to a tenth of a pixel.
    package var encoded: Quadrilateral {
        mapped { Point(x: $0.x.encodedCoordinate, y: $0.y.encodedCoordinate) }
    }
}

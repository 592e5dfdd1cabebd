import Imaging
import SpecimenCards

extension SpecimenPhotograph {
    /// The smallest print that a person reads, in pixels of height.
    private static let smallestHeight = 9.0
    /// The most blur in which a person reads it, as shares of that height.
    private static let mostDefocus = 0.13, mostMotion = 0.22
    /// The least difference of bright and dark in the space of a character that a person sees, in steps of 256.
    private static let leastContrast = 25

    /// True if a person can read a document's zone: all of it is in the picture, large and sharp enough, and every
    /// character stands out from the paper.
    func isReadable(_ document: SpecimenDocumentTruth) -> Bool {
        let (width, height) = (Double(truth.width), Double(truth.height))
        return zip(document.lines, document.lineQuadrilaterals).allSatisfy { text, line in
            let sides = [line.topLeft.distance(to: line.bottomLeft), line.topRight.distance(to: line.bottomRight)]
            let print = min(sides[0], sides[1])
            return print >= Self.smallestHeight && truth.conditions.defocus <= Self.mostDefocus * print
                && truth.conditions.motionBlur <= Self.mostMotion * print
                && line.corners.allSatisfy { (0..<width).contains($0.x) && (0..<height).contains($0.y) }
                && (0..<text.count).allSatisfy { contrast(at: $0, of: text.count, in: line) >= Self.leastContrast }
        }
    }

    /// The difference of bright and dark in the space of a character.
    private func contrast(at index: Int, of count: Int, in line: Quadrilateral) -> Int {
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        guard let toImage = ProjectiveTransform(mapping: unit, to: line) else { return 0 }
        let values = (0..<80).map { sample in
            let x = (Double(index) + (Double(sample % 8) + 0.5) / 8) / Double(count)
            let place = toImage.applied(to: Point(x: x, y: (Double(sample / 8) + 0.5) / 10))
            let pixel = (Int(place.y) * image.width + Int(place.x)) * 3
            return (Int(image.pixels[pixel]) + Int(image.pixels[pixel + 1]) + Int(image.pixels[pixel + 2])) / 3
        }
        return (values.max() ?? 0) - (values.min() ?? 0)
    }
}

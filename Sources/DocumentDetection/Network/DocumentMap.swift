import ImageProcessing
import Imaging
import SystemLibrary

/// A map of the documents in a picture, and of the directions in which they are read.
struct DocumentMap {
    /// The answer of the network that it is made of.
    private let answer: NetworkAnswer
    /// The certainty of each place to be a document, 0…255.
    let mask: Image
    /// From the mask to the image.
    private let toImage: ProjectiveTransform
    private let tuning: DocumentDetector.Tuning

    /// Reads a network's answer.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - frame: The place of the picture in the network's square, in pixels.
    ///   - image: The part of the original that the picture shows, in pixels.
    init(
        _ answer: NetworkAnswer, frame: Quadrilateral, image: Quadrilateral,
        by tuning: DocumentDetector.Tuning = .init()
    ) {
        (self.answer, self.tuning) = (answer, tuning)
        mask = Image(
            width: 2 * answer.cells, height: 2 * answer.cells, pixelFormat: .grey,
            pixels: answer.mask.map { UInt8(255 / (1 + exp(-$0))) })
        let half = frame.mapped { Point(x: $0.x / 2, y: $0.y / 2) }
        toImage = ProjectiveTransform(mapping: half, to: image) ?? .identity
    }

    /// The amount that is neither document nor ground, in an outline and around it, as a share of the square of its longer side.
    ///
    /// - Parameter outline: The outline, in pixels of the original.
    func doubt(near outline: Quadrilateral) -> Double {
        guard let toMask = toImage.inverse else { return 0 }
        let inMask = toMask.applied(to: outline)
        let length = max(inMask.meanWidth, inMask.meanHeight, 1)
        let grown = inMask.enlarged(by: 1 + 2 * tuning.mask.ring)
        let doubtful = tuning.mask.doubtful
        var count = 0
        for (index, value) in mask.pixels.enumerated() where doubtful.contains(value) {
            let place = Point(x: Double(index % mask.width) + 0.5, y: Double(index / mask.width) + 0.5)
            if grown.contains(place) { count += 1 }
        }
        return Double(count) / (length * length)
    }

    /// The possible error of each side of an outline, from the upper one on, in pixels of the original: larger where
    /// the mask fades than where it ends.
    func uncertainty(of outline: Quadrilateral) -> [Double] {
        guard let toMask = toImage.inverse else { return outline.corners.map { _ in maskPixel } }
        return toMask.applied(to: outline).sides.map {
            maskPixel * min(1 + fadingWidth(along: $0), tuning.mask.mostUncertainty)
        }
    }

    /// The width of the band along a side in which the mask is undecided between document and background, in pixels of the mask.
    private func fadingWidth(along side: (start: Point, end: Point)) -> Double {
        let length = max(side.start.distance(to: side.end), 1e-6)
        let (x, y) = (side.end.x - side.start.x, side.end.y - side.start.y)
        let (tuning, (samples, step, reach)) = (tuning.mask, tuning.mask.fading)
        let fading = (0..<samples).reduce(0) { count, sample in
            let share = tuning.unusedEnd + (1 - 2 * tuning.unusedEnd) * Double(sample) / Double(samples - 1)
            return stride(from: -reach, through: reach, by: step).reduce(count) { count, offset in
                let place = Point(
                    x: side.start.x + x * share - y / length * offset, y: side.start.y + y * share + x / length * offset
                )
                return mask.brightness(at: place).map { tuning.doubtful.contains(UInt8($0)) } == true
                    ? count + 1 : count
            }
        }
        return step * Double(fading) / Double(samples)
    }

    /// The size of a pixel of the mask in the original.
    var maskPixel: Double {
        toImage.applied(to: Point(x: 0, y: 0)).distance(to: toImage.applied(to: Point(x: 1, y: 0)))
    }

    /// Returns the outlines of the documents, most certain first, each from the corner where reading starts.
    ///
    /// Documents that nearly touch are one area of the mask unless only very sure places count. So the areas of every
    /// level are outlined. Of outlines that overlap, the one that encloses the mask best stays.
    func documents(limit: Int) throws(ImageProcessingError) -> [DetectedDocument] {
        var found: [(outline: Quadrilateral, certainty: Double)] = []
        var areas: [Quadrilateral] = []
        for threshold in tuning.mask.levels {
            let sure = Image(
                width: mask.width, height: mask.height, pixelFormat: .grey,
                pixels: mask.pixels.map { $0 > threshold ? 255 : 0 })
            for area in try sure.boundingRectangles(minimumLength: tuning.mask.smallestLength, limit: limit) {
                // Where the mask is clear, its areas are the same at every level, and so are their outlines.
                guard !areas.contains(where: { $0.nearlyEquals(area, within: tuning.mask.sameArea) }) else { continue }
                areas.append(area)
                let fitted = MaskOutline(near: area, in: mask, by: tuning.mask)
                    .flatMap { $0.quadrilateral.isRectangleAtAnAngle(by: tuning.outline) ? $0.quadrilateral : nil }
                    .map { (outline: $0, certainty: certainty(of: $0)) }
                let rectangle = (outline: area, certainty: certainty(of: area) - tuning.mask.advantage)
                found.append(fitted.map { $0.certainty > rectangle.certainty ? $0 : rectangle } ?? rectangle)
            }
        }
        found.sort { $0.certainty > $1.certainty }
        return found.distinct(limit: limit) { $0.outline.overlaps($1.outline) }.map { outline, certainty in
            let reading = outline.read(along: direction(in: outline))
            return DetectedDocument(quadrilateral: toImage.applied(to: reading), certainty: certainty)
        }
    }

    /// The number of places that are looked at across an outline and down.
    private static let steps = 16

    /// The certainty that an outline encloses a document, 0…1: the mask inside is bright and that around it dark.
    private func certainty(of outline: Quadrilateral) -> Double {
        let around = brightness(in: outline, at: Self.surroundings(tuning.mask.ring))
        return max(0, brightness(in: outline, at: Self.places) - tuning.mask.ringWeight * around)
    }

    /// The direction in which an outline's content is read.
    private func direction(in outline: Quadrilateral) -> Point {
        guard let toMask = ProjectiveTransform(mapping: .unit, to: outline) else { return Point(x: 1, y: 0) }
        return Self.places.map { toMask.applied(to: $0) }.filter { mask.brightness(at: $0) != nil }
            .reduce(into: Point(x: 0, y: 0)) { sum, place in
                let direction = answer.directions[Int(place.y / 2) * answer.cells + Int(place.x / 2)]
                sum = Point(x: sum.x + Double(direction.x), y: sum.y + Double(direction.y))
            }
    }

    /// The mean of the mask, 0…1, at places that are told in the frame of an outline; 0 outside the mask.
    private func brightness(in outline: Quadrilateral, at places: [Point]) -> Double {
        guard let toMask = ProjectiveTransform(mapping: .unit, to: outline) else { return 0 }
        let sum = places.reduce(0) { $0 + (mask.brightness(at: toMask.applied(to: $1)) ?? 0) / 255 }
        return sum / Double(places.count)
    }

    /// Places all over the unit square.
    private static let places = (0..<steps * steps).map { index in
        Point(
            x: (Double(index % steps) + 0.5) / Double(steps), y: (Double(index / steps) + 0.5) / Double(steps))
    }

    /// Places around the unit square, so far outside.
    private static func surroundings(_ ring: Double) -> [Point] {
        (0..<steps).flatMap { index -> [Point] in
            let along = (Double(index) + 0.5) / Double(steps)
            return [
                Point(x: along, y: -ring), Point(x: along, y: 1 + ring), Point(x: -ring, y: along),
                Point(x: 1 + ring, y: along),
            ]
        }
    }
}

extension Quadrilateral {
    /// Returns this outline from the corner from which its upper edge runs most nearly in a direction.
    fileprivate func read(along direction: Point) -> Quadrilateral {
        func alignment(_ outline: Quadrilateral) -> Double {
            let (left, right) = (outline.topLeft, outline.topRight)
            let (lowerLeft, lowerRight) = (outline.bottomLeft, outline.bottomRight)
            let (x, y) = (right.x - left.x + lowerRight.x - lowerLeft.x, right.y - left.y + lowerRight.y - lowerLeft.y)
            return (x * direction.x + y * direction.y) / max((x * x + y * y).squareRoot(), 1e-9)
        }
        return (0..<4).map { turned(quarterTurns: $0) }.max { alignment($0) < alignment($1) } ?? self
    }
}

import Drawing
import ImageProcessing
import Imaging

/// An arched page as a camera sees it: which place of the table each place of it hides.
///
/// Along the page's axis everything moves with the height alone, so that every line at a right angle to the axis stays
/// one.
struct BentPage {
    private let bend: PageBend
    /// From the table to the page: its spine, or its left edge, lies on one of the axes.
    private let origin: Position, turn: Angle
    /// The place of the page that the camera is straight above, and how far above.
    private let foot: Point, cameraHeight: Double
    /// The place on the table, along the axis, that the middle of each step along the paper hides, and the height of the step.
    private let places: [Double], heights: [Double]

    /// The paper is followed in steps of so many millimetres, from so far before the page to so far behind it.
    private static let step = 0.25, margin = 5.0
    /// Straight lines are bent in steps of so many millimetres.
    private static let outlineStep = 1.5

    /// Bends the page that a document is, or is part of.
    init(_ bend: PageBend, of document: PlacedDocument, seenBy camera: Camera) {
        self.bend = bend
        turn = document.turn
        let spine = bend.axis == .fromSpine ? document.card.data.format.geometry.height - Booklet.pageHeight : 0
        origin = document.onTable(Position(0, spine))
        let local = Self.onPage(Position(camera.foot.x, camera.foot.y), origin: origin, turn: turn)
        foot = Point(local)
        cameraHeight = camera.height
        let middle = bend.axis == .fromSpine ? foot.y : foot.x
        // Both halves of a book arch; before the left edge of a page there is nothing to arch.
        let reach = bend.length + Self.margin
        let count = Int(2 * reach / Self.step)
        let distances = (0...count).map { Double($0) * Self.step - reach }
        let isBook = bend.axis == .fromSpine
        heights = distances.map { bend.height(at: isBook ? abs($0) : $0) }
        var along = [Double](repeating: 0, count: count + 1)
        for index in 1...count {
            let rise = heights[index] - heights[index - 1]
            along[index] = along[index - 1] + max(0, Self.step * Self.step - rise * rise).squareRoot()
        }
        let start = along[count / 2]
        var last = -Double.infinity
        places = zip(along, heights).map { [cameraHeight] along, height in
            let seen = middle + (along - start - middle) * cameraHeight / (cameraHeight - height)
            // What is behind the arch is not seen.
            last = max(last, seen)
            return last
        }
    }

    /// Returns the place on the table that a place of the page hides; the place is given as on a flat page.
    func seen(_ place: Position) -> Position { onTable(seenOnPage(onPage(place))) }

    /// Returns an outline as it is seen.
    func seen(_ outline: Quadrilateral) -> Quadrilateral {
        outline.mapped { Point(seen(Position($0.x, $0.y))) }
    }

    /// Returns a layer that is flat on the table and looks as the bent one does from where the camera is.
    func seen(_ layer: Layer) throws(SpecimenError) -> Layer {
        let corner = onPage(layer.origin)
        func onLayer(_ place: Position) -> Position { Position(place.x - corner.x, place.y - corner.y) }
        func fromLayer(_ place: Position) -> Position { Position(place.x + corner.x, place.y + corner.y) }
        let edge = (0...40).flatMap { index -> [Point] in
            let share = Double(index) / 40
            let (x, y) = (share * layer.width, share * layer.height)
            return [Position(x, 0), Position(x, layer.height), Position(0, y), Position(layer.width, y)]
                .map { Point(seenOnPage(fromLayer($0))) }
        }
        let extent = Extent(around: edge), (left, top) = (extent.left, extent.top)
        let resolution = Double(layer.image.width) / layer.width
        let (width, height) = (Int(extent.width * resolution), Int(extent.height * resolution))
        let image = try processed { () throws(ImageProcessingError) in
            try layer.image.remapped(width: width, height: height) { pixel in
                let flat = onLayer(flatOnPage(Position(left + pixel.x / resolution, top + pixel.y / resolution)))
                return Point(x: flat.x * resolution, y: flat.y * resolution)
            }
        }
        return Layer(
            image: lit(image, from: Position(left, top), resolution: resolution), width: extent.width,
            height: extent.height,
            shape: layer.shape.mapped(step: Self.outlineStep) {
                let seen = seenOnPage(fromLayer($0))
                return Position(seen.x - left, seen.y - top)
            },
            origin: onTable(Position(left, top)), turn: layer.turn, isGlossy: layer.isGlossy)
    }

    // MARK: - On the page: along its axis, and at a right angle to it

    private func seenOnPage(_ place: Position) -> Position {
        let isBook = bend.axis == .fromSpine
        let index = Self.index(of: isBook ? place.y : place.x, count: places.count, reach: bend.length + Self.margin)
        let (seen, nearness) = (interpolated(places, at: index), nearness(at: index))
        return isBook
            ? Position(foot.x + (place.x - foot.x) * nearness, seen)
            : Position(seen, foot.y + (place.y - foot.y) * nearness)
    }

    private func flatOnPage(_ place: Position) -> Position {
        let isBook = bend.axis == .fromSpine
        let index = index(ofSeen: isBook ? place.y : place.x)
        let (distance, nearness) = (index * Self.step - bend.length - Self.margin, nearness(at: index))
        return isBook
            ? Position(foot.x + (place.x - foot.x) / nearness, distance)
            : Position(distance, foot.y + (place.y - foot.y) / nearness)
    }

    /// The factor by which things look larger than on the table.
    private func nearness(at index: Double) -> Double {
        cameraHeight / (cameraHeight - interpolated(heights, at: index))
    }

    private static func index(of distance: Double, count: Int, reach: Double) -> Double {
        max(0, min(Double(count - 1), (distance + reach) / step))
    }

    /// The number among the steps of a place that is seen.
    private func index(ofSeen place: Double) -> Double {
        var (low, high) = (0, places.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if places[middle] <= place { low = middle } else { high = middle }
        }
        let length = places[high] - places[low]
        return Double(low) + (length > 0 ? max(0, min(1, (place - places[low]) / length)) : 0)
    }

    private func interpolated(_ values: [Double], at index: Double) -> Double {
        let low = min(Int(index), values.count - 2)
        return values[low] + (values[low + 1] - values[low]) * (index - Double(low))
    }

    /// Returns a picture with more light where the page faces the lamp, and less where it turns away (Lambert's law).
    private func lit(_ image: Image, from corner: Position, resolution: Double) -> Image {
        let isBook = bend.axis == .fromSpine
        let shares = (0..<(isBook ? image.height : image.width)).map { pixel -> Double in
            let place = (isBook ? corner.y : corner.x) + (Double(pixel) + 0.5) / resolution
            let low = min(Int(index(ofSeen: place)), heights.count - 2)
            let slope = (heights[low + 1] - heights[low]) / Self.step
            return max(0.3, (1 - slope * bend.slant) / (1 + slope * slope).squareRoot())
        }
        let channels = image.pixelFormat.bytesPerPixel
        var pixels = image.pixels
        pixels.withUnsafeMutableBufferPointer { pixels in
            for row in 0..<image.height {
                for column in 0..<image.width {
                    let share = shares[isBook ? row : column]
                    for index in (row * image.width + column) * channels..<(row * image.width + column + 1) * channels {
                        pixels[index] = UInt8(min(255, Double(pixels[index]) * share))
                    }
                }
            }
        }
        return Image(width: image.width, height: image.height, pixelFormat: image.pixelFormat, pixels: pixels)
    }

    private func onPage(_ place: Position) -> Position { Self.onPage(place, origin: origin, turn: turn) }

    private static func onPage(_ place: Position, origin: Position, turn: Angle) -> Position {
        let (x, y) = (place.x - origin.x, place.y - origin.y)
        return Position(x * turn.cosine + y * turn.sine, y * turn.cosine - x * turn.sine)
    }

    private func onTable(_ place: Position) -> Position {
        Position(
            origin.x + place.x * turn.cosine - place.y * turn.sine,
            origin.y + place.x * turn.sine + place.y * turn.cosine)
    }
}

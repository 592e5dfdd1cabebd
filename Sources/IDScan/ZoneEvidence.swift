import DocumentDetection
import Imaging
import MRZ
import TextRecognition

/// Where a zone says that its document is.
struct ZoneEvidence {
    private let layout: PrintedLayout
    /// Places on the document, and where they were seen.
    private let sightings: [PlanePose.Sighting]
    private let pose: PlanePose

    /// How far characters may be from where the standard has them, in millimetres: printers miss by one.
    private static let mostError = 1.5
    /// How far they may be, after all of that, from where a flat document would show them: farther off, they were not
    /// seen where they are. Most are off by 0.05 to 0.2 mm.
    private static let mostPoseError = 0.4
    /// How far the corners of documents are from where the pose says, in millimetres, more so far from the zone.
    private static let tolerance = 5.0, tolerancePerMillimetre = 0.12

    /// Looks where the characters of a reading stand; nil when its check digits do not hold, so that they may not be
    /// all of the zone, when no standard says where they would be on a document, or they are nowhere near.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - format: The format of the document; nil for that of the reading.
    ///   - width: The width of the photograph, in pixels.
    ///   - height: The height of the photograph, in pixels.
    init?(_ reading: ZoneReading, as format: Format? = nil, width: Int, height: Int) {
        guard reading.zone.verdict == .holds, let layout = PrintedLayout.of(format ?? reading.zone.format) else {
            return nil
        }
        self.layout = layout
        sightings = reading.lines.indices.flatMap { line in
            Self.sightings(
                of: reading.lines[line].characters.map(\.extent), in: reading.views[line].place, line: line,
                layout: layout)
        }
        guard let pose = PlanePose(explaining: sightings, width: width, height: height),
            pose.error < Self.mostPoseError, pose.transform.applied(to: layout.outline).isConvex
        else { return nil }
        self.pose = pose
    }

    /// Where the document is, as far as a narrow strip can tell.
    var outline: Quadrilateral { pose.transform.applied(to: layout.outline) }

    /// Whether an outline may be that of the document: its characters are where the standard has them, and its corners
    /// about where the pose says.
    ///
    /// - Parameter outline: The outline, read as the zone is.
    func supports(_ outline: Quadrilateral) -> Bool {
        guard let flat = ProjectiveTransform(mapping: outline, to: layout.outline),
            let toDocument = pose.transform.inverse
        else { return false }
        let squares = sightings.reduce(0.0) { sum, sighting in
            let error = flat.applied(to: sighting.seen).distance(to: sighting.place)
            return sum + error * error
        }
        guard squares < Self.mostError * Self.mostError * Double(sightings.count) else { return false }
        return zip(toDocument.applied(to: outline).corners, layout.outline.corners).allSatisfy { corner, expected in
            let distance = layout.outline.bottomLeft.y - expected.y
            return corner.distance(to: expected) < Self.tolerance + Self.tolerancePerMillimetre * distance
        }
    }

    /// How many places of each line are looked at, each the mean of the characters around it.
    private static let placesPerLine = 6

    private static func sightings(
        of extents: [ClosedRange<Double>], in place: Quadrilateral, line: Int, layout: PrintedLayout
    ) -> [PlanePose.Sighting] {
        let unit = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        guard let toPhotograph = ProjectiveTransform(mapping: unit, to: place) else { return [] }
        return (0..<placesPerLine).map { index in
            let columns = index * extents.count / placesPerLine..<(index + 1) * extents.count / placesPerLine
            let middle = extents[columns].reduce(0) { $0 + ($1.lowerBound + $1.upperBound) / 2 } / Double(columns.count)
            return (
                place: layout.middle(line: line, column: Double(columns.lowerBound + columns.upperBound - 1) / 2),
                seen: toPhotograph.applied(to: Point(x: middle, y: 0.5))
            )
        }
    }
}

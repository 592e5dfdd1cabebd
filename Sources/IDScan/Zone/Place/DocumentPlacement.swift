import DocumentDetection
import Imaging
import MRZ
import TextRecognition

/// The place of a document, as its zone tells it.
struct DocumentPlacement {
    private let layout: ZoneGeometry
    /// Places on the document, and where they were seen.
    private let sightings: [PlanePose.Sighting]
    private let pose: PlanePose

    /// Looks where the characters of a reading stand; nil when its check digits do not hold, so that they may not be
    /// all of the zone, when no standard says where they would be on a document, or they are nowhere near.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - format: The format of the document; nil for that of the reading.
    ///   - width: The width of the photograph, in pixels.
    ///   - height: The height of the photograph, in pixels.
    init?(_ reading: ZoneReading, as format: Format? = nil, width: Int, height: Int) {
        guard reading.zone.verdict == .holds, let layout = ZoneGeometry.of(format ?? reading.zone.format) else {
            return nil
        }
        self.layout = layout
        sightings = reading.lines.indices.flatMap { line in
            Self.sightings(
                of: reading.lines[line].characters.map(\.extent), in: reading.place(ofLine: line), line: line,
                layout: layout)
        }
        guard let pose = PlanePose(explaining: sightings, width: width, height: height),
            pose.error < Tuning.mostPoseError, pose.transform.applied(to: layout.outline).isConvex
        else { return nil }
        self.pose = pose
    }

    /// The outline of the document, as far as a narrow strip can tell.
    var outline: Quadrilateral { pose.transform.applied(to: layout.outline) }

    /// The misfit between an outline and the document, from 0 to 1.2. The unit is one side that is wholly seen.
    ///
    /// An outline misfits where its characters are not where the standard has them, or its corners are far from the
    /// pose. The misfit is infinite if the outline has no area.
    ///
    /// Either may be a little off on a page that is bent or worn; a larger distance tells no more.
    ///
    /// - Parameter outline: The outline, read as the zone is.
    func misfit(of outline: Quadrilateral) -> Double {
        guard let flat = ProjectiveTransform(mapping: outline, to: layout.outline),
            let toDocument = pose.transform.inverse
        else { return .infinity }
        let squares = sightings.reduce(0.0) { sum, sighting in
            let error = flat.applied(to: sighting.seen).distance(to: sighting.place)
            return sum + error * error
        }
        let offCharacters = (squares / Double(sightings.count)).squareRoot() / Tuning.usualError
        let offCorners = zip(toDocument.applied(to: outline).corners, layout.outline.corners).map { corner, expected in
            let distance = layout.outline.bottomLeft.y - expected.y
            return corner.distance(to: expected) / (Tuning.usualDistance + Tuning.usualDistancePerMillimetre * distance)
        }
        return (offCorners + [offCharacters]).reduce(0) { sum, off in
            let off = min(off, Tuning.farthest)
            return sum + Tuning.weight * off * off
        }
    }

    /// True if an outline that was seen is where the zone tells that the document is, without any doubt.
    func confirms(_ outline: Quadrilateral) -> Bool { misfit(of: outline) < Tuning.littleMisfit }

    /// True if an outline may be that of the document.
    func allows(_ outline: Quadrilateral) -> Bool { misfit(of: outline) < Tuning.mostMisfit }

    private static func sightings(
        of extents: [ClosedRange<Double>], in place: Quadrilateral, line: Int, layout: ZoneGeometry
    ) -> [PlanePose.Sighting] {
        guard let toPhotograph = ProjectiveTransform(mapping: .unit, to: place) else { return [] }
        return (0..<Tuning.placesPerLine).map { index in
            let columns =
                index * extents.count / Tuning.placesPerLine..<(index + 1) * extents.count / Tuning.placesPerLine
            let middle = extents[columns].reduce(0) { $0 + ($1.lowerBound + $1.upperBound) / 2 } / Double(columns.count)
            return (
                place: layout.middle(line: line, column: Double(columns.lowerBound + columns.upperBound - 1) / 2),
                seen: toPhotograph.applied(to: Point(x: middle, y: 0.5))
            )
        }
    }
}

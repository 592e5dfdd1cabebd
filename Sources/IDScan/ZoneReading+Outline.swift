import DocumentDetection
import Imaging
import MRZ
import TextRecognition

extension ZoneReading {
    /// How many places of each line tell how the document lies, each the mean of the characters around it.
    private static let placesPerLine = 6

    /// How the document lies that carries this zone, by where its characters stand; nil when no standard says where
    /// they would on a document, or they stand nowhere near.
    ///
    /// - Parameters:
    ///   - width: The width of the photograph, in pixels.
    ///   - height: The height of the photograph, in pixels.
    func pose(width: Int, height: Int) -> (layout: PrintedLayout, pose: PlanePose)? {
        guard let layout = PrintedLayout.of(zone.format) else { return nil }
        let sightings = zip(views, lines).enumerated().flatMap { index, line in
            Self.sightings(of: line.1.characters.map(\.extent), in: line.0.place, line: index, layout: layout)
        }
        guard let pose = PlanePose(explaining: sightings, width: width, height: height),
            pose.error < Self.mostError
        else { return nil }
        return (layout, pose)
    }

    /// Characters that are farther from where they should be stand on something else, in millimetres.
    private static let mostError = 1.0

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

extension PrintedLayout {
    /// How far the edges of documents are from where the zone says, in millimetres: printers miss a little, and what is
    /// far from the zone is known less well.
    private static let tolerance = 4.0, tolerancePerMillimetre = 0.1

    /// Whether an outline is that of the document that carries a zone.
    ///
    /// - Parameters:
    ///   - outline: The outline, read as the zone is.
    ///   - pose: How the document lies, by its zone.
    func fits(_ outline: Quadrilateral, _ pose: PlanePose) -> Bool {
        guard let toDocument = pose.transform.inverse else { return false }
        let measured = toDocument.applied(to: outline)
        return zip(measured.corners, self.outline.corners).allSatisfy { corner, expected in
            corner.distance(to: expected) < Self.tolerance + Self.tolerancePerMillimetre * (height - expected.y)
        }
    }
}

/// Which lines of a document belong to which field of its template.
struct FieldRegions {
    /// The template, its regions moved to where the print of this document is.
    let template: DocumentTemplate

    /// How far print may be from where the template has it, in millimetres: printers and outlines are off by as much.
    private static let tolerance = 1.5
    /// Lines are cut off where they reach this far beyond a region, in millimetres.
    private static let margin = 2.0
    /// The least share of a line, and the least part of it in millimetres, that belongs to a field.
    private static let leastShare = 0.5, leastPart = 3.0

    /// Looks how far off the print of a document is.
    init(of template: DocumentTemplate, on text: PrintedLines) {
        let shift = RegionShift(of: template, lines: text.words.map { text.places[$0] })
        self.template = template.shifted(right: shift.right, down: shift.down)
    }

    /// The same field where it is on this document.
    func placed(_ field: TemplateField) -> TemplateField {
        template.fields.first { $0.name == field.name } ?? field
    }

    /// Returns the lines of a field, and what is cut off them left and right, in millimetres.
    func lines(of field: TemplateField, in text: PrintedLines) -> (members: [Int], columns: ClosedRange<Double>)? {
        guard let region = placed(field).region else { return nil }
        let columns = self.columns(of: region)
        let words = self.lines(among: text.lines(of: field.content), in: region, columns, text)
        // A value of one letter is sought only where there is nothing longer.
        return (words.isEmpty ? lines(among: text.singles, in: region, columns, text) : words, columns)
    }

    private func lines(
        among candidates: [Int], in region: TemplateRegion, _ columns: ClosedRange<Double>, _ text: PrintedLines
    ) -> [Int] {
        candidates.filter { index in
            let place = text.places[index]
            let common = place.columns.overlap(with: columns)
            guard common > min(Self.leastShare * place.width, Self.leastPart), common > 0 else { return false }
            let distance = region.rows.distance(to: place.middle)
            return distance < Self.tolerance && !isNearer(place, than: distance, besides: region)
        }
    }

    /// Whether a line is nearer to a region of another field that it is above or below.
    private func isNearer(_ place: LinePlace, than distance: Double, besides own: TemplateRegion) -> Bool {
        template.fields.contains { other in
            guard let region = other.region, region != own, region.columns.overlap(with: own.columns) > 0,
                region.columns.overlap(with: place.columns) > 0
            else { return false }
            return region.rows.distance(to: place.middle) < distance
        }
    }

    /// From where to where values of a region reach: as far as the tolerance, but not into a region beside it.
    private func columns(of region: TemplateRegion) -> ClosedRange<Double> {
        let beside = template.fields.compactMap(\.region).filter {
            $0 != region && $0.rows.overlap(with: region.rows) > 0
        }
        let before = beside.map(\.columns.upperBound).filter { $0 <= region.x }.max()
        let behind = beside.map(\.columns.lowerBound).filter { $0 >= region.x + region.width }.min()
        let left = max(region.x - Self.margin, before.map { ($0 + region.x) / 2 } ?? -.infinity)
        let right = min(
            region.x + region.width + Self.margin, behind.map { ($0 + region.x + region.width) / 2 } ?? .infinity)
        return left...max(left, right)
    }
}

import IDScan
import ImageProcessing
import Imaging
import MRZ

extension ScanResult {
    /// Returns this result as marks for people: outlines of documents and fields, and labels that say what was read.
    ///
    /// - Throws: ``ImageProcessingError`` when a text cannot be measured.
    func annotations() throws(ImageProcessingError) -> [Annotation] {
        var layout = LabelLayout(
            width: Double(image.width), height: Double(image.height), documents: documents.compactMap(\.quadrilateral),
            print: documents.compactMap(\.zoneOutline))
        var annotations = documents.flatMap(\.outlineAnnotations)
        for document in documents {
            annotations += try document.labelAnnotations(in: &layout)
        }
        return annotations
    }
}

extension ScannedDocument {
    /// The thickness of the line around a document, as a share of its size.
    private static let lineShare = 0.004

    /// The outlines of the fields and of the document, in the colours of what is proven.
    fileprivate var outlineAnnotations: [Annotation] {
        let area = quadrilateral?.area ?? zoneOutline?.area ?? 0
        let thickness = max(2, Int((area.squareRoot() * Self.lineShare).rounded()))
        let boxes = fieldNames.compactMap { fields[$0] }.flatMap { field in
            field.quadrilateral.map { $0.haloed(status(of: field).colour, thickness: max(2, thickness / 2)) } ?? []
        }
        let printed = visualZone?.fields.sorted { $0.key.rawValue < $1.key.rawValue }.flatMap { name, field in
            field.quadrilateral.map { $0.haloed(status(ofPrinted: name).colour, thickness: max(2, thickness / 2)) }
                ?? []
        }
        return boxes + (printed ?? []) + (quadrilateral?.haloed(status.colour, thickness: thickness) ?? [])
    }

    /// What print says about a field that the zone has as well: it is refuted if the two differ.
    private func status(ofPrinted name: VisualFieldName) -> VerificationStatus {
        switch crossChecks.first(where: { $0.field.rawValue == name.rawValue })?.outcome {
        case .agrees: status
        case .differs: .refuted
        case .notCompared, nil: .unverified
        }
    }

    /// What is proven about one field: nothing, unless the digits of the document hold.
    func status(of field: ScannedField) -> VerificationStatus {
        if field.check == .fails { return .refuted }
        if field.isInDoubt { return .doubtful }
        if field.source == .visualZone { return .unverified }
        switch status {
        case .verified, .doubtful: return .verified
        case .refuted, .unverified: return .unverified
        }
    }
}

extension ScannedDocument {
    /// The lowest capitals that can be read, in pixels.
    private static let leastHeight = 8.0

    /// Returns the labels of the zone: its lines near them, its fields near the document.
    fileprivate func labelAnnotations(in layout: inout LabelLayout) throws(ImageProcessingError) -> [Annotation] {
        guard let zoneOutline, let mrz, let printedHeight else { return [] }
        func shapes(_ sizes: [Double], columns: ClosedRange<Int>) -> [OverlayLabel.Shape] {
            columns.flatMap { columns in
                sizes.map { .init(height: max(Self.leastHeight, $0 * printedHeight), columns: columns) }
            }
        }
        let lines = OverlayLabel(rows: mrz.lines.map { .init(value: $0, colour: .plain) }, colour: status.colour)
        let near = [shapes([1, 0.9, 0.8, 0.7, 0.6], columns: 1...1), shapes([0.5, 0.4, 0.3], columns: 1...1)]
        let beside = [shapes([0.8, 0.7, 0.6], columns: 1...2), shapes([0.5, 0.4, 0.3], columns: 1...4)]
        return try annotations(of: lines, as: near, near: zoneOutline, in: &layout)
            + annotations(of: legend, as: beside, near: quadrilateral ?? zoneOutline, in: &layout)
    }

    private func annotations(
        of label: OverlayLabel, as choices: [[OverlayLabel.Shape]], near subject: Quadrilateral,
        in layout: inout LabelLayout
    ) throws(ImageProcessingError) -> [Annotation] {
        guard let place = try layout.add(label, as: choices, near: subject) else { return [] }
        return try label.annotations(at: place.outline.topLeft, as: place.shape)
    }

    /// The fields that are not empty, below the format and the status of the document.
    var legend: OverlayLabel {
        let title = [format?.rawValue ?? template, status.rawValue].compactMap(\.self).joined(separator: " ")
        let rows = fieldNames.compactMap { name -> OverlayLabel.Row? in
            guard let field = fields[name], !field.value.isEmpty else { return nil }
            return .init(
                name: name.rawValue, value: field.value.split(separator: "\n").joined(separator: ", ") + field.concern,
                colour: status(of: field).colour)
        }
        return OverlayLabel(rows: [.init(value: title, colour: status.colour)] + rows, colour: status.colour)
    }
}

extension ScannedDocument {
    /// How high printed capitals are, as a share of the height of a field's outline.
    private static let capitalShare = 0.7
    /// How far the zone may reach beyond its fields: check digits at the ends of lines, and a little air; in heights of
    /// a field.
    private static let (sideMargin, upperMargin) = (1.6, 0.3)

    /// The outlines of the fields.
    private var fieldOutlines: [Quadrilateral] {
        FieldName.allCases.compactMap { self[$0].flatMap { $0.source == .mrz ? $0.quadrilateral : nil } }
    }

    /// The height of printed capitals, in pixels; nil when nothing was read from an image.
    private var printedHeight: Double? {
        let heights = fieldOutlines.map(\.meanHeight).sorted()
        return heights.isEmpty ? nil : heights[heights.count / 2] * Self.capitalShare
    }

    /// A rectangle around the zone, turned as its widest field is; nil when nothing was read from an image.
    var zoneOutline: Quadrilateral? {
        guard let widest = fieldOutlines.max(by: { $0.meanWidth < $1.meanWidth }) else { return nil }
        let length = max(widest.topLeft.distance(to: widest.topRight), 1)
        let x = (widest.topRight.x - widest.topLeft.x) / length
        let y = (widest.topRight.y - widest.topLeft.y) / length
        let bounds = Quadrilateral(around: fieldOutlines.map { $0.mapped { $0.turned(cosine: x, sine: -y) } })
        let (side, upper) = (Self.sideMargin * widest.meanHeight, Self.upperMargin * widest.meanHeight)
        return bounds?.outset(x: side, y: upper).mapped { $0.turned(cosine: x, sine: y) }
    }
}

extension ScannedField {
    /// Why the field is not to be relied on, for those who do not tell the colours apart.
    fileprivate var concern: String {
        check == .fails ? " (check digit fails)" : isInDoubt ? " (in doubt)" : ""
    }
}

extension VerificationStatus {
    /// The colour that tells what is proven: bright, so that it is seen on a dark ground.
    var colour: Annotation.Colour {
        switch self {
        case .verified: Annotation.Colour(red: 70, green: 225, blue: 100)
        case .doubtful: Annotation.Colour(red: 255, green: 190, blue: 40)
        case .refuted: Annotation.Colour(red: 255, green: 80, blue: 70)
        case .unverified: Annotation.Colour(red: 185, green: 185, blue: 185)
        }
    }
}

extension Quadrilateral {
    /// Returns this outline as marks: a bright line on a dark one, to be seen on any ground.
    func haloed(_ colour: Annotation.Colour, thickness: Int) -> [Annotation] {
        let halo = thickness + 1 + thickness / 3
        return [.outline(self, .ground, thickness: halo), .outline(self, colour, thickness: thickness)]
    }
}

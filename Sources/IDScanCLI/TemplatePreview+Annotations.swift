import IDScan
import ImageProcessing
import Imaging

extension TemplatePreview {
    /// What was read, a line for each field.
    func report(of template: DocumentTemplate) -> String {
        let width = template.fields.map(\.name.rawValue.count).max() ?? 0
        let rows = template.fields.map { field -> String in
            let name = field.name.rawValue + String(repeating: " ", count: width - field.name.rawValue.count)
            guard let read = fields[field.name] else { return "\(name)  -" }
            let text = read.text.split(separator: "\n").joined(separator: " / ")
            let value = read.value.map { $0.split(separator: "\n").joined(separator: " / ") }
            let meaning =
                value == text ? "" : value.map { "  → \($0)" } ?? "  makes no sense as \(field.content.rawValue)"
            return "\(name)  \(text)\(meaning)  (\(read.confidence))"
        }
        let anchors =
            template.conditions.anchors.isEmpty
            ? [] : ["anchors \(hasAnchors ? "seen" : "not seen: a document without a zone would not be recognised")"]
        return (rows + anchors).map { $0 + "\n" }.joined()
    }

    /// The regions of a template, what was read in them, and millimetres along the edges.
    func annotations(of template: DocumentTemplate) -> [Annotation] {
        func placed(_ region: TemplateRegion) -> Quadrilateral {
            region.outline.mapped { Point(x: $0.x * resolution, y: $0.y * resolution) }
        }
        let regions = template.fields.flatMap { field -> [Annotation] in
            guard let region = field.region.map(placed) else { return [] }
            return [
                .outline(region, .planned, thickness: 1),
                .text(
                    field.name.rawValue, at: Point(x: region.topLeft.x, y: region.topLeft.y - 2), height: 7, .planned),
            ]
        }
        let anchors = template.conditions.anchors.compactMap(\.region).map {
            Annotation.outline(placed($0), .anchor, thickness: 1)
        }
        let portrait = template.portrait.map { [Annotation.outline(placed($0), .anchor, thickness: 1)] } ?? []
        let read = fields.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { _, field in
            field.quadrilateral.map { Annotation.outline($0, .read, thickness: 2) }
        }
        return scale + anchors + portrait + regions + read
    }

    /// A mark for each ten millimetres, with its number.
    private var scale: [Annotation] {
        let (width, height) = (Double(picture.width), Double(picture.height))
        let across = stride(from: 10.0, to: width / resolution, by: 10).flatMap { place -> [Annotation] in
            let x = place * resolution
            return [
                .area(Quadrilateral(x: x, y: 0, width: 1, height: 8), .anchor),
                .text("\(Int(place))", at: Point(x: x + 3, y: 9), height: 7, .anchor),
            ]
        }
        let down = stride(from: 10.0, to: height / resolution, by: 10).flatMap { place -> [Annotation] in
            let y = place * resolution
            return [
                .area(Quadrilateral(x: 0, y: y, width: 8, height: 1), .anchor),
                .text("\(Int(place))", at: Point(x: 10, y: y + 4), height: 7, .anchor),
            ]
        }
        return across + down
    }
}

extension Annotation.Colour {
    /// Where the template has a field, what tells the kind of document, and what was read.
    fileprivate static let planned = Annotation.Colour(red: 20, green: 80, blue: 230)
    fileprivate static let anchor = Annotation.Colour(red: 200, green: 60, blue: 160)
    fileprivate static let read = Annotation.Colour(red: 0, green: 160, blue: 60)
}

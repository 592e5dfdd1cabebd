import IDScan
import Imaging

extension TemplatePreview {
    /// The overlay of a template on a document: the places of its fields, and the texts that were read.
    func scene(of template: DocumentTemplate) -> OverlayScene {
        func placed(_ region: TemplateRegion) -> Quadrilateral {
            region.outline.mapped { Point(x: $0.x * resolution, y: $0.y * resolution) }
        }
        var scene = OverlayScene(pixelsPerMillimetre: resolution)
        let places = template.conditions.anchors.compactMap(\.region) + [template.portrait].compactMap(\.self)
        scene.frames = places.map { OverlayFrame(outline: placed($0), kind: .region, tone: .anchor) }
        scene.rows = [OverlayRow(template.title, .planned, look: .title), OverlayRow(template.name, .planned)]
        for (number, field) in template.fields.enumerated() {
            let mark = "\(number + 1)"
            let read = fields[field.name]
            let region = field.region.map(placed)
            if let region {
                scene.frames.append(
                    OverlayFrame(
                        outline: region, kind: .region, tone: .planned, mark: read?.quadrilateral == nil ? mark : nil))
            }
            if let outline = read?.quadrilateral {
                scene.frames.append(OverlayFrame(outline: outline, kind: .text, tone: .read, mark: mark))
            }
            scene.rows.append(overlayRow(field, mark: mark))
        }
        if !template.conditions.anchors.isEmpty {
            scene.rows.append(
                hasAnchors
                    ? OverlayRow("The anchors are seen", .read)
                    : OverlayRow(
                        "The anchors are not seen: a document without a zone would not be recognised", .doubtful))
        }
        return scene
    }

    private func overlayRow(_ field: TemplateField, mark: String) -> OverlayRow {
        let caption = field.name.rawValue.asCaption
        guard let read = fields[field.name] else { return OverlayRow("–", .planned, mark: mark, caption: caption) }
        let note =
            read.value.map { $0 == read.text ? "" : " → \($0)" } ?? " (makes no sense as \(field.content.rawValue))"
        return OverlayRow(read.text + note, read.value == nil ? .doubtful : .read, mark: mark, caption: caption)
    }
}

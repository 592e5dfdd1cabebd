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
        var section = OverlaySection(title: template.title, explanation: template.name)
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
                scene.frames.append(OverlayFrame(outline: outline, kind: .print, tone: .read, mark: mark))
            }
            section.rows.append(.field(overlayField(field, mark: mark)))
        }
        if !template.conditions.anchors.isEmpty {
            section.rows.append(
                hasAnchors
                    ? .remark("The anchors are seen", .read)
                    : .remark("The anchors are not seen: a document without a zone would not be recognised", .doubtful))
        }
        scene.sections = [section]
        return scene
    }

    private func overlayField(_ field: TemplateField, mark: String) -> OverlayField {
        let caption = field.name.rawValue.asCaption
        guard let read = fields[field.name] else {
            return OverlayField(mark: mark, caption: caption, tone: .planned, readings: [.init(text: "–")])
        }
        let note = read.value.map { $0 == read.text ? nil : "→ " + $0 } ?? "makes no sense as \(field.content.rawValue)"
        return OverlayField(
            mark: mark, caption: caption, tone: read.value == nil ? .doubtful : .read,
            readings: [.init(text: read.text, note: note)])
    }
}

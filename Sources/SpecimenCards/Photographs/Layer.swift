import Drawing
import ImageProcessing
import Imaging

/// Something flat on the table: a document, the book it is part of, or anything else that lies about.
struct Layer {
    /// Its picture.
    let image: Image
    /// Its size in millimetres.
    let width, height: Double
    /// Its edge, in millimetres from its upper left corner.
    let shape: Outline
    /// The place of its upper left corner on the table, in millimetres.
    let origin: Position
    /// The turn clockwise about that corner.
    var turn = Angle.degrees(0)
    /// True where lamps are reflected in it, as in documents.
    var isGlossy = true

    /// The rectangle that it takes on the table.
    var outline: Quadrilateral {
        Quadrilateral(x: 0, y: 0, width: width, height: height).turned(by: turn).moved(to: origin)
    }

    /// Returns the picture as the camera sees it, its border repeated outside.
    func seen(by camera: Camera, in region: Region) throws(SpecimenError) -> Image {
        let reduction = Double(image.width) / width / camera.pixelsPerMillimetre(in: outline)
        let transform = placement(of: image, margin: 0).concatenating(camera.transform).concatenating(region.start)
        return try processed { () throws(ImageProcessingError) in
            // Details finer than the pixels of the photograph would turn into patterns.
            let smooth = reduction > 1.1 ? try image.blurred(sigma: 0.4 * reduction) : image
            return try smooth.warped(by: transform, width: region.width, height: region.height)
        }
    }

    /// Returns the place where the camera sees it: white inside its edge and black outside.
    ///
    /// - Parameters:
    ///   - camera: The camera.
    ///   - region: The part of the photograph to show.
    ///   - reduction: The number of pixels of the photograph that a pixel of the result stands for.
    func mask(seenBy camera: Camera, in region: Region, reduction: Double = 1) throws(SpecimenError) -> Image {
        let (margin, resolution) = (2.0, max(6, 1.5 * Double(image.width) / self.width))
        let canvas = try Canvas.sheet(
            width: self.width + 2 * margin, height: self.height + 2 * margin, pixelsPerMillimetre: resolution)
        canvas.fill(.rectangle(x: 0, y: 0, width: canvas.width, height: canvas.height), .colour(.black))
        canvas.placed(at: Position(margin, margin)) { $0.fill(shape, .colour(.white)) }
        let mask = canvas.image(.grey)
        let scale = ProjectiveTransform(coefficients: [1 / reduction, 0, 0, 0, 1 / reduction, 0, 0, 0, 1])
        let transform = placement(of: mask, margin: margin).concatenating(camera.transform)
            .concatenating(region.start).concatenating(scale)
        return try processed { () throws(ImageProcessingError) in
            try mask.warped(
                by: transform, width: Int((Double(region.width) / reduction).rounded(.up)),
                height: Int((Double(region.height) / reduction).rounded(.up)))
        }
    }

    /// The map from the pixels of a picture of this layer with a margin to the table.
    private func placement(of picture: Image, margin: Double) -> ProjectiveTransform {
        let scaleX = (width + 2 * margin) / Double(picture.width)
        let scaleY = (height + 2 * margin) / Double(picture.height)
        let (sine, cosine) = (turn.sine, turn.cosine)
        return ProjectiveTransform(coefficients: [
            scaleX * cosine, -scaleY * sine, origin.x - margin * (cosine - sine),
            scaleX * sine, scaleY * cosine, origin.y - margin * (sine + cosine), 0, 0, 1,
        ])
    }
}

extension Quadrilateral {
    /// Returns this outline turned clockwise about the origin of the coordinates.
    func turned(by angle: Angle) -> Quadrilateral {
        mapped { Point(x: $0.x * angle.cosine - $0.y * angle.sine, y: $0.x * angle.sine + $0.y * angle.cosine) }
    }

    /// Returns this outline with the origin of its coordinates elsewhere.
    func moved(to origin: Position) -> Quadrilateral {
        mapped { Point(x: $0.x + origin.x, y: $0.y + origin.y) }
    }
}

import ImageProcessing
import Imaging

/// Something flat on the table: a document, or the book it is part of.
struct Layer {
    /// Its picture.
    let image: Image
    /// Its size in millimetres.
    let width, height: Double
    /// The radius of its corners in millimetres.
    let cornerRadius: Double
    /// Where its upper left corner lies on the table, in millimetres.
    let origin: Position

    /// Returns the picture as the camera sees it, its border repeated outside.
    func seen(by camera: Camera, width: Int, height: Int) throws(SpecimenError) -> Image {
        let outline = Quadrilateral(x: origin.x, y: origin.y, width: self.width, height: self.height)
        let reduction = Double(image.width) / self.width / camera.pixelsPerMillimetre(in: outline)
        let transform = placement(of: image, margin: 0).concatenating(camera.transform)
        return try processed { () throws(ImageProcessingError) in
            // Details finer than the pixels of the photograph would turn into patterns.
            let smooth = reduction > 1.1 ? try image.blurred(sigma: 0.4 * reduction) : image
            return try smooth.warped(by: transform, width: width, height: height)
        }
    }

    /// Returns where the camera sees it: white inside its edge and black outside.
    ///
    /// - Parameters:
    ///   - camera: The camera.
    ///   - width: The width of the result, in pixels.
    ///   - height: The height of the result, in pixels.
    ///   - reduction: How many pixels of the photograph a pixel of the result stands for.
    func mask(
        seenBy camera: Camera, width: Int, height: Int, reduction: Double = 1
    ) throws(SpecimenError) -> Image {
        let (margin, resolution) = (2.0, max(6, 1.5 * Double(image.width) / self.width))
        let canvas = try Canvas(
            width: self.width + 2 * margin, height: self.height + 2 * margin, pixelsPerMillimetre: resolution)
        canvas.fill(.rectangle(x: 0, y: 0, width: canvas.width, height: canvas.height), .colour(.black))
        canvas.fill(
            .roundedRectangle(x: margin, y: margin, width: self.width, height: self.height, radius: cornerRadius),
            .colour(.white))
        let mask = canvas.image(.grey)
        let scale = ProjectiveTransform(coefficients: [1 / reduction, 0, 0, 0, 1 / reduction, 0, 0, 0, 1])
        let transform = placement(of: mask, margin: margin).concatenating(camera.transform)
        return try processed { () throws(ImageProcessingError) in
            try mask.warped(by: transform.concatenating(scale), width: width, height: height)
        }
    }

    /// The map from the pixels of a picture of this layer with a margin to the table.
    private func placement(of picture: Image, margin: Double) -> ProjectiveTransform {
        let scaleX = (width + 2 * margin) / Double(picture.width)
        let scaleY = (height + 2 * margin) / Double(picture.height)
        return ProjectiveTransform(coefficients: [
            scaleX, 0, origin.x - margin, 0, scaleY, origin.y - margin, 0, 0, 1,
        ])
    }
}

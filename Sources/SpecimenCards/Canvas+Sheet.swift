import Drawing

extension Canvas {
    /// Creates a white canvas.
    ///
    /// - Parameters:
    ///   - width: The width, in millimetres.
    ///   - height: The height, in millimetres.
    ///   - pixelsPerMillimetre: The resolution of the image it becomes.
    ///   - font: The file of the typeface ``Typeface/Name/own``.
    /// - Throws: ``SpecimenError/drawing(_:)`` when there is no memory for it or a typeface cannot be loaded.
    static func sheet(
        width: Double, height: Double, pixelsPerMillimetre: Double, font: FontFile? = nil
    ) throws(SpecimenError) -> Canvas {
        do {
            return try Canvas(
                width: width, height: height, pixelsPerMillimetre: pixelsPerMillimetre, font: font?.bytes)
        } catch {
            throw .drawing(error.reason)
        }
    }
}

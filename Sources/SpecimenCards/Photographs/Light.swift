import Drawing
import Imaging

/// The light on a place of the photograph, as a factor of the picture, and the light that is added.
struct Light {
    private let conditions: PhotographConditions
    private let direction: (x: Double, y: Double)
    private let diagonal: Double
    private let glareCentre: Point
    private let glareRadius: Double
    private let noise: ValueNoise

    /// Lights a photograph.
    ///
    /// - Parameters:
    ///   - conditions: The conditions of the light.
    ///   - document: The outline of the first document, in pixels.
    ///   - seed: The seed of the shape of the cast shadow.
    init(_ conditions: PhotographConditions, on document: Quadrilateral, seed: UInt64) {
        self.conditions = conditions
        let angle = Angle.degrees(conditions.lightDirection)
        direction = (angle.cosine, angle.sine)
        let (width, height) = (Double(conditions.width), Double(conditions.height))
        diagonal = (width * width + height * height).squareRoot()
        let square = Quadrilateral(x: 0, y: 0, width: 1, height: 1)
        let spot = Point(x: conditions.glareX, y: conditions.glareY)
        glareCentre = ProjectiveTransform(mapping: square, to: document)?.applied(to: spot) ?? document.centre
        glareRadius = max(1, conditions.glareRadius * document.meanWidth)
        noise = ValueNoise(seed: seed)
    }

    /// The light at a pixel.
    func at(x: Double, y: Double) -> (factor: Double, glare: Double) {
        let dx = (x - Double(conditions.width) / 2) / diagonal
        let dy = (y - Double(conditions.height) / 2) / diagonal
        let towards = dx * direction.x + dy * direction.y
        let vignette = 1 - 0.35 * (dx * dx + dy * dy) * (conditions.background == .white ? 0 : 1)
        var factor = conditions.exposure * vignette * (1 + conditions.lightFalloff * towards * 1.4)
        if conditions.castShadow > 0 {
            let edge = 0.1 + 0.25 * (noise.value(dx * 4 + 9, dy * 4 + 9) - 0.5)
            let depth = (-towards - edge) / 0.05
            factor *= 1 - conditions.castShadow * max(0, min(1, depth))
        }
        guard conditions.glare > 0 else { return (factor, 0) }
        // A lamp's reflection: a bright core with a wide halo, longer in the direction of the light.
        let (gx, gy) = ((x - glareCentre.x) / glareRadius, (y - glareCentre.y) / glareRadius)
        let along = (gx * direction.x + gy * direction.y) / 1.7
        let across = gy * direction.x - gx * direction.y
        let distance = along * along + across * across
        guard distance < 40 else { return (factor, 0) }
        let core = exponential(-distance * distance * 0.5), halo = exponential(-distance * 0.22)
        return (factor, conditions.glare * (1.1 * core + 0.22 * halo))
    }
}

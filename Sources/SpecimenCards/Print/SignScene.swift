import Drawing
public import Imaging

/// A photograph of signs and labels on something with a texture, taken from the side, on which finders of text are tried.
///
/// Signs are dark on light or light on dark, in any colours, turned by up to 35 degrees against each other, seen at up
/// to 35 degrees out of the plane; letters are 12 to 60 pixels high.
public struct SignScene: Hashable, Sendable {
    /// The seed from which everything follows.
    public var seed: UInt64
    /// The language of the signs.
    public var language: SignLanguage
    /// The typefaces of the signs, one for each; without any, a condensed sans serif.
    public var fonts: [FontFile]

    /// Names a scene.
    public init(seed: UInt64, language: SignLanguage = .english, fonts: [FontFile] = []) {
        self.seed = seed
        self.language = language
        self.fonts = fonts
    }

    /// The picture, and the words on it.
    public struct Picture: Hashable, Sendable {
        /// In colour.
        public var image: Image
        /// Every word that is wholly in the picture.
        public var words: [PrintedText.Word]
    }

    /// Takes the photograph.
    ///
    /// - Throws: ``SpecimenError/drawing(_:)`` when there is no memory for it, or a font file is not a typeface.
    public func taken() throws(SpecimenError) -> Picture {
        var random = SplitMix64(seed: seed, stream: .scene)
        let conditions = conditions(&random)
        let wall = Quadrilateral(x: 0, y: 0, width: Self.wall.width, height: Self.wall.height)
        let camera = Camera(aimedAt: wall, conditions: conditions)
        var composition = Composition(
            background: try Tabletop(conditions.background, seed: seed)
                .seen(by: camera, width: conditions.width, height: conditions.height))
        var words: [PrintedText.Word] = []
        for place in Self.places {
            let sign = try sign(at: place, &random)
            try composition.add(sign.layer, seenBy: camera)
            words += sign.words.map { .init(text: $0.text, corners: camera.transform.applied(to: $0.corners)) }
        }
        let blurred = try composition.image.outOfFocus(conditions)
        let light = Light(conditions, on: camera.transform.applied(to: wall), seed: seed)
        let image = try Sensor(conditions, light: light, seed: seed).exposed(blurred, gloss: composition.gloss)
        return Picture(
            image: image, words: words.filter { $0.corners.corners.allSatisfy { image.bounds.contains($0) } })
    }

    /// The part of the wall that is aimed at, and the middles of the signs on it, in millimetres.
    private static let wall = (width: 400.0, height: 300.0)
    private static let places = [Position(105, 85), Position(295, 80), Position(110, 220), Position(300, 215)]

    private func conditions(_ random: inout SplitMix64) -> PhotographConditions {
        PhotographConditions.desk.varied(seed: seed).with {
            ($0.width, $0.height, $0.fractionOfFrame, $0.offsetX, $0.offsetY) = (1600, 1200, 1, 0, 0)
            $0.background = random.element(of: [.wood, .stone, .fabric, .leather])
            ($0.rotation, $0.tilt) = (random.number(in: -12...12), random.number(in: 0...35))
            $0.exposure = random.number(in: 0.6...1.1)
            $0.noise = random.number(in: 2...6)
            $0.castShadow = random.happens(withProbability: 0.3) ? 0.4 : 0
        }
    }

    /// A sign at a place: the layer that the camera will see, and its words on the wall.
    private func sign(
        at place: Position, _ random: inout SplitMix64
    ) throws(SpecimenError) -> (layer: Layer, words: [PrintedText.Word]) {
        let lines = (0..<random.integer(in: 1...3)).map { _ in
            (0..<random.integer(in: 1...2)).map { _ in random.element(of: language.words) }.joined(separator: " ")
        }
        // Millimetres on the wall; a pixel of the picture is about a quarter of one.
        let printed = PrintedText(
            lines: random.happens(withProbability: 0.4) ? lines.map { $0.uppercased() } : lines,
            size: random.number(in: 50...110), font: fonts.isEmpty ? nil : random.element(of: fonts),
            margin: random.number(in: 15...60))
        let (ink, paper) = colours(&random)
        let sheet = try printed.drawn(ink: ink, paper: paper)
        let widest = 175.0, highest = 120.0
        let scale = min(
            0.28, widest / Double(sheet.image.width), highest / Double(sheet.image.height))
        let (width, height) = (Double(sheet.image.width) * scale, Double(sheet.image.height) * scale)
        let turn = Angle.degrees(random.number(in: -23...23))
        let origin = Quadrilateral(x: -width / 2, y: -height / 2, width: 0, height: 0).turned(by: turn).moved(to: place)
        let layer = Layer(
            image: sheet.image, width: width, height: height,
            shape: .roundedRectangle(x: 0, y: 0, width: width, height: height, radius: random.number(in: 0...5)),
            origin: Position(origin.topLeft.x, origin.topLeft.y), turn: turn, isGlossy: false)
        let words = sheet.words.map { word in
            let onSign = word.corners.mapped { Point(x: $0.x * scale, y: $0.y * scale) }
            return PrintedText.Word(text: word.text, corners: onSign.turned(by: turn).moved(to: layer.origin))
        }
        return (layer, words)
    }

    /// Ink and paper of different lightness.
    private func colours(_ random: inout SplitMix64) -> (ink: Colour, paper: Colour) {
        let dark = random.colour(saturation: 0...0.9, lightness: 0.02...0.28)
        let light = random.colour(saturation: 0...0.9, lightness: 0.72...0.97)
        return random.happens(withProbability: 0.5) ? (dark, light) : (light, dark)
    }
}

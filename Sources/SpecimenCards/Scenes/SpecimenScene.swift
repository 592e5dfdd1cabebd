public import Imaging

/// A photograph as people take them of their documents, or of something else: its content follows from a kind and a seed.
///
/// Documents of every format, turned any way, up to 40 degrees out of the plane, filling a twentieth of the frame to
/// all of it, in pictures from 640×480 to 12 million pixels.
///
/// ```swift
/// let taken = try SpecimenScene(kind: .clutter, seed: 7).photograph().taken()
/// ```
public struct SpecimenScene: Hashable, Sendable {
    /// The difficulty of the scene.
    public let kind: SceneKind
    /// The seed from which everything else follows.
    public let seed: UInt64
    /// True where its documents are of designs (``SpecimenDesign``), rather than Utopia's; several of them are then
    /// both sides of one.
    public let showsDesigns: Bool

    /// Names a scene.
    public init(kind: SceneKind, seed: UInt64, showsDesigns: Bool = false) {
        self.kind = kind
        self.seed = seed
        self.showsDesigns = showsDesigns
    }

    /// The photograph, prepared but not taken.
    ///
    /// - Parameter longestSide: Pictures that would be larger are taken with a smaller sensor, of so many pixels;
    /// training
    ///   needs no more.
    public func photograph(longestSide: Int = .max) -> Photograph {
        var random = SplitMix64(seed: mixedSeed, stream: .scene)
        let cards = showsDesigns ? sides(&random) : cards(&random)
        var photograph = Photograph(
            of: cards, arrangement: arrangement,
            conditions: conditions(&random, longestSide: longestSide), seed: mixedSeed)
        if kind == .booklet { photograph.bend = bend() }
        if kind == .darkOnDark { photograph.paleness = random.number(in: 0.3...0.55) }
        if kind.visibility == .nothing {
            var life = StillLife(around: StillLife.room, &random)
            photograph.below = life.things(of: kind)
            let size = random.number(in: 0.7...1.6)
            photograph.subject = Quadrilateral(x: -110 * size, y: -80 * size, width: 220 * size, height: 160 * size)
        } else if let document = photograph.placedDocuments.first {
            let all = photograph.placedDocuments.count == 1 ? document.outline : StillLife.wide
            var (life, covers) = (StillLife(around: all, &random), StillLife(around: document.outline, &random))
            photograph.below = life.things(of: kind)
            photograph.above = covers.covers(of: kind)
        }
        if kind == .outOfFrame { photograph.leaveFrame(&random) }
        return photograph
    }

    /// A photograph, taken at an angle, of a picture that the caller gives. It lies where the document of this scene
    /// would.
    ///
    /// - Parameters:
    ///   - picture: The picture, in colour; it takes as many pixels as it has.
    ///   - tilt: The angle at which the camera looks from the side, in degrees.
    /// - Precondition: The picture is in colour.
    public func photograph(pasting picture: Image, tilt: Double) -> Photograph {
        precondition(picture.pixelFormat == .rgb, "photographs are in colour")
        var random = SplitMix64(seed: mixedSeed, stream: .scene)
        // About as large as a passport page; the camera does not care.
        let width = 125.0
        let outline = Quadrilateral(
            x: 0, y: 0, width: width, height: width * Double(picture.height) / Double(picture.width))
        let share = 0.8
        let side = Int(Double(max(picture.width, picture.height)) / share)
        let conditions = PhotographConditions.desk.varied(seed: mixedSeed).with {
            ($0.width, $0.height, $0.fractionOfFrame) = (side, side, share)
            ($0.rotation, $0.tilt) = (random.number(in: -8...8), tilt)
            ($0.background, $0.showsBooklet) = (background(&random), false)
        }
        var photograph = Photograph(of: [], conditions: conditions, seed: mixedSeed)
        var life = StillLife(around: outline, &random)
        photograph.below = life.things(of: kind)
        photograph.picture = PlacedPicture(image: picture, outline: outline)
        photograph.subject = outline
        return photograph
    }

    /// The seed of the scene, so that scenes of two kinds have no more in common than those of two seeds.
    private var mixedSeed: UInt64 {
        let index = SceneKind.allCases.firstIndex(of: kind) ?? 0
        return seed &* UInt64(SceneKind.allCases.count) &+ UInt64(index)
    }

    /// Two of three books do not lie flat.
    private func bend() -> PageBend? {
        var random = SplitMix64(seed: mixedSeed, stream: .mount)
        guard random.happens(withProbability: 0.67) else { return nil }
        let axis = random.element(of: [PageBend.Axis.fromSpine, .fromSpine, .across])
        return PageBend(
            axis: axis, height: random.number(in: axis == .fromSpine ? 1.5...9 : 1...4),
            slant: random.number(in: -0.7...0.7))
    }

    private func cards(_ random: inout SplitMix64) -> [SpecimenCard] {
        guard kind.visibility != .nothing else { return [] }
        let pages: [SpecimenFormat] = [.td3, .td3, .mrva, .mrvb]
        return (0..<(kind == .several ? random.integer(in: 2...4) : 1)).map { index in
            let format = random.element(of: kind == .booklet ? pages : SpecimenFormat.allCases)
            var card = SpecimenCard(format: format, seed: mixedSeed &* 8 &+ UInt64(index))
            // Half of the small cards show their front, which has no zone.
            if format == .td1, random.happens(withProbability: 0.5) { card.side = .front }
            return card
        }
    }

    /// One side of a document of a design, or, where there are several documents, both.
    private func sides(_ random: inout SplitMix64) -> [SpecimenCard] {
        guard kind.visibility != .nothing else { return [] }
        let designs = SpecimenDesign.allCases.filter {
            kind == .booklet ? $0.format == .td3 : kind != .several || $0.sides.count > 1
        }
        let design = random.element(of: designs)
        let sides = kind == .several ? design.sides : [random.element(of: design.sides)]
        return sides.map { SpecimenCard(design: design, side: $0, seed: mixedSeed &* 8) }
    }

    /// The arrangement of the documents: the sides of one mostly below each other.
    private var arrangement: Arrangement {
        guard kind == .several else { return .column }
        return showsDesigns && !seed.isMultiple(of: 4) ? .loose : .scattered
    }

    /// The sizes of pictures and how often they are: small ones from video, large ones from telephones.
    private static let sizes = [
        (640, 480), (640, 480), (1280, 960), (1280, 720), (1280, 960), (1600, 1200), (1600, 1200), (2016, 1512),
        (2016, 1512),
        (4032, 3024),
    ]

    private func conditions(_ random: inout SplitMix64, longestSide: Int) -> PhotographConditions {
        let quality = random.element(of: [.desk, .desk, .handHeld, .handHeld, .hard] as [PhotographConditions])
        return quality.varied(seed: mixedSeed).with {
            let (wide, high) = random.element(of: Self.sizes)
            let scale = min(1, Double(longestSide) / Double(wide))
            let size = (Int(Double(wide) * scale), Int(Double(high) * scale))
            ($0.width, $0.height) = random.happens(withProbability: 0.5) ? size : (size.1, size.0)
            // Blur and shake are matters of the lens and the hand: they grow with the sensor.
            let sharpness = Double(max(size.0, size.1)) / 1600
            $0.defocus = max(0.4, $0.defocus * sharpness)
            $0.motionBlur *= sharpness
            $0.rotation = random.number(in: 0...360)
            $0.tilt = random.happens(withProbability: 0.25) ? random.number(in: 20...40) : random.number(in: 0...20)
            // Linear: a quarter of the width of the frame is about a twentieth of its area.
            $0.fractionOfFrame =
                random.happens(withProbability: 0.25)
                ? random.number(in: 0.28...0.5) : random.number(in: 0.5...0.97)
            if kind == .several { $0.fractionOfFrame = random.number(in: 0.7...0.97) }
            $0.showsBooklet = kind == .booklet
            $0.background = background(&random)
            $0.glare *= random.number(in: 0...1.6)
            $0.exposure *= random.number(in: 0.55...1.15)
            $0.jpegQuality = random.integer(in: 45...95)
        }
    }

    private func background(_ random: inout SplitMix64) -> PhotographConditions.Background {
        switch kind {
        case .lightOnLight, .room: .white
        case .darkOnDark: .leather
        case .print: .paper
        case _ where showsDesigns: random.element(of: [.wood, .stone, .fabric, .leather, .paper, .paper])
        default: random.element(of: [.wood, .wood, .stone, .fabric, .leather])
        }
    }
}

extension Photograph {
    /// Aims so that a part of the document runs out at one side of the frame.
    fileprivate mutating func leaveFrame(_ random: inout SplitMix64) {
        conditions.fractionOfFrame = max(0.5, conditions.fractionOfFrame)
        (conditions.offsetX, conditions.offsetY) = (0, 0)
        let documents = placedDocuments
        guard let document = documents.first else { return }
        let corners = camera(seeing: documents).transform.applied(to: document.outline).corners
        let isAcross = random.happens(withProbability: 0.5)
        let places = corners.map { isAcross ? $0.x : $0.y }
        let seen = (places.max() ?? 0) - (places.min() ?? 0)
        let free = Double(isAcross ? conditions.width : conditions.height) - seen
        // An offset of 1 brings the document to the edge of the frame; it leaves by a part of its own size.
        let offset = (1 + 2 * random.number(in: 0.04...0.2) * seen / max(free, 1)) * random.element(of: [-1, 1])
        if isAcross { conditions.offsetX = offset } else { conditions.offsetY = offset }
    }
}

import Imaging

/// Frames of a camera that is held in a hand above documents.
///
/// The hand moves, so that pictures are blurred now and then; the focus hunts; a reflection wanders over the document. One
/// document comes in after another, stays for a while, and goes out again.
///
/// ```swift
/// let sequence = SpecimenSequence(of: [SpecimenCard(format: .td1, seed: 7)], seed: 7)
/// for index in 0..<10 { try scanner.add(sequence.frame(index).taken().image, to: &session) }
/// ```
public struct SpecimenSequence: Hashable, Sendable {
    /// The documents, in the order in which they are shown.
    public var cards: [SpecimenCard]
    /// The conditions of the middle of all frames.
    public var conditions: PhotographConditions
    /// The unrest of hand, focus and reflection: 1 spoils about one frame in three.
    public var unrest: Double
    /// The number of frames in which a document is there.
    public var stay: Int
    /// The number of frames in which it comes in, and as many in which it goes out; none of it is seen in the first of them.
    public var passage: Int
    /// The seed of everything: the same seed gives the same frames.
    public var seed: UInt64

    /// The number of frames in a second.
    static let frameRate = 5.0

    /// Prepares frames.
    ///
    /// - Parameters:
    ///   - cards: The documents, in the order in which they are shown.
    ///   - conditions: The conditions of the middle of all frames.
    ///   - unrest: The unrest of hand, focus and reflection.
    ///   - stay: The number of frames in which each document is there.
    ///   - passage: The number of frames in which each comes in, and goes out.
    ///   - seed: The seed of everything.
    public init(
        of cards: [SpecimenCard], conditions: PhotographConditions = .video, unrest: Double = 1, stay: Int = 10,
        passage: Int = 0, seed: UInt64
    ) {
        (self.cards, self.conditions, self.unrest) = (cards, conditions, unrest)
        (self.stay, self.passage, self.seed) = (max(1, stay), max(0, passage), seed)
    }

    /// The number of frames.
    public var count: Int { cards.count * (stay + 2 * passage) }

    /// The number of the document, from 0, that a frame shows, even too little of it; nil when none is there.
    public func card(in frame: Int) -> Int? {
        guard (0..<count).contains(frame), shareOutside(in: frame) < 1 else { return nil }
        return frame / (stay + 2 * passage)
    }

    /// Prepares the photograph that is a frame.
    public func frame(_ index: Int) -> Photograph {
        let shown = card(in: index)
        var photograph = Photograph(
            of: shown.map { [cards[$0]] } ?? [], conditions: conditions(of: index), seed: seed)
        photograph.noiseSeed = seed &+ UInt64(index) &* 0x9E37_79B9_7F4A_7C15
        return photograph
    }

    /// The part of the way in or out that is left to a document, from 0 when it is there to 1 when it is out.
    private func shareOutside(in frame: Int) -> Double {
        guard passage > 0 else { return 0 }
        let place = frame % (stay + 2 * passage)
        let steps = max(passage - place, place - passage - stay + 1)
        return Double(max(0, steps)) / Double(passage)
    }

    /// The conditions of a frame.
    private func conditions(of frame: Int) -> PhotographConditions {
        let time = Double(frame) / Self.frameRate
        let hand = HandMotion(seed: seed)
        let outside = shareOutside(in: frame)
        return conditions.with {
            $0.offsetX += 0.3 * unrest * hand.sideways.value(at: time)
            $0.offsetY += 0.3 * unrest * hand.upwards.value(at: time) + 5 * outside
            $0.rotation += 4 * unrest * hand.turn.value(at: time) + 360
            $0.tilt = max(0, $0.tilt + 8 * unrest * hand.tilt.value(at: time))
            $0.tiltDirection += 60 * hand.turn.value(at: time / 2)
            $0.fractionOfFrame *= 1 + 0.08 * unrest * hand.distance.value(at: time)
            $0.exposure *= 1 + 0.15 * unrest * hand.light.value(at: time)
            $0.defocus += 3 * unrest * hand.focus.excess(at: time)
            $0.motionBlur += 14 * unrest * hand.speed(at: time) * hand.tremor.excess(at: time)
            $0.motionDirection = 180 * hand.tilt.value(at: time / 3) + 180
            $0.glare *= min(1, unrest)
            $0.glareX = 0.5 + 0.5 * hand.glareX.value(at: time)
            $0.glareY = 0.7 + 0.35 * hand.glareY.value(at: time)
        }
    }
}

extension PhotographConditions {
    /// A frame of a camera that takes pictures all the time.
    public static let video = PhotographConditions().with {
        ($0.width, $0.height, $0.fractionOfFrame) = (1280, 720, 0.85)
        ($0.tilt, $0.glare, $0.glareRadius, $0.lightFalloff) = (10, 0.9, 0.09, 0.3)
        ($0.defocus, $0.noise, $0.jpegQuality, $0.showsBooklet) = (0.7, 5, 75, false)
    }
}

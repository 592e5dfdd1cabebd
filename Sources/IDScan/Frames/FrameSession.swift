import DocumentDetection
import MRZ

/// The frames of one document, as a camera or a screen shows them one after another, and their common result.
///
/// Frames are added by a scanner, which keeps nothing: a session is a value, and may be added to by any scanner. It may be
/// encoded, and decoded by another process; it takes some 100 KB, and holds no picture.
///
/// ```swift
/// var session = FrameSession()
/// while !session.isSettled, let picture = camera.next() {
///     let frame = try scanner.add(picture, to: &session)
///     show(frame.guidance, frame.quadrilateral)
/// }
/// let document = session.result?.documents.first
/// ```
///
/// The readings of a zone are joined character by character, as evidence: glare that hides one in a frame hides it in
/// no other. Check digits, corrections and ``VerificationRule`` hold for what all frames say together, as for a single
/// photograph. Frames of another document are never joined with earlier ones: once a zone proves that it is another one, the
/// session starts anew with it, and counts that in ``restartCount``. The print of
/// a side without a zone is kept from the frame that shows most of it, and joined with the zone of the other side where
/// their fields agree.
public struct FrameSession: Hashable, Sendable, Codable {
    /// The number of frames that were added.
    public private(set) var frameCount = 0
    /// The number of them that were read.
    public private(set) var readCount = 0
    /// The result of all frames together; nil until one was read. Its places and its print are those of the frame
    /// ``FrameCount/shown``.
    public private(set) var result: ScanResult?
    /// The number of times that the session has started anew, since another document was shown. Nothing is kept of the one
    /// before; only frames are counted on.
    public private(set) var restartCount = 0
    /// True if more frames of this document will not help: it is proven beyond the demands of the rule, or the result
    /// has stopped changing.
    public var isSettled: Bool { isProvenWell || stableCount >= Self.enoughStable }

    /// The documents that were seen, the one that was seen last first.
    private var tracks: [FrameTrack] = []
    /// The side without a zone that was seen best; nil until one was read.
    private var side: FrameSide?
    /// True where the result would be verified by a stricter rule, too.
    private var isProvenWell = false
    /// The number of frames that were read since the result has changed.
    private var stableCount = 0
    /// The number of frames that were added since one was read.
    private(set) var unreadCount = 0
    /// True where no document was seen since the last frame that was read.
    private(set) var hasLeft = false
    /// True where the last frame that was read shows a document without a zone.
    private(set) var isTurned = false

    /// No session is longer that comes from elsewhere.
    static let mostFrames = 1_000_000
    /// The largest number of documents that are told apart; a bad reading of the first may look like another.
    private static let mostTracks = 3
    /// The number of frames that change nothing after which no more are needed.
    private static let enoughStable = 6

    /// Begins a session.
    public init() {}
}

extension FrameSession {
    /// Counts a frame that is looked at only.
    mutating func note(isDocumentSeen: Bool) {
        frameCount += 1
        unreadCount += 1
        if !isDocumentSeen { (hasLeft, isTurned) = (true, false) }
    }

    /// Adds a frame that was read.
    ///
    /// - Parameters:
    ///   - frame: The result of the frame alone.
    ///   - evidence: The evidence for the zone of each document; the documents of `frame` in their order, as far as
    ///     they show one.
    ///   - judge: The judge of the status of all frames together.
    mutating func add(_ frame: ScanResult, _ evidence: [FrameEvidence?], judgedBy judge: FrameJudge) {
        frameCount += 1
        readCount += 1
        (unreadCount, hasLeft) = (0, false)
        let joining = join(frame, evidence, judgedBy: judge)
        if joining == .other { startAnewIfProven() }
        isTurned = frame.isGoodSideWithoutZone
        if let seen = FrameSide(frame, frame: frameCount - 1), side?.saysMore(than: seen) != true { side = seen }
        let before = result?.documents.first.map(Outcome.init)
        updateResult(with: frame, judgedBy: judge)
        let after = result?.documents.first.map(Outcome.init)
        stableCount = joining != .nothing && before == after ? stableCount + 1 : 0
    }

    /// The outcome of joining a frame with those before it.
    private enum Joining {
        /// The frame shows no zone.
        case nothing
        /// It shows the document of the result.
        case same
        /// It shows another document, or the same one read otherwise.
        case other
    }

    /// Joins a frame with those of the same document, or begins with another.
    private mutating func join(
        _ frame: ScanResult, _ evidence: [FrameEvidence?], judgedBy judge: FrameJudge
    ) -> Joining {
        let seen = evidence.enumerated().compactMap { index, evidence in evidence.map { (index, $0) } }
        guard let first = seen.first else { return .nothing }
        let likest = seen.flatMap { document, evidence in
            tracks.indices.compactMap { track in
                tracks[track].evidence.likeness(to: evidence).map {
                    (likeness: $0, track: track, document: document, evidence: evidence)
                }
            }
        }.max { $0.likeness < $1.likeness }
        var track: FrameTrack
        if let likest {
            track = tracks.remove(at: likest.track)
            track.add(likest.evidence, of: frame, document: likest.document, frame: frameCount - 1)
        } else {
            track = FrameTrack(first.1, of: frame, document: first.0, frame: frameCount - 1)
        }
        track.judge(by: judge)
        tracks.insert(track, at: 0)
        if tracks.count > Self.mostTracks { tracks.removeLast() }
        return likest?.track == 0 || tracks.count == 1 ? .same : .other
    }

    /// Forgets all other documents, if the one that was seen last is proven to be another than that of the result.
    private mutating func startAnewIfProven() {
        let (seen, known) = (tracks[0], tracks[1])
        guard seen.isProvenOther(than: known) else { return }
        tracks = [seen]
        if let side, side.frame <= known.lastFrame { self.side = nil }
        restartCount += 1
    }

    /// Makes the result of all frames anew.
    private mutating func updateResult(with frame: ScanResult, judgedBy judge: FrameJudge) {
        guard !tracks.isEmpty else {
            if let side {
                result = side.result(counting: frameCount, read: readCount)
                return
            }
            let frames = FrameCount(count: frameCount, read: readCount, joined: 0, shown: frameCount - 1)
            result = frame.saying(frame.documents, frames: frames)
            return
        }
        // A document that was read badly does not take the place of one that was seen before.
        let index = tracks.indices.max { tracks[$0].isWeaker(than: tracks[$1]) } ?? 0
        let track = tracks.remove(at: index)
        tracks.insert(track, at: 0)
        isProvenWell = track.isProvenWell
        result = track.result(counting: frameCount, read: readCount, with: side, judgedBy: judge)
    }

    /// The values that have to stay the same for a result to be the same.
    private struct Outcome: Hashable {
        let status: VerificationStatus
        let lines: [String]?
        let doubts: Set<VisualFieldName>

        init(_ document: ScannedDocument) {
            status = document.status
            lines = document.mrz?.lines
            doubts = Set(document.fields.filter(\.value.isInDoubt).keys)
        }
    }
}

extension ScanResult {
    /// True if it shows a document well, and no zone.
    fileprivate var isGoodSideWithoutZone: Bool {
        let quality = documents.first?.captureQuality ?? captureQuality
        return documents.allSatisfy { $0.mrz == nil } && quality?.isGoodEnough == true
    }
}

extension FrameSession {
    private enum CodingKeys: CodingKey {
        case frameCount, readCount, restartCount, result, tracks, side, isProvenWell, stableCount, unreadCount, hasLeft,
            isTurned
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func count(_ key: CodingKeys) throws -> Int {
            let count = try container.decode(Int.self, forKey: key)
            guard (0...Self.mostFrames).contains(count) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "\(count) is no number of frames")
            }
            return count
        }
        (frameCount, readCount) = (try count(.frameCount), try count(.readCount))
        restartCount = try count(.restartCount)
        (stableCount, unreadCount) = (try count(.stableCount), try count(.unreadCount))
        result = try container.decodeIfPresent(ScanResult.self, forKey: .result)
        tracks = try container.decode([FrameTrack].self, forKey: .tracks)
        side = try container.decodeIfPresent(FrameSide.self, forKey: .side)
        isProvenWell = try container.decode(Bool.self, forKey: .isProvenWell)
        hasLeft = try container.decode(Bool.self, forKey: .hasLeft)
        isTurned = try container.decode(Bool.self, forKey: .isTurned)
        guard tracks.allSatisfy(\.isSound), side?.isSound != false else {
            throw DecodingError.dataCorruptedError(
                forKey: .tracks, in: container, debugDescription: "this is no evidence of frames")
        }
    }
}

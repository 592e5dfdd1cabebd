import MRZ

/// The frames of a session that show one document.
struct FrameTrack: Hashable, Sendable, Codable {
    /// The evidence for its zone.
    private(set) var evidence: ZoneEvidence
    /// The result of the best frame alone.
    private var shown: ScanResult
    /// The number of the document in it, from 0, and the number of the frame, from 0.
    private var shownDocument, shownFrame: Int
    /// The number of the last frame, from 0.
    private(set) var lastFrame: Int
    /// The document of all frames together.
    private(set) var joined: ScannedDocument
    /// True where that would be verified by a stricter rule, too.
    private(set) var isProvenWell = false

    /// Begins with a frame.
    ///
    /// - Parameters:
    ///   - evidence: The evidence for the zone.
    ///   - result: The result of the frame alone.
    ///   - document: The number of the document in it, from 0.
    ///   - frame: Its number, from 0.
    init(_ evidence: FrameEvidence, of result: ScanResult, document: Int, frame: Int) {
        self.evidence = ZoneEvidence(evidence)
        (shown, shownDocument, shownFrame, lastFrame) = (result, document, frame, frame)
        joined = result.documents[document]
    }

    /// Adds a frame of the same document.
    mutating func add(_ evidence: FrameEvidence, of result: ScanResult, document: Int, frame: Int) {
        self.evidence.add(evidence)
        lastFrame = frame
        guard !shown.documents[shownDocument].isBetterShown(than: result.documents[document]) else { return }
        (shown, shownDocument, shownFrame) = (result, document, frame)
    }

    /// True if its numbers fit together; whatever comes from elsewhere has to be asked.
    var isSound: Bool { evidence.isSound && shown.documents.indices.contains(shownDocument) }

    /// Judges all frames together; a single one keeps its own result.
    mutating func judge(by judge: FrameJudge) {
        let own = shown.documents[shownDocument]
        let judged = evidence.judged(under: [judge.rule, judge.strictRule], on: judge.today)
        joined = evidence.count > 1 ? judged.first.map { own.saying($0, by: judge) } ?? own : own
        isProvenWell = joined.status == .verified && judged.last?.status == .verified
    }

    /// The number of equal frames that are no accident, although their check digits fail: bad frames of a document are
    /// often read alike, as another one, but seldom so many.
    private static let enoughRefuted = 6

    /// True if there really is such a document: it is proven, or the check digits of two frames hold, or many frames
    /// agree.
    var isEstablished: Bool {
        switch joined.status {
        case .verified: true
        case .doubtful: evidence.count >= 2
        case .refuted, .unverified: evidence.count >= Self.enoughRefuted
        }
    }

    /// Returns the result of all frames together.
    ///
    /// - Parameters:
    ///   - count: The number of frames of the session.
    ///   - read: The number of them that were read.
    ///   - side: The side without a zone that was seen best; nil for none.
    ///   - judge: The judge of the status of all frames together.
    func result(counting count: Int, read: Int, with side: FrameSide?, judgedBy judge: FrameJudge) -> ScanResult {
        var documents = shown.documents
        documents.remove(at: shownDocument)
        let joined = side?.joined(to: joined, by: judge) ?? joined
        let frames = FrameCount(count: count, read: read, joined: evidence.count, shown: shownFrame)
        return shown.saying([joined] + documents, frames: frames)
    }
}

extension ScannedDocument {
    /// True if the zone is shown better than in another frame: more is proven, or the reader is surer.
    fileprivate func isBetterShown(than other: ScannedDocument) -> Bool {
        status.rank == other.status.rank
            ? mrz?.confidence ?? 0 > other.mrz?.confidence ?? 0 : status.rank > other.status.rank
    }

    /// Returns this document with the zone that several frames give; its places and its print are those of this one.
    fileprivate func saying(_ judged: JudgedZone, by judge: FrameJudge) -> ScannedDocument {
        var parts = DocumentParts(of: self)
        parts.print = PrintPart(of: self, templates: judge.templates)
        parts.zone = ZonePart(
            judged.zone, hasDoubt: judged.status == .doubtful, confidence: judged.confidence, cells: zoneCells
        ) { field in
            ScannedField(
                field, isInDoubt: judged.isInDoubt(field.position),
                agreement: judged.judgement.agreement(on: field.position),
                confidence: judged.reading.confidence(in: field.position),
                quadrilateral: fields[VisualFieldName(field.name)]?.quadrilateral, imageIndex: imageIndex)
        }
        return ScannedDocument(parts, referenceDate: judge.today)
    }
}

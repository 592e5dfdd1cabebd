import DocumentDetection
import Imaging
import MRZ
import TextDetection

/// A zone that was read, and the document it was read on.
struct Finding {
    let reading: JudgedZone
    /// The document that was made rectangular to find the zone; nil when it was found in the whole photograph.
    let document: DetectedDocument?

    func isBetter(than other: Finding) -> Bool { reading.isBetter(than: other.reading) }
}

extension Quadrilateral {
    /// The number of quarter turns of the picture, clockwise, that make this read from left to right.
    var quarterTurnsToRead: Int {
        let (x, y) = (topRight.x - topLeft.x, topRight.y - topLeft.y)
        return abs(x) >= abs(y) ? (x >= 0 ? 0 : 2) : (y > 0 ? 3 : 1)
    }
}

extension VerificationStatus {
    /// The more is proven, the higher.
    var rank: Int {
        switch self {
        case .verified: 3
        case .doubtful: 2
        case .unverified: 1
        case .refuted: 0
        }
    }
}

/// A zone that was read, and where its document lies.
struct PlacedFinding {
    let reading: JudgedZone
    /// The document's outline in the photograph, read as the zone is; nil when it is not known.
    let outline: Quadrilateral?
}

/// The best reading of each zone of a photograph.
struct ReadZones {
    private typealias Tuning = DocumentScanner.Tuning

    /// Moves one of several possible outlines to the edges near it, knowing the evidence against each; nil when there is none.
    typealias Refinement = (_ places: [Quadrilateral], _ misfit: (Quadrilateral) -> Double) throws -> Quadrilateral?

    private var findings: [Finding] = []
    /// The readings that are not proven, where the standard prints the zones of likely documents.
    private var unproven: [Finding] = []
    /// The places of zones that two looks read alike, character by character, though nothing is proven: no third look
    /// is worth its time.
    private var agreed: [Quadrilateral] = []
    /// True where lines that look like those of a zone were not read, or are seen as in a mirror.
    private var isMirrorLikely = false

    /// Notes that nothing is proven where lines look like those of a zone.
    mutating func miss(_ lines: [[TextLine]], isRead: Bool) {
        let fragments = lines.flatMap { $0 }
        if !isRead || 2 * fragments.count(where: \.isMirrored) > fragments.count { isMirrorLikely = true }
    }

    /// True where the photograph may show its documents as in a mirror: nothing is proven, and lines were not read, or
    /// their check digits fail. Some letters look alike in a mirror, so that a zone may seem to be read.
    var mayBeMirrored: Bool {
        guard !findings.contains(where: { $0.reading.status == .verified }) else { return false }
        return isMirrorLikely || findings.contains { $0.reading.status == .refuted && !isAgreed($0) }
    }

    private func isAgreed(_ finding: Finding) -> Bool {
        agreed.contains { $0.contains(finding.reading.outline.centre) }
    }

    /// True if lines that were seen were read already, and proven, or read twice alike.
    func settles(middlesOf lines: [[TextLine]]) -> Bool {
        let middles = lines.flatMap { $0 }.map(\.middle)
        return agreed.contains { middles.contains(where: $0.contains) } || proves(middlesOf: lines)
    }

    /// True if lines that were seen were read already, and proven.
    func proves(middlesOf lines: [[TextLine]]) -> Bool {
        let middles = lines.flatMap { $0 }.map(\.middle)
        return findings.contains { finding in
            finding.reading.status == .verified && middles.contains(where: finding.reading.outline.contains)
        }
    }

    /// True if something was read whose check digits hold: a part of a zone is read as one that fails.
    var isAnythingRead: Bool { findings.contains { $0.reading.status != .refuted } }

    /// True if something was read on a document, even if its check digits fail.
    func isAnythingRead(on document: DetectedDocument) -> Bool {
        findings.contains { document.quadrilateral.contains($0.reading.outline.centre) }
    }

    /// True if a surface has nothing to add: the zone of its document was read already, and settled; or it shows the
    /// whole photograph, and settled documents leave no room for another.
    func settle(_ surface: SearchView, of documents: [DetectedDocument]) -> Bool {
        if let document = surface.document { return settle(document) }
        return settle(width: surface.width, height: surface.height, of: documents)
    }

    /// True if each likely document of a photograph is settled, and settled ones leave no room for another.
    func settle(width: Int, height: Int, of documents: [DetectedDocument]) -> Bool {
        let settled = findings.filter(isSettled).compactMap(\.document?.quadrilateral)
        return documents.allSatisfy { !$0.isLikely || settle($0) }
            && !OpenRoom.isLeft(by: settled, width: width, height: height)
    }

    /// True if a zone on a document is proven, or no other look is worth its time.
    private func settle(_ document: DetectedDocument) -> Bool {
        findings.contains { isSettled($0) && document.quadrilateral.contains($0.reading.outline.centre) }
    }

    private func isSettled(_ finding: Finding) -> Bool { finding.reading.status == .verified || isAgreed(finding) }

    /// True if something was read on a document, and proven.
    func prove(_ document: DetectedDocument) -> Bool {
        findings.contains {
            $0.reading.status == .verified && document.quadrilateral.contains($0.reading.outline.centre)
        }
    }

    /// True if a zone was read, and proven, whose lines are at least so long, in pixels.
    func prove(lineOfLength length: Double) -> Bool {
        findings.contains { $0.reading.status == .verified && $0.reading.outline.meanWidth >= length }
    }

    /// Adds a reading, or exchanges a worse one of the same zone for it.
    mutating func add(_ finding: Finding) {
        let same = findings.firstIndex { $0.reading.isSameZone(as: finding.reading) }
        guard let same else { return findings.append(finding) }
        if finding.reading.status == .refuted, finding.reading.zone.lines == findings[same].reading.zone.lines {
            agreed.append(finding.reading.outline)
        }
        if finding.isBetter(than: findings[same]) { findings[same] = finding }
    }

    /// Notes that no other look at a zone is worth its time, though nothing is proven.
    mutating func agree(on reading: JudgedZone) { agreed.append(reading.outline) }

    /// Adds a reading. That of an enlarged picture counts only if its check digits hold and the reader is sure of it: enlarged,
    /// other print is read as a zone whose digits fail, and a blur as one of many whose digits hold.
    mutating func add(_ finding: Finding, isEnlarged: Bool) {
        let isCertain =
            finding.reading.status != .refuted && finding.reading.reading.confidence >= Tuning.leastEnlargedConfidence
        if isCertain || !isEnlarged { add(finding) }
    }

    /// Adds a reading of the place where the standard prints a zone, if it is proven. On a likely document one that all readers
    /// have alike, and whole, is printed so: no other look is worth its time. Any other there is kept for ``addUnproven()``.
    mutating func add(printed finding: Finding) {
        let isLikely = finding.document?.isLikely == true
        if finding.reading.status == .verified {
            add(finding)
        } else if isLikely, finding.reading.isPrintedWrong, !finding.reading.isEndInDoubt {
            add(finding)
            agree(on: finding.reading)
        } else if isLikely {
            unproven.append(finding)
        }
    }

    /// Adds the readings that are not proven of the places where the standard prints the zones of documents, unless
    /// other looks proved a zone there.
    mutating func addUnproven() {
        for finding in unproven where finding.document.map(prove) == false { add(finding) }
        unproven = []
    }

    /// The number of quarter turns of the photograph, clockwise, that make the best zone read from left to right; 0 without a zone.
    var quarterTurns: Int {
        findings.max { $1.isBetter(than: $0) }?.reading.outline.quarterTurnsToRead ?? 0
    }

    /// The zones that were read, best proven first, and where the documents are that show them.
    ///
    /// - Parameters:
    ///   - documents: The outlines that were seen.
    ///   - photograph: The photograph.
    ///   - refine: Moves one of several outlines to the edges near it, so that least speaks against it.
    func placed(
        among documents: [DetectedDocument], in photograph: SourceImage,
        refining refine: Refinement
    ) rethrows -> [PlacedFinding] {
        try findings.sorted { $0.isBetter(than: $1) }.map { finding in
            if let large = finding.largeVisa(among: documents, in: photograph) { return large }
            return PlacedFinding(
                reading: finding.reading,
                outline: try finding.documentOutline(among: documents, in: photograph, refining: refine))
        }
    }

    /// The outlines that are as large as a document with a zone and overlap none: the fronts of cards.
    static func otherSides(of found: [Quadrilateral], among outlines: [Quadrilateral]) -> [Quadrilateral] {
        var others: [Quadrilateral] = []
        for outline in outlines {
            let isAsLarge = found.contains {
                let factor = $0.area / max(outline.area, 1)
                return (1 / Tuning.areaTolerance...Tuning.areaTolerance).contains(factor)
            }
            let isTaken = (found + others).contains { $0.contains(outline.centre) || outline.contains($0.centre) }
            if isAsLarge, !isTaken { others.append(outline) }
        }
        return others
    }
}

extension Finding {
    /// The documents on which the zone may be, that on which it was found first.
    private func candidates(among documents: [DetectedDocument]) -> [DetectedDocument] {
        (document.map { [$0] } ?? []) + documents.filter { $0 != document }
    }

    /// Their outlines, turned so that the zone reads from left to right.
    private func outlines(among documents: [DetectedDocument]) -> [Quadrilateral] {
        candidates(among: documents).map { $0.quadrilateral.turned(toRead: reading.outline) }
    }

    /// The zone of a large visa that was read as that of a small one: it fits an outline as the zone of a large one
    /// only. Something hides its end, which is in doubt.
    fileprivate func largeVisa(among documents: [DetectedDocument], in photograph: SourceImage) -> PlacedFinding? {
        let (width, height) = (photograph.pixels.width, photograph.pixels.height)
        guard reading.zone.format == .mrvb,
            let small = DocumentPlacement(reading.reading, width: width, height: height),
            let large = DocumentPlacement(reading.reading, as: .mrva, width: width, height: height)
        else { return nil }
        let seen = outlines(among: documents)
        guard !seen.contains(where: small.allows), let outline = seen.first(where: large.allows) else { return nil }
        var doubtful = reading
        doubtful.doubtItsEnd()
        return PlacedFinding(reading: doubtful, outline: outline)
    }

    /// The document's outline, turned so that the zone reads from left to right. It is a seen one that the zone confirms;
    /// else the best one by the edges near the seen outlines and near the place that the zone tells; nil when there is none.
    func documentOutline(
        among documents: [DetectedDocument], in photograph: SourceImage,
        refining refine: ReadZones.Refinement
    ) rethrows -> Quadrilateral? {
        guard
            let zone = DocumentPlacement(
                reading.reading, width: photograph.pixels.width, height: photograph.pixels.height)
        else {
            let lines = reading.places
            return candidates(among: documents)
                .first { $0.isHolder(of: lines) }?.quadrilateral.turned(toRead: reading.outline)
        }
        let seen = outlines(among: documents).filter { $0.contains(reading.outline.centre) }
        if let outline = seen.first(where: zone.confirms) { return outline }
        let places = seen + [zone.outline]
        return try refine(places, zone.misfit) ?? places.min { zone.misfit(of: $0) < zone.misfit(of: $1) }
    }
}

extension JudgedZone {
    /// True if more is proven than by another reading.
    func provesMore(than other: JudgedZone) -> Bool { status.rank > other.status.rank }

    /// True if this reading is better than another: first by the proof, then by the certainty of the reader.
    func isBetter(than other: JudgedZone) -> Bool {
        status.rank == other.status.rank
            ? reading.confidence > other.reading.confidence : status.rank > other.status.rank
    }

    /// True if another reading is of the same printed lines.
    fileprivate func isSameZone(as other: JudgedZone) -> Bool {
        let (own, others) = (reading, other.reading)
        return ([others.outline] + others.places).contains { own.outline.contains($0.centre) }
            || ([own.outline] + own.places).contains { others.outline.contains($0.centre) }
    }
}

extension ScannedDocument {
    /// Creates the document that a reading stands for.
    ///
    /// - Parameters:
    ///   - outline: The outline in the photograph as it was decoded; nil when its edges were not seen.
    ///   - today: The day that counts as today.
    init(_ reading: JudgedZone, outline: Quadrilateral?, in photograph: SourceImage, today: CalendarDate) {
        let quality = CaptureQuality(
            of: photograph.pixels, document: outline, zoneLines: reading.places,
            dimensions: DocumentDimensions(of: reading.zone.format), reducedBy: photograph.reduction)
        let capture = DocumentCapture(
            quadrilateral: outline.map(photograph.inOriginal), imageIndex: photograph.index, quality: quality)
        let zone = ZonePart(
            reading.zone, hasDoubt: reading.status == .doubtful, confidence: reading.confidence,
            cells: reading.reading.cells.map { $0.map(photograph.inOriginal) }
        ) { field in
            ScannedField(
                field, isInDoubt: reading.isInDoubt(field.position),
                agreement: reading.judgement.agreement(on: field.position),
                confidence: reading.reading.confidence(in: field.position),
                quadrilateral: reading.reading.quadrilateral(of: field.position).map(photograph.inOriginal),
                imageIndex: photograph.index)
        }
        self.init(
            DocumentParts(zone: zone, capture: capture, isMirrored: photograph.isMirrored), referenceDate: today)
    }
}

public import ImageProcessing
public import Imaging

/// Finds identity documents in photographs: where each is, and which way it is read.
///
/// A network says which parts of a picture are documents; straight lines along the border of these parts are moved to edges
/// in the picture that together have the proportions of a document. Where the network sees none, contours with the
/// proportions of Doc 9303 are returned, which are no more than a guess: ``DetectedDocument/isLikely`` tells them apart.
///
/// A detector loads its network when it is made; detecting opens no file. It takes about 10 ms of one core, 14 ms in
/// pictures of 12 million pixels; 2 ms of that is each closer look at a document that is small, in doubt or of no
/// document's shape. One detector serves one thread.
///
/// ```swift
/// var detector = try DocumentDetector()
/// for document in try detector.detectDocuments(in: photograph) where document.isLikely {
///     let card = try photograph.rectified(document.quadrilateral, width: 1012, height: 638)
/// }
/// ```
public struct DocumentDetector: ~Copyable {
    /// At most so many documents are returned.
    public static let largestCount = 6

    /// The longest side of the image in which contours are sought, in pixels: texture is gone, edges remain.
    private let contourSide = 640
    /// The longest side of the image in which edges are found.
    private let edgeSide = 1040
    /// The longest side of the image in which edges are measured.
    private let measureSide = 2080
    /// A document takes at least this fraction of the image.
    private let smallestArea = 0.03
    /// So many outlines are taken from each picture of the edges.
    private let limitPerMap = 8
    /// The factor for the certainty of an outline that the network does not take for a document: it may just as well be
    /// another rectangle, and there are many of those.
    private static let contourCertainty = 0.45
    /// Less certain outlines are no documents.
    private let smallestCertainty = 0.15

    var network: DocumentNetwork

    /// Creates a detector and loads its network.
    ///
    /// - Throws: ``ImageProcessingError`` when the network cannot be loaded.
    public init() throws(ImageProcessingError) { network = try DocumentNetwork() }

    /// Returns the documents of an image, most certain first; none where nothing resembles one.
    ///
    /// Where the network sees no document, outlines of other things are returned that have the proportions of one; they
    /// are not ``DetectedDocument/isLikely``.
    ///
    /// - Parameters:
    ///   - image: A photograph; colour is ignored.
    ///   - observe: Is shown what the network sees, the brighter the surer it is of a document: in the picture, in the
    ///     middle of a square that is 1.23 times as long, then in each closer look.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public mutating func detectDocuments(
        in image: Image, observing observe: ((Image) -> Void)? = nil
    ) throws(ImageProcessingError) -> [DetectedDocument] {
        try documents(of: glimpse(at: image, observing: observe), observing: observe)
    }

    /// Returns what one look at the whole of an image shows: enough to tell a picture that one document fills.
    ///
    /// - Parameters:
    ///   - image: A photograph; colour is ignored.
    ///   - observe: Is shown what the network sees.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public mutating func glimpse(
        at image: Image, observing observe: ((Image) -> Void)? = nil
    ) throws(ImageProcessingError) -> DocumentGlimpse {
        let halves = try HalvedImages(image.grey(), longestSide: NetworkView.enoughSide)
        let whole = NetworkView(of: halves)
        let map = try whole.map(of: network.answer(to: whole))
        observe?(map.mask)
        let documents = try map.documents(limit: Self.largestCount).filter { $0.certainty >= Self.worthALook }
        let isClear = documents.allSatisfy { !Self.needsACloserLook($0, in: map, of: halves) }
        return DocumentGlimpse(picture: halves, map: map, documents: documents, isClear: isClear)
    }

    /// Returns the documents of an image after a first look at it, as ``detectDocuments(in:observing:)`` does.
    ///
    /// - Parameters:
    ///   - glimpse: What the first look showed.
    ///   - observe: Is shown what the network sees in each closer look.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public mutating func documents(
        of glimpse: DocumentGlimpse, observing observe: ((Image) -> Void)? = nil
    ) throws(ImageProcessingError) -> [DetectedDocument] {
        let halves = glimpse.picture
        let small = try halves.level(longestSide: edgeSide).blurred(sigma: 1)
        let seen = try likelyDocuments(of: glimpse, observing: observe)
            .map { $0.document.fitted(in: small, uncertainty: $0.uncertainty) }
        var documents = try reconsidered(seen, in: halves, edges: small, observing: observe)
        if documents.isEmpty {
            documents = try contourDocuments(in: halves)
        }
        let large = halves.level(longestSide: measureSide)
        return large.pixelWidth < small.pixelWidth
            ? documents.map { $0.fitted(in: large, reach: Self.fitError * small.pixelWidth) } : documents
    }

    /// Returns what has the outline of a document by its contours alone, whatever the network says: guesses, to be confirmed
    /// by what is printed there.
    ///
    /// - Parameter image: A photograph; colour is ignored.
    /// - Returns: At most ``largestCount`` outlines in pixels of the image, most certain first; none is
    ///   ``DetectedDocument/isLikely``.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public func detectContours(in image: Image) throws(ImageProcessingError) -> [DetectedDocument] {
        try contourDocuments(in: HalvedImages(image.grey(), longestSide: edgeSide))
    }

    /// Returns the outline of a document whose rough place is known from elsewhere: edges near its possible places make
    /// several outlines, and the one with the highest score is returned. Nil when no outline looks like a rectangle.
    ///
    /// A side without any visible edge stays where the possible place has it.
    ///
    /// - Parameters:
    ///   - places: Where the document may be, in pixels; each side is off by 6 % of its size at the most.
    ///   - image: A photograph; colour is ignored.
    ///   - misfit: What an outline of the image loses of its score: 0 for nothing, 1 for as much as it gains by one
    ///     side that is wholly seen; `infinity` rules it out.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public func outline(
        ofDocumentNear places: [Quadrilateral], in image: Image, misfit: (Quadrilateral) -> Double
    ) throws(ImageProcessingError) -> Quadrilateral? {
        let halves = try HalvedImages(image.grey(), longestSide: edgeSide)
        let small = try halves.level(longestSide: edgeSide).blurred(sigma: 1)
        let outlines = places.map(small.shrunk).compactMap { place in
            let reach = (place.meanWidth + place.meanHeight) / 2 * Self.toldError
            return FittedOutline(
                ofDocumentNear: place, in: small.image, reaches: Array(repeating: reach, count: 4)
            ) { misfit(small.enlarged($0)) }
        }
        let best = outlines.filter(\.quadrilateral.isRectangleAtAnAngle).max { $0.score < $1.score }
        guard let outline = best.map({ small.enlarged($0.quadrilateral) }) else { return nil }
        let large = halves.level(longestSide: measureSide)
        guard large.pixelWidth < small.pixelWidth else { return outline }
        return outline.moved(in: large) {
            FittedOutline(near: $0, in: large.image, reach: Self.fitError * small.pixelWidth / large.pixelWidth)
        }
    }

    /// How far off outlines are that something else tells, as a share of their size.
    private static let toldError = 0.06

    /// What the network sees, and how far off each side may be, from the upper one on, in pixels of the original.
    private typealias Sight = (document: DetectedDocument, uncertainty: [Double])

    /// Returns what the network takes for documents, in the whole picture and, where that shows too little of one or leaves
    /// doubt about it, in a closer look at it: there may turn out to be two, or none.
    private mutating func likelyDocuments(
        of glimpse: DocumentGlimpse, observing observe: ((Image) -> Void)?
    ) throws(ImageProcessingError) -> [Sight] {
        let (picture, map) = (glimpse.picture, glimpse.map)
        var sights: [Sight] = []
        for document in glimpse.documents {
            if Self.needsACloserLook(document, in: map, of: picture) {
                sights += try closerSights(of: document, in: picture, observing: observe)
            } else if document.isLikely {
                sights.append((document, map.uncertainty(of: document.quadrilateral)))
            }
        }
        sights.sort { $0.document.certainty > $1.document.certainty }
        var kept: [Sight] = []
        for sight in sights where kept.count < Self.largestCount {
            let isKnown = kept.contains { $0.document.quadrilateral.overlaps(sight.document.quadrilateral) }
            if !isKnown { kept.append(sight) }
        }
        return kept
    }

    /// Whether a look at the whole picture shows too little of a document, or leaves doubt about one that is likely.
    private static func needsACloserLook(
        _ document: DetectedDocument, in map: DocumentMap, of picture: HalvedImages
    ) -> Bool {
        if NetworkView.isSmall(document.quadrilateral, in: picture) { return true }
        return document.isLikely
            && (document.certainty < sure || map.doubt(near: document.quadrilateral) > mostDoubt)
    }

    /// Returns what a closer look at a document shows of it.
    ///
    /// What turns out to be elsewhere is looked at once more, where it is.
    private mutating func closerSights(
        of document: DetectedDocument, in picture: HalvedImages, observing observe: ((Image) -> Void)?
    ) throws(ImageProcessingError) -> [Sight] {
        var sights: [Sight] = []
        for sight in try self.sights(near: document.quadrilateral, in: picture, observing: observe) {
            let outline = sight.document.quadrilateral
            sights +=
                outline.isFarOff(from: document.quadrilateral)
                ? try self.sights(near: outline, in: picture, observing: observe) : [sight]
        }
        return sights
    }

    /// Returns what the network takes for documents where an outline is, looking there only, and, if that leaves doubt, once
    /// more with the picture turned: its mistakes are others then.
    private mutating func sights(
        near outline: Quadrilateral, in picture: HalvedImages, observing observe: ((Image) -> Void)?
    ) throws(ImageProcessingError) -> [Sight] {
        guard let view = NetworkView(closeTo: outline, in: picture) else { return [] }
        let answer = try network.answer(to: view)
        var map = view.map(of: answer)
        var documents = try map.documents(limit: Self.largestCount)
        let isSure = documents.allSatisfy { $0.certainty >= Self.sure || $0.certainty < Self.worthALook }
        if !isSure || map.doubt(near: outline) > Self.mostDoubt {
            map = view.map(of: answer.averaged(with: try network.answer(to: view, isTurned: true)))
            documents = try map.documents(limit: Self.largestCount)
        }
        observe?(map.mask)
        return documents.filter { $0.isLikely && $0.quadrilateral.overlaps(outline) }
            .map { ($0, map.uncertainty(of: $0.quadrilateral)) }
    }

    /// Returns documents, most certain first, with those outlines exchanged that look like no document's, wherever a look
    /// from farther away or from nearer shows one for which clearly more speaks: where the edge of a page crosses a card,
    /// the network may see half of it, but seldom does so in another size.
    ///
    /// - Parameters:
    ///   - documents: The documents.
    ///   - picture: The picture.
    ///   - edges: The picture, in the size in which edges are found.
    private mutating func reconsidered(
        _ documents: [DetectedDocument], in picture: HalvedImages, edges: HalvedImages.Level,
        observing observe: ((Image) -> Void)?
    ) throws(ImageProcessingError) -> [DetectedDocument] {
        var reconsidered = documents
        for index in documents.indices {
            let outline = documents[index].quadrilateral
            let strangeness = edges.shrunk(outline).strangeness(width: edges.image.width, height: edges.image.height)
            guard strangeness > Self.someStrangeness else { continue }
            let others = reconsidered.indices.filter { $0 != index }.map { reconsidered[$0].quadrilateral }
            var best = Self.score(of: outline, in: edges)
            for size in Self.otherSizes {
                for sight in try sights(near: outline.enlarged(by: size), in: picture, observing: observe) {
                    let place = sight.document.quadrilateral
                    guard place.overlaps(outline), !others.contains(where: { $0.contains(place.centre) }) else {
                        continue
                    }
                    let document = sight.document.fitted(in: edges, uncertainty: sight.uncertainty)
                    let score = Self.score(of: document.quadrilateral, in: edges)
                    if score > best + Self.clearAdvantage { (reconsidered[index], best) = (document, score) }
                }
            }
        }
        return reconsidered.sorted { $0.certainty > $1.certainty }
    }

    /// How strange an outline is at least that is looked at again: that of one document in five of difficult scenes. Two
    /// looks take a third of the time that all else takes.
    private static let someStrangeness = 0.1
    /// In which sizes it is looked at, compared with its own: from farther away, and from nearer.
    private static let otherSizes = [1.35, 0.8]
    /// By how much the score of another outline must be higher.
    private static let clearAdvantage = 0.1

    /// The score of an outline: it depends on the edges that are seen along it, and on its proportions.
    private static func score(of outline: Quadrilateral, in edges: HalvedImages.Level) -> Double {
        FittedOutline(
            ofDocumentNear: edges.shrunk(outline), in: edges.image, reaches: Array(repeating: scoreReach, count: 4)
        )?.score ?? 0
    }

    /// How far off those edges are at the most, in pixels of the small image.
    private static let scoreReach = 4.0

    /// From which certainty on a document is not looked at again.
    private static let sure = 0.9
    /// From how much doubt on an outline is looked at again: three in ten of the documents in difficult scenes.
    private static let mostDoubt = 0.06

    /// Less certain outlines are not even looked at closer.
    private static let worthALook = 0.1

    /// How far off edges are at the most that were found in the small image, in its pixels.
    private static let fitError = 2.5

    private func contourDocuments(in halves: HalvedImages) throws(ImageProcessingError) -> [DetectedDocument] {
        let rough = try halves.level(longestSide: edgeSide).resized(longestSide: contourSide).blurred(sigma: 1)
        return distinct(try outlines(in: rough.image).compactMap { judged($0, in: rough) })
    }

    /// Returns rough outlines from several pictures of where dark meets bright; each picture fails in other places.
    private func outlines(in image: Image) throws(ImageProcessingError) -> [Quadrilateral] {
        let surroundings = max(image.width, image.height) / 6 | 1
        let mean = try image.averaged(width: surroundings, height: surroundings)
        let maps = [
            try image.edges(weak: 12, strong: 36).filtered(by: .dilating, width: 3, height: 3),
            try image.edges(weak: 40, strong: 120).filtered(by: .closing, width: 9, height: 9),
            try image.filtered(by: .closing, width: 15, height: 15).edges(weak: 12, strong: 36)
                .filtered(by: .dilating, width: 3, height: 3),
            try image.thresholded(),
            try image.thresholded(against: mean, scale: 1, floor: 0).filtered(by: .closing, width: 7, height: 7),
        ]
        let area = smallestArea * Double(image.width * image.height)
        var outlines: [Quadrilateral] = []
        for map in maps {
            outlines += try map.convexQuadrilaterals(tolerance: 0.025, minimumArea: area, limit: limitPerMap)
        }
        return outlines
    }

    /// Returns an outline with its edges measured and a certainty, in pixels of the original.
    private func judged(_ outline: Quadrilateral, in view: HalvedImages.Level) -> DetectedDocument? {
        guard let fitted = FittedOutline(near: outline, in: view.image) else { return nil }
        let quadrilateral = fitted.quadrilateral.readFromTopLeft
        let area = quadrilateral.signedArea / Double(view.image.width * view.image.height)
        guard area >= smallestArea, !quadrilateral.isFrame(of: view.image) else { return nil }
        let certainty =
            fitted.support * fitted.weakestSupport.squareRoot() * quadrilateral.documentLikeness
            * min(1, 0.5 + area * 2)
        guard certainty >= smallestCertainty else { return nil }
        return DetectedDocument(
            quadrilateral: view.enlarged(quadrilateral), certainty: certainty * Self.contourCertainty)
    }

    /// Leaves out outlines that nearly coincide with a more certain one.
    private func distinct(_ documents: [DetectedDocument]) -> [DetectedDocument] {
        var kept: [DetectedDocument] = []
        for document in documents.sorted(by: { $0.certainty > $1.certainty }) where kept.count < Self.largestCount {
            let isKnown = kept.contains { $0.quadrilateral.nearlyCoincides(with: document.quadrilateral) }
            if !isKnown { kept.append(document) }
        }
        return kept
    }
}

extension DetectedDocument {
    /// Returns this document with its sides where those edges near them are that make it most like a document; how far
    /// off each side may be, from the upper one on, is told in pixels of the original.
    fileprivate func fitted(in view: HalvedImages.Level, uncertainty: [Double]) -> DetectedDocument {
        let reaches = uncertainty.map { $0 / view.pixelWidth }
        return moved(in: view) { FittedOutline(ofDocumentNear: $0, in: view.image, reaches: reaches) }
    }

    /// Returns this document with its sides where the edges near them are, no farther than so many pixels of the
    /// original.
    fileprivate func fitted(in view: HalvedImages.Level, reach: Double) -> DetectedDocument {
        moved(in: view) { FittedOutline(near: $0, in: view.image, reach: reach / view.pixelWidth) }
    }

    private func moved(
        in view: HalvedImages.Level, by fit: (Quadrilateral) -> FittedOutline?
    ) -> DetectedDocument {
        DetectedDocument(quadrilateral: quadrilateral.moved(in: view, by: fit), certainty: certainty)
    }
}

extension Quadrilateral {
    /// Returns where a fit moves this outline to in a view; itself if no camera sees a rectangle like that.
    fileprivate func moved(in view: HalvedImages.Level, by fit: (Quadrilateral) -> FittedOutline?) -> Quadrilateral {
        guard let fitted = fit(view.shrunk(self)), fitted.quadrilateral.isRectangleAtAnAngle else { return self }
        return view.enlarged(fitted.quadrilateral)
    }

    /// The same outline read from the corner that is the top left as the image stands.
    fileprivate var readFromTopLeft: Quadrilateral {
        let first = corners.indices.min { corners[$0].x + corners[$0].y < corners[$1].x + corners[$1].y }
        return turned(quarterTurns: first ?? 0)
    }

    /// Whether this is the image's own border, which outlines nothing.
    fileprivate func isFrame(of image: Image) -> Bool {
        let margin = 0.015 * Double(max(image.width, image.height))
        return zip(corners, image.bounds.corners).allSatisfy { $0.distance(to: $1) < margin }
    }

    /// Whether another outline of the same thing has another middle, by a sixth of its size, or another size, by a third.
    fileprivate func isFarOff(from other: Quadrilateral) -> Bool {
        let (size, otherSize) = (meanWidth + meanHeight, other.meanWidth + other.meanHeight)
        return centre.distance(to: other.centre) > size / 12 || max(size / otherSize, otherSize / size) > 4 / 3
    }

    /// Whether all corners are within a twentieth of the outline's size of another's.
    fileprivate func nearlyCoincides(with other: Quadrilateral) -> Bool {
        let tolerance = (meanWidth + meanHeight) / 2 * 0.05
        return (0..<4).contains { turns in
            zip(corners, other.turned(quarterTurns: turns).corners).allSatisfy { $0.distance(to: $1) < tolerance }
        }
    }
}

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

    let tuning: Tuning
    var network: DocumentNetwork

    /// Creates a detector and loads its network.
    ///
    /// - Throws: ``ImageProcessingError`` when the network cannot be loaded.
    public init() throws(ImageProcessingError) { try self.init(Tuning()) }

    /// Creates a detector of other thresholds, and loads its network.
    package init(_ tuning: Tuning) throws(ImageProcessingError) {
        network = try DocumentNetwork()
        self.tuning = tuning
    }

    /// Returns the documents of an image, most certain first; none where nothing resembles one.
    ///
    /// The outlines of other things with the proportions of a document are returned where the network sees none; they
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

    /// Returns the documents in one look at the whole of an image: enough to tell a picture that one document fills.
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
        let map = try whole.map(of: network.answer(to: whole), by: tuning)
        observe?(map.mask)
        let documents = try map.documents(limit: Self.largestCount).filter { $0.certainty >= tuning.worthALook }
        let isClear = documents.allSatisfy { !needsACloserLook($0, in: map, of: halves) }
        return DocumentGlimpse(picture: halves, map: map, documents: documents, isClear: isClear)
    }

    /// Returns the documents of an image after a first look at it, as ``detectDocuments(in:observing:)`` does.
    ///
    /// - Parameters:
    ///   - glimpse: The result of the first look.
    ///   - observe: Is shown what the network sees in each closer look.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public mutating func documents(
        of glimpse: DocumentGlimpse, observing observe: ((Image) -> Void)? = nil
    ) throws(ImageProcessingError) -> [DetectedDocument] {
        let halves = glimpse.picture
        let small = try halves.level(longestSide: tuning.edgeSide).blurred(sigma: tuning.blur)
        let seen = try likelyDocuments(of: glimpse, observing: observe)
            .map { $0.document.fitted(in: small, uncertainty: $0.uncertainty, by: tuning.outline) }
        var documents = try reconsidered(seen, in: halves, edges: small, observing: observe)
        if documents.isEmpty {
            documents = try contourDocuments(in: halves)
        }
        let large = halves.level(longestSide: tuning.measureSide)
        guard large.pixelWidth < small.pixelWidth else { return documents }
        return documents.map {
            let outline = $0.quadrilateral.fitted(
                in: large, reach: tuning.fitError * small.pixelWidth, by: tuning.outline)
            return DetectedDocument(quadrilateral: outline, certainty: $0.certainty)
        }
    }

    /// Returns the outline of a document whose rough place is known from elsewhere: edges near its possible places make
    /// several outlines, and the one with the highest score is returned. Nil when no outline looks like a rectangle.
    ///
    /// A side without any visible edge stays where the possible place has it.
    ///
    /// - Parameters:
    ///   - places: The possible places of the document, in pixels; each side is off by 6 % of its size at the most.
    ///   - image: A photograph; colour is ignored.
    ///   - misfit: The score that an outline of the image loses: 0 for nothing, 1 for as much as it gains by one
    ///     side that is wholly seen; `infinity` rules it out.
    /// - Throws: ``ImageProcessingError`` when OpenCV refuses an operation.
    public func outline(
        ofDocumentNear places: [Quadrilateral], in image: Image, misfit: (Quadrilateral) -> Double
    ) throws(ImageProcessingError) -> Quadrilateral? {
        let halves = try HalvedImages(image.grey(), longestSide: tuning.edgeSide)
        let small = try halves.level(longestSide: tuning.edgeSide).blurred(sigma: tuning.blur)
        let outlines = places.map(small.shrunk).compactMap { place in
            let reach = (place.meanWidth + place.meanHeight) / 2 * tuning.toldError
            return FittedOutline(
                ofDocumentNear: place, in: small.image, reaches: Array(repeating: reach, count: 4), by: tuning.outline
            ) { misfit(small.enlarged($0)) }
        }
        let best = outlines.filter { $0.quadrilateral.isRectangleAtAnAngle(by: tuning.outline) }
            .max { $0.score < $1.score }
        guard let outline = best.map({ small.enlarged($0.quadrilateral) }) else { return nil }
        let large = halves.level(longestSide: tuning.measureSide)
        guard large.pixelWidth < small.pixelWidth else { return outline }
        return outline.fitted(in: large, reach: tuning.fitError * small.pixelWidth, by: tuning.outline)
    }

    /// A document that the network sees, and the possible error of each side, from the upper one on, in pixels of the original.
    private typealias Sight = (document: DetectedDocument, uncertainty: [Double])

    /// Returns the documents that the network sees in the whole picture. Where that shows too little of one or leaves
    /// doubt about it, a closer look follows: there may turn out to be two, or none.
    private mutating func likelyDocuments(
        of glimpse: DocumentGlimpse, observing observe: ((Image) -> Void)?
    ) throws(ImageProcessingError) -> [Sight] {
        let (picture, map) = (glimpse.picture, glimpse.map)
        var sights: [Sight] = []
        for document in glimpse.documents {
            if needsACloserLook(document, in: map, of: picture) {
                sights += try closerSights(of: document, in: picture, observing: observe)
            } else if document.isLikely {
                sights.append((document, map.uncertainty(of: document.quadrilateral)))
            }
        }
        sights.sort { $0.document.certainty > $1.document.certainty }
        return sights.distinct(limit: Self.largestCount) {
            $0.document.quadrilateral.overlaps($1.document.quadrilateral)
        }
    }

    /// True if a look at the whole picture shows too little of a document, or leaves doubt about one that is likely.
    private func needsACloserLook(
        _ document: DetectedDocument, in map: DocumentMap, of picture: HalvedImages
    ) -> Bool {
        if NetworkView.isSmall(document.quadrilateral, in: picture) { return true }
        return document.isLikely
            && (document.certainty < tuning.sure || map.doubt(near: document.quadrilateral) > tuning.mostDoubt)
    }

    /// Returns the sights of a document in a closer look.
    ///
    /// A document that turns out to be elsewhere is looked at once more, at its place.
    private mutating func closerSights(
        of document: DetectedDocument, in picture: HalvedImages, observing observe: ((Image) -> Void)?
    ) throws(ImageProcessingError) -> [Sight] {
        var sights: [Sight] = []
        for sight in try self.sights(near: document.quadrilateral, in: picture, observing: observe) {
            let outline = sight.document.quadrilateral
            sights +=
                outline.isFarOff(from: document.quadrilateral, by: tuning)
                ? try self.sights(near: outline, in: picture, observing: observe) : [sight]
        }
        return sights
    }

    /// Returns the documents that the network sees in a look at an outline only, and, if that leaves doubt, in one more
    /// with the picture turned: its mistakes are others then.
    private mutating func sights(
        near outline: Quadrilateral, in picture: HalvedImages, observing observe: ((Image) -> Void)?
    ) throws(ImageProcessingError) -> [Sight] {
        guard let view = NetworkView(closeTo: outline, in: picture) else { return [] }
        let answer = try network.answer(to: view)
        var map = view.map(of: answer, by: tuning)
        var documents = try map.documents(limit: Self.largestCount)
        let isSure = documents.allSatisfy { $0.certainty >= tuning.sure || $0.certainty < tuning.worthALook }
        if !isSure || map.doubt(near: outline) > tuning.mostDoubt {
            map = view.map(of: answer.averaged(with: try network.answer(to: view, isTurned: true)), by: tuning)
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
            let strangeness = edges.shrunk(outline).strangeness(
                width: edges.image.width, height: edges.image.height, by: tuning.outline)
            guard strangeness > tuning.someStrangeness else { continue }
            let others = reconsidered.indices.filter { $0 != index }.map { reconsidered[$0].quadrilateral }
            var best = score(of: outline, in: edges)
            for size in tuning.otherSizes {
                for sight in try sights(near: outline.enlarged(by: size), in: picture, observing: observe) {
                    let place = sight.document.quadrilateral
                    guard place.overlaps(outline), !others.contains(where: { $0.contains(place.centre) }) else {
                        continue
                    }
                    let document = sight.document.fitted(
                        in: edges, uncertainty: sight.uncertainty, by: tuning.outline)
                    let score = score(of: document.quadrilateral, in: edges)
                    if score > best + tuning.clearAdvantage { (reconsidered[index], best) = (document, score) }
                }
            }
        }
        return reconsidered.sorted { $0.certainty > $1.certainty }
    }

    /// The score of an outline: it depends on the edges that are seen along it, and on its proportions.
    private func score(of outline: Quadrilateral, in edges: HalvedImages.Level) -> Double {
        FittedOutline(
            ofDocumentNear: edges.shrunk(outline), in: edges.image,
            reaches: Array(repeating: tuning.scoreReach, count: 4), by: tuning.outline
        )?.score ?? 0
    }

    /// Outlines with the proportions of documents, without those that nearly coincide with a more certain one.
    private func contourDocuments(in halves: HalvedImages) throws(ImageProcessingError) -> [DetectedDocument] {
        let rough = try halves.level(longestSide: tuning.edgeSide).resized(longestSide: tuning.contours.side)
            .blurred(sigma: tuning.blur)
        return try outlines(in: rough.image).compactMap { judged($0, in: rough) }.sorted { $0.certainty > $1.certainty }
            .distinct(limit: Self.largestCount) {
                let size = ($0.quadrilateral.meanWidth + $0.quadrilateral.meanHeight) / 2
                return $0.quadrilateral.nearlyEquals($1.quadrilateral, within: size * tuning.contours.coincidence)
            }
    }

    /// Returns rough outlines from several pictures of where dark meets bright; each picture fails in other places.
    private func outlines(in image: Image) throws(ImageProcessingError) -> [Quadrilateral] {
        let tuning = tuning.contours
        let (faint, clear, gaps) = (tuning.faintEdges, tuning.clearEdges, tuning.gaps)
        let surroundings = max(image.width, image.height) / tuning.surroundings | 1
        let mean = try image.averaged(width: surroundings, height: surroundings)
        let maps = [
            try image.edges(weak: faint.weak, strong: faint.strong).filtered(by: .dilating, width: 3, height: 3),
            try image.edges(weak: clear.weak, strong: clear.strong)
                .filtered(by: .closing, width: gaps.edges, height: gaps.edges),
            try image.filtered(by: .closing, width: gaps.print, height: gaps.print)
                .edges(weak: faint.weak, strong: faint.strong)
                .filtered(by: .dilating, width: 3, height: 3),
            try image.thresholded(),
            try image.thresholded(against: mean, scale: 1, floor: 0)
                .filtered(by: .closing, width: gaps.paper, height: gaps.paper),
        ]
        let area = tuning.smallestArea * Double(image.width * image.height)
        var outlines: [Quadrilateral] = []
        for map in maps {
            outlines += try map.convexQuadrilaterals(
                tolerance: tuning.straightness, minimumArea: area, limit: tuning.mostPerMap)
        }
        return outlines
    }

    /// Returns an outline with its edges measured and a certainty, in pixels of the original.
    private func judged(_ outline: Quadrilateral, in view: HalvedImages.Level) -> DetectedDocument? {
        guard let fitted = FittedOutline(near: outline, in: view.image, by: tuning.outline) else { return nil }
        let quadrilateral = fitted.quadrilateral.readFromTopLeft
        let (likeness, tuning) = (quadrilateral.documentLikeness(by: tuning.outline), tuning.contours)
        let area = quadrilateral.signedArea / Double(view.image.width * view.image.height)
        guard area >= tuning.smallestArea, !quadrilateral.isFrame(of: view.image, margin: tuning.frameMargin) else {
            return nil
        }
        let certainty =
            fitted.support * fitted.weakestSupport.squareRoot() * likeness
            * min(1, tuning.areaCertainty.least + area * tuning.areaCertainty.growth)
        guard certainty >= tuning.smallestCertainty else { return nil }
        return DetectedDocument(
            quadrilateral: view.enlarged(quadrilateral), certainty: certainty * tuning.certainty)
    }
}

extension DetectedDocument {
    /// Returns this document with its sides moved to the edges near them that make it most like a document; the
    /// possible error of each side, from the upper one on, is given in pixels of the original.
    fileprivate func fitted(
        in view: HalvedImages.Level, uncertainty: [Double], by tuning: DocumentDetector.Tuning.Outline
    ) -> DetectedDocument {
        let reaches = uncertainty.map { $0 / view.pixelWidth }
        let outline = quadrilateral.moved(in: view, by: tuning) {
            FittedOutline(ofDocumentNear: $0, in: view.image, reaches: reaches, by: tuning)
        }
        return DetectedDocument(quadrilateral: outline, certainty: certainty)
    }
}

extension Quadrilateral {
    /// Returns this outline with its sides where the edges near them are, no farther than so many pixels of the original.
    fileprivate func fitted(
        in view: HalvedImages.Level, reach: Double, by tuning: DocumentDetector.Tuning.Outline
    ) -> Quadrilateral {
        moved(in: view, by: tuning) {
            FittedOutline(near: $0, in: view.image, reach: reach / view.pixelWidth, by: tuning)
        }
    }

    /// Returns where a fit moves this outline to in a view; itself if no camera sees a rectangle like that.
    fileprivate func moved(
        in view: HalvedImages.Level, by tuning: DocumentDetector.Tuning.Outline, fit: (Quadrilateral) -> FittedOutline?
    ) -> Quadrilateral {
        guard let fitted = fit(view.shrunk(self)), fitted.quadrilateral.isRectangleAtAnAngle(by: tuning) else {
            return self
        }
        return view.enlarged(fitted.quadrilateral)
    }

    /// The same outline read from the corner that is the top left as the image stands.
    fileprivate var readFromTopLeft: Quadrilateral {
        let first = corners.indices.min { corners[$0].x + corners[$0].y < corners[$1].x + corners[$1].y }
        return turned(quarterTurns: first ?? 0)
    }

    /// True if this is the image's own border, which outlines nothing.
    fileprivate func isFrame(of image: Image, margin share: Double) -> Bool {
        let margin = share * Double(max(image.width, image.height))
        return zip(corners, image.bounds.corners).allSatisfy { $0.distance(to: $1) < margin }
    }

    /// True if another outline of the same thing has another middle or another size.
    fileprivate func isFarOff(from other: Quadrilateral, by tuning: DocumentDetector.Tuning) -> Bool {
        let (size, otherSize) = (meanWidth + meanHeight, other.meanWidth + other.meanHeight)
        return centre.distance(to: other.centre) > size / tuning.farOff.parts
            || max(size / otherSize, otherSize / size) > tuning.farOff.factor
    }
}

import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// Takes photographs of scenes and tries what they are worth.
struct SceneLaboratory: ~Copyable {
    private var detector: DocumentDetector
    private var scanner: DocumentScanner
    private let reads: Bool
    private let pictures: PictureFolder?

    /// - Parameters:
    ///   - reads: Whether zones are read, which takes most of the time.
    ///   - pictures: A folder for pictures of what did not succeed.
    init(reads: Bool, pictures: PictureFolder?) throws {
        let detector = try DocumentDetector(), scanner = try DocumentScanner()
        self.detector = detector
        self.scanner = scanner
        self.reads = reads
        self.pictures = pictures
    }

    mutating func trial(of scene: SpecimenScene) throws -> SceneTrial {
        let photograph = scene.photograph()
        let taken = try photograph.taken()
        let file = try taken.file()
        let image = try ImageDecoder().decode(file).image
        let start = ProcessorTime.seconds
        let claims = try detector.detectDocuments(in: image).filter(\.isLikely).map(\.quadrilateral)
        if let first = claims.first { _ = try image.rectified(first, width: 856, height: 540) }
        let seconds = ProcessorTime.seconds - start
        let documents = taken.truth.documents
        // Of several documents each has the claim that fits it best; of one, the first claim counts.
        let overlaps = documents.map { document in
            (documents.count == 1 ? Array(claims.prefix(1)) : claims)
                .map { Overlap(of: $0, with: document.corners) }.max { $0.index < $1.index }
        }
        let scanned = try reads ? scanned(file).filter { $0.mrz != nil } : []
        let zones = documents.map { document in scanned.first { $0.hasItsZone(on: document) } }
        let invented = scanned.count { found in !documents.contains { found.hasItsZone(on: $0) } }
        // A zone that was read corrects the outline of its document.
        let corrected = documents.indices.map { index in
            zones[index]?.quadrilateral.map { Overlap(of: $0, with: documents[index].corners) } ?? overlaps[index]
        }
        let readings = zip(documents, zones).filter { reads && !$0.0.lines.isEmpty }.map { document, zone in
            SceneTrial.Reading(
                isReadable: !photograph.hidesZone && taken.isReadable(document), isFound: zone != nil,
                isExact: zone?.mrz?.lines == document.lines, isVerified: zone?.status == .verified)
        }
        let trial = SceneTrial(
            visibility: scene.kind.visibility, overlaps: overlaps, corrected: corrected, claimCount: claims.count,
            detection: (image.width * image.height, seconds), readings: readings, inventedCount: invented)
        if trial.failure != nil, let pictures {
            let picture = try picture(of: image, truth: documents.map(\.corners), claims: claims)
            try pictures.keep(picture, named: "\(scene.kind.rawValue)-\(scene.seed).jpg")
        }
        return trial
    }

    /// The longest side of the pictures of what failed, in pixels.
    private static let pictureSide = 640.0

    /// Returns a small picture of a scene, as a JPEG file: the documents in green, what was claimed in red.
    private func picture(of image: Image, truth: [Quadrilateral], claims: [Quadrilateral]) throws -> [UInt8] {
        let scale = min(1, Self.pictureSide / Double(max(image.width, image.height)))
        let small = try image.resized(
            width: Int(Double(image.width) * scale), height: Int(Double(image.height) * scale))
        func scaled(_ outlines: [Quadrilateral]) -> [Quadrilateral] {
            outlines.map { $0.mapped { Point(x: $0.x * scale, y: $0.y * scale) } }
        }
        let green = LineColour(red: 0, green: 200, blue: 0), red = LineColour(red: 230, green: 0, blue: 0)
        return try small.outlining(scaled(truth), in: green, thickness: 2)
            .outlining(scaled(claims), in: red, thickness: 2).jpegData(quality: 80)
    }

    /// The documents of a file; none when the time runs out.
    private mutating func scanned(_ file: [UInt8]) throws -> [ScannedDocument] {
        do {
            return try scanner.scan(file).documents
        } catch {
            guard error.code == .timedOut else { throw error }
            return []
        }
    }
}

extension ScannedDocument {
    /// Whether the zone that was read is that of a document.
    fileprivate func hasItsZone(on document: SpecimenDocumentTruth) -> Bool {
        let places = fields.values.filter { $0.source == .mrz }.compactMap(\.quadrilateral?.centre)
        return places.contains { place in document.lineQuadrilaterals.contains { $0.contains(place) } }
    }
}

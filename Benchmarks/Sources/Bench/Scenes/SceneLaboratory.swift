import DocumentDetection
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// Takes photographs of scenes and tries the detector and the scanner on them.
struct SceneLaboratory: ~Copyable {
    private var detector: DocumentDetector
    private var scanner: DocumentScanner
    private let reads: Bool
    private let pictures: PictureFolder?

    /// - Parameters:
    ///   - reads: True where zones are read, which takes most of the time.
    ///   - pictures: A folder for pictures of failures.
    init(reads: Bool, pictures: PictureFolder?) throws {
        self.init(try DocumentDetector(), try DocumentScanner(), reads: reads, pictures: pictures)
    }

    /// - Parameters:
    ///   - detector: Finds documents.
    ///   - scanner: Reads their zones.
    ///   - reads: True where zones are read.
    ///   - pictures: A folder for pictures of failures.
    init(
        _ detector: consuming DocumentDetector, _ scanner: consuming DocumentScanner, reads: Bool = true,
        pictures: PictureFolder? = nil
    ) {
        self.detector = detector
        self.scanner = scanner
        self.reads = reads
        self.pictures = pictures
    }

    mutating func trial(of scene: SpecimenScene) throws -> SceneTrial { try trial(of: TakenScene(scene)) }

    mutating func trial(of taken: TakenScene) throws -> SceneTrial {
        let image = try ImageDecoder().decode(taken.file).image
        let start = ProcessorTime.seconds
        let claims = try detector.detectDocuments(in: image).filter(\.isLikely).map(\.quadrilateral)
        if let first = claims.first { _ = try image.rectified(first, width: 856, height: 540) }
        let seconds = ProcessorTime.seconds - start
        let documents = taken.documents
        // Of several documents each has the claim that fits it best; of one, the first claim counts.
        let overlaps = documents.map { document in
            (documents.count == 1 ? Array(claims.prefix(1)) : claims)
                .map { Overlap(of: $0, with: document.corners) }.max { $0.index < $1.index }
        }
        let scanned = try reads ? scanned(taken.file).filter { $0.mrz != nil } : []
        let zones = documents.map { document in scanned.first { $0.hasItsZone(on: document) } }
        let invented = scanned.count { found in !documents.contains { found.hasItsZone(on: $0) } }
        // A zone that was read corrects the outline of its document.
        let corrected = documents.indices.map { index in
            zones[index]?.quadrilateral.map { Overlap(of: $0, with: documents[index].corners) } ?? overlaps[index]
        }
        let readings = documents.indices.filter { reads && !documents[$0].lines.isEmpty }.map { index in
            SceneTrial.Reading(
                isReadable: taken.areReadable[index], isFound: zones[index] != nil,
                isExact: zones[index]?.mrz?.lines == documents[index].lines,
                isVerified: zones[index]?.status == .verified)
        }
        let trial = SceneTrial(
            visibility: taken.scene.kind.visibility, overlaps: overlaps, corrected: corrected, claimCount: claims.count,
            detection: (image.width * image.height, seconds), readings: readings, inventedCount: invented)
        if trial.failure != nil, let pictures {
            let picture = try picture(of: image, truth: documents.map(\.corners), claims: claims)
            try pictures.keep(picture, named: "\(taken.scene.kind.rawValue)-\(taken.scene.seed).jpg")
        }
        return trial
    }

    /// The longest side of the pictures of failures, in pixels.
    private static let pictureSide = 640.0

    /// Returns a small picture of a scene, as a JPEG file: the documents in green, the claims in red.
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
    /// True if the zone that was read is that of a document.
    fileprivate func hasItsZone(on document: SpecimenDocumentTruth) -> Bool {
        let places = fields.values.filter { $0.source == .mrz }.compactMap(\.quadrilateral?.centre)
        return places.contains { place in document.lineQuadrilaterals.contains { $0.contains(place) } }
    }
}

import Foundation
import IDScan
import ImageProcessing
import Imaging
import SpecimenCards

/// The outcome of one specimen.
struct SpecimenOutcome {
    let specimen: Specimen
    let status: VerificationStatus?
    let lines: [String]
    /// CPU seconds of the scan, decoding included.
    let seconds: Double
    /// The number of the three other ways up that give the same lines and status.
    let sameWhenTurned: Int
    /// The number of ``angles`` at which the zone is read exactly.
    let exactAtAngles: Int
    /// True where it is read exactly on a photograph of the specimen in clutter, taken from the side.
    let isExactInClutter: Bool
    /// True where a wrong zone was verified on any of these pictures.
    private let isWrongButVerifiedElsewhere: Bool

    /// Angles that are not right ones, in degrees.
    static let angles = [17.0, 45, 72, 131, 205, 293]
    /// The angle from the side at which the photograph in clutter is taken, in degrees.
    private static let tilt = 25.0

    init(of specimen: Specimen, number: Int, bytes: [UInt8], scanner: inout DocumentScanner) throws {
        let start = ProcessorTime.seconds
        let document = try scanner.scan(bytes).documents.first { $0.mrz != nil }
        seconds = ProcessorTime.seconds - start
        self.specimen = specimen
        let (status, lines) = (document?.status, document?.mrz?.lines ?? [])
        self.status = status
        self.lines = lines
        let upright = try ImageDecoder().decode(bytes).image
        sameWhenTurned = try (1...3).count { quarterTurns in
            let turned = try scanner.scan(upright.rotated(quarterTurns: quarterTurns))
            let document = turned.documents.first { $0.mrz != nil }
            return document?.status == status && (document?.mrz?.lines ?? []) == lines
        }
        var elsewhere: [ScannedDocument?] = []
        for angle in Self.angles {
            let turned = try upright.turned(degrees: angle)
            elsewhere.append(try scanner.scan(turned).documents.first { $0.mrz != nil })
        }
        let scene = SpecimenScene(kind: .clutter, seed: UInt64(number))
        let photograph = try scene.photograph(pasting: upright.rgb(), tilt: Self.tilt).taken()
        elsewhere.append(try scanner.scan(photograph.file()).documents.first { $0.mrz != nil })
        let truth = specimen.lines ?? []
        let exact = elsewhere.map { ($0?.mrz?.lines ?? []) == truth }
        exactAtAngles = exact.dropLast().count(where: \.self)
        isExactInClutter = exact.last ?? false
        isWrongButVerifiedElsewhere = elsewhere.contains { $0?.status == .verified && $0?.mrz?.lines != truth }
    }

    /// True where every character is as printed, and a zone whose printed digits are wrong is not accepted.
    var isExact: Bool {
        guard let truth = specimen.lines else { return lines.isEmpty }
        let isHonest = specimen.checkDigitsHold != false || status == .refuted
        return lines == truth && isHonest
    }

    /// The worst defect: a wrong zone that claims to be proven.
    var isWrongButVerified: Bool {
        isWrongButVerifiedElsewhere
            || status == .verified && (lines != specimen.lines || specimen.checkDigitsHold == false)
    }

    var characterCount: Int { (specimen.lines ?? []).joined().count }

    /// The edit distance to the transcription.
    var characterErrors: Int { editDistance(Array(lines.joined()), Array((specimen.lines ?? []).joined())) }

    static let header = columns("file", "legibility", "status", "exact", "turned", "angles", "clutter", "errors", "ms")

    var row: String {
        Self.columns(
            specimen.file, specimen.lines == nil ? "no zone" : specimen.legibility, status?.rawValue ?? "-",
            isExact ? "yes" : "NO", "\(sameWhenTurned)/3", "\(exactAtAngles)/\(Self.angles.count)",
            isExactInClutter ? "yes" : "NO", "\(characterErrors)", String(format: "%.0f", seconds * 1000))
    }

    private static func columns(_ cells: String...) -> String {
        zip(cells, [22, 12, 12, 7, 8, 8, 9, 8, 6]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            .joined()
    }
}

extension Image {
    /// Returns this picture turned clockwise, all of it, its border repeated in the corners that become free.
    fileprivate func turned(degrees: Double) throws -> Image {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let (width, height) = (Double(self.width), Double(self.height))
        let across = width * abs(cosine) + height * abs(sine), down = width * abs(sine) + height * abs(cosine)
        let turn = ProjectiveTransform(coefficients: [
            cosine, -sine, across / 2 - (cosine * width - sine * height) / 2,
            sine, cosine, down / 2 - (sine * width + cosine * height) / 2, 0, 0, 1,
        ])
        return try warped(by: turn, width: Int(across), height: Int(down))
    }
}

import Foundation
import IDScan
import ImageProcessing
import Imaging

/// What came out of one specimen.
struct Outcome {
    let specimen: Specimen
    let status: VerificationStatus?
    let lines: [String]
    /// CPU seconds of the scan, decoding included.
    let seconds: Double
    /// How many of the three other ways up give the same lines and status.
    let sameWhenTurned: Int

    init(of specimen: Specimen, bytes: [UInt8], scanner: inout DocumentScanner) throws {
        let start = clock()
        let document = try scanner.scan(bytes).documents.first { $0.mrz != nil }
        seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
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
    }

    /// Whether every character is as printed, and a zone whose printed digits are wrong is not accepted.
    var isExact: Bool {
        guard let truth = specimen.lines else { return lines.isEmpty }
        let isHonest = specimen.checkDigitsHold != false || status == .refuted
        return lines == truth && isHonest
    }

    /// The worst defect: a wrong zone that claims to be proven.
    var isWrongButVerified: Bool {
        status == .verified && (lines != specimen.lines || specimen.checkDigitsHold == false)
    }

    var characterCount: Int { (specimen.lines ?? []).joined().count }

    /// The edit distance to the transcription.
    var characterErrors: Int { editDistance(Array(lines.joined()), Array((specimen.lines ?? []).joined())) }

    static let header = columns("file", "legibility", "status", "exact", "turned", "errors", "ms")

    var row: String {
        Self.columns(
            specimen.file, specimen.lines == nil ? "no zone" : specimen.legibility, status?.rawValue ?? "-",
            isExact ? "yes" : "NO", "\(sameWhenTurned)/3", "\(characterErrors)", String(format: "%.0f", seconds * 1000))
    }

    private static func columns(_ cells: String...) -> String {
        zip(cells, [22, 12, 12, 7, 8, 8, 6]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
    }
}

/// The least number of characters to insert, remove or replace that turns one text into the other.
func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var previous = Array(0...b.count)
    for (i, left) in a.enumerated() {
        var current = [i + 1]
        for (j, right) in b.enumerated() {
            current.append(min(previous[j] + (left == right ? 0 : 1), previous[j + 1] + 1, current[j] + 1))
        }
        previous = current
    }
    return previous[b.count]
}

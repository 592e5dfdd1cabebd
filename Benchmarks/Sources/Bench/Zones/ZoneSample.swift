import Foundation
import IDScan
import ImageProcessing
import Imaging
import MRZ

/// A picture of a zone, the places of its lines, and their text.
struct ZoneSample {
    let name: String
    let level: String
    let lines: [String]
    let places: [Quadrilateral]
    private let file: URL

    /// The truth in the file beside a picture.
    private struct Truth: Decodable {
        let level: String
        let lines: [String]
        /// The corners of each line, clockwise from where reading starts: `x` and `y` in pixels.
        let quadrilaterals: [[[Double]]]
    }

    private init(truth file: URL) throws {
        let truth = try JSONDecoder().decode(Truth.self, from: Data(contentsOf: file))
        name = file.deletingPathExtension().lastPathComponent
        level = truth.level
        lines = truth.lines
        self.file = file.deletingPathExtension().appendingPathExtension("png")
        places = truth.quadrilaterals.compactMap { corners in
            let points = corners.filter { $0.count == 2 }.map { Point(x: $0[0], y: $0[1]) }
            guard points.count == 4 else { return nil }
            return Quadrilateral(
                topLeft: points[0], topRight: points[1], bottomRight: points[2], bottomLeft: points[3])
        }
    }

    /// Returns the samples of a folder, in the order of their names.
    static func all(in folder: String) throws -> [ZoneSample] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".json") }.sorted()
            .map { try ZoneSample(truth: URL(fileURLWithPath: folder).appendingPathComponent($0)) }
    }

    /// True where the format has check digits; no other zone can be verified.
    var printsCheckDigits: Bool {
        (try? MachineReadableZone(parsing: lines, referenceDate: .today)).map { $0.verdict != .notPrinted } ?? false
    }

    /// Returns the picture in grey.
    func image() throws -> Image {
        try ImageDecoder().decode([UInt8](Data(contentsOf: file))).image
    }
}

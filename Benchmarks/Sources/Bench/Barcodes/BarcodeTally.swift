import Barcodes
import Foundation
import IDScan
import ImageProcessing
import Imaging

/// The barcodes that were read of photographs, beside those that ZXing reads of them alone.
struct BarcodeTally {
    private var count = 0, read = 0, readAlone = 0, documents = 0
    private var milliseconds: [Double] = [], millisecondsAlone: [Double] = []

    static let heading = columns("subject", "count", "read", "ZXing alone", "documents", "ms (mean, most)", "ZXing ms")

    /// Scans a file; one that is no picture is left out.
    ///
    /// - Parameter isRight: True if the texts that were read are right.
    /// - Returns: The texts of the barcodes.
    @discardableResult
    mutating func add(
        _ file: [UInt8], by scanner: inout DocumentScanner, isRight: (Set<String>) -> Bool
    ) throws -> Set<String> {
        var request = ScanRequest(readsPrint: false, readsCaptions: false, measuresTime: true)
        request.mostPages = 1
        guard let result = try? scanner.scan(file, request: request),
            let picture = try? ImageDecoder().file(file).decode(maximumPixels: 16_000_000).image.grey()
        else { return [] }
        let texts = Set(result.barcodes.compactMap(\.text))
        let start = ProcessorTime.seconds
        let alone = Set(try picture.barcodes().map(\.text))
        millisecondsAlone.append(1000 * (ProcessorTime.seconds - start))
        let share = result.timings?.stages[.barcodes]?.processor ?? .zero
        milliseconds.append(share / .milliseconds(1))
        count += 1
        read += isRight(texts) ? 1 : 0
        readAlone += isRight(alone) ? 1 : 0
        documents += result.documents.contains { $0.barcodeFormat != nil } ? 1 : 0
        return texts
    }

    func row(named name: String) -> String {
        func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(max(1, values.count)) }
        func share(_ part: Int) -> String { "\(part), " + String(format: "%.1f %%", 100 * part.share(of: count)) }
        return Self.columns(
            name, "\(count)", share(read), share(readAlone), "\(documents)",
            String(format: "%.1f, %.1f", mean(milliseconds), milliseconds.max() ?? 0),
            String(format: "%.1f", mean(millisecondsAlone)))
    }

    private static func columns(_ cells: String...) -> String {
        zip(cells, [22, 7, 14, 14, 11, 17, 10]).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
    }
}

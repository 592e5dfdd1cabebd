// Names the types that stand in the signatures of IDScan: the product vends their modules, so that a package with a strict
// check of its dependencies may import them.
import DocumentDetection
import DocumentPages
import Foundation
import IDScan
import ImageProcessing
import Imaging
import MRZ

let limits = ImageDecodingLimits(fileBytes: 8 << 20, pixels: 20_000_000, duration: .seconds(5))
let options = ScanOptions(limits: limits, pdf: PDFLimits(pages: 4), templates: DocumentTemplate.builtIn)
var scanner = try DocumentScanner(options: options)

let file = try Data(contentsOf: URL(filePath: CommandLine.arguments.dropFirst().first ?? "card.jpg"))
let request = ScanRequest(referenceDate: CalendarDate("2026-11-26"), pages: PageNumbers("1-2"))
let result = try scanner.scan([UInt8](file), request: request)

for document in result.documents {
    let outline: Quadrilateral? = document.quadrilateral
    let quality: CaptureQuality? = document.captureQuality
    let expiry: CalendarDate? = document[.expiryDate]?.date
    print(document.status, expiry?.description ?? "", outline?.topLeft.x ?? 0, quality?.isGoodEnough ?? false)
}

import DocumentDetection
import ImageProcessing
import Imaging
import MRZ
import TextRecognition

/// Documents that captions alone tell.
extension DocumentScanner {
    /// Smaller pictures hold no captions, in pixels.
    private static let leastSide = 64

    /// A photograph is turned so many times at most.
    private static let mostTurnings = 2

    /// The document of a photograph on which no zone was read and which no layout fits; nil when none shows.
    mutating func captionedDocument(in view: View, within context: ScanContext) throws -> ScannedDocument? {
        guard view.photograph.pixels.width >= Self.leastSide, view.photograph.pixels.height >= Self.leastSide else {
            return nil
        }
        var reader = if let loaded = captionReader.take() { loaded } else { try CaptionReader() }
        // Lines that run straight down may be taken for lines that run up: these then stand on their heads.
        var (photograph, turns) = (view.photograph, 0)
        for _ in 0..<Self.mostTurnings {
            let more = try reader.quarterTurns(of: photograph.pixels)
            if more == 0 { break }
            (photograph, turns) = (photograph.turned(quarterTurns: more), (turns + more) % 4)
        }
        let reading = try reader.read(photograph.pixels, within: context)
        captionReader = consume reader
        guard let reading else { return nil }
        let places = reading.print.fields.values.compactMap(\.quadrilateral?.centre)
        let outline = view.documents.filter(\.isLikely).map {
            view.photograph.turned($0, quarterTurns: turns).quadrilateral
        }
        .first { outline in 2 * places.count(where: outline.contains) > places.count }
        var print = PrintPart(reading.print.inOriginal(of: photograph))
        (print.types, print.dateOrder) = ([reading.heading.type ?? .other], reading.dateOrder)
        let capture = DocumentCapture(
            quadrilateral: outline.map(photograph.inOriginal), imageIndex: photograph.index,
            quality: CaptureQuality(
                of: photograph.pixels, document: outline ?? photograph.pixels.bounds, reducedBy: photograph.reduction))
        return ScannedDocument(DocumentParts(capture: capture, print: print), referenceDate: context.today)
    }
}

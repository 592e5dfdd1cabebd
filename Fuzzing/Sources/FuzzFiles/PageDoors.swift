@testable import DocumentPages
import Doors
import ImageProcessing
import Imaging
import TextRecognition

extension Door {
    private static let limits = PDFLimits(fileBytes: 1 << 20, pages: 20, pixels: 1 << 14, structureBytes: 1 << 20)

    /// PDF files: their pages, all but what programs of poppler draw.
    static let pdf = Door("pdf") { bytes in
        guard let file = try? PDFDocument(bytes, limits: limits) else { return }
        demand((1...limits.pages).contains(file.pageCount), "a file has pages, within the limit")
        for page in 1...min(2, file.pageCount) {
            look(at: file, page: page)
            guard let single = try? file.file(ofPage: page) else { continue }
            // An image that has the keys of a table and the filter of none is copied, and refused in a file of its own.
            demand((try? PDFDocument(single)).map { $0.pageCount == 1 } ?? true, "the file of one page is one")
        }
        _ = try? file.written()
    }

    /// The content of the only page of a sound PDF file.
    static let pdfContent = Door("pdf-content") { bytes in
        guard bytes.count < 1 << 16, let file = try? PDFDocument(pdfFile(content: bytes), limits: limits) else {
            return
        }
        demand(file.pageCount == 1, "the file has its page")
        look(at: file, page: 1)
        _ = try? file.removeHiddenText(of: file.page(1))
    }

    private static func look(at file: PDFDocument, page: Int) {
        guard let plan = try? file.plan(ofPage: page, before: .never) else { return }
        let (geometry, side) = (plan.geometry, plan.longerSide)
        demand(geometry.width > 0 && geometry.height > 0, "a page has a size")
        demand((1...PageJob.mostSide).contains(side), "a renderer is asked for a side that it can draw")
        demand(plan.frame.width > 0 && plan.frame.height > 0, "a page becomes an image with pixels")
        if let stored = plan.image?.stored {
            let decoding = ImageDecodingLimits(fileBytes: 1 << 20, pixels: 1 << 14, duration: .seconds(2))
            for format in [PixelFormat.grey, .rgb] {
                guard let image = try? stored.decoded(as: format, decoding) else { continue }
                demand(
                    image.pixels.count == image.width * image.height * image.pixelFormat.bytesPerPixel,
                    "an image has the pixels of its size")
            }
        }
    }

    /// A file of a page, with some of what a content can name.
    private static func pdfFile(content: [UInt8]) -> [UInt8] {
        let head = """
            %PDF-1.7
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>
            /XObject<</I 6 0 R/X 7 0 R>>/ExtGState<</G<</SMask 6 0 R/ca .5>>>>>>>>endobj
            5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
            6 0 obj<</Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray/Length 4>>stream
            abcd
            endstream endobj
            7 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 200 100]/Matrix[2 0 0 2 1 1]/Length 21>>stream
            q 9 0 0 9 0 0 cm/X Do
            endstream endobj
            4 0 obj<</Length \(content.count)>>stream

            """
        return Array(head.utf8) + content
            + Array("\nendstream endobj\ntrailer<</Root 1 0 R/Size 8>>\n%%EOF\n".utf8)
    }

    /// Filters and predictors: no more comes out than is asked for, and what is packed is unpacked.
    static let pdfFilters = Door("pdf-filters") { bytes in
        guard bytes.count > 4 else { return }
        let (content, limit) = (Array(bytes[4...]), 1 << 16)
        _ = (content.withoutASCII85(), content.withoutHexadecimals())
        demand((try? content.withoutRunLengths(limit: limit))?.count ?? 0 <= limit, "no more than the limit")
        demand((try? content.inflated(limit: limit))?.count ?? 0 <= limit, "no more than the limit")
        if let packed = content.deflated(below: content.count) {
            demand((try? packed.inflated(limit: content.count)) == content, "what is packed is unpacked")
        }
        let bits = [1, 2, 4, 8, 16, 0, 3, 32][Int(bytes[1] % 8)]
        let plain = try? content.unpredicted(
            Int(bytes[0]), colours: Int(bytes[2]), bits: bits, columns: Int(bytes[3]) * 3)
        demand(plain.map { $0.count <= content.count } ?? true, "a predictor adds nothing")
        _ = try? content.checkStructure(limit: limit)
    }

    /// The answers of poppler's programs: the words of a page, and its picture.
    static let pdfText = Door("pdf-text") { bytes in
        if let image = Image(portableAnymap: bytes) {
            demand(
                image.pixels.count == image.width * image.height * image.pixelFormat.bytesPerPixel,
                "an image has the pixels of its size")
        }
        let text = StoredText(bytes)
        _ = text.isDoubtful
        _ = text.recognized(by: AffineTransform(2, 0, 0, 2, 1, 1)).blocks
    }
}

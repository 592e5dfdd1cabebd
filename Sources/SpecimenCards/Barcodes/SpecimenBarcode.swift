import Barcodes
import Drawing
import ImageProcessing
public import Imaging

/// A barcode that is printed on a side of a document.
public struct SpecimenBarcode: Hashable, Sendable, Codable {
    /// A kind of barcode.
    public enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        case pdf417, qrCode, dataMatrix, aztec, code128, code39

        var symbology: Symbology {
            switch self {
            case .pdf417: .pdf417
            case .qrCode: .qrCode
            case .dataMatrix: .dataMatrix
            case .aztec: .aztec
            case .code128: .code128
            case .code39: .code39
            }
        }
    }

    /// The kind.
    public var kind: Kind
    /// The text of the barcode.
    public var text: String
    /// Its place: in millimetres from the upper left corner of the document, or, in the truth about a photograph, in its pixels.
    public var outline: Quadrilateral

    /// Creates a barcode.
    public init(kind: Kind, text: String, outline: Quadrilateral) {
        (self.kind, self.text, self.outline) = (kind, text, outline)
    }

    /// The number of a licence's code words, of ten, that may be damaged: the least level that the standard allows is 3 (annex D).
    private static let errorCorrection = 4

    /// Draws it on white, in black.
    func draw(on canvas: borrowing Canvas) throws(SpecimenError) {
        let modules = try processed { () throws(ImageProcessingError) in
            try BarcodeModules(
                text, symbology: kind.symbology, errorCorrection: kind == .pdf417 ? Self.errorCorrection : nil)
        }
        let (width, height) = (outline.meanWidth / Double(modules.width), outline.meanHeight / Double(modules.height))
        let (left, top) = (outline.topLeft.x, outline.topLeft.y)
        var bars = Outline()
        for row in 0..<modules.height {
            var column = 0
            while column < modules.width {
                let start = column
                while column < modules.width, modules[column, row] == modules[start, row] { column += 1 }
                guard modules[start, row] else { continue }
                let (x, y) = (left + Double(start) * width, top + Double(row) * height)
                bars.addRectangle(x: x, y: y, width: Double(column - start) * width, height: height)
            }
        }
        canvas.fill(bars, .colour(.black))
    }

    /// The paper around it, which is white.
    var ground: Outline {
        let margin = Self.quietZone
        return .rectangle(
            x: outline.topLeft.x - margin, y: outline.topLeft.y - margin, width: outline.meanWidth + 2 * margin,
            height: outline.meanHeight + 2 * margin)
    }

    /// The white space around it, in millimetres.
    private static let quietZone = 1.5
}

extension Outline {
    fileprivate mutating func addRectangle(x: Double, y: Double, width: Double, height: Double) {
        move(Position(x, y))
        line(Position(x + width, y))
        line(Position(x + width, y + height))
        line(Position(x, y + height))
        close()
    }
}

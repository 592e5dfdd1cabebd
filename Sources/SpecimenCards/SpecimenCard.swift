import Drawing
import ImageProcessing
public import Imaging

/// A synthetic identity document.
///
/// Everything about it is invented and follows from its format and its seed: the same two give the same picture.
public struct SpecimenCard: Hashable, Sendable {
    /// The data that are printed on it.
    public var data: SpecimenData
    /// The side that is seen; only TD1 has two that differ.
    public var side: SpecimenSide
    /// The seed of its looks.
    public var seed: UInt64
    /// The kind of document that it looks like; `nil` for one of Utopia's, which look like no other's.
    public internal(set) var design: SpecimenDesign?
    /// The texts that a document of a design prints for people to read. If you change one of these texts, the document
    /// contradicts its zone. Documents of no design print their ``data``.
    public var texts: [SpecimenFieldName: String] = [:]
    /// Barcodes that are printed besides those of the design.
    public var extraBarcodes: [SpecimenBarcode] = []
    /// The typeface of those texts; `nil` for one of our own.
    public var font: FontFile?

    /// Invents a document; of TD1 the back, which has the zone.
    public init(format: SpecimenFormat, seed: UInt64) {
        self.init(data: SpecimenData(format: format, seed: seed), side: format == .td1 ? .back : .front, seed: seed)
    }

    /// Creates a document with the data of the caller's choice.
    ///
    /// - Parameters:
    ///   - data: The data that are printed on it.
    ///   - side: The side that is seen.
    ///   - seed: The seed of its looks.
    public init(data: SpecimenData, side: SpecimenSide, seed: UInt64) {
        self.data = data
        self.side = side
        self.seed = seed
    }

    /// True where this side has the machine-readable zone.
    public var hasZone: Bool {
        if let design { return design.zoneSide == side }
        return data.format != .td1 || side == .back
    }

    /// The barcodes of this side, in millimetres: the one of the design, with the data of the document, and others.
    public var barcodes: [SpecimenBarcode] {
        let own = design.flatMap { DesignLayout.of($0, side).barcode }.map { frame in
            SpecimenBarcode(
                kind: .pdf417, text: LicenceBarcode(card: self).text,
                outline: Quadrilateral(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
        }
        return [own].compactMap(\.self) + extraBarcodes
    }

    /// Adds a visible digital seal that says its zone, signed with the key of ``SpecimenSeal/certificates``; its bytes differ each time.
    ///
    /// - Returns: False for formats whose documents have none: all but TD2, MRV-A and MRV-B.
    /// - Throws: ``SpecimenError`` when the document does not fit its zone, or the library for signatures is missing.
    public mutating func addSeal() throws(SpecimenError) -> Bool {
        guard let seal = try SpecimenSeal.barcode(of: self) else { return false }
        extraBarcodes.append(seal)
        return true
    }

    /// Draws the document, upright and without surroundings.
    ///
    /// The corners are not cut off: a photograph does that.
    ///
    /// - Parameter pixelsPerMillimetre: The resolution; 12 is about 300 dots per inch.
    /// - Returns: A colour image of the whole document.
    /// - Throws: ``SpecimenError`` when its data do not fit its zone, or there is no memory for it.
    public func drawn(pixelsPerMillimetre: Double) throws(SpecimenError) -> Image {
        let geometry = data.format.geometry
        let style = design.map { CardStyle(of: $0, side, seed: seed) } ?? CardStyle(seed: seed)
        let paper = try Canvas.sheet(
            width: geometry.width, height: geometry.height, pixelsPerMillimetre: pixelsPerMillimetre)
        var pattern = SecurityPrint(style: style, geometry: geometry, seed: seed)
        pattern.draw(on: paper)
        let form = Form(data: data, side: side, style: style, seed: seed)
        let designForm = design.map { DesignForm(of: self, design: $0, style: style) }
        if let designForm { designForm.drawForm(on: paper) } else { form.drawForm(on: paper) }
        for barcode in barcodes { paper.fill(barcode.ground, .colour(.white)) }
        let print = try Canvas.sheet(
            width: geometry.width, height: geometry.height, pixelsPerMillimetre: pixelsPerMillimetre, font: font)
        if let designForm { designForm.drawValues(on: print) } else { form.drawValues(on: print) }
        if hasZone { try form.drawZone(on: print) }
        for barcode in barcodes {
            // A label that was stuck over what stands there.
            print.fill(barcode.ground, .colour(.white))
            try barcode.draw(on: print)
        }
        let ink = Ink(printing: style.printing, seed: seed)
        return try ink.printed(print.image(), on: paper.image(), pixelsPerMillimetre: pixelsPerMillimetre)
    }

    /// Returns the texts that are printed on this side for people to read, and their places, in millimetres; nothing
    /// without a design.
    ///
    /// - Throws: ``SpecimenError`` when there is no memory for measuring letters.
    public func printedTexts() throws(SpecimenError) -> [SpecimenText] {
        guard let design else { return [] }
        // Only letters are measured here, which need no pixels.
        let canvas = try Canvas.sheet(width: 10, height: 10, pixelsPerMillimetre: 1, font: font)
        return DesignForm(of: self, design: design, style: CardStyle(of: design, side, seed: seed)).texts(on: canvas)
    }
}

import ImageProcessing
public import Imaging

/// A synthetic identity document.
///
/// Everything about it is invented and follows from its format and its seed: the same two give the same picture.
public struct SpecimenCard: Hashable, Sendable {
    /// What is printed on it.
    public var data: SpecimenData
    /// The side that is seen; only TD1 has two that differ.
    public var side: SpecimenSide
    /// What its looks depend on.
    public var seed: UInt64

    /// Invents a document; of TD1 the back, which has the zone.
    public init(format: SpecimenFormat, seed: UInt64) {
        self.init(data: SpecimenData(format: format, seed: seed), side: format == .td1 ? .back : .front, seed: seed)
    }

    /// Creates a document that says what the caller wants.
    ///
    /// - Parameters:
    ///   - data: What is printed on it.
    ///   - side: The side that is seen.
    ///   - seed: What its looks depend on.
    public init(data: SpecimenData, side: SpecimenSide, seed: UInt64) {
        self.data = data
        self.side = side
        self.seed = seed
    }

    /// Whether this side has the machine-readable zone.
    public var hasZone: Bool { data.format != .td1 || side == .back }

    /// Draws the document, upright and without surroundings.
    ///
    /// The corners are not cut off: a photograph does that.
    ///
    /// - Parameter pixelsPerMillimetre: The resolution; 12 is about 300 dots per inch.
    /// - Returns: A colour image of the whole document.
    /// - Throws: ``SpecimenError`` when what it says does not fit its zone, or there is no memory for it.
    public func drawn(pixelsPerMillimetre: Double) throws(SpecimenError) -> Image {
        let geometry = data.format.geometry
        let style = CardStyle(seed: seed)
        let paper = try Canvas(
            width: geometry.width, height: geometry.height, pixelsPerMillimetre: pixelsPerMillimetre)
        var pattern = SecurityPrint(style: style, geometry: geometry, seed: seed)
        pattern.draw(on: paper)
        let form = Form(data: data, side: side, style: style, seed: seed)
        form.drawForm(on: paper)
        let print = try Canvas(
            width: geometry.width, height: geometry.height, pixelsPerMillimetre: pixelsPerMillimetre)
        form.drawValues(on: print)
        if hasZone { try form.drawZone(on: print) }
        let ink = Ink(printing: style.printing, seed: seed)
        return try ink.printed(print.image(), on: paper.image(), pixelsPerMillimetre: pixelsPerMillimetre)
    }
}

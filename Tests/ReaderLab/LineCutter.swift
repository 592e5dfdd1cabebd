public import IDScan
public import Imaging

/// Cuts out of photographs the lines that a ``DocumentScanner`` shows to its readers.
///
/// It is the scanner's own search, bent zones and faint ones included, so that readers are trained and measured on real
/// conditions: the margins, the tilt and the mistakes of the locator. As in a scan, it ends when a zone is proven; a
/// line is cut once for each place in which it was shown.
public struct LineCutter: ~Copyable {
    private var scanner: DocumentScanner

    /// Creates a cutter.
    ///
    /// - Parameter options: The limits on a photograph; print is not read, whatever they say.
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``.
    public init(options: ScanOptions = ScanOptions()) throws(ScanError) {
        var options = options
        options.templates = []
        scanner = try DocumentScanner(options: options)
    }

    /// Returns everything in a photograph that a scan takes for a line of a machine-readable zone.
    ///
    /// - Parameter bytes: The content of an image file.
    /// - Throws: ``ScanError`` when the bytes are no image within the limits, the time is over or a library fails.
    public mutating func lines(in bytes: [UInt8]) throws(ScanError) -> [CutLine] {
        var lines: [CutLine] = []
        _ = try scanner.scan(bytes) { place, crop in
            if place.area > 1 { lines.append(CutLine(place: place, crop: crop)) }
        }
        return lines
    }
}

/// A line as it was cut out of a photograph.
public struct CutLine: Hashable, Sendable {
    /// Its corners, in pixels of the photograph as it was decoded.
    ///
    /// The end at which reading starts is unknown.
    public let place: Quadrilateral
    /// Its pixels, grey and level.
    public let crop: Image
}

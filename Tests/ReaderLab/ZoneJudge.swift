public import IDScan
public import Imaging

/// Reads zones that are located already, and judges them under several rules: for calibrating them.
public struct ZoneJudge: ~Copyable {
    private var scanner: DocumentScanner

    /// Creates a judge, and loads the models.
    ///
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/unusableModel``.
    public init(options: ScanOptions = ScanOptions()) throws(ScanError) {
        scanner = try DocumentScanner(options: options)
    }

    /// Reads a zone.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - zoneLines: The places of its lines, as in ``DocumentScanner/scan(_:zoneLines:)``.
    ///   - rules: The rules.
    /// - Returns: The document of the zone, once for each rule, without findings; none when there is no zone.
    /// - Throws: ``ScanError`` when a library fails.
    public mutating func documents(
        in image: Image, zoneLines: [Quadrilateral], under rules: [VerificationRule]
    ) throws(ScanError) -> [ScannedDocument] {
        try scanner.judge(image, zoneLines: zoneLines, under: rules)
    }
}

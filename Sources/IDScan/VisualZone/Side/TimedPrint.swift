import TextRecognition

/// Reads print as long as there is time: what was read of a document before the time was over is not lost with the rest.
struct TimedPrint {
    /// Whether something was read already that is worth having without the print, such as a zone.
    let isWorthKeeping: Bool
    /// When the work on the photograph has to end.
    let context: ScanContext
    /// Whether the time was over before all print was read.
    private(set) var isCutShort = false

    init(isWorthKeeping: Bool, context: ScanContext) {
        (self.isWorthKeeping, self.context) = (isWorthKeeping, context)
    }

    /// Reads a part of the print.
    ///
    /// - Returns: What was read; nil when there is nothing, or the time is over.
    /// - Throws: Whatever the reading throws; that the time is over only if nothing else was read.
    mutating func read<Part>(_ part: (ScanContext) throws -> Part?) throws -> Part? {
        if isCutShort { return nil }
        do {
            return try part(context)
        } catch let error as TextRecognitionError where error.timeLimit != nil && isWorthKeeping && !context.isCancelled
        {
            isCutShort = true
            return nil
        }
    }
}

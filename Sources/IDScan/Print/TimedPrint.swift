import TextRecognition

/// Reads print as long as there is time: what was read of a document before the time was over is not lost with the rest.
struct TimedPrint {
    /// Whether print is wanted at all.
    let isWanted: Bool
    /// Whether something was read already that is worth having without the print, such as a zone.
    let isWorthKeeping: Bool
    /// When the work on the photograph has to end.
    let context: ScanContext
    /// Whether the time was over before all print was read.
    private(set) var isCutShort = false

    init(isWanted: Bool, isWorthKeeping: Bool, context: ScanContext) {
        (self.isWanted, self.isWorthKeeping, self.context) = (isWanted, isWorthKeeping, context)
    }

    /// Reads a part of the print.
    ///
    /// - Returns: What was read; nil when there is nothing, or the time is over.
    /// - Throws: Whatever the reading throws; that the time is over only if nothing else was read.
    mutating func read<Part>(_ part: (ScanContext) throws -> Part?) throws -> Part? {
        guard isWanted, !isCutShort else { return nil }
        do {
            return try context.time(.print) { try part(context) }
        } catch let error as TextRecognitionError where error.timeLimit != nil && isWorthKeeping && !context.isCancelled
        {
            isCutShort = true
            return nil
        }
    }
}

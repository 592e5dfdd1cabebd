import TextRecognition

/// Reads print as long as there is time: the readings of a document before the time was over are not lost with the rest.
struct TimedPrint {
    /// True where print is wanted at all.
    let isWanted: Bool
    /// True where something was read already that is worth having without the print, such as a zone.
    let isWorthKeeping: Bool
    /// The time limit of the work on the photograph.
    let context: ScanContext
    /// True if the time was over before all print was read.
    private(set) var isCutShort = false

    /// Reads a part of the print.
    ///
    /// - Returns: The part that was read; nil when there is nothing, or the time is over.
    /// - Throws: The error of the reading; the end of the time only if nothing else was read.
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

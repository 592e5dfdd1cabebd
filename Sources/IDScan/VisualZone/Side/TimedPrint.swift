import ImageProcessing
import TextRecognition

/// Reads print as long as there is time: what was read of a document before the time was over is not lost with the rest.
struct TimedPrint {
    /// Whether something was read already that is worth having without the print, such as a zone.
    let isWorthKeeping: Bool
    /// When the work on the photograph has to end.
    let deadline: Deadline
    /// Whether the time was over before all print was read.
    private(set) var isCutShort = false

    init(isWorthKeeping: Bool, deadline: Deadline) {
        (self.isWorthKeeping, self.deadline) = (isWorthKeeping, deadline)
    }

    /// Reads a part of the print.
    ///
    /// - Returns: What was read; nil when there is nothing, or the time is over.
    /// - Throws: Whatever the reading throws; that the time is over only if nothing else was read.
    mutating func read<Part>(_ part: (Deadline) throws -> Part?) throws -> Part? {
        if isCutShort { return nil }
        do {
            return try part(deadline)
        } catch let error as TextRecognitionError where error.timeLimit != nil && isWorthKeeping {
            isCutShort = true
            return nil
        }
    }
}

import Foundation
import IDScan
import SpecimenCards

/// One sequence of frames, read one after another.
struct FrameTrial {
    /// The outcome after a frame.
    struct Outcome {
        /// True where the result is as printed on the document that the frame shows.
        let isExact: Bool
        /// The proof about the zone; nil when nothing was read.
        let status: VerificationStatus?
        /// True where the result is as printed on any document of the sequence.
        let isOnAny: Bool
        /// True where more frames will not help.
        let isSettled: Bool

        /// True where a verified zone is printed on no document.
        var isWrongButVerified: Bool { status == .verified && !isOnAny }
    }

    /// The outcome of all frames together after each frame.
    private(set) var joined: [Outcome] = []
    /// The outcome of each frame alone.
    private(set) var single: [Outcome] = []
    /// The number of frames that were read.
    private(set) var readCount = 0
    /// CPU seconds of all frames, and of scans of the same frames; 0 when they were not scanned.
    private(set) var seconds = 0.0, scanSeconds = 0.0
    /// The largest number of bytes of the session, encoded.
    private(set) var size = 0

    /// Reads a sequence.
    ///
    /// - Parameters:
    ///   - sequence: The sequence.
    ///   - reading: The choice of the frames that are read.
    ///   - isCompared: True where each frame is scanned, too.
    ///   - scanner: The scanner that reads them.
    init(
        of sequence: SpecimenSequence, reading: FrameReading, isCompared: Bool, by scanner: inout DocumentScanner
    ) throws {
        var session = FrameSession()
        var printed = [[String]](repeating: [], count: sequence.cards.count)
        for index in 0..<sequence.count {
            let taken = try sequence.frame(index).taken()
            let card = sequence.card(in: index)
            if let card, let lines = taken.truth.documents.first?.lines { printed[card] = lines }
            let file = try taken.file()
            let start = ProcessorTime.seconds
            let report = try scanner.add(file, to: &session, reading: reading)
            seconds += ProcessorTime.seconds - start
            func outcome(_ document: ScannedDocument?) -> Outcome {
                let lines = document?.mrz?.lines
                return Outcome(
                    isExact: card.map { lines == printed[$0] } ?? false, status: document?.status,
                    isOnAny: lines.map(printed.contains) ?? false, isSettled: session.isSettled)
            }
            joined.append(outcome(session.result?.documents.first))
            single.append(outcome(report.document))
            guard isCompared else { continue }
            let second = ProcessorTime.seconds
            _ = try scanner.scan(file)
            scanSeconds += ProcessorTime.seconds - second
        }
        readCount = session.readCount
        size = try JSONEncoder().encode(session).count
    }
}

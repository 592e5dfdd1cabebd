import ImageProcessing
import Imaging
import MRZ

/// The context of one scan, which all its steps are given: its time limit, its request, and its observers.
struct ScanContext {
    /// The time at which the scan has to end.
    let deadline: Deadline
    /// The request of the scan.
    let request: ScanRequest
    /// The day that counts as today.
    let today: CalendarDate
    private let observe: DocumentScanner.Observer?
    private let showLine: DocumentScanner.LineObserver?
    /// The watch that measures the stages; nil when that is not asked for.
    private let watch: StopWatch?
}

extension ScanContext {
    /// Begins a scan.
    ///
    /// - Parameters:
    ///   - request: The request of the scan.
    ///   - deadline: The time at which it has to end.
    ///   - observe: Is shown the pictures on the way.
    ///   - showLine: Is shown the lines that readers are about to read.
    init(
        _ request: ScanRequest, before deadline: Deadline, observing observe: DocumentScanner.Observer? = nil,
        showingLines showLine: DocumentScanner.LineObserver? = nil
    ) {
        self.init(
            deadline: deadline, request: request, today: request.referenceDate ?? .today, observe: observe,
            showLine: showLine, watch: request.measuresTime ? StopWatch() : nil)
    }

    /// The same, for a part of the work that has to end before another moment.
    func within(_ deadline: Deadline) -> ScanContext {
        ScanContext(
            deadline: deadline, request: request, today: today, observe: observe, showLine: showLine, watch: watch)
    }

    /// The same, for a part of the work that has its own limit.
    func beginning(after limit: Duration) -> ScanContext { within(deadline.beginning(after: limit)) }

    /// Checks that the scan may go on.
    ///
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/timedOut`` or ``ScanError/Code/cancelled``.
    func check() throws(ScanError) {
        try checkCancellation()
        if let limit = deadline.limit, deadline.hasPassed { throw .timedOut(after: limit) }
    }

    /// True where the result is no longer wanted.
    var isCancelled: Bool { deadline.isCancelled }

    /// Checks that the result is still wanted.
    ///
    /// - Throws: ``ScanError`` of the code ``ScanError/Code/cancelled``.
    func checkCancellation() throws(ScanError) {
        if isCancelled { throw .cancelled }
    }

    /// True where there is an observer: pictures are drawn for it alone.
    var isObserved: Bool { observe != nil }

    /// Shows a picture, which is made only if there is an observer.
    func show(_ stage: ScanStage, _ picture: @autoclosure () throws -> Image) rethrows {
        try observe?(stage, picture())
    }

    /// Shows lines that are about to be read.
    ///
    /// - Parameters:
    ///   - lines: The places of the lines in the picture.
    ///   - picture: The picture, grey.
    ///   - original: Tells where a place in the picture is in the photograph as it was decoded.
    func show(
        lines: [Quadrilateral], in picture: Image, original: (Quadrilateral) -> Quadrilateral
    ) throws(ImageProcessingError) {
        guard let showLine else { return }
        for line in lines { showLine(original(line), try picture.flattened(line)) }
    }

    /// Does a part of the work, whose time counts for a stage.
    func time<Result, Failure>(
        _ stage: ScanTimings.Stage, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let watch else { return try work() }
        return try watch.time(stage, work)
    }

    /// Takes a look, whose time counts for its kind.
    func time<Result, Failure>(
        look: ScanTimings.LookKind, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let watch else { return try work() }
        return try watch.time(look: look, work)
    }

    /// The time by stages until now; nil when that is not asked for.
    var timings: ScanTimings? { watch?.stop() }

    /// The error that users see, from that of any step: a cancelled scan fails because it was cancelled.
    func error(_ error: any Error) -> ScanError { isCancelled ? .cancelled : ScanError(error) }
}

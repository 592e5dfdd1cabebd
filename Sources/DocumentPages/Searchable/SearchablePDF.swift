import CQPDF
import Dispatch
public import ImageProcessing
import Synchronization

/// A PDF file whose text can be selected and searched, made of images and PDF files.
///
/// Each page is read, and its text is laid over it invisibly. Pages are read on all cores at a time.
///
/// ```swift
/// let searchable = SearchablePDF([PDFInput(name: "page.jpg", bytes: bytes)])
/// for try await event in searchable.events() {
///     switch event {
///     case .page(let page): print("\(page.number) of \(page.pageCount): \(page.wordCount) words")
///     case .file(let file): save(file.bytes)
///     }
/// }
/// ```
///
/// The pages stand in the order of the inputs. The first PDF file among these stays as it is but for the layers, with its
/// forms, outlines and annotations; of others only the pages are taken.
public struct SearchablePDF: Sendable {
    let inputs: [PDFInput]
    let options: SearchablePDFOptions

    /// Prepares a file; nothing is read yet.
    public init(_ inputs: [PDFInput], options: SearchablePDFOptions = SearchablePDFOptions()) {
        (self.inputs, self.options) = (inputs, options)
    }

    /// Makes the file; the calling thread waits.
    ///
    /// - Parameters:
    ///   - cancellation: Tells that the file is no longer wanted.
    ///   - observe: Is told of each page as soon as it is done, on any thread, in any order.
    /// - Throws: ``SearchablePDFError`` when an input is no image and no PDF file, cannot be used, or exceeds the limits, and
    ///   when no page at all can be read.
    public func file(
        cancelledBy cancellation: Cancellation = Cancellation(), observing observe: @Sendable (SearchablePage) -> Void
    ) throws(SearchablePDFError) -> SearchableFile {
        let plan = try SearchablePlan(inputs, options)
        let read = Mutex<[Int: ReadPage]>([:])
        let failed = Mutex<SearchablePDFError?>(nil)
        let deadline = Deadline(after: options.limits.duration, cancelledBy: cancellation)
        let taken = Atomic(0)
        let next = { @Sendable () -> PageTask? in
            guard !deadline.hasPassed, failed.withLock({ $0 == nil }) else { return nil }
            let index = taken.add(1, ordering: .relaxed).oldValue
            return index < plan.tasks.count ? plan.tasks[index] : nil
        }
        let threadCount = min(max(1, options.threadCount ?? .max), plan.tasks.count)
        DispatchQueue.concurrentPerform(iterations: threadCount) { _ in
            do throws(SearchablePDFError) {
                try work(on: next, of: plan, cancelledBy: cancellation) { task, page, duration in
                    observe(SearchablePage(page, task, of: plan, source: inputs[task.input].name, duration))
                    read.withLock { $0[task.number] = page }
                }
            } catch {
                failed.withLock { $0 = $0 ?? error }
            }
        }
        if let error = failed.withLock(\.self) { throw error }
        if cancellation.isCancelled { throw SearchablePDFError(nil, .cancelled) }
        let pages = read.withLock { pages in
            defer { pages = [:] }
            return pages
        }
        return try SearchableAssembly(plan: plan, options: options).file(of: inputs, pages)
    }

    /// Reads pages until none is left.
    private func work(
        on next: () -> PageTask?, of plan: SearchablePlan, cancelledBy cancellation: Cancellation,
        deliver: (PageTask, ReadPage, Duration) -> Void
    ) throws(SearchablePDFError) {
        guard var task = next() else { return }
        var reader: PageReader
        do throws(PDFError) {
            reader = try PageReader(
                inputs, options, by: PageReader.recognizer(options.recognition), PageRenderer(),
                cancelledBy: cancellation)
        } catch {
            throw SearchablePDFError(nil, error)
        }
        while true {
            let start = ContinuousClock.now
            do throws(PDFError) {
                deliver(task, try reader.read(task), ContinuousClock.now - start)
            } catch {
                throw SearchablePDFError(inputs[task.input].name, error)
            }
            guard let following = next() else { return }
            task = following
        }
    }

    /// Makes the process give the memory of a page back to the system as soon as the page is done, for a program that does nothing
    /// else: by default the C library keeps some of it for later.
    public static func returnLargeBlocks() { CQPDFReturnLargeBlocks() }

    /// An event while the file is made.
    public enum Event: Sendable {
        /// A page is done. Pages come in any order.
        case page(SearchablePage)
        /// The file is done; nothing follows.
        case file(SearchableFile)
    }

    /// Makes the file beside the other work of the task. It ends when the task no longer listens.
    ///
    /// - Returns: The events; the stream throws the errors of ``file(cancelledBy:observing:)``.
    public func events() -> AsyncThrowingStream<Event, any Error> {
        AsyncThrowingStream { continuation in
            let cancellation = Cancellation()
            continuation.onTermination = { _ in cancellation.cancel() }
            DispatchQueue(label: "SearchablePDF").async {
                do throws(SearchablePDFError) {
                    let file = try file(cancelledBy: cancellation) { continuation.yield(.page($0)) }
                    continuation.yield(.file(file))
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
        }
    }
}

/// A file that was made.
public struct SearchableFile: Sendable {
    /// The whole file.
    public let bytes: [UInt8]
    /// The text that was read on each page: a line break after each line, an empty line between paragraphs.
    public let texts: [String]
    /// The remarks that a person should know, a sentence each, such as the parts of an input that were left out.
    public let remarks: [String]
}

extension SearchablePage {
    fileprivate init(
        _ page: ReadPage, _ task: PageTask, of plan: SearchablePlan, source: String, _ duration: Duration
    ) {
        self.init(
            number: task.number, pageCount: plan.tasks.count, source: source, sourcePage: task.sourcePage,
            outcome: page.outcome, isFlattened: page.isFlattened, duration: duration)
    }
}

extension PDFError {
    static let cancelled = PDFError(code: .cancelled, message: "it was cancelled")
}

import ImageProcessing
import Imaging
import SpecimenCards
import Synchronization
import Testing

@testable import IDScan

struct ScannerPoolTests {
    private static let options = ScanOptions(
        request: ScanRequest(referenceDate: .lastOf2026), limits: ImageDecodingLimits(duration: .seconds(300)))

    /// Paper without anything on it, which is scanned in no time.
    private static let paper = Image(
        width: 64, height: 48, pixelFormat: .grey, pixels: Array(repeating: 200, count: 64 * 48))

    @Test func readsWhatAScannerReads() async throws {
        let taken = try Photograph(
            of: [SpecimenCard(format: .td3, seed: 11)], conditions: .flatbed, seed: 11
        ).taken()
        let bytes = try taken.file()
        let pool = try ScannerPool(count: 1, options: Self.options)
        var scanner = try DocumentScanner(options: Self.options)
        #expect(try await pool.scan(bytes) == scanner.scan(bytes))
        #expect(try await pool.scan(taken.image) == scanner.scan(taken.image))
    }

    @Test func answersEveryTask() async throws {
        let pool = try ScannerPool(count: 2, options: Self.options)
        let answered = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    var count = 0
                    for _ in 0..<10 where (try? await pool.scan(Self.paper))?.documents.isEmpty == true { count += 1 }
                    return count
                }
            }
            return await group.reduce(0, +)
        }
        #expect(answered == 1000)
    }

    @Test func saysWhatIsWrongWithAFile() async throws {
        let pool = try ScannerPool(count: 1, options: Self.options)
        let error = await #expect(throws: ScanError.self) { try await pool.scan([1, 2, 3]) }
        #expect(error?.code == .notAnImage)
    }

    /// A hundred scans of a photograph that takes long are cancelled; a scan after them is answered.
    @Test func freesThePlacesOfCancelledScans() async throws {
        let bytes = try Photograph(
            of: [SpecimenCard(format: .td3, seed: 11)], conditions: .flatbed, seed: 11
        ).taken().file()
        let pool = try ScannerPool(count: 2, options: Self.options)
        let tasks = (0..<100).map { _ in Task { try await pool.scan(bytes) } }
        for task in tasks { task.cancel() }
        var codes: Set<ScanError.Code> = []
        for task in tasks {
            do {
                _ = try await task.value
            } catch {
                codes.insert(try #require(error as? ScanError).code)
            }
        }
        #expect(codes == [.cancelled])
        #expect(try await pool.scan(Self.paper).documents.isEmpty)
    }

    @Test func scansInTheOrderOfTheLine() async throws {
        let order = Mutex<[Int]>([])
        let line = ScanLine()
        let jobs = (0..<20).map { number in
            ScanJob { (_, _) throws(ScanError) in
                order.withLock { $0.append(number) }
                throw .cancelled
            }
        }
        let waiting = jobs.map { job in
            Task { await withCheckedContinuation { next in line.add(job) { next.resume(returning: $0) } } }
        }
        // The tasks get into the line in any order: it is asked for that.
        while line.waiting.count < jobs.count { await Task.yield() }
        let inLine = line.waiting.compactMap { waiting in jobs.firstIndex { $0 === waiting } }
        let thread = try #require(Thread { line.serve(Self.options) })
        for task in waiting { _ = await task.value }
        line.close()
        thread.join()
        #expect(order.withLock(\.self) == inLine)
    }

    @Test func answersAThreadThatWaits() throws {
        let bytes = try Photograph(
            of: [SpecimenCard(format: .td3, seed: 11)], conditions: .flatbed, seed: 11
        ).taken().file()
        let pool = try ScannerPool(count: 1, options: Self.options)
        var scanner = try DocumentScanner(options: Self.options)
        #expect(try pool.scanWaiting(bytes) == scanner.scan(bytes))
        let error = #expect(throws: ScanError.self) { try pool.scanWaiting([1, 2, 3]) }
        #expect(error?.code == .notAnImage)
        pool.closeWaiting()
    }

    @Test func saysWhyAScannerCannotBeLoaded() throws {
        let field = #"{ "name": "birthDate", "content": "date", "captions": ["Born"] }"#
        let template = try DocumentTemplate.sheet(
            size: #require(TemplateSize.named["ID-1"]), anchor: "Date of birth", fields: [field], language: "none")
        let error = #expect(throws: ScanError.self) {
            _ = try ScannerPool(count: 2, options: ScanOptions(templates: [template]))
        }
        #expect(error?.code == .unusableModel)
    }
}

struct CancellationTests {
    @Test func endsAScan() throws {
        let cancellation = Cancellation()
        let context = ScanContext(
            ScanRequest(), before: Deadline(after: .seconds(10), cancelledBy: cancellation))
        try context.check()
        cancellation.cancel()
        #expect(context.deadline.hasPassed && context.isCancelled)
        #expect(throws: ScanError.cancelled) { try context.check() }
        #expect(context.error(TextRecognitionFailure()).code == .cancelled)
    }

    @Test func comesFromTheTaskToo() async {
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return Deadline.never.isCancelled
        }
        task.cancel()
        #expect(await task.value)
    }

    private struct TextRecognitionFailure: Error {}
}

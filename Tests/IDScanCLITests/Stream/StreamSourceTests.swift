import Foundation
import ScanReports
import Testing

@testable import IDScanCLI

struct StreamSourceTests {
    /// The requests that threads take from one stream at the same time.
    private static func requests(of source: StreamSource, byThreads count: Int) async -> [StreamSource.Numbered] {
        await withTaskGroup(of: [StreamSource.Numbered].self) { group in
            for _ in 0..<count {
                group.addTask {
                    var taken: [StreamSource.Numbered] = []
                    while let request = source.next() { taken.append(request) }
                    return taken
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
    }

    /// No request is lost between threads, none is given out twice, and of each identifier one is scanned.
    @Test func threadsThatShareAStreamGetEachRequestOnce() async throws {
        let folder = try Folder()
        let names = (0..<3000).map { "\($0 % 2000).jpg" }
        let list = try folder.add("list", names.joined(separator: "\n"))
        let source = try StreamSource(of: Input(name: list.path), limit: 100)
        let requests = await Self.requests(of: source, byThreads: 8).sorted { $0.number < $1.number }
        #expect(requests.map(\.number) == Array(names.indices))
        #expect(requests.map(\.request.line) == Array(1...names.count))
        #expect(requests.map(\.request.id) == names.map { .text($0) })
        let scanned = requests.filter { (try? $0.request.source.get()) != nil }
        #expect(scanned.map(\.number) == Array(0..<2000))
        #expect(source.requestCount == names.count && source.failure == nil)
    }

    /// The bytes behind a line go with its request, whichever thread takes it.
    @Test func bytesStayWithTheirLine() async throws {
        let folder = try Folder()
        let content = (0..<500).map { "{\"id\": \($0), \"path\": \"a\", \"byteCount\": 4}\n\(1000 + $0)" }
        let file = try folder.add("requests", content.joined())
        let source = try StreamSource(of: Input(name: file.path), limit: 100, takingBytes: true)
        let requests = await Self.requests(of: source, byThreads: 8)
        #expect(Set(requests.map(\.number)) == Set(content.indices))
        for (request, number) in requests {
            guard case .bytes(let bytes, "a") = try request.source.get() else {
                Issue.record("request \(number) has no bytes")
                continue
            }
            #expect(String(decoding: bytes, as: UTF8.self) == "\(1000 + number)")
        }
    }

    /// A stream that one thread ends gives nothing more to any.
    @Test func anEndedStreamGivesNothing() throws {
        let folder = try Folder()
        let source = try StreamSource(of: Input(name: folder.add("list", "a\nb\nc").path), limit: 100)
        #expect(source.next()?.request.id == .text("a"))
        source.end()
        #expect(source.next() == nil && source.requestCount == 1)
    }

    /// A line that is no JSON, or too long, tells its identifier where it has one.
    @Test(arguments: [
        ("{\"id\": 7, oops", StreamID.number(7)), ("{\"id\" : \"a\\\"b\", oops", .text("a\"b")), ("{oops", nil),
        ("{\"ID\": 7}", nil),
    ])
    func brokenLinesTellTheirIdentifier(line: String, id: StreamID?) throws {
        let folder = try Folder()
        for limit in [8, 100] {
            let source = try StreamSource(of: Input(name: folder.add("list", line).path), limit: limit)
            let request = try #require(source.next()).request
            #expect(throws: Failure.self) { try request.source.get() }
            if limit == 100 || id == nil { #expect(request.id == id) }
        }
    }
}

import Doors
import ScanReports

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Door {
    /// The lines of a stream, behind three bytes of choices: each that is not empty is a request, in order, and no identifier is
    /// taken twice.
    static let lines = Door("lines") { bytes in
        guard bytes.count > 3, let file = InputFile.shared else { return }
        let (limit, isNull) = (Int(bytes[0]) * 16 + 1, bytes[1].isMultiple(of: 2))
        let content = Array(bytes[3...])
        file.write(content)
        let source: StreamSource
        do throws(Failure) {
            source = try StreamSource(
                of: Input(name: file.name), limit: limit, separatedByNull: isNull,
                takingBytes: bytes[2].isMultiple(of: 3))
        } catch {
            return demand(false, "a file can be opened")
        }
        var (count, last, seen) = (0, 0, StreamIDs())
        while let (request, number) = source.next() {
            demand(number == count && request.line > last, "requests are in the order of their lines")
            (count, last) = (count + 1, request.line)
            guard case .success(let image) = request.source else { continue }
            guard let id = request.id else { return demand(false, "what is scanned has an identifier") }
            demand(seen.insert(id), "no identifier is taken twice")
            if case .file(let name) = image {
                demand(!name.isStandardStream && !name.bytes.contains(0), "a list is no image, and no name has a NUL")
            }
            if case .bytes(let bytes, _) = image { demand(bytes.count <= limit, "no more bytes than the limit") }
        }
        demand(source.failure == nil, "the stream is read to its end")
        demand(source.requestCount == count, "the requests are counted")
        let lines = content.split(separator: isNull ? 0 : UInt8(ascii: "\n")).count
        demand(count <= lines, "no more requests than lines")
    }
}

/// A file in memory, which stands in no folder: one on a disk takes longer than what is read from it.
private struct InputFile {
    static let shared = InputFile()

    let descriptor: Int32
    /// The name by which it is opened again.
    let name: String

    private init?() {
        #if canImport(Darwin)
            guard let file = tmpfile() else { return nil }
            descriptor = fileno(file)
        #else
            let shared = "/idscan-lines-\(getpid())"
            descriptor = shm_open(shared, O_RDWR | O_CREAT | O_EXCL, 0o600)
            guard descriptor >= 0 else { return nil }
            shm_unlink(shared)
        #endif
        name = "/proc/self/fd/\(descriptor)"
    }

    func write(_ bytes: [UInt8]) {
        demand(
            ftruncate(descriptor, 0) == 0
                && bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == bytes.count,
            "a file can be written")
    }
}

extension Failure {
    /// The same; the message names a file. The program makes harmful characters of the name visible, which needs its package.
    func about(_ name: String) -> Failure { Failure(code: code, message: "\(name): \(message)") }
}

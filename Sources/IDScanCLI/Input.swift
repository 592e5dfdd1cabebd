import ImageProcessing
import ScanReports
import SystemLibrary

/// A file named on the command line, or standard input.
struct Input: Hashable, Sendable {
    /// The largest file that is read by default, in bytes. The size is checked before reading.
    static let byteLimit = ImageDecodingLimits().fileBytes

    /// The name as it was given; `-` is standard input.
    let file: FileName
    /// The reason why it is not read; nil for none that is known before.
    let problem: Failure?

    /// Makes an input of an argument of the program.
    init(name: String) {
        self.init(file: FileName(name))
    }

    /// Makes an input of a name.
    init(file: FileName, problem: Failure? = nil) { (self.file, self.problem) = (file, problem) }

    /// The name as text: bytes in it that are not UTF-8 are repaired.
    var name: String { file.text }

    /// True for standard input.
    var isStandardInput: Bool { file.isStandardStream }

    /// Returns everything in the input.
    ///
    /// - Parameter limit: The number of bytes that it may hold.
    /// - Throws: ``Failure`` when there is no such file, it is a folder or a device, it may not be read, or it holds
    ///   more bytes: such a file is not read, and standard input only until then.
    func bytes(limit: Int = byteLimit) throws(Failure) -> [UInt8] {
        var blocks = try InputBlocks(of: self)
        guard blocks.size <= limit else { throw Self.tooLarge(limit) }
        var bytes: [UInt8] = []
        while let block = try blocks.next() {
            bytes += block
            guard bytes.count <= limit else { throw Self.tooLarge(limit) }
        }
        return bytes
    }

    /// Returns everything in the input, as ``bytes(limit:)`` does; a failure names the input.
    func namedBytes(limit: Int = byteLimit, as name: String? = nil) throws(Failure) -> [UInt8] {
        do throws(Failure) { return try bytes(limit: limit) } catch { throw error.about(name ?? self.name) }
    }

    /// Returns the first bytes of the file, or all of them if it has fewer.
    ///
    /// - Parameter count: The number of bytes that are wanted.
    func start(of count: Int) throws(Failure) -> [UInt8] {
        let (descriptor, _) = try opened()
        defer { close(descriptor) }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, read(descriptor, buffer.baseAddress, count))
        }
    }

    /// Opens the file, which the caller closes.
    ///
    /// - Returns: The descriptor, and the number of bytes of the file.
    /// - Throws: ``Failure`` when there is no such file, it is not a kind that can be read, or it may not be read.
    func opened() throws(Failure) -> (descriptor: Int32, size: Int) {
        if let problem { throw problem }
        guard !file.bytes.contains(0) else {
            throw Failure(code: "fileNotFound", message: "no such file: a name has no NUL")
        }
        // Without O_NONBLOCK, opening a FIFO would wait for a writer.
        let descriptor = file.withPath { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else { throw Self.failure(ofError: errno) }
        do throws(Failure) {
            return (descriptor, try Self.size(ofFile: descriptor))
        } catch {
            close(descriptor)
            throw error
        }
    }

    private static func size(ofFile descriptor: Int32) throws(Failure) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(ofError: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw Failure(code: "isFolder", message: "this is a folder, not a file")
        case S_IFIFO:
            throw Failure(code: "notAFile", message: "this is a pipe; use - to read from standard input")
        default: throw Failure(code: "notAFile", message: "this is a device, not a file")
        }
        return Int(status.st_size)
    }

    static func tooLarge(_ limit: Int) -> Failure {
        let isWhole = limit.isMultiple(of: 1 << 20)
        let text = isWhole ? "\(limit >> 20) MB" : "\(limit) bytes"
        return Failure(code: "fileTooLarge", message: "larger than the limit of \(text)")
    }

    static func failure(ofError number: Int32) -> Failure {
        switch number {
        case ENOENT, ENOTDIR: Failure(code: "fileNotFound", message: "no such file")
        case EACCES, EPERM: Failure(code: "noPermission", message: "no permission to read this file")
        case ENXIO: Failure(code: "notAFile", message: "this is a socket or a device, not a file")
        default: Failure(code: "unreadable", message: "cannot be read: \(String(cString: strerror(number)))")
        }
    }
}

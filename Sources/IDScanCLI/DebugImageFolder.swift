import ImageProcessing
import Imaging

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The folder to which the intermediate pictures of scans are written.
struct DebugImageFolder: Sendable {
    private let path: String

    /// Makes the folder unless it is there.
    ///
    /// - Throws: ``Failure`` when it cannot be made.
    init(path: String) throws(Failure) {
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
            let reason = String(cString: strerror(errno))
            throw Failure(code: "outputFailed", message: "cannot make the folder \(path): \(reason)")
        }
        self.path = path
    }

    /// Returns what takes the pictures of one scan.
    ///
    /// - Parameter number: What their names begin with where several inputs could have the same name.
    func recorder(for input: Input, number: Int?) -> DebugImageRecorder {
        let file = input.isStandardInput ? "stdin" : String(input.name.split(separator: "/").last ?? "")
        let prefix = number.map { "\($0)-" } ?? ""
        return DebugImageRecorder(pathPrefix: "\(path)/\(prefix)\(file)-")
    }
}

/// Writes the intermediate pictures of one scan.
final class DebugImageRecorder {
    private let pathPrefix: String
    private var count = 0
    private var failure: Failure?

    /// Makes a recorder whose files have paths that begin alike.
    init(pathPrefix: String) {
        self.pathPrefix = pathPrefix
    }

    /// Writes the next picture as PNG, unless an earlier one failed.
    func record(name: String, image: Image) {
        guard failure == nil else { return }
        count += 1
        do {
            let number = count < 10 ? "0\(count)" : "\(count)"
            try OutputFile(path: "\(pathPrefix)\(number)-\(name).png", isPrivate: true).write(try image.pngData())
        } catch {
            failure = error as? Failure ?? Failure(code: "outputFailed", message: "\(error)")
        }
    }

    /// Throws the first ``Failure``, if a picture could not be written.
    func check() throws(Failure) {
        if let failure { throw failure }
    }
}

import DocumentPages
import ImageProcessing
import ScanReports
import SystemLibrary

/// A folder whose photographs and PDF files are scanned.
struct PhotographFolder {
    private let name: FileName
    private let isRecursive: Bool

    /// - Parameter isRecursive: True to look into the folders in it as well.
    init(_ name: FileName, isRecursive: Bool) { (self.name, self.isRecursive) = (name, isRecursive) }

    /// The inputs that names stand for: the files, and in the place of each folder its files.
    ///
    /// A folder without photographs stays, with the reason why nothing of it is scanned.
    static func inputs(named names: [String], recursive isRecursive: Bool) -> [Input] {
        names.flatMap { name -> [Input] in
            guard isFolder(FileName(name)) else { return [Input(name: name)] }
            let folder = PhotographFolder(FileName(name), isRecursive: isRecursive)
            do throws(Failure) {
                let files = try folder.files()
                guard files.isEmpty else { return files.map { Input(file: $0) } }
                let more = isRecursive ? "" : "; --recursive looks into the folders in it"
                throw Failure(code: "emptyFolder", message: "there is no photograph in this folder" + more)
            } catch {
                return [Input(file: folder.name, problem: error)]
            }
        }
    }

    /// The files that a name stands for: the file, or all in a folder, by the alphabet, hidden ones left out.
    static func files(namedBy name: String) throws(Failure) -> [FileName] {
        guard isFolder(FileName(name)) else { return [FileName(name)] }
        guard let entries = entries(of: FileName(name)) else {
            throw Failure(code: "noPermission", message: "\(name): the folder cannot be listed")
        }
        return entries.filter { !isFolder($0) }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// True if one of these names is a folder.
    static func hasFolder(_ names: [String]) -> Bool { names.contains { isFolder(FileName($0)) } }

    private static func isFolder(_ name: FileName) -> Bool {
        var status = stat()
        guard !name.isStandardStream, !name.bytes.contains(0), name.withPath({ stat($0, &status) }) == 0 else {
            return false
        }
        return status.st_mode & S_IFMT == S_IFDIR
    }

    /// The ends of the names of photographs. A file of another name is one if it begins as photographs do.
    private static let types: Set = [
        "jpg", "jpeg", "jpe", "png", "webp", "tif", "tiff", "heic", "heif", "jp2", "j2k", "bmp", "gif", "pdf",
    ]
    /// The number of bytes that tell what a file is.
    private static let startLength = 1024

    /// The photographs, by the alphabet; hidden files and folders do not count, and links to folders are not followed.
    ///
    /// - Throws: ``Failure`` when this folder cannot be listed; one that is in it is left out.
    private func files() throws(Failure) -> [FileName] {
        var (files, folders) = ([FileName](), [name])
        while let folder = folders.popLast() {
            guard let entries = Self.entries(of: folder) else {
                if folder == name { throw Input.failure(ofError: errno) }
                Console.complain(
                    about: folder.text, Failure(code: "noPermission", message: "this folder cannot be listed"))
                continue
            }
            for entry in entries {
                var status = stat()
                guard entry.withPath({ lstat($0, &status) }) == 0 else { continue }
                if status.st_mode & S_IFMT == S_IFDIR {
                    if isRecursive { folders.append(entry) }
                } else if Self.isPhotograph(entry) {
                    files.append(entry)
                }
            }
        }
        return files.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    private static func isPhotograph(_ name: FileName) -> Bool {
        if types.contains(name.type) { return !isFolder(name) }
        guard let start = try? Input(file: name).start(of: startLength) else { return false }
        return ImageFileFormat(recognizing: start) != nil || PDFDocument.recognizes(start)
    }

    /// The names of the files in a folder; nil when it cannot be listed.
    private static func entries(of folder: FileName) -> [FileName]? {
        guard let stream = folder.withPath({ opendir($0) }) else { return nil }
        defer { closedir(stream) }
        let base = folder.bytes.last == UInt8(ascii: "/") ? FileName(bytes: folder.bytes.dropLast()) : folder
        var entries: [FileName] = []
        while let entry = readdir(stream) {
            let part = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if part.first != UInt8(ascii: ".") { entries.append(base.appending(FileName(bytes: part))) }
        }
        return entries
    }
}

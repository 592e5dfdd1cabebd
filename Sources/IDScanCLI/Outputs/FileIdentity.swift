import SystemLibrary

/// The file that a name leads to, however it is spelt.
enum FileIdentity: Hashable, Sendable {
    /// A file that is there; all links to it lead here.
    case existing(device: UInt64, inode: UInt64)

    /// A file that is not there yet: its folder, and its name in it.
    case missing(device: UInt64, inode: UInt64, name: [UInt8])

    /// Finds the file that a name leads to; nil when there is no such folder.
    init?(_ name: FileName) {
        var status = stat()
        if name.withPath({ stat($0, &status) }) == 0 {
            self.init(status)
        } else if name.folder.withPath({ stat($0, &status) }) == 0 {
            self = .missing(
                device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino),
                name: name.lastPart.bytes)
        } else {
            return nil
        }
    }

    /// Finds the file that an open descriptor reads or writes; nil when that is no regular file.
    init?(openAs descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        self.init(status)
    }

    /// The file that a status is about.
    init(_ status: stat) {
        self = .existing(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    }
}

import SystemLibrary

/// The share of the processors that the system gives this process, by the control groups of Linux, version 2: those of a
/// container, or of a unit of systemd (`CPUQuota=`).
public enum ProcessorQuota {
    /// The number of threads that can work at once.
    ///
    /// - Parameter processors: The number of processors.
    /// - Returns: As many, or fewer if the quota is less: 2 of a quota of 1.5, and never less than 1.
    public static func threads(of processors: Int) -> Int { threads(of: processors, below: "") }

    /// - Parameter root: The folder that stands for `/`.
    static func threads(of processors: Int, below root: String) -> Int {
        let quota = quotas(below: root).min() ?? .infinity
        return max(1, min(processors, quota < Double(processors) ? Int(quota.rounded(.up)) : processors))
    }

    /// The quotas of the group of this process and of all around it, in processors.
    private static func quotas(below root: String) -> [Double] {
        // `0::/system.slice/a.service`: groups of version 2; those of version 1 have other numbers.
        let line = text(of: root + "/proc/self/cgroup")?.split(separator: "\n").first { $0.hasPrefix("0::") }
        return folders(to: line?.dropFirst(3) ?? "").compactMap { folder in
            quota(of: text(of: "\(root)/sys/fs/cgroup\(folder)/cpu.max"))
        }
    }

    /// The folders on the way to a group, `/a/b`: nothing, `/a` and `/a/b`.
    private static func folders(to group: Substring) -> [String] {
        group.split(separator: "/").reduce(into: [""]) { folders, part in
            folders.append(folders[folders.count - 1] + "/" + part)
        }
    }

    /// Reads `150000 100000`: a time of the processors in each so many microseconds. `max` stands for no quota.
    private static func quota(of text: String?) -> Double? {
        let numbers = (text ?? "").split { " \n".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
        return numbers[0] / numbers[1]
    }

    /// Files of the kernel are short.
    private static let mostBytes = 1 << 16

    private static func text(of path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: mostBytes) { buffer, count in
            count = max(0, read(file, buffer.baseAddress, buffer.count))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

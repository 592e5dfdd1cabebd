import Foundation
import Testing

@testable import Sandboxing

/// The threads that control groups allow; the files are as Linux writes them.
struct ProcessorQuotaTests {
    @Test(arguments: [
        (["proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "max 100000\n"], 8),
        (["proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "150000 100000\n"], 2),
        (["proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "5000 100000\n"], 1),
        (["proc/self/cgroup": "0::/\n", "sys/fs/cgroup/cpu.max": "9900000 100000\n"], 8),
        (
            [
                "proc/self/cgroup": "0::/system.slice/a.service\n",
                "sys/fs/cgroup/system.slice/cpu.max": "300000 100000\n",
                "sys/fs/cgroup/system.slice/a.service/cpu.max": "400000 100000\n",
            ], 3
        ),
        (["proc/self/cgroup": "4:cpu:/a\n0::/a\n", "sys/fs/cgroup/a/cpu.max": "200000 100000\n"], 2),
        (["proc/self/cgroup": "nothing\n"], 8), ([:], 8),
    ])
    func followsTheQuota(files: [String: String], threads: Int) throws {
        let folder = try Folder()
        for (name, content) in files {
            let file = folder.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try folder.add(name, content)
        }
        #expect(ProcessorQuota.threads(of: 8, below: folder.url.path) == threads)
    }
}

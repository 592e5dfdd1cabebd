import Foundation
import IDScanServer
import Logging
import NIOCore

/// A program in the place of a worker: it does with a request what the image says, such as `die 7`, and notes the number of each request
/// that it has received.
struct StandInWorker: ~Copyable {
    /// The folder of what it notes, and of what it waits for.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// A pool of such workers.
    func pool(workers: Int, queue: Int) -> WorkerPool {
        let limits = WorkerSettings.Limits(bytes: 1000, pixels: 1000, seconds: 30)
        return WorkerPool(
            WorkerPool.Settings(workers: workers, queue: queue, limits: limits),
            launcher: WorkerLauncher(command: ["/usr/bin/perl", "-e", Self.script, folder.path]),
            metrics: ServiceMetrics(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    /// The outcome of a request in a word or two: the number that the worker answered with, or the refusal.
    static func outcome(of deed: String, _ number: Int, by pool: WorkerPool) async -> String {
        do throws(WorkerPool.Refusal) {
            let image = ByteBuffer(string: "\(deed) \(number)")
            return String(buffer: try await pool.answer(to: .trials, about: [image], by: .documents)[0])
        } catch {
            return switch error {
            case .refused(let refusal): "refused \(refusal.code)"
            case .lost(let loss): "lost \(loss)"
            case .full: "full"
            case .left: "left"
            case .stopping: "stopping"
            }
        }
    }

    /// The numbers of the requests that workers have received, each as often as it was.
    var received: [Int] {
        let text = try? String(contentsOf: folder.appendingPathComponent("received"), encoding: .utf8)
        return (text ?? "").split(separator: "\n").compactMap { Int($0) }
    }

    /// Has a worker that waits with a request do something.
    func tell(_ number: Int, to deed: String) throws {
        try Data(deed.utf8).write(to: folder.appendingPathComponent("\(number)"), options: .atomic)
    }

    private static let script = #"""
        open(my $line, '+<&=', 0);
        my $folder = $ARGV[0];
        my $good = '{"processorSeconds":0}';
        sub take {
            my ($size, $bytes) = ($_[0], '');
            while (length $bytes < $size) { sysread($line, $bytes, $size - length $bytes, length $bytes) or exit 0 }
            $bytes
        }
        sub give { syswrite($line, pack('V*', scalar @_, map { length } @_) . join('', @_)) }
        give($good);
        while (1) {
            my @parts = map { take($_) } unpack('V*', take(4 * unpack('V', take(4))));
            my ($deed, $number) = split / /, $parts[1];
            exit 1 if $deed eq 'vanish';
            open(my $notes, '>>', "$folder/received"); syswrite($notes, "$number\n"); close $notes;
            syswrite($line, "\6");
            if ($deed eq 'wait') {
                select(undef, undef, undef, 0.001) until -e "$folder/$number";
                open(my $file, '<', "$folder/$number"); $deed = <$file>;
            }
            exit 3 if $deed eq 'die';
            if ($deed eq 'stammer') { syswrite($line, pack('V', 2)); exit 3 }
            syswrite($line, "\377" x 8) if $deed eq 'babble';
            give('{"processorSeconds":0,"failure":{"code":"unread","message":"-"}}') if $deed eq 'refuse';
            give('{"processorSeconds":9999}', $number) if $deed eq 'tire';
            give($good, $number) if $deed eq 'answer' or $deed eq 'leave';
            exit 0 if $deed eq 'leave';
        }
        """#
}

import Doors
import Foundation
@testable import IDScanServer

extension Door {
    /// The bytes between the server and a worker: frames within the limit, and requests, answers and settings that are read the same
    /// when they are written.
    static let worker = Door("worker") { bytes in
        guard let frames = frames(in: bytes) else { return }
        for parts in frames {
            let head = Data(parts[0])
            checkAgain(WorkerRequest.self, head)
            checkAgain(WorkerAnswer.self, head)
            checkAgain(WorkerSettings.self, head)
        }
    }

    private static let limit = 1 << 16

    /// The frames that come on a line; nil where no line can be made.
    private static func frames(in bytes: [UInt8]) -> [[[UInt8]]]? {
        var ends: [Int32] = [0, 0]
        guard bytes.count <= limit, socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
        let ours = Line(ends[0])
        let theirs = ends[1]
        demand(bytes.withUnsafeBytes { write(theirs, $0.baseAddress, $0.count) } == bytes.count, "a line takes 64 KB")
        close(theirs)
        var frames: [[[UInt8]]] = []
        var used = 0
        let isReceived = (try? ours.receipt(before: .now + .seconds(5))) != nil
        demand(isReceived == (bytes.first == Frame.receipt), "a receipt is its byte")
        guard isReceived else { return [] }
        used += 1
        while let parts = try? ours.frame(limit: limit, before: .now + .seconds(5)) {
            let sizes = parts.map(\.count)
            demand((1...Frame.mostParts).contains(parts.count) && sizes.reduce(0, +) <= limit, "limits of a frame")
            let written = Frame.head(ofPartsOf: sizes) + parts.joined()
            demand(Array(bytes[used...].prefix(written.count)) == written, "a frame is what is written of its parts")
            used += written.count
            frames.append(parts)
        }
        return frames
    }

    private static func checkAgain<Value: Codable & Equatable>(_ type: Value.Type, _ data: Data) {
        guard let value = try? JSONDecoder().decode(type, from: data) else { return }
        guard let written = try? JSONEncoder().encode(value) else { return }
        demand((try? JSONDecoder().decode(type, from: written)) == value, "what is written is read the same")
    }
}

import Foundation
import Testing

/// Files that are not photographs, or that ask for too much, beside one that is good.
struct ScanWorkersTests {
    /// A bad photograph: the code of its error, and a word that the message must have.
    struct BadPhotograph: CustomTestStringConvertible, Sendable {
        let name: String
        let code: String
        let word: String
        let make: @Sendable (Folder) throws -> Data
        var testDescription: String { name }
    }

    static let badPhotographs = [
        BadPhotograph(name: "empty.jpg", code: "emptyInput", word: "empty") { _ in Data() },
        BadPhotograph(name: "text.jpg", code: "notAnImage", word: "text") { _ in Data("This is text.\n".utf8) },
        BadPhotograph(name: "truncated.jpg", code: "truncatedImage", word: "truncated") { _ in
            try jpeg.get().prefix(jpeg.get().count / 2)
        },
        BadPhotograph(name: "truncated.png", code: "truncatedImage", word: "truncated") { _ in
            try png.get().prefix(png.get().count / 2)
        },
        BadPhotograph(name: "wide.png", code: "tooManyPixels", word: "65000") {
            try png(side: 65_000, hasPixels: false, in: $0)
        },
        BadPhotograph(name: "bomb.png", code: "tooManyPixels", word: "30000") {
            try png(side: 30_000, hasPixels: true, in: $0)
        },
    ]

    @Test(arguments: badPhotographs)
    func refusesBadPhotographsAndScansTheOthers(bad: BadPhotograph) throws {
        let folder = try Folder()
        try folder.add(bad.name, bad.make(folder))
        try folder.add("good.jpg", Self.jpeg.get())
        let names = ["good.jpg", bad.name, "good.jpg"]
        let run = try Program.run(Program.path, ["--format", "ndjson", "--jobs", "2"] + names, in: folder)

        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("idscan: \(bad.name): "))
        #expect(run.errors.contains(bad.word))
        #expect(run.errors.split(separator: "\n").count == 1)
        let reports = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(reports.map { $0["source"] as? String } == names)
        #expect(reports.map { ($0["error"] as? [String: String])?["code"] } == [nil, bad.code, nil])
        #expect(reports.map { ($0["documents"] as? [Any])?.count } == [1, nil, 1])
    }

    /// The memory of the whole process, models included, stays below 100 MB.
    @Test(arguments: badPhotographs.filter { $0.code == "tooManyPixels" })
    func refusesInLittleMemory(bad: BadPhotograph) throws {
        let folder = try Folder()
        try folder.add(bad.name, bad.make(folder))
        let measure = """
            import resource, subprocess, sys
            subprocess.run(sys.argv[1:], capture_output=True)
            print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
            """
        let run = try Program.run("/usr/bin/python3", ["-c", measure, Program.path, bad.name], in: folder)
        let kilobytes = try #require(Int(run.output.trimmingCharacters(in: .newlines)))
        #expect(kilobytes < 100_000)
    }

    @Test func readsPhotographsOfOnePixel() throws {
        let folder = try Folder()
        try folder.add("one.png", Self.png(side: 1, hasPixels: true, in: folder))
        let run = try Program.idscan("one.png", in: folder)
        #expect(run.exitCode == 3)
        #expect(run.errors.isEmpty)
    }

    /// A good photograph as JPEG and as PNG, each drawn once.
    private static let jpeg = Result { try specimen(named: "card.jpg") }
    private static let png = Result { try specimen(named: "card.png") }

    private static func specimen(named name: String) throws -> Data {
        let folder = try Folder()
        let run = try Program.idscan("specimen", "--seed", "3", "-o", name, in: folder)
        try #require(run.exitCode == 0, "\(run.errors)")
        return try Data(contentsOf: folder.url.appending(path: name))
    }

    /// Returns a black square of one bit for each pixel, which compresses well.
    private static func png(side: Int, hasPixels: Bool, in folder: Folder) throws -> Data {
        let write = """
            import struct, sys, zlib
            side, has_pixels = int(sys.argv[1]), sys.argv[2] == "true"
            def chunk(kind, data):
                return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            row, deflate = bytes(1 + (side + 7) // 8), zlib.compressobj(9)
            pixels = b"".join(deflate.compress(row) for _ in range(side if has_pixels else 0)) + deflate.flush()
            header = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
            with open(sys.argv[3], "wb") as file:
                file.write(b"\\x89PNG\\r\\n\\x1a\\n")
                for kind, data in (b"IHDR", header), (b"IDAT", pixels), (b"IEND", b""):
                    file.write(chunk(kind, data))
            """
        let run = try Program.run("/usr/bin/python3", ["-c", write, "\(side)", "\(hasPixels)", "made.png"], in: folder)
        try #require(run.exitCode == 0, "\(run.errors)")
        return try Data(contentsOf: folder.url.appending(path: "made.png"))
    }
}

import Foundation
import ImageProcessing
import Imaging

@testable import DocumentPages

/// A page as the renderer shows it.
func shownPage(_ number: Int = 1, of file: [UInt8], longerSide: Int) throws -> Image {
    try PageRenderer().image(
        of: PDFDocument(file).file(ofPage: number), longerSide: longerSide, before: .never)
}

/// The mean difference of two images of one size, in grey levels; 255 when their sizes differ.
func meanDifference(_ first: Image, _ second: Image) -> Double {
    guard first.width == second.width, first.height == second.height else { return 255 }
    let sum = zip(first.grey().pixels, second.grey().pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(first.width * first.height)
}

/// The output of a program about a file, and its exit code.
func run(_ program: String, _ arguments: [String], on file: [UInt8]) throws -> (status: Int32, output: String) {
    let name = FileManager.default.temporaryDirectory.appending(path: "idscan-\(UUID().uuidString).pdf")
    try Data(file).write(to: name)
    defer { try? FileManager.default.removeItem(at: name) }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments.map { $0 == "FILE" ? name.path : $0 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}

/// The small image files of every format.
func imageFixture(_ name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "ImageProcessingTests/Fixtures/\(name)")))
}

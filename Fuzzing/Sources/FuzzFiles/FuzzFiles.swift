import Doors
import DocumentPages
import ImageProcessing

/// The doors of what reads files other than pictures: PDF files, templates, results.
private let doors: [Door] = [
    .pdf, .pdfObjects, .pdfContent, .pdfFilters, .pdfText, .template, .result, .lines, .print, .captions, .values,
    .scan,
]

/// Chooses the door, and loads the libraries that are loaded late otherwise. libFuzzer calls it first.
@c(LLVMFuzzerInitialize)
public func chooseDoor(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
    ImageDecoder.loadLibraries()
    PDFDocument.loadLibrary()
    return Fuzzing.chooseDoor(of: doors)
}

/// Reads an input. libFuzzer calls it with each.
@c(LLVMFuzzerTestOneInput)
public func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    Fuzzing.read(UnsafeBufferPointer(start: bytes, count: count))
}

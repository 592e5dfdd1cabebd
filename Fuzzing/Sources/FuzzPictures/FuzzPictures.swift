import Doors
import ImageProcessing

/// The doors of pictures: the formats of files, and barcodes.
private let doors: [Door] =
    ImageFileFormat.allCases.map(Door.picture) + [.directories, .structure, .errorCorrection, .barcode]

/// Chooses the door, and loads the libraries that are loaded late otherwise. libFuzzer calls it first.
@c(LLVMFuzzerInitialize)
public func chooseDoor(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
    ImageDecoder.loadLibraries()
    return Fuzzing.chooseDoor(of: doors)
}

/// Reads an input. libFuzzer calls it with each.
@c(LLVMFuzzerTestOneInput)
public func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    Fuzzing.read(UnsafeBufferPointer(start: bytes, count: count))
}

import Doors

/// The doors of what reads text and data: no picture, no OpenCV.
private let doors: [Door] = [
    .zone, .alteredZone, .correction, .writer, .names, .licence, .seal, .signedSeal, .certificates, .chip,
]

/// Chooses the door. libFuzzer calls it first.
@c(LLVMFuzzerInitialize)
public func chooseDoor(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> Int32 {
    Fuzzing.chooseDoor(of: doors)
}

/// Reads an input. libFuzzer calls it with each.
@c(LLVMFuzzerTestOneInput)
public func readInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    Fuzzing.read(UnsafeBufferPointer(start: bytes, count: count))
}

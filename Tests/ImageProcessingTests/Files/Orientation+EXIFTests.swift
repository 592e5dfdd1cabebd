import Imaging
import Testing

@testable import ImageProcessing

@Suite struct OrientationEXIFTests {
    /// A directory of two entries at the eighth byte: the width, and the orientation as a short number.
    static func exif(_ value: UInt8, type: UInt8 = 3, littleEndian: Bool) -> [UInt8] {
        littleEndian
            ? Array("II*\0".utf8) + [8, 0, 0, 0, 2, 0] + [0, 1, 4, 0, 1, 0, 0, 0, 9, 9, 0, 0]
                + [0x12, 1, type, 0, 1, 0, 0, 0, value, 0, 0, 0]
            : Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 2] + [1, 0, 0, 4, 0, 0, 0, 1, 0, 0, 9, 9]
                + [1, 0x12, 0, type, 0, 0, 0, 1, 0, value, 0, 0]
    }

    @Test(arguments: 1...8, [true, false])
    func readsBothByteOrders(_ value: Int, _ littleEndian: Bool) {
        let exif = Self.exif(UInt8(value), littleEndian: littleEndian)
        #expect(Orientation(exif: exif) == Orientation(rawValue: value))
    }

    @Test(arguments: [0, 9, 255] as [UInt8])
    func refusesNumbersWithoutMeaning(_ value: UInt8) {
        #expect(Orientation(exif: Self.exif(value, littleEndian: true)) == nil)
    }

    @Test func refusesAnotherType() {
        #expect(Orientation(exif: Self.exif(6, type: 7, littleEndian: false)) == nil)
    }

    @Test func refusesDataThatEndEarly() {
        let exif = Self.exif(6, littleEndian: true)
        for count in 0..<(exif.count - 2) {
            #expect(Orientation(exif: Array(exif[..<count])) == nil)
        }
    }
}

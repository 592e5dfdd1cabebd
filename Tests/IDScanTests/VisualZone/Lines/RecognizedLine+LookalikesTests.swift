import Testing
import TextRecognition

@testable import IDScan

@Suite struct RecognizedLineLookalikesTests {
    private static let cases: [(allowed: String, read: String, written: String)] = [
        ("CFGHJKLMNPRTVWXYZ0123456789", "LINCHFL8F", "L1NCHFL8F"),
        ("CFGHJKLMNPRTVWXYZ0123456789", "L3WOFL59R", "L3W0FL59R"),
        ("CFGHJKLMNPRTVWXYZ0123456789", "LGZT5AS", "LGZT545"), ("0123456789", "I2B 4OZ", "128 402"),
        ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "P0", "PO"), ("0123456789", "12E4", "12E4"),
    ]

    @Test(arguments: cases)
    func exchangesWhatThereIsNotForWhatLooksLikeIt(allowed: String, read: String, written: String) {
        let line = RecognizedLine(read, String(repeating: "9", count: read.count)).written(in: Set(allowed))
        #expect(line.text == written)
    }
}

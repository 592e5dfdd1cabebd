import IDScan
import Testing

@Suite struct PrintedHeightTests {
    @Test(arguments: [
        ("178 cm", 178), ("178CM", 178), ("178", 178), ("1,78 m", 178), ("1.78M", 178), ("1,78", 178), ("52 cm", 52),
        ("5'-10\"", 178), ("5’10”", 178), ("6 ft 2 in", 188), (" 198  cm ", 198),
    ])
    func readsUnits(text: String, centimetres: Int) {
        #expect(PrintedHeight(text)?.centimetres == centimetres)
    }

    @Test(arguments: [
        "", "cm", "17 cm", "52", "300 cm", "1,7 m", "17,8 cm", "1,780 m", "5'12\"", "178 kg", "1 2 3", "3,00 m",
        "99999999999999999999",
    ])
    func rejectsNonsense(text: String) {
        #expect(PrintedHeight(text) == nil)
    }
}

import Testing

/// Doc 9303-3, section 6, row by row: the code point, and what the zone shows; `-` for nothing.
struct TransliterationRow: Sendable, CustomTestStringConvertible {
    let letter: Character
    let options: [String]

    var testDescription: String { "\(letter) \(options)" }

    /// Table A.
    static let latin = rows(
        """
        00C0 A, 00C1 A, 00C2 A, 00C3 A, 00C4 AE|A, 00C5 AA|A, 00C6 AE, 00C7 C, 00C8 E, 00C9 E, 00CA E, 00CB E,
        00CC I, 00CD I, 00CE I, 00CF I, 00D0 D, 00D1 N|NXX, 00D2 O, 00D3 O, 00D4 O, 00D5 O, 00D6 OE|O,
        00D8 OE, 00D9 U, 00DA U, 00DB U, 00DC UE|UXX|U, 00DD Y, 00DE TH, 0100 A, 0102 A, 0104 A, 0106 C,
        0108 C, 010A C, 010C C, 010E D, 0110 D, 0112 E, 0114 E, 0116 E, 0118 E, 011A E, 011C G, 011E G,
        0120 G, 0122 G, 0124 H, 0126 H, 0128 I, 012A I, 012C I, 012E I, 0130 I, 0131 I, 0132 IJ, 0134 J,
        0136 K, 0139 L, 013B L, 013D L, 013F L, 0141 L, 0143 N, 0145 N, 0147 N, 014A N, 014C O, 014E O,
        0150 O, 0152 OE, 0154 R, 0156 R, 0158 R, 015A S, 015C S, 015E S, 0160 S, 0162 T, 0164 T, 0166 T,
        0168 U, 016A U, 016C U, 016E U, 0170 U, 0172 U, 0174 W, 0176 Y, 0178 Y, 0179 Z, 017B Z, 017D Z,
        1E9E SS
        """)

    /// Table B, without the exceptions of single languages.
    static let cyrillic = rows(
        """
        0401 E, 0402 D, 0404 IE, 0405 DZ, 0406 I, 0407 I, 0408 J, 0409 LJ, 040A NJ, 040C K, 040E U, 040F DZ,
        0410 A, 0411 B, 0412 V, 0413 G, 0414 D, 0415 E, 0416 ZH, 0417 Z, 0418 I, 0419 I, 041A K, 041B L,
        041C M, 041D N, 041E O, 041F P, 0420 R, 0421 S, 0422 T, 0423 U, 0424 F, 0425 KH, 0426 TS, 0427 CH,
        0428 SH, 0429 SHCH, 042A IE, 042B Y, 042D E, 042E IU, 042F IA, 046A U, 0474 Y, 0490 G, 0492 G, 04BA C
        """)

    /// Table C and Appendix B.5.4, without shadda.
    static let arabic = rows(
        """
        0621 XE, 0622 XAA, 0623 XAE, 0624 U, 0625 I, 0626 XI, 0627 A, 0628 B, 0629 XTA|XAH, 062A T, 062B XTH,
        062C J, 062D XH, 062E XKH, 062F D, 0630 XDH, 0631 R, 0632 Z, 0633 S, 0634 XSH, 0635 XSS, 0636 XDZ,
        0637 XTT, 0638 XZZ, 0639 E, 063A G, 0640 -, 0641 F, 0642 Q, 0643 K, 0644 L, 0645 M, 0646 N, 0647 H,
        0648 W, 0649 XAY, 064A Y, 064B -, 064C -, 064D -, 064E -, 064F -, 0650 -, 0652 -, 0670 -, 0671 XXA,
        0679 XXT, 067C XRT, 067E P, 0681 XKE, 0685 XXH, 0686 XC, 0688 XXD, 0689 XDR, 0691 XXR, 0693 XRR,
        0696 XRX, 0698 XJ, 069A XXS, 069C -, 06A2 -, 06A7 -, 06A8 -, 06A9 XKK, 06AB XXK, 06AD XNG, 06AF XGG,
        06BA XNN, 06BC XXN, 06BE XDO, 06C0 XYH, 06C1 XXG, 06C2 XGE, 06C3 XTG, 06CC XYA, 06CD XXY, 06D0 Y,
        06D2 XYB, 06D3 XBE, 06A4 V, 06A5 XF
        """)

    private static func rows(_ text: String) -> [TransliterationRow] {
        text.split(whereSeparator: { $0 == "," || $0.isNewline }).compactMap { row in
            let words = row.split(separator: " ")
            guard words.count == 2, let value = UInt32(words[0], radix: 16), let scalar = Unicode.Scalar(value) else {
                return nil
            }
            let options = words[1] == "-" ? [""] : words[1].split(separator: "|").map(String.init)
            return TransliterationRow(letter: Character(scalar), options: options)
        }
    }
}

extension Transliteration {
    /// The entries of a table: a letter, `=` and its characters. Tables are text, since the optimizer takes seconds for
    /// hundreds of values.
    private static func letters(_ table: String) -> [Character: String] {
        let entries = table.utf8.split { [UInt8(ascii: " "), UInt8(ascii: "\n")].contains($0) }.map { Substring($0) }
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.first ?? "=", String($0.dropFirst(2))) })
    }

    /// Latin letters, the alternatives in the standard's order (Doc 9303-3, section 6, table A).
    static let latin = letters(
        """
        À=A Á=A Â=A Ã=A Ä=AE,A Å=AA,A Æ=AE Ç=C È=E É=E Ê=E Ë=E Ì=I Í=I Î=I Ï=I Ð=D Ñ=N,NXX Ò=O Ó=O Ô=O Õ=O
        Ö=OE,O Ø=OE Ù=U Ú=U Û=U Ü=UE,UXX,U Ý=Y Þ=TH Ā=A Ă=A Ą=A Ć=C Ĉ=C Ċ=C Č=C Ď=D Đ=D Ē=E Ĕ=E Ė=E Ę=E Ě=E
        Ĝ=G Ğ=G Ġ=G Ģ=G Ĥ=H Ħ=H Ĩ=I Ī=I Ĭ=I Į=I İ=I ı=I Ĳ=IJ Ĵ=J Ķ=K Ĺ=L Ļ=L Ľ=L Ŀ=L Ł=L Ń=N Ņ=N Ň=N Ŋ=N Ō=O
        Ŏ=O Ő=O Œ=OE Ŕ=R Ŗ=R Ř=R Ś=S Ŝ=S Ş=S Š=S Ţ=T Ť=T Ŧ=T Ũ=U Ū=U Ŭ=U Ů=U Ű=U Ų=U Ŵ=W Ŷ=Y Ÿ=Y Ź=Z Ż=Z Ž=Z
        ẞ=SS
        """
    ).mapValues { $0.split(separator: ",").map(String.init) }

    /// Cyrillic letters (section 6, table B), then letters that the table lacks.
    ///
    /// Two rows of the table print a sign that is not the one they name; the last line holds the letters meant
    /// (U+040B beside U+04BA, U+0403 beside U+0492) and the soft sign, which has no sound.
    static let cyrillic = letters(
        """
        Ё=E Ђ=D Є=IE Ѕ=DZ І=I Ї=I Ј=J Љ=LJ Њ=NJ Ќ=K Ў=U Џ=DZ А=A Б=B В=V Г=G Д=D Е=E Ж=ZH З=Z И=I Й=I К=K Л=L
        М=M Н=N О=O П=P Р=R С=S Т=T У=U Ф=F Х=KH Ц=TS Ч=CH Ш=SH Щ=SHCH Ъ=IE Ы=Y Э=E Ю=IU Я=IA Ѫ=U Ѵ=Y Ґ=G Ғ=G Һ=C
        Ћ=C Ѓ=G Ь=
        """)

    /// Cyrillic letters that one language writes otherwise (section 6, table B, second column).
    static let exceptions: [Language: [Character: String]] = [
        .belarusian: letters("Ё=IO Г=H"),
        .bulgarian: letters("Щ=SHT"),
        .macedonian: letters("Ќ=KJ Џ=DJ Х=H Ц=C Ғ=GJ Ѓ=GJ"),
        .serbian: letters("Г=H Ж=Z Х=H Ц=C Ч=C Ш=S"),
        .ukrainian: letters("Г=H И=Y"),
    ]

    /// The same at the beginning of a component.
    static let initialExceptions: [Language: [Character: String]] = [
        .ukrainian: letters("Є=YE Ї=YI Й=Y Ю=YU Я=YA")
    ]

    /// Arabic letters (section 6, table C); veh and feh with three dots below stand in Appendix B.5.4 only.
    ///
    /// Teh marbuta is `XTA` here and `XAH` at the end of a component.
    static let arabic = letters(
        """
        \u{621}=XE \u{622}=XAA \u{623}=XAE \u{624}=U \u{625}=I \u{626}=XI \u{627}=A \u{628}=B \u{629}=XTA
        \u{62A}=T \u{62B}=XTH \u{62C}=J \u{62D}=XH \u{62E}=XKH \u{62F}=D \u{630}=XDH \u{631}=R \u{632}=Z
        \u{633}=S \u{634}=XSH \u{635}=XSS \u{636}=XDZ \u{637}=XTT \u{638}=XZZ \u{639}=E \u{63A}=G \u{641}=F
        \u{642}=Q \u{643}=K \u{644}=L \u{645}=M \u{646}=N \u{647}=H \u{648}=W \u{649}=XAY \u{64A}=Y
        \u{671}=XXA \u{679}=XXT \u{67C}=XRT \u{67E}=P \u{681}=XKE \u{685}=XXH \u{686}=XC \u{688}=XXD
        \u{689}=XDR \u{691}=XXR \u{693}=XRR \u{696}=XRX \u{698}=XJ \u{69A}=XXS \u{6A9}=XKK \u{6AB}=XXK
        \u{6AD}=XNG \u{6AF}=XGG \u{6BA}=XNN \u{6BC}=XXN \u{6BE}=XDO \u{6C0}=XYH \u{6C1}=XXG \u{6C2}=XGE
        \u{6C3}=XTG \u{6CC}=XYA \u{6CD}=XXY \u{6D0}=Y \u{6D2}=XYB \u{6D3}=XBE \u{6A4}=V \u{6A5}=XF
        """)

    /// Arabic signs that are not encoded (section 6, table C).
    static let notEncoded: Set<Unicode.Scalar> = [
        "\u{640}", "\u{64B}", "\u{64C}", "\u{64D}", "\u{64E}", "\u{64F}", "\u{650}", "\u{652}",
        "\u{670}", "\u{69C}", "\u{6A2}", "\u{6A7}", "\u{6A8}",
    ]
}

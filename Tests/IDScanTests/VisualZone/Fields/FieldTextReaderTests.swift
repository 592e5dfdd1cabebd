import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import IDScan
@testable import TextRecognition

/// Lines as they are printed, read by the models of the Latin script and of English.
@Suite struct FieldTextReaderTests {
    /// A sheet of lines, 10 pixels a millimetre.
    private static func sheet(_ lines: [String], readBy readers: PrintedTextReaders? = nil) throws -> PrintedLines {
        let image = try PrintedText(lines: lines, size: 34).drawn().image
        let size = TemplateSize(width: Double(image.width) / 10, height: Double(image.height) / 10)
        let outline = Quadrilateral(x: 0, y: 0, width: Double(image.width), height: Double(image.height))
        let picture = try #require(try FlatSide(of: outline, size: size, in: image))
        return try PrintedLines(of: picture, readBy: readers ?? PrintedTextReaders(language: "Latin"))
    }

    private static func reading(
        _ printed: String, as content: FieldContent, in allowed: Set<Character>? = nil,
        agrees: ((String) -> Bool)? = nil, zone: String? = nil
    ) throws -> FieldReading? {
        try reading(of: sheet([printed]), as: .field(of: content, in: allowed), agrees: agrees, zone: zone)
    }

    private static func reading(
        of sheet: PrintedLines, as field: TemplateField, agrees: ((String) -> Bool)? = nil,
        lacksAccents: @escaping (String) -> Bool = { _ in false }, zone: String? = nil, letters: Set<Character>? = nil
    ) throws -> FieldReading? {
        var text = sheet
        let rows = try PrintedRow.all(of: Array(text.words), in: &text, columns: -100...1000)
        let reader = FieldTextReader(
            field: field, isFollowed: false, makesSense: { !$0.isEmpty },
            agrees: agrees, lacksAccents: lacksAccents, zoneText: zone, letters: letters)
        return try reader.reading(of: rows, in: text)
    }

    @Test(arguments: [
        ("Nieuwhoven-", "Nieuwhoven"), ("Nieuwhoven.", "Nieuwhoven"), ("Nieuwhoven St.", "Nieuwhoven St."),
    ])
    func leavesOutStrayEnds(printed: String, text: String) throws {
        #expect(try Self.reading(printed, as: .text)?.text == text)
    }

    @Test(arguments: [("ERIKSSEN", false), ("ERIKSSON", false)])
    func whatBothModelsReadIsNoDoubt(printed: String, isDoubtful: Bool) throws {
        let reading = try Self.reading(printed, as: .name, agrees: { $0 == "ERIKSSON" }, zone: "ERIKSSON")
        #expect(reading?.text == printed && reading?.isDoubtful == isDoubtful)
    }

    /// The first look shows no ligature, the others do.
    @Test(arguments: [(true, "ÆVARSDÓTTIR"), (false, "EVARSDÓTTIR")])
    func looksAgainForAccentsThatTheZoneHas(mayBeLost: Bool, text: String) throws {
        let reader = Teller { _, look in (look == 0 ? "EVARSDÓTTIR" : "ÆVARSDÓTTIR", 0.9) }
        let sheet = try Self.sheet(["ERIKSSEN"], readBy: PrintedTextReaders(first: reader, second: nil))
        let reading = try Self.reading(
            of: sheet, as: .field(of: .name), agrees: { _ in true }, lacksAccents: { mayBeLost && !$0.contains("Æ") })
        #expect(reading?.text == text)
    }

    /// Numbers of German identity cards have no vowels: one that is printed nevertheless is told when the zone has something
    /// else there, be it what the number would be bent into.
    @Test(arguments: ["LGT4YMYR5", "LGT4YMJR5", "LGT4YMVR5"])
    func tellsACharacterThatNoSuchNumberHas(zone: String) throws {
        let reading = try Self.reading(
            "LGT4YMUR5", as: .number, in: Set("0123456789CFGHJKLMNPRTVWXYZ"), agrees: { $0 == zone }, zone: zone)
        #expect(reading?.text == "LGT4YMUR5" && reading?.isDoubtful == false)
    }

    /// The same where there is no zone to contradict.
    @Test func keepsACharacterThatNoSuchNumberHas() throws {
        let reading = try Self.reading("LGT4YMUR5", as: .number, in: Set("0123456789CFGHJKLMNPRTVWXYZ"))
        #expect(reading?.text == "LGT4YMUR5" && reading?.isDoubtful == false)
    }

    /// What two models read in some of the looks, one letter more than in others.
    @Test(arguments: [
        ("X4645672J", 2, "X4645672J"), ("X4645672J", 3, "X4645672"), ("X46J", 2, "X4645672"),
    ])
    func completesALineWhoseEndSomeLooksLose(second: String, look: Int, text: String) throws {
        let first = Teller { _, own in (own == look ? second : "X4645672", 0.9) }
        let sheet = try Self.sheet(
            ["X4645672J"], readBy: PrintedTextReaders(first: first, second: Teller(second, confidence: 0.55)))
        let reading = try Self.reading(
            of: sheet, as: .field(of: .number), agrees: { $0 == "X4645672R" }, zone: "X4645672R")
        #expect(reading?.text == text)
    }

    /// In which look what the zone says is read, how surely, and whether that makes what both models read otherwise doubtful.
    @Test(arguments: [(0, 0.7, true), (2, 0.99, true), (0, 0.5, false), (3, 0.99, false)])
    func aLookThatShowsWhatTheZoneSaysObjects(look: Int, confidence: Double, isDoubtful: Bool) throws {
        let reader = Teller { _, own in own == look ? ("ANNA", confidence) : ("vANNA", 0.85) }
        let sheet = try Self.sheet(["ANNA"], readBy: PrintedTextReaders(first: reader, second: Teller("vANNA")))
        let reading = try Self.reading(of: sheet, as: .field(of: .name), agrees: { $0 == "ANNA" }, zone: "ANNA")
        #expect(reading?.text == "vANNA" && reading?.isDoubtful == isDoubtful)
    }

    /// Two lines of a row that overlap, since texture goes on the first of them; and how many of the two are left.
    @Test(arguments: [
        ("TITRE DE SEJOUR QXR", "9999999999999999333", 1), ("TITRE DE SEJOUR QXR", "9999999999999999999", 2),
        ("TITRE DE SEJOUR QXR", "3333333333333333999", 2),
    ])
    func asksWhoIsSurerWhereLinesStandAcrossEachOther(text: String, tenths: String, count: Int) throws {
        let reader = Teller(lines: { strip, _ in
            strip.letterCount == 1 ? RecognizedLine(text, tenths) : RecognizedLine("36WX169JW", "999999999")
        })
        var sheet = try Self.sheet(["36WX169JW"], readBy: PrintedTextReaders(first: reader, second: nil))
        let number = try #require(sheet.words.first), corners = sheet.strips[number].corners
        let title = Quadrilateral(
            x: corners.topLeft.x - 4.5 * corners.meanWidth, y: corners.topLeft.y, width: 5 * corners.meanWidth,
            height: corners.meanHeight)
        let other = sheet.add(
            TextStrip(corners: title, letterCount: 1, contrast: 100, isLight: false, alignment: 1))
        #expect(try sheet.sure(among: [number, other]).count == count)
    }

    /// A letter that the language does not have, in doubt, and one that it has.
    @Test(arguments: [(nil, "GRŰN"), (["Ü"], "GRÜN")] as [(Set<Character>?, String)])
    func prefersTheLettersOfTheLanguage(letters: Set<Character>?, text: String) throws {
        let line = RecognizedLine("GRŰN", "9979")
        let doubted = line.characters.map {
            RecognizedCharacter(
                character: $0.character, confidence: $0.confidence,
                alternatives: [AlternativeCharacter(character: "Ü", confidence: 0.2)], extent: $0.extent)
        }
        let reader = Teller(lines: { _, _ in RecognizedLine(characters: doubted, logLikelihood: 0) })
        let sheet = try Self.sheet(["GRUN"], readBy: PrintedTextReaders(first: reader, second: nil))
        #expect(try Self.reading(of: sheet, as: .field(of: .name), letters: letters)?.text == text)
    }

    /// How surely a letter is read in three looks, and whether it is doubtful; a second model sees nothing of it.
    @Test(arguments: [([0.97, 0.74, 0.99], false), ([0.97, 0.74, 0.9], true), ([0.97, 0.99, 0.5], false)])
    func looksOnceMoreAtWhatIsNotSure(confidences: [Double], isDoubtful: Bool) throws {
        let first = Teller { _, look in ("F", confidences[look]) }
        let sheet = try Self.sheet(
            ["FM"], readBy: PrintedTextReaders(first: first, second: Teller(lines: { _, _ in nil })))
        let reading = try Self.reading(of: sheet, as: .field(of: .sex), agrees: { $0 == "M" }, zone: "M")
        #expect(reading?.text == "F" && reading?.isDoubtful == isDoubtful)
    }

    /// What the second model reads of a date that the first reads as 14 June 66, and whether it objects.
    @Test(arguments: [("14JUN/UIN 66", false), ("14 JUN/JUIN 68", true), ("74 JUN/JUIN 66", false), ("HOLDER", true)])
    func theSameDayInOtherLettersIsNoObjection(second: String, isDoubtful: Bool) throws {
        let first = Teller("14 JUN/JUIN 66", confidence: 0.7)
        let sheet = try Self.sheet(
            ["14 JUN/JUIN 66"], readBy: PrintedTextReaders(first: first, second: Teller(second, confidence: 0.85)))
        let reading = try Self.reading(
            of: sheet, as: .field(of: .date), agrees: { $0.hasSuffix("68") }, zone: "14.06.1968")
        #expect(reading?.text == "14 JUN/JUIN 66" && reading?.isDoubtful == isDoubtful)
    }

    /// To the model of English, `ß` between capitals is a `B`; and digits may look like letters.
    @Test(arguments: [
        ("DK. OSTWEIß", "DK. OSTWEIB", "OSTWEISS", false), ("OSTREIß", "OSTWEISS", "OSTWEISS", true),
        ("LLFMRMK84", "LLFFMRMKB4", "LLFMRMKK4", false), ("LLFMRMK84", "LLFFMRMKK4", "LLFMRMKK4", true),
    ])
    func theSecondModelMayReadOtherLettersThatLookAlike(
        read: String, second: String, zone: String, isContested: Bool
    ) throws {
        let sheet = try Self.sheet(
            ["OSTWEIB"], readBy: PrintedTextReaders(first: Teller(read), second: Teller(second)))
        let strip = try #require(sheet.words.first.map { sheet.strips[$0] })
        #expect(
            try sheet.isContested(read, isCertain: false, in: strip, allowing: nil, insteadOf: zone)
                == isContested)
    }

    /// What was read of a line that says `ERIKSSEN`, what the zone has, and whether the second model objects.
    private static let contests: [(read: String, zone: String?, isContested: Bool)] = [
        ("ERIKSSEN", nil, false), ("ERIKSSÉN", nil, false), ("ERIKSSON", nil, true),
        // Nearer to what was read than to the zone, or as near to both.
        ("ERIKSSIN", "ERIKSSXX", false), ("ERIKSSIN", "ERIKSSON", true), ("ERIKXXEN", "ERIKSSON", true),
        // Mistakes elsewhere; umlauts, which a zone writes as two letters.
        ("ERIXSSAN", "ERIXSSON", true), ("XRIKSXEN", "XRPKSXEN", false), ("ERIKSSUN", "ERIKSSUEN", true),
        ("ERIKSSÜN", "AERIKSSEN", true),
        // All that both models see, and a part only of what the zone has.
        ("ERIKSSEN", "ERIKSSENBERG", true), ("ERIKSSEN", "VON ERIKSSEN", true), ("ERIKSSEN", "ERIKSSXNBERG", false),
        // A part of a word.
        ("RIKSSEN", "ERIKSSEN", true), ("RIKSSEN", nil, true), ("RIK5SEN", "ERIKSSEN", true),
        // A digit for a letter that looks like it, where the zone has something else, or the letter.
        ("ERIK5SEN", "ERIKPSEN", false), ("ERIK5SEN", "ERIKSSEN", true),
        // A space where the other sees none.
        ("ERIK SSEN", "ERIK SSON", false),
    ]

    @Test(arguments: contests)
    func anotherModelObjects(read: String, zone: String?, isContested: Bool) throws {
        let text = try Self.sheet(["ERIKSSEN"])
        let strip = try #require(text.words.first.map { text.strips[$0] })
        #expect(
            try text.isContested(read, isCertain: false, in: strip, allowing: nil, insteadOf: zone) == isContested)
    }

    /// What was read of the same line with certainty.
    @Test(arguments: [
        ("ERIKSSIN", "ERIKSSON", false), ("ERIKXXEN", "ERIKSXEN", true), ("ERIKSSIN", "ERIKSSXX", false),
        // The second reading resembles neither, or the zone only.
        ("XRXKXSEN", "XRXKXSXX", false), ("XRXKXSEN", "XRIKSSEN", true),
    ])
    func onlyWhatIsNearerToTheZoneIsAnObjectionToCertainty(read: String, zone: String, isContested: Bool) throws {
        let text = try Self.sheet(["ERIKSSEN"])
        let strip = try #require(text.words.first.map { text.strips[$0] })
        #expect(try text.isContested(read, isCertain: true, in: strip, allowing: nil, insteadOf: zone) == isContested)
    }
}

extension TemplateField {
    fileprivate static func field(of content: FieldContent, in allowed: Set<Character>? = nil) -> TemplateField {
        TemplateField(
            name: .surname, content: content, region: nil, lines: 1, captions: [], placement: .below, prefixes: [],
            needsPrefix: false, follows: nil, allowedCharacters: allowed, level: .accurate)
    }
}

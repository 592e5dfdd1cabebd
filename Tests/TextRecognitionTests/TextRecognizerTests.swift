import ImageProcessing
import Imaging
import SpecimenCards
import Testing

@testable import TextRecognition

extension TextRecognitionOptions {
    /// For slow machines and debug builds, which are no reason to fail.
    fileprivate static var patient: TextRecognitionOptions {
        var options = TextRecognitionOptions()
        options.timeLimit = .seconds(300)
        return options
    }
}

struct TextRecognizerTests {
    private static func print(_ lines: String..., size: Double = 40) throws -> (image: Image, words: [PrintedText.Word])
    {
        try PrintedText(lines: lines, size: size).drawn()
    }

    private static func options(_ change: (inout TextRecognitionOptions) -> Void) -> TextRecognitionOptions {
        var options = TextRecognitionOptions.patient
        change(&options)
        return options
    }

    @Test func isToldTheLeastConfidenceAnew() throws {
        let image = try Self.print("The quick brown fox").image
        var recognizer = try TextRecognizer(options: .patient)
        let read = try recognizer.recognizeText(in: image)
        recognizer.minimumConfidence = 1
        #expect(try recognizer.recognizeText(in: image).blocks.isEmpty && !read.blocks.isEmpty)
        recognizer.minimumConfidence = TextRecognitionOptions().minimumConfidence
        #expect(try recognizer.recognizeText(in: image) == read)
    }

    @Test(arguments: [
        ("eng", "The quick brown fox jumps,\nover 13 lazy dogs (of 20)."),
        ("deu", "Grüße aus Köln, Straße 7:\nschöne Äpfel, Öl, Übermut"),
        ("fra", "Où êtes-vous, élève français?\nÀ la forêt près du château"),
    ])
    func readsPrint(language: String, text: String) throws {
        let printed = try PrintedText(lines: text.split(separator: "\n").map(String.init), size: 40).drawn()
        var recognizer = try TextRecognizer(options: Self.options { $0.languages = [language] })
        let read = try recognizer.recognizeText(in: printed.image)
        #expect(read.text == text)
        #expect(read.blocks.count == 1)
        #expect(read.confidence > 0.9)
    }

    /// Without a named language, letters that English lacks are read, too, and English as before.
    @Test(arguments: [
        (["Grüße aus Köln, Straße 7:", "schöne Äpfel, Öl, Übermut"], ["Grüße", "Köln", "Straße"]),
        (
            ["Die Müllerin übt für den Bäcker", "schöne Öfen, weiße Füße, süße Träume", "Köln grüßt München herzlich"],
            ["Müllerin übt für", "schöne Öfen, weiße Füße, süße Träume", "Köln grüßt München"]
        ),
        (
            [
                "Les élèves ont été reçus à la fête", "Un garçon mange près de la forêt",
                "où le maître apprécie la leçon",
            ],
            ["élèves", "été", "reçus", "fête", "garçon", "forêt", "maître", "leçon"]
        ),
        (["The quick brown fox jumps,", "over 13 lazy dogs (of 20)."], ["quick", "jumps", "13", "(of"]),
    ])
    func readsAnyLanguageOfLatinScript(lines: [String], words: [String]) throws {
        let printed = try PrintedText(lines: lines, size: 40).drawn()
        var recognizer = try TextRecognizer(options: .patient)
        let read = try recognizer.recognizeText(in: printed.image).text
        for word in words { #expect(read.contains(word)) }
    }

    /// Without a named language, lines in Cyrillic letters are read at both levels: alone, beside Latin ones, and as a page. So many of
    /// their letters may be wrong, case aside: one line of six is read on its head.
    @Test(
        arguments: [
            (["Отделение связи 14"], 0),
            (["РЕПУБЛИКА БЪЛГАРИЯ", "REPUBLIC OF BULGARIA", "Фамилия Иванова", "Surname Ivanova"], 1),
            (
                [
                    "Все люди рождаются свободными", "и равными в своём достоинстве", "и правах. Они наделены разумом",
                    "и совестью и должны поступать", "в отношении друг друга", "в духе братства.",
                ], 40
            ),
        ], TextRecognitionOptions.RecognitionLevel.allCases)
    func readsCyrillicLines(
        _ print: (lines: [String], mostWrong: Int), level: TextRecognitionOptions.RecognitionLevel
    ) throws {
        let printed = try PrintedText(lines: print.lines, size: 36, margin: 100).drawn()
        var recognizer = try TextRecognizer(options: Self.options { $0.recognitionLevel = level })
        let read = try recognizer.recognizeText(in: printed.image).lines.map(\.text).joined(separator: "\n")
        let difference = read.lowercased().difference(from: print.lines.joined(separator: "\n").lowercased())
        #expect(difference.removals.count <= print.mostWrong, "\(read)")
    }

    /// Named languages where no model is installed. Those in Cyrillic and Greek letters need none, unless one beside them does.
    @Test(
        arguments: [
            (["rus"], []), (["ell", "deu"], []), (["deu"], ["deu"]), (["rus", "chi_sim"], ["rus", "chi_sim"]), ([], []),
        ] as [([String], [String])])
    func readsCyrillicWithoutItsModel(_ languages: [String], _ used: [String]) {
        let options = Self.options { $0.languages = languages }
        #expect(options.knownWithout(LanguageModels(folder: "/nowhere")).languages == used)
    }

    /// Languages, whose letters our own networks know.
    @Test(
        arguments: [
            ([], [.latin, .cyrillicAndGreek]), (["deu", "eng"], .latin), (["rus"], .cyrillicAndGreek),
            (["ell", "eng"], [.latin, .cyrillicAndGreek]), (["eng", "ara"], []), (["nonsense"], []),
        ] as [([String], OwnScripts)])
    func knowsTheScriptsOfLanguages(_ languages: [String], _ scripts: OwnScripts) {
        #expect(Self.options { $0.languages = languages }.ownScripts == scripts)
    }

    @Test(arguments: [0.0, 12, -28, 45, 90, 135, 180, 200, 270])
    func readsTurnedPrint(degrees: Double) throws {
        let printed = try Self.print("Danger of falling rocks", size: 44)
        let scene = try printed.image.turned(degrees: degrees)
        var recognizer = try TextRecognizer(options: .patient)
        let lines = try recognizer.recognizeText(in: scene.image).lines
        #expect(lines.map(\.text) == ["Danger of falling rocks"])
        let corners = try #require(lines.first?.corners)
        let (start, end) = (
            scene.transform.applied(to: printed.words[0].corners), scene.transform.applied(to: printed.words[3].corners)
        )
        #expect(corners.topLeft.distance(to: start.topLeft) < 25)
        #expect(corners.bottomRight.distance(to: end.bottomRight) < 25)
        for (word, printed) in zip(lines[0].words, printed.words) {
            #expect(scene.transform.applied(to: printed.corners).contains(word.corners.centre))
        }
    }

    @Test(arguments: [0.0, 2.5, 90, 180, 270])
    func readsPagesWhicheverWayTheyLie(degrees: Double) throws {
        let lines = [
            "All human beings are born free", "and equal in dignity and rights.", "They are endowed with reason",
            "and conscience and should act", "towards one another in a spirit", "of brotherhood.",
        ]
        let page = try PrintedText(lines: lines, size: 36, margin: 120).drawn().image.turned(degrees: degrees)
        var recognizer = try TextRecognizer(options: .patient)
        let read = try recognizer.recognizeText(in: page.image)
        #expect(read.lines.map(\.text) == lines)
        let upper = try #require(read.lines.first?.corners), lower = try #require(read.lines.last?.corners)
        #expect(page.image.bounds.contains(upper.centre) && page.image.bounds.contains(lower.centre))
    }

    /// Latin letters on their heads look like Cyrillic ones: few lines tell it, at both levels.
    @Test(
        arguments: [
            ["Searchable pages", "are read here"], ["Invoice number 4711", "Total: 19.00 EUR", "paid in cash"],
        ],
        TextRecognitionOptions.RecognitionLevel.allCases)
    func readsFewLinesWhicheverWayTheyLie(lines: [String], level: TextRecognitionOptions.RecognitionLevel) throws {
        let upright = try PrintedText(lines: lines, size: 40).drawn().image
        var recognizer = try TextRecognizer(options: Self.options { $0.recognitionLevel = level })
        for degrees in [0.0, 90, 180, 270] {
            let read = try recognizer.recognizeText(in: upright.turned(degrees: degrees).image)
            #expect(read.lines.map(\.text) == lines, "\(degrees)°")
        }
    }

    @Test func readsLightOnDark() throws {
        var printed = PrintedText(lines: ["Night train", "Platform 9"], size: 40)
        printed.isInverted = true
        var recognizer = try TextRecognizer(options: .patient)
        #expect(try recognizer.recognizeText(in: printed.drawn().image).text == "Night train\nPlatform 9")
    }

    @Test func readsColourAndSmallAndLargePrint() throws {
        var recognizer = try TextRecognizer(options: .patient)
        for size in [16.0, 30, 200] {
            #expect(try recognizer.recognizeText(in: Self.print("Museum", size: size).image.rgb()).text == "Museum")
        }
    }

    @Test func tellsPartsOfALine() throws {
        let printed = try Self.print("Entry 42 today")
        var recognizer = try TextRecognizer(options: .patient)
        let line = try #require(try recognizer.recognizeText(in: printed.image).lines.first)
        #expect(line.words.map(\.text) == ["Entry", "42", "today"])
        for (word, truth) in zip(line.words, printed.words) {
            #expect(truth.corners.contains(word.corners.centre))
            #expect((0.5...1).contains(word.confidence))
            let middles = word.characters.map { line.corners(of: $0.extent).centre.x }
            #expect(middles == middles.sorted())
            #expect(middles.count == word.text.count)
        }
    }

    @Test func hasCandidates() throws {
        let image = try Self.print("Il1 O0o S5", size: 18).image.blurredForTests()
        var accurate = try TextRecognizer(options: .patient)
        let line = try #require(try accurate.recognizeText(in: image).lines.first)
        let candidates = line.topCandidates(3)
        #expect(candidates.count == 3)
        #expect(candidates.first?.text == line.text)
        #expect(candidates.reduce(0) { $0 + $1.confidence } <= 1 + 1e-9)
        #expect(candidates.map(\.confidence) == candidates.map(\.confidence).sorted(by: >))
        #expect(Set(candidates.map(\.text)).count == 3)
        #expect(line.topCandidates(0).isEmpty && line.topCandidates(-1).isEmpty)
        var fast = try TextRecognizer(options: Self.options { $0.recognitionLevel = .fast })
        #expect(try fast.recognizeText(in: Self.print("Museum").image).lines.map { $0.topCandidates(3).count } == [1])
    }

    @Test func readsAllowedCharactersOnly() throws {
        var recognizer = try TextRecognizer(
            options: Self.options { options in
                options.allowedCharacters = Set("0123456789")
                // What is a letter is no digit beyond doubt.
                options.minimumConfidence = 0
            })
        let text = try recognizer.recognizeText(in: Self.print("SO8 1970 2026").image).text
        #expect(!text.isEmpty)
        #expect(text.allSatisfy { $0.isNumber || $0 == " " })
    }

    @Test func leavesOutLowLines() throws {
        let small = try Self.print("small print", size: 24).image, large = try Self.print("LARGE", size: 90).image
        let width = max(small.width, large.width)
        let image = small.widened(to: width).above(large.widened(to: width))
        var all = try TextRecognizer(options: .patient)
        #expect(Set(try all.recognizeText(in: image).lines.map(\.text)) == ["small print", "LARGE"])
        var high = try TextRecognizer(options: Self.options { $0.minimumTextHeight = 0.12 })
        #expect(try high.recognizeText(in: image).lines.map(\.text) == ["LARGE"])
    }

    @Test func leavesOutDoubtfulLines() throws {
        var recognizer = try TextRecognizer(options: Self.options { $0.minimumConfidence = 1.01 })
        #expect(try recognizer.recognizeText(in: Self.print("Museum").image).blocks.isEmpty)
    }

    @Test func worksWithDictionaries() throws {
        var recognizer = try TextRecognizer(options: Self.options { $0.usesLanguageCorrection = true })
        #expect(try recognizer.recognizeText(in: Self.print("Museum of history").image).text == "Museum of history")
    }

    @Test func readsSeveralLanguagesTogether() throws {
        var recognizer = try TextRecognizer(options: Self.options { $0.languages = ["deu", "eng"] })
        let text = try recognizer.recognizeText(in: Self.print("Grüße and greetings").image).text
        #expect(text == "Grüße and greetings")
    }
}

/// The text of a document beside its zone, and its zone.
struct TextOfDocumentsTests {
    private static let passport = Photograph(
        of: [SpecimenCard(format: .td3, seed: 11)],
        conditions: .desk.with { ($0.width, $0.height) = (1200, 900) }, seed: 11)

    /// A card may lie any way up. Its zone is not read upside down, nor is a title that makes sense both ways.
    @Test(arguments: 0..<4)
    func readsZonesTheRightWayUp(quarterTurns: Int) throws {
        let taken = try Self.passport.taken()
        var recognizer = try TextRecognizer(options: .patient)
        let deadline = Deadline.never
        let read = try recognizer.recognizeText(in: taken.image.rotated(quarterTurns: quarterTurns), before: deadline)
        let lines = try #require(taken.truth.documents.first?.lines)
        #expect(Set(read.lines.map(\.text)).isSuperset(of: lines), "\(read.text)")
        #expect(!read.text.contains(">>"))
    }

    /// A stamp runs across names as across those of specimens. A red one is pale in the red of the picture; a dark red one is not, and
    /// is told from black print by its colour; of each name a letter may be lost at its edges.
    @Test(arguments: zip([[1, 0.17, 0.25], [0.55, 0.1, 0.12]], [0, 1]))
    func readsWhatAStampCrosses(ink: [Double], errors: Int) throws {
        let taken = try Self.passport.taken()
        let zone = try #require(taken.truth.documents.first?.lineQuadrilaterals.first).topLeft.y - 30
        let stamped = taken.image.rgb().stamped(above: Int(zone), in: ink)
        var recognizer = try TextRecognizer(options: .patient)
        let person = SpecimenCard(format: .td3, seed: 11).data.person
        let names = [person.surname, person.givenNames].joined(separator: " ").uppercased().split(separator: " ")
        let read = try recognizer.recognizeText(in: stamped, before: .never)
        func areRead(in text: RecognizedText) -> Bool {
            let words = text.words.map { Array($0.text.uppercased()) }
            return names.allSatisfy { name in
                words.contains { Array(name).editDistance(to: $0, limit: errors) != nil }
            }
        }
        #expect(areRead(in: read), "\(read.text)")
        // In grey, the stamp hides some of them: the picture tests what it is made for.
        let grey = try recognizer.recognizeText(in: stamped.grey(), before: .never)
        #expect(!areRead(in: grey), "\(grey.text)")
        // No look's line stands beside that of another look at the same place.
        for line in read.lines {
            let others = read.lines.filter { $0.corners != line.corners }.map(\.corners)
            #expect(!line.corners.isCovered(by: others, share: 0.7), "\(line.text)")
        }
    }
}

extension Image {
    /// This picture in red, green and blue with slanting strokes above a row.
    ///
    /// - Parameter ink: The shares of red, green and blue that the ink leaves.
    fileprivate func stamped(above foot: Int, in ink: [Double]) -> Image {
        var pixels = pixels
        for row in 0..<min(foot, height) {
            for column in 0..<width where (column + 2 * row) % 40 < 7 {
                for (channel, share) in ink.enumerated() {
                    let index = 3 * (row * width + column) + channel
                    pixels[index] = UInt8(Double(pixels[index]) * share)
                }
            }
        }
        return Image(width: width, height: height, pixelFormat: .rgb, pixels: pixels)
    }
}

struct TextRecognizerLimitTests {
    private static func page() throws -> Image {
        try PrintedText(lines: Array(repeating: "All human beings are born free", count: 6), size: 36).drawn().image
    }

    @Test func stopsWhenTheTimeIsOver() throws {
        let image = try Self.page()
        var options = TextRecognitionOptions()
        options.timeLimit = .zero
        var recognizer = try TextRecognizer(options: options)
        #expect(throws: TextRecognitionError(model: "eng", timedOutAfter: .zero)) {
            try recognizer.recognizeText(in: image)
        }
        #expect(throws: TextRecognitionError(model: "eng", timedOutAfter: .zero)) {
            try recognizer.recognizeText(in: image, regionsOfInterest: [image.bounds])
        }
        // The deadline of a caller counts, not that of the options; and nothing is left of what was stopped.
        #expect(try recognizer.recognizeText(in: image, before: .never).lines.count == 6)
    }

    /// Tesseract itself stops in the middle of a page: read to its end, the page would be returned.
    @Test func stopsInTheMiddleOfAPage() throws {
        let lines = Array(repeating: "All human beings are born free and equal in dignity", count: 240)
        let page = try PrintedText(lines: lines, size: 24, margin: 100).drawn().image
        var reader = try TextLineReader(.patient)
        let limit = Duration.milliseconds(100)
        #expect(throws: TextRecognitionError(model: "eng", timedOutAfter: limit)) {
            try reader.symbols(in: page, before: Deadline(after: limit))
        }
        #expect(try reader.symbols(in: page, before: .never).count > 1000)
    }
}

/// `regionsOfInterest`.
struct RegionsOfInterestTests {
    @Test func readsEachRegionByItself() throws {
        let printed = try PrintedText(lines: ["Surname", "ERIKSSON", "M"], size: 40).drawn()
        let regions = printed.words.map { word in
            word.corners.mapped { Point(x: $0.x + ($0.x > word.corners.centre.x ? 9 : -9), y: $0.y) }
        }
        var recognizer = try TextRecognizer(options: .patient)
        let texts = try recognizer.recognizeText(in: printed.image, regionsOfInterest: regions + [regions[1]])
        #expect(texts.map(\.text) == ["Surname", "ERIKSSON", "M", "ERIKSSON"])
        for (text, region) in zip(texts, regions) {
            #expect(region.contains(try #require(text.words.first).corners.centre))
        }
    }

    @Test func readsTurnedRegionsTheWayTheyRun() throws {
        let printed = try PrintedText(lines: ["Turned region", "and another"], size: 40).drawn()
        let scene = try printed.image.turned(degrees: 200)
        let region = scene.transform.applied(to: Quadrilateral(x: 20, y: 36, width: 300, height: 60))
        var recognizer = try TextRecognizer(options: .patient)
        let texts = try recognizer.recognizeText(in: scene.image, regionsOfInterest: [region])
        #expect(texts.map(\.text) == ["Turned region"])
    }

    @Test(arguments: [
        Quadrilateral(x: -500, y: 0, width: 100, height: 100), Quadrilateral(x: 1e9, y: 1e9, width: 10, height: 10),
        Quadrilateral(x: 10, y: 10, width: 0, height: 50), Quadrilateral(x: 10, y: 10, width: -50, height: 50),
        Quadrilateral(x: .nan, y: 0, width: 10, height: 10), Quadrilateral(x: 0, y: 0, width: .infinity, height: 10),
        Quadrilateral(x: 3, y: 3, width: 0.2, height: 0.2),
    ])
    func findsNothingInRegionsWithoutPixels(region: Quadrilateral) throws {
        let image = try PrintedText(lines: ["Museum"], size: 40).drawn().image
        var recognizer = try TextRecognizer(options: .patient)
        #expect(try recognizer.recognizeText(in: image, regionsOfInterest: [region]).map(\.blocks) == [[]])
    }

    @Test func readsRegionsThatLeaveTheImage() throws {
        let image = try PrintedText(lines: ["Museum"], size: 40).drawn().image
        let huge = Quadrilateral(x: -1e6, y: -1e6, width: 3e6, height: 3e6)
        var recognizer = try TextRecognizer(options: .patient)
        #expect(try recognizer.recognizeText(in: image, regionsOfInterest: [huge]).map(\.text) == ["Museum"])
        #expect(try recognizer.recognizeText(in: image, regionsOfInterest: []).isEmpty)
    }
}

/// Images that no text can be read in.
struct ImagesWithoutTextTests {
    private static func image(_ width: Int, _ height: Int, _ pixel: (Int) -> UInt8) -> Image {
        Image(width: width, height: height, pixelFormat: .grey, pixels: (0..<width * height).map(pixel))
    }

    static let images = [
        image(1, 1) { _ in 7 }, image(1, 900) { _ in 255 }, image(40_000, 1) { UInt8($0 % 251) },
        image(40_000, 30) { $0 % 40 < 8 ? 0 : 255 }, image(500, 400) { _ in 255 }, image(500, 400) { _ in 0 },
        image(500, 400) { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) },
        image(500, 400) { $0 % 20 < 10 ? 0 : 255 },
    ]

    @Test(arguments: images.indices)
    func haveNoBlocks(index: Int) throws {
        var recognizer = try TextRecognizer(options: .patient)
        #expect(try recognizer.recognizeText(in: Self.images[index]).blocks.isEmpty)
        #expect(
            try recognizer.recognizeText(in: Self.images[index], regionsOfInterest: [Self.images[index].bounds])
                .map(\.blocks) == [[]])
    }

    @Test func includeScriptsWithoutTheirModel() throws {
        let hebrew = try PrintedText(lines: ["שלום עולם", "מוזיאון"], size: 40).drawn().image
        var recognizer = try TextRecognizer(options: .patient)
        #expect(
            try !recognizer.recognizeText(in: hebrew).text.contains { $0.unicodeScalars.contains { $0.value > 0x500 } })
    }
}

extension Image {
    /// Returns this image turned clockwise, on paper of white or of its border, and where its points come to lie.
    func turned(degrees: Double) throws -> (image: Image, transform: ProjectiveTransform) {
        let angle = degrees * .pi / 180
        let (cosine, sine) = (angle.cosine, angle.sine)
        let turn = ProjectiveTransform(coefficients: [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1])
        let corners = turn.applied(to: bounds).corners
        let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
        let (right, bottom) = (corners.map(\.x).max() ?? 0, corners.map(\.y).max() ?? 0)
        let transform = turn.concatenating(
            ProjectiveTransform(coefficients: [1, 0, -left, 0, 1, -top, 0, 0, 1]))
        let image = try warped(
            by: transform, width: Int((right - left).rounded()), height: Int((bottom - top).rounded()))
        return (image, transform)
    }

    /// Returns this image with white at its right.
    func widened(to width: Int) -> Image {
        let rows = (0..<height).map { Array(pixels[$0 * self.width..<($0 + 1) * self.width]) }
        let margin = [UInt8](repeating: 255, count: width - self.width)
        return Image(width: width, height: height, pixelFormat: .grey, pixels: rows.flatMap { $0 + margin })
    }

    /// Returns this image with another of its width below.
    func above(_ other: Image) -> Image {
        Image(width: width, height: height + other.height, pixelFormat: .grey, pixels: pixels + other.pixels)
    }

    /// Returns this image a little out of focus.
    func blurredForTests() throws -> Image { try blurred(sigma: 0.8) }
}

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension Double {
    fileprivate var cosine: Double { cos(self) }
    fileprivate var sine: Double { sin(self) }
}

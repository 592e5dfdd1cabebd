extension TestCardRecipe {
    /// Every picture of the test cards, in the order of their README.
    public static let all: [TestCardRecipe] =
        formats + edges + turned + orientations + views + light + contents + limits

    /// A photograph that is smaller than a phone's, to keep the files small.
    private static func shot(
        _ conditions: PhotographConditions, _ width: Int = 1280, _ height: Int = 960,
        _ change: (inout PhotographConditions) -> Void = { _ in }
    ) -> PhotographConditions {
        conditions.with {
            ($0.width, $0.height) = (width, height)
            $0.jpegQuality = $0.jpegQuality.map { min($0, 80) }
            change(&$0)
        }
    }

    private static let formats = [
        TestCardRecipe("td1-desk.jpg", "an identity card on a table", .td1, seed: 101, shot(.desk.varied(seed: 101))),
        TestCardRecipe(
            "td2-desk.jpg", "a larger identity card on stone", .td2, seed: 102,
            shot(.desk.varied(seed: 102)) { $0.background = .stone }),
        TestCardRecipe("td3-desk.jpg", "an open passport on a table", .td3, seed: 103, shot(.desk.varied(seed: 103))),
        TestCardRecipe(
            "mrva-desk.jpg", "a visa in a passport", .mrva, seed: 104,
            shot(.desk.varied(seed: 104)) { $0.background = .leather }),
        TestCardRecipe(
            "mrvb-desk.jpg", "a smaller visa in a passport", .mrvb, seed: 105,
            shot(.desk.varied(seed: 105)) { $0.background = .fabric }),
    ]

    private static let edges = [
        TestCardRecipe(
            "td3-scan-without-edges.jpg", "a scan that a data page fills beyond its edges", .td3, seed: 111,
            shot(.flatbed, 1240, 870) { $0.fractionOfFrame = 1.05 }),
        TestCardRecipe(
            "td1-scan.png", "a scan as PNG", .td1, seed: 112,
            shot(.flatbed, 760, 540) { ($0.noise, $0.jpegQuality) = (0, nil) }),
        TestCardRecipe(
            "td3-zone-only.jpg", "nothing but the zone of a passport", .td3, seed: 113,
            shot(.flatbed, 1240, 250) { ($0.framing, $0.fractionOfFrame) = (.zone, 1.02) }),
        TestCardRecipe(
            "td1-zone-only.png", "nothing but the zone of a card, as PNG", .td1, seed: 114,
            shot(.flatbed, 840, 240) {
                ($0.framing, $0.fractionOfFrame, $0.noise, $0.jpegQuality) = (.zone, 1.02, 0, nil)
            }),
        TestCardRecipe(
            "td1-front-and-back.jpg", "both sides of a card on one picture; the front has no zone", .read,
            Photograph(
                of: sides(seed: 115), conditions: shot(.desk, 1200, 1500) { $0.background = .leather }, seed: 115)),
        TestCardRecipe(
            "two-passports.jpg", "two passports beside each other", .read,
            Photograph(
                of: [SpecimenCard(format: .td3, seed: 116), SpecimenCard(format: .td3, seed: 117)],
                conditions: shot(.flatbed, 1200, 1760) { $0.fractionOfFrame = 0.93 }, seed: 116)),
    ]

    private static let turned = [
        TestCardRecipe(
            "td1-turned-90.jpg", "turned a quarter clockwise", .td1, seed: 121, shot(.desk) { $0.rotation = 92 }),
        TestCardRecipe("td3-turned-180.jpg", "upside down", .td3, seed: 122, shot(.desk) { $0.rotation = 177 }),
        TestCardRecipe(
            "td2-turned-270.jpg", "turned a quarter counterclockwise", .td2, seed: 123,
            shot(.desk, 960, 1280) { $0.rotation = 271 }),
        TestCardRecipe(
            "mrva-turned-35.jpg", "lying askew", .mrva, seed: 124,
            shot(.desk, 1400, 1200) { ($0.rotation, $0.fractionOfFrame) = (35, 0.95) }),
    ]

    private static let orientations = (1...8).map { number in
        let format = SpecimenFormat.allCases[number % 5]
        return TestCardRecipe(
            "exif-\(number).jpg", "stored in EXIF orientation \(number)", format, seed: 130 + UInt64(number),
            shot(.desk.varied(seed: UInt64(number)), 1120, 840) {
                ($0.exifOrientation, $0.fractionOfFrame) = (number, 0.86)
            })
    }

    private static let views = [
        TestCardRecipe("td1-tilt-18.jpg", "seen from the side", .td1, seed: 141, shot(.handHeld) { $0.tilt = 18 }),
        TestCardRecipe(
            "td2-tilt-12.jpg", "seen a little from the side and lying askew", .td2, seed: 142,
            shot(.handHeld) { ($0.tilt, $0.rotation, $0.tiltDirection) = (12, 338, 20) }),
        TestCardRecipe(
            "td3-tilt-25.jpg", "seen from far to the side", .td3, seed: 143,
            shot(.handHeld, 1400, 1050) { ($0.tilt, $0.tiltDirection, $0.fractionOfFrame) = (25, 180, 0.8) }),
        TestCardRecipe(
            "mrvb-print-around.jpg", "on a sheet with lines of print", .mrvb, seed: 144,
            shot(.handHeld) { ($0.background, $0.showsBooklet, $0.glare) = (.paper, false, 0) }),
        TestCardRecipe(
            "td3-small.jpg", "so small that a character is 12 pixels wide", .td3, seed: 145,
            shot(.desk, 640, 480) { ($0.fractionOfFrame, $0.defocus) = (0.95, 0.4) }),
        TestCardRecipe(
            "td1-off-centre.jpg", "in a corner of a larger picture", .td1, seed: 146,
            shot(.desk, 1600, 1200) { ($0.fractionOfFrame, $0.offsetX, $0.offsetY) = (0.45, 0.8, -0.7) }),
    ]

    private static let light = [
        TestCardRecipe(
            "td3-low-light.jpg", "in the light of a candle", .td3, seed: 151,
            shot(.desk.varied(seed: 151)) { ($0.exposure, $0.noise, $0.warmth, $0.lightFalloff) = (0.2, 8, 0.9, 0.6) }),
        TestCardRecipe(
            "td1-glare.jpg", "with the reflection of a lamp beside the zone", .td1, seed: 152,
            shot(.desk.varied(seed: 152)) { ($0.glare, $0.glareX, $0.glareY, $0.glareRadius) = (0.8, 0.6, 0.2, 0.13) }),
        TestCardRecipe(
            "td2-out-of-focus.jpg", "out of focus", .td2, seed: 153,
            shot(.desk.varied(seed: 153)) { $0.defocus = 2.2 }),
        TestCardRecipe(
            "td3-moved.jpg", "with a camera that moved", .td3, seed: 154,
            shot(.desk.varied(seed: 154)) { $0.motionBlur = 4 }),
        TestCardRecipe(
            "td2-shadow.jpg", "with the shadow of a hand across the zone", .td2, seed: 155,
            shot(.desk.varied(seed: 155)) { ($0.castShadow, $0.lightDirection, $0.rotation) = (0.55, 200, 3) }),
        TestCardRecipe("td1-hard.jpg", "with everything that goes wrong at once", .td1, seed: 156, shot(.hard)),
        TestCardRecipe(
            "mrva-compressed.jpg", "compressed until it shows", .mrva, seed: 157,
            shot(.desk.varied(seed: 157)) { $0.jpegQuality = 25 }),
    ]

    private static let contents = [
        TestCardRecipe(
            "td1-long-number.jpg", "a document number that runs on into the optional data", .td1, seed: 161,
            shot(.desk.varied(seed: 161), 1120, 840)
        ) { ($0.documentNumber, $0.optionalData1) = ("T48730921650", "") },
        TestCardRecipe(
            "td3-long-name.jpg", "a name that the zone has no room for", .td3, seed: 162, shot(.desk.varied(seed: 162))
        ) { ($0.person.surname, $0.person.givenNames) = ("WINTERBOURNE-LEE OBERLINDEN", "WILHELMINE BERENIKE ZOË") },
        TestCardRecipe(
            "td2-one-name.jpg", "a holder with a single name", .td2, seed: 163, shot(.desk.varied(seed: 163), 1120, 840)
        ) { ($0.person.surname, $0.person.givenNames) = ("TANAMBE", "") },
        TestCardRecipe(
            "td3-wrong-digit.jpg", "a misprinted check digit", .td3, seed: 164, shot(.desk.varied(seed: 164))
        ) { $0.hasWrongCheckDigit = true },
        TestCardRecipe(
            "td1-wrong-digit.jpg", "a misprinted check digit", .td1, seed: 165, shot(.desk.varied(seed: 165))
        ) { $0.hasWrongCheckDigit = true },
        TestCardRecipe(
            "mrvb-wrong-digit.jpg", "a misprinted check digit where no composite one catches it too", .mrvb, seed: 168,
            shot(.desk.varied(seed: 168))
        ) { $0.hasWrongCheckDigit = true },
    ]

    private static let limits = [
        TestCardRecipe(
            "td3-tiny.jpg", "too small: a character is 4 pixels wide", .unread,
            Photograph(
                of: [SpecimenCard(format: .td3, seed: 171)],
                conditions: shot(.desk, 240, 180) { $0.fractionOfFrame = 0.85 }, seed: 171)),
        TestCardRecipe(
            "td1-washed-out.jpg", "a reflection and a blur that leave nothing of half the zone", .unread,
            Photograph(
                of: [SpecimenCard(format: .td1, seed: 172)],
                conditions: shot(.hard, 800, 600) {
                    ($0.glare, $0.glareX, $0.glareY, $0.glareRadius, $0.defocus) = (1.2, 0.3, 0.8, 0.2, 3.5)
                }, seed: 172)),
        TestCardRecipe(
            "td1-front-only.jpg", "the side of a card that has no zone", .nothing,
            Photograph(of: [sides(seed: 173)[0]], conditions: shot(.desk, 1120, 840), seed: 173)),
        TestCardRecipe(
            "no-document.jpg", "a printed sheet and no document", .nothing,
            Photograph(of: [], conditions: shot(.handHeld, 1120, 840) { $0.background = .paper }, seed: 174)),
    ]

    /// Both sides of a card.
    private static func sides(seed: UInt64) -> [SpecimenCard] {
        let data = SpecimenData(format: .td1, seed: seed)
        return [SpecimenSide.front, .back].map { SpecimenCard(data: data, side: $0, seed: seed) }
    }
}

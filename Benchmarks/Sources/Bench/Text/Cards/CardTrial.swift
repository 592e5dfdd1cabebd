import SpecimenCards

/// Reads photographs of cards, all that is printed for people.
enum CardTrial {
    private static let leastFieldShare = 0.95, leastCardShare = 0.85, leastGain = 2.0
    /// The most milliseconds of CPU that print may take on top of the zone.
    private static let mostMilliseconds = 250.0

    /// Reads `count` photographs of each side of each design, and prints a row for each.
    ///
    /// - Parameter tesseract: The program that reads the cards, too; without it nothing is timed.
    /// - Returns: True if all bars are reached.
    static func run(
        count: Int, seed: UInt64, fonts: [FontFile], _ tesseract: Tesseract?, _ findings: Findings
    ) throws -> Bool {
        print(CardRow.header)
        var reader = try CardReader()
        var all = CardRow(name: "all")
        var holds = true
        // No two kinds of cards are photographed alike.
        var next = seed
        // No layout is built in for American licences, whose barcodes have a benchmark of their own.
        for design in SpecimenDesign.allCases where design != .usLicence {
            for side in design.sides {
                var row = CardRow(name: "\(design) \(side)")
                for _ in 0..<count {
                    let sample = try CardSample(design, sides: [side], seed: next, fonts: fonts)
                    try row.add(sample, side, &reader, tesseract, findings)
                    next += 1
                }
                print(row)
                all.add(row)
                holds = holds && row.ours.leastFieldShare >= leastFieldShare && row.ours.cardShare >= leastCardShare
            }
        }
        print(all)
        return holds && Double(all.ours.wholeCards) >= leastGain * Double(all.theirs.wholeCards)
            && all.milliseconds <= mostMilliseconds
    }
}

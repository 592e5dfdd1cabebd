import Imaging
import MRZ
import TextRecognition

extension ZoneReader {
    /// What stands behind the last column of a zone that may go on.
    enum End {
        /// Nothing: the lines end there.
        case seen
        /// The picture ends there too, so it does not show whether the lines go on.
        case unseen
        /// More characters.
        case goesOn
    }

    /// The formats that lines of a format may be the beginning of: their check digits hold there too (Doc 9303-7, 4.2 and 5.2).
    ///
    /// The composite digit of the second size tells it from a passport nine times out of ten.
    static let longerFormats: [Format: Format] = [.mrvb: .mrva, .td2: .td3]

    /// How many characters behind the last one are looked for: the standard leaves space for three.
    private static let reach = 3.0
    /// So many of them in one line are no texture.
    private static let leastCharacters = 2
    /// How sure the network is of each.
    private static let leastConfidence = 0.6

    /// Looks behind the last column of a zone whose lines may be the beginning of longer ones.
    mutating func end(
        of reading: ZoneReading, in photograph: Image, within context: ScanContext
    ) throws -> End {
        guard Self.longerFormats[reading.zone.format] != nil else { return .seen }
        let columns = Double(reading.zone.lines[0].count)
        let share = Self.reach / columns
        let places = reading.views.compactMap { $0.place.prolonged(by: share) }
        for lattice in try lattices(of: places, in: photograph, within: context) {
            let further = lattice.bestLine().characters.count {
                let middle = ($0.extent.lowerBound + $0.extent.upperBound) / 2
                return middle * (1 + share) > 1 && $0.confidence >= Self.leastConfidence
            }
            if further >= Self.leastCharacters { return .goesOn }
        }
        let next = reading.views.compactMap { $0.place.prolonged(by: 1 / columns) }.flatMap {
            [$0.topRight, $0.bottomRight]
        }
        let isInPicture = next.allSatisfy {
            (0..<Double(photograph.width)).contains($0.x) && (0..<Double(photograph.height)).contains($0.y)
        }
        return isInPicture || !reading.zone.format.isVisa ? .seen : .unseen
    }

    /// Where the lines of a zone are if they are as long as those of the longer format.
    static func wholePlaces(of reading: ZoneReading) -> (places: [Quadrilateral], columns: Int)? {
        guard let longer = longerFormats[reading.zone.format] else { return nil }
        let (own, columns) = (reading.zone.lines[0].count, Layout.of(longer).lineLengths[0])
        let places = reading.views.compactMap { $0.place.prolonged(by: Double(columns - own) / Double(own)) }
        return places.count == reading.views.count ? (places, columns) : nil
    }
}

import Imaging
import MRZ
import TextRecognition

extension ZoneReader {
    /// The end of a zone that may go on behind its last column.
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

    /// Looks behind the last column of a zone whose lines may be the beginning of longer ones.
    mutating func end(
        of reading: ZoneReading, in photograph: Image, within context: ScanContext
    ) throws -> End {
        guard Self.longerFormats[reading.zone.format] != nil else { return .seen }
        let columns = Double(reading.zone.lines[0].count)
        let share = ZoneReader.Tuning.endReach / columns
        let places = reading.views.compactMap { $0.place.prolonged(by: share) }
        for (lattice, line) in zip(try lattices(of: places, in: photograph, within: context), reading.lines) {
            let further = lattice.bestLine().characters.count {
                let middle = ($0.extent.lowerBound + $0.extent.upperBound) / 2
                return middle * (1 + share) > line.end && $0.confidence >= ZoneReader.Tuning.leastConfidence
            }
            if further >= ZoneReader.Tuning.leastCharacters { return .goesOn }
        }
        if zip(reading.views, reading.lines).contains(where: { $0.crop.hasInk(behind: $1) }) { return .unseen }
        let next = reading.views.compactMap { $0.place.prolonged(by: 1 / columns) }.flatMap {
            [$0.topRight, $0.bottomRight]
        }
        let isInPicture = next.allSatisfy {
            (0..<Double(photograph.width)).contains($0.x) && (0..<Double(photograph.height)).contains($0.y)
        }
        return isInPicture || !reading.zone.format.isVisa ? .seen : .unseen
    }

    /// The places of a zone's lines if they are as long as those of the longer format.
    static func wholePlaces(of reading: ZoneReading) -> (places: [Quadrilateral], columns: Int)? {
        guard let longer = longerFormats[reading.zone.format] else { return nil }
        let (own, columns) = (reading.zone.lines[0].count, Layout.of(longer).lineLengths[0])
        let places = zip(reading.views, reading.lines).compactMap { view, line in
            view.place.prolonged(by: line.end * Double(columns) / Double(own) - 1)
        }
        return places.count == reading.views.count ? (places, columns) : nil
    }
}

extension RecognizedLine {
    /// The end of the last column, as a share of the crop's width; 1 where the crop ends there too.
    fileprivate var end: Double {
        guard let first = characters.first, let last = characters.last else { return 1 }
        let end = last.extent.upperBound
        let pitch = (end - first.extent.lowerBound) / Double(characters.count)
        return 1 - end > ZoneReader.Tuning.columnsLeft * pitch ? end : 1
    }
}

extension Image {
    /// True if ink stands in a crop behind the last column of its line.
    fileprivate func hasInk(behind line: RecognizedLine) -> Bool {
        let rows = 0..<height
        guard line.end < 1, let levels = inkAndPaper(columns: columns(of: 0...line.end), rows: rows) else {
            return false
        }
        let behind = columns(of: line.end...1)
        let count = darkCount(
            below: levels.paper - ZoneReader.Tuning.inkShare * (levels.paper - levels.ink), columns: behind, rows: rows)
        return Double(count) > ZoneReader.Tuning.leastInk * Double(behind.count * height)
    }
}

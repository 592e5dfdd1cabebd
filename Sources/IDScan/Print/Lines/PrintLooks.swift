import Imaging
import MRZ
import TextRecognition

/// The lines of a photograph, as several looks at it read them.
struct PrintLooks {
    /// Look by look, the lines.
    let seen: [[SeenLine]]
    /// The direction in which they run.
    let frame: PrintFrame

    init(_ seen: [[SeenLine]]) {
        self.seen = seen
        frame = PrintFrame(of: seen.joined().map { PrintLine($0.line) })
        whole = Array(seen.indices)
    }

    /// The lines that are not at some places.
    func leavingOut(_ isLeftOut: (Point) -> Bool) -> PrintLooks {
        PrintLooks(seen.map { $0.filter { !isLeftOut($0.line.corners.centre) } })
    }

    /// The looks at the whole photograph, by number; the others are at some places of it.
    private(set) var whole: [Int]

    /// These looks and one more.
    ///
    /// - Parameters:
    ///   - look: The lines that it read.
    ///   - isWhole: True if it was a look at the whole photograph.
    func adding(_ look: [SeenLine], isWhole: Bool = true) -> PrintLooks {
        var more = PrintLooks(seen + [look])
        more.whole = isWhole ? whole + [seen.count] : whole
        return more
    }

    /// The lines of a look at the whole photograph.
    func lines(of look: Int) -> [PrintLine] { seen[look].map { PrintLine($0.line) } }

    /// The lines of all looks together: where several saw one, the surest.
    var joined: [PrintLine] { PrintedLineFinder.joined(seen).map { PrintLine($0) } }

    /// The number of letters that are sure, in all looks.
    var certainty: Double { PrintedLineFinder.certainty(of: seen.joined().map(\.line)) }

    /// Lines of one row are less far apart than so many of their heights, and stand no higher or lower than this share of it.
    private static let rowGap = -0.5..<5.0, rowStep = 0.4

    /// Two or three lines that follow each other in a row, by number.
    func rows(in look: Int) -> [[Int]] {
        let places = seen[look].map { frame.place(of: $0.line.corners) }
        let next = places.indices.map { first in
            let own = places[first]
            return places.indices.filter { second in
                let other = places[second]
                return second != first && abs(other.middle - own.middle) < Self.rowStep * max(own.height, other.height)
                    && Self.rowGap.contains((other.left - own.right) / max(own.height, 1)) && other.left > own.left
            }.min { places[$0].left < places[$1].left }
        }
        return next.indices.flatMap { first -> [[Int]] in
            guard let second = next[first] else { return [] }
            return [[first, second]] + (next[second].map { [[first, second, $0]] } ?? [])
        }
    }

    /// The fields that captions tell.
    ///
    /// - Parameter today: The day that counts as today.
    func captioned(on today: CalendarDate) -> CaptionedFields {
        let print = CaptionedPrint(joined, by: .builtIn)
        let assignment = FieldAssignment(of: print, today: today)
        let fields = assignment.fields()
        let single =
            seen.count == 1
            ? [fields]
            : seen.indices.map {
                FieldAssignment(of: CaptionedPrint(lines(of: $0), by: .builtIn), today: today).fields()
            }
        return CaptionedFields(
            fields: FieldVote(joined: fields, single: single).fields, heading: DocumentHeading(of: print, by: .builtIn),
            print: print, dateOrder: assignment.sense.dateOrder)
    }
}

extension PrintLine {
    init(_ line: RecognizedTextObservation) {
        self.init(
            letters: line.line.characters.map {
                PrintLine.Letter(character: $0.character, confidence: $0.confidence, extent: $0.extent)
            }, corners: line.corners)
    }
}

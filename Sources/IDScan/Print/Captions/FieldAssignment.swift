import Imaging
import MRZ
import TextRecognition

/// A field whose value was found.
struct AssignedField {
    let name: VisualFieldName
    /// The place of the value.
    let segment: PrintSegment
    /// The printed text.
    let text: String
    /// The value, as results have it.
    let value: String
    /// The score of the value: the higher, the surer.
    let score: Double
}

/// Gives each caption the value that place and type make likeliest.
struct FieldAssignment {
    let print: CaptionedPrint
    let sense: FieldSense

    /// A value that may belong to a caption, with a score.
    private struct Bid {
        let caption: Int, value: Int
        let subject: CaptionTable.Subject
        let text: String
        var score: Double
        /// True if the value stands in the row of its caption.
        let isRow: Bool

        /// The same on a document that prints more values beside their captions than below them.
        func preferringRows(by bonus: Double) -> Bid {
            var bid = self
            bid.score += isRow ? bonus : -bonus
            return bid
        }
    }

    /// The weight of the habit of a document to print most values beside their captions, or below them.
    private static let habit = 0.4
    /// The share of values beside their captions from which on nearly all stand there.
    private static let mostRows = 0.75
    /// Bids of a lower score are not heard.
    private static let leastScore = 1.5

    /// - Parameters:
    ///   - print: The print of a document.
    ///   - today: The day that counts as today.
    ///   - state: The code of the State in whose language lines in another script are written; nil if unknown.
    init(of print: CaptionedPrint, today: CalendarDate, state: String? = nil) {
        self.print = print
        let order: PrintedDate.Order = print.kind == .american ? .monthDayYear : .dayMonthYear
        sense = FieldSense(dateOrder: order, today: today, state: state)
    }

    /// The fields that captions and elements announce, and the ones that the dates of a document tell together.
    func fields() -> [AssignedField] {
        let bids = self.bids()
        let first = assigned(bids)
        let rows = Double(first.count { $0.isRow }) / Double(max(1, first.count))
        let habit = rows >= Self.mostRows ? 2 * Self.habit : rows > 0.5 ? Self.habit : rows < 0.5 ? -Self.habit : 0
        let kept = assigned(bids.map { $0.preferringRows(by: habit) })
        return settled(named(kept.filter { !isEnd($0, besides: kept) }))
    }

    // MARK: - Bids

    /// The letters that the captions of dates, of a bare `name`, and of other fields must have at least, as weights.
    private static let leastWeights = (date: 2.5, name: 1.4, other: 3.0)
    /// A caption of this weight, and of more, tells all that a caption can.
    private static let fullWeight = 12.0

    private func bids() -> [Bid] {
        var bids: [Bid] = []
        let parts: [CaptionTable.Subject] = [.field(.surname), .field(.givenNames)]
        let hasParts = print.captions.contains {
            $0.subject.map(parts.contains) == true && $0.weight >= Self.leastWeights.other
        }
        for (number, caption) in print.captions.enumerated() {
            guard let subject = caption.subject, subject != .other, !(hasParts && subject == .field(.fullName))
            else { continue }
            let least = Self.leastWeights
            guard caption.weight >= (subject.isDate ? least.date : subject == .name ? least.name : least.other)
            else { continue }
            for (index, value) in print.values.enumerated() {
                guard let (near, isRow) = nearness(of: value, to: caption), !(subject.isName && isCutOff(value)) else {
                    continue
                }
                let texts = subject.isDate ? Set([value.text, print.rowText(from: index)]).sorted() : [value.text]
                for reading in texts.compactMap({ sense.reading(of: $0, as: subject) }) {
                    let isLow = value.place.height < 0.8 * caption.place.height
                    let score =
                        near + reading.sense + min(caption.weight / Self.fullWeight, 1)
                        + (subject.isName ? 1 : 0.5) * value.confidence - (isLow ? 0.6 : 0)
                        - 0.2 * Double(value.leftOut)
                    bids.append(
                        Bid(
                            caption: number, value: index, subject: subject, text: reading.text, score: score,
                            isRow: isRow))
                }
            }
        }
        return bids
    }

    /// True if the word that is left out before a value is none of a caption: it is as high, and in capitals as the value is.
    private func isCutOff(_ value: PrintSegment) -> Bool {
        guard value.leftOut > 0, value.text.contains(where: \.isUppercase) else { return false }
        let before = print.lines[value.line].letters[..<value.range.lowerBound].map(\.character)
        guard let word = before.split(separator: " ").last else { return false }
        return word.count > 2 && word.allSatisfy(\.isUppercase) && !value.text.contains(where: \.isLowercase)
    }

    /// Gives the best bids the values for which they bid.
    private func assigned(_ bids: [Bid]) -> [Bid] {
        var (captions, subjects, kept) = (Set<Int>(), Set<CaptionTable.Subject>(), [Bid]())
        let sorted = bids.filter { $0.score > Self.leastScore }
            .sorted { ($0.score, $1.caption, $1.value) > ($1.score, $0.caption, $0.value) }
        for bid in sorted {
            let isTaken = kept.contains { print.values[$0.value].overlaps(print.values[bid.value]) }
            guard !isTaken, !captions.contains(bid.caption), !subjects.contains(bid.subject) else { continue }
            captions.insert(bid.caption)
            subjects.insert(bid.subject)
            kept.append(bid)
        }
        return kept
    }

    // MARK: - Places

    /// A column has this many values. The end of a name begins so far right of it, in heights of the name.
    private static let column = (values: 3, offsets: 1.5...8.0)

    /// True if a name is the end of a longer one, whose beginning was not read. Such a name begins right of a column of other
    /// values, and not where its caption begins.
    private func isEnd(_ bid: Bid, besides kept: [Bid]) -> Bool {
        let (value, caption) = (print.values[bid.value], print.captions[bid.caption].place)
        let (own, (values, offsets)) = (value.place, Self.column)
        // Behind words that are left out, such as `GEB.`, a value begins farther right.
        guard bid.subject.isName, !bid.isRow, value.leftOut == 0,
            abs(own.left - caption.left) > offsets.lowerBound * own.height
        else { return false }
        let lefts = kept.filter { $0.value != bid.value && !$0.isRow }.map { print.values[$0.value].place.left }
        return lefts.contains { left in
            offsets.contains((own.left - left) / own.height)
                && lefts.count { abs($0 - left) < 0.5 * own.height } >= values
        }
    }

    /// The nearness of a value to a caption, the nearer the more; nil where it cannot be its value. Lengths are in
    /// heights of the value.
    func nearness(of value: PrintSegment, to caption: PrintSegment) -> (near: Double, isRow: Bool)? {
        let (own, other) = (caption.place, value.place)
        let height = max(other.height, 0.8 * own.height)
        let gap = (other.left - own.right) / height
        if value.line == caption.line {
            return gap < 12 && print.isNext(value, to: caption) ? (2.6 - 0.08 * max(0, gap), true) : nil
        }
        let down = (other.middle - own.middle) / height
        if abs(down) < 0.75, gap > -1 {
            guard gap < 16, !print.isBlocked(caption, value, inRow: true) else { return nil }
            return (2.4 - 0.08 * max(0, gap) - 0.6 * abs(down), true)
        }
        let offset = (other.left - own.left) / height
        let overlaps = other.left < own.right && other.right > own.left
        guard (0.5...4.5).contains(down), overlaps || abs(offset) < 3, (-6...14).contains(offset),
            !print.isBlocked(caption, value, inRow: false)
        else { return nil }
        return (2.6 - 0.45 * max(0, down - 1.3) - 0.12 * abs(offset), false)
    }

    // MARK: - Names

    /// The subjects whose values have a second line where a document prints them in two scripts.
    private static let twoScripts: Set<CaptionTable.Subject> = [
        .field(.surname), .field(.givenNames), .name, .field(.birthPlace), .field(.nationality),
    ]

    /// The fields of the bids that were heard. A bare `name` takes the name that other captions leave. The second of
    /// two lines of a name is the Latin one, or the rest of the name.
    private func named(_ kept: [Bid]) -> [AssignedField] {
        let subjects = Set(kept.map(\.subject))
        let taken = kept.map { print.values[$0.value] }
        let below = kept.map { bid in
            Self.twoScripts.contains(bid.subject) && !bid.isRow
                ? lineBelow(print.values[bid.value], besides: taken) { sense.name($0) != nil } : nil
        }
        let hasTwoScripts = below.count { $0 != nil } > 1
        return birthName(below: kept, besides: taken)
            + zip(kept, below).compactMap { bid, below in
                guard let name = bid.subject.fieldName(besides: subjects) else { return nil }
                var (segment, text) = (print.values[bid.value], bid.text)
                if bid.subject.isName, let below, let second = sense.name(below.text)?.text {
                    // One name in two scripts, or in two spellings, has about as many letters twice.
                    let isTwice = hasTwoScripts || abs(second.count - text.count) < 2
                    let isLatinAbove = LetterScript.of(second) != nil && LetterScript.of(text) == nil
                    (segment, text) =
                        !isTwice ? (segment, text + " " + second) : isLatinAbove ? (segment, text) : (below, second)
                }
                return field(name, at: segment, text, score: bid.score)
            }
    }

    /// A field, if a text makes sense as its value.
    func field(_ name: VisualFieldName, at segment: PrintSegment, _ text: String, score: Double) -> AssignedField? {
        sense.value(of: text, as: name).map {
            AssignedField(name: name, segment: segment, text: text, value: $0, score: score)
        }
    }

    /// The name at birth that a line below the surname announces.
    private func birthName(below kept: [Bid], besides taken: [PrintSegment]) -> [AssignedField] {
        guard let surname = kept.first(where: { [.field(.surname), .field(.fullName)].contains($0.subject) }),
            let line = lineBelow(
                print.values[surname.value], besides: taken, where: { PrintedName.birthName(announcedBy: $0) != nil }),
            let name = PrintedName.birthName(announcedBy: line.text)
        else { return [] }
        return [
            AssignedField(name: .birthName, segment: line, text: name.text, value: name.text, score: surname.score)
        ]
    }

    /// The line of some text that stands close below another, with no caption between them.
    func lineBelow(
        _ segment: PrintSegment, besides taken: [PrintSegment], where isWanted: (String) -> Bool
    ) -> PrintSegment? {
        let own = segment.place
        return print.values.first { value in
            let place = value.place
            let isClose =
                (0.8 * own.height...1.9 * own.height).contains(place.middle - own.middle)
                && abs(place.left - own.left) < 1.2 * own.height && (0.75...1.35).contains(place.height / own.height)
            return isClose && value.leftOut == 0 && value.line != segment.line && value.confidence > 0.3
                && isWanted(value.text) && !taken.contains { $0.overlaps(value) }
                && !print.captions.contains { caption in
                    (own.middle + 0.2 * own.height..<place.middle + 0.2 * own.height).contains(caption.place.middle)
                        && caption.place.left < place.right && caption.place.right > place.left
                }
        }
    }
}

extension CaptionTable.Subject {
    var isName: Bool { [.name, .field(.surname), .field(.givenNames), .field(.fullName)].contains(self) }

    var isDate: Bool { [.field(.birthDate), .field(.issueDate), .field(.expiryDate)].contains(self) }

    /// The field; of a bare name the one that others leave, or nil if they leave none.
    fileprivate func fieldName(besides others: Set<CaptionTable.Subject>) -> VisualFieldName? {
        switch self {
        case .other: nil
        case .field(let name): name
        case .name:
            switch (others.contains(.field(.surname)), others.contains(.field(.givenNames))) {
            case (true, true): nil
            case (true, false): .givenNames
            case (false, true): .surname
            case (false, false): others.contains(.field(.fullName)) ? nil : .fullName
            }
        }
    }
}

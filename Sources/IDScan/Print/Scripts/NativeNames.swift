import ImageProcessing
import Imaging
import MRZ
import TextRecognition

/// The search for names in the script of their State, where they are printed in Latin letters, too.
struct NativeNames {
    let script: LetterScript
    /// The code of the State, of ISO 3166-1.
    let state: String
    /// All lines, as they were read in Latin letters.
    let lines: [PrintLine]

    /// The fields that are printed in two scripts.
    static let names: [VisualFieldName] = [.surname, .givenNames, .fullName, .birthName]

    /// A name with a letter that is less sure is left out.
    static let leastConfidence = 0.45

    /// The least likeness of both names in Latin letters, from 0 to 1: States spell them in ways of their own.
    private static let leastSimilarity = 0.65

    /// The place of the other name, in heights of this one: the distance up or down, the distance to the left or right, and the
    /// height of its letters.
    private static let down = 0.7...2.3, across = 2.5, height = 0.6...1.6
    /// The size of the place that is tried where no line was seen: its length in lengths of the name, its distance in heights.
    private static let length = 1.25, pitch = 1.2

    /// The places where a name may stand once more, the nearest first.
    ///
    /// - Parameters:
    ///   - place: The place of the name in Latin letters.
    ///   - others: The places of other fields.
    func places(beside place: Quadrilateral, besides others: [Quadrilateral]) -> [Quadrilateral] {
        let frame = PrintFrame(of: lines)
        let own = frame.place(of: place)
        let near = lines.map(\.corners).filter { corners in
            let other = frame.place(of: corners)
            return Self.down.contains(abs(other.middle - own.middle) / own.height)
                && abs(other.left - own.left) < Self.across * own.height
                && Self.height.contains(other.height / own.height)
                && !others.contains { $0.contains(corners.centre) }
        }.sorted { abs(frame.place(of: $0).middle - own.middle) < abs(frame.place(of: $1).middle - own.middle) }
        let inRow = lines.map(\.corners).first { $0.contains(place.centre) }.map { line -> [Quadrilateral] in
            let whole = frame.place(of: line)
            let (start, end) = ((own.left - whole.left) / whole.width, (own.right - whole.left) / whole.width)
            return [0...max(0, start), min(1, end)...1].filter { $0.upperBound - $0.lowerBound > 0.2 }.map(line.part)
        }
        let longer = place.part(0...Self.length)
        let unseen = [-Self.pitch, Self.pitch].map { longer.moved(down: $0) }
        return (inRow ?? []) + near + unseen
    }

    /// True if a text in the script and a name in Latin letters are the same name.
    func isSame(_ native: String, as latin: String) -> Bool {
        let (own, other) = (FoldedText(script.latin(native, of: state)), FoldedText(latin))
        guard abs(own.characters.count - other.characters.count) * 3 <= other.characters.count + 3 else { return false }
        return own.similarity(to: other) >= Self.leastSimilarity
    }
}

extension Quadrilateral {
    /// The same, moved along its sides by so many of its heights.
    fileprivate func moved(down heights: Double) -> Quadrilateral {
        Quadrilateral(
            topLeft: topLeft.towards(bottomLeft, heights), topRight: topRight.towards(bottomRight, heights),
            bottomRight: bottomRight.towards(topRight, -heights), bottomLeft: bottomLeft.towards(topLeft, -heights))
    }
}

extension PrintReader {
    /// Adds to names their texts in the script of their State.
    ///
    /// - Parameters:
    ///   - fields: The fields of a document, in pixels of the photograph.
    ///   - state: The code of the State; nil if unknown.
    ///   - view: The lines of the photograph.
    ///   - context: The limits of the scan.
    func addNativeTexts(
        to fields: inout [VisualFieldName: PrintedField], of state: String?, on view: PrintedView,
        within context: ScanContext
    ) throws {
        guard let state, let script = LetterScript(of: state) else { return }
        let search = NativeNames(script: script, state: state, lines: view.looks.joined)
        for name in NativeNames.names {
            guard let field = fields[name], field.nativeText == nil, let value = field.value,
                let place = field.quadrilateral
            else { continue }
            let others = fields.filter { $0.key != name }.compactMap(\.value.quadrilateral)
            for place in search.places(beside: place, besides: others) {
                try context.deadline.check(before: "print")
                guard let line = try scripts.line(at: place, in: view.photograph.pixels, as: script) else { continue }
                let letters = line.line.characters.drop { !$0.character.isLetter }.reversed().drop {
                    !$0.character.isLetter
                }
                let text = String(letters.reversed().map(\.character))
                guard letters.allSatisfy({ $0.confidence >= NativeNames.leastConfidence }),
                    search.isSame(text, as: value)
                else { continue }
                fields[name]?.nativeText = text
                break
            }
        }
    }

    /// Adds fields that are printed in the script of their State alone, and tells lines of names in that script from those in
    /// Latin letters.
    func addScript(
        to captioned: inout CaptionedFields, on view: PrintedView, within context: ScanContext
    ) throws {
        guard let script = try script(of: captioned, on: view, within: context) else { return }
        let lines = try scripts.lines(
            view.looks.joined, in: view.photograph.pixels, as: script, before: context.deadline)
        let told = CaptionedPrint(lines, by: .builtIn)
        let heading = DocumentHeading(of: told, by: .builtIn)
        if heading.state != nil { (captioned.heading, captioned.print) = (heading, told) }
        // Captions of a language are sought where its State is named.
        guard let state = captioned.heading.state?.code else { return }
        let print = CaptionedPrint(lines, by: .inScript(of: state))
        let fields = FieldAssignment(of: print, today: context.today, state: state).fields().filter { field in
            let isDate = CaptionTable.Subject.field(field.name).isDate
            return isDate ? CalendarDate(field.value)?.day != nil : field.segment.confidence >= Self.leastConfidence
        }
        captioned.take(fields, besides: NativeNames.names)
    }

    /// The least confidence of a field, that of all its letters together.
    private static let leastConfidence = 0.25

    /// The script beside the Latin one in which a document is printed: that of its State, else the one in which its lines are read;
    /// nil for none.
    private func script(
        of captioned: CaptionedFields, on view: PrintedView, within context: ScanContext
    ) throws -> LetterScript? {
        if let state = captioned.heading.state?.code { return LetterScript(of: state) }
        guard view.script == nil, captioned.lackNames else { return view.script }
        return try script(of: view.looks.joined, in: view.photograph.pixels, within: context)
    }

    /// The number of lines that are tried in other scripts, and of those that tell one; lines that are surer are Latin.
    private static let triedLines = 6, tellingLines = 3, sureLine = 0.93

    /// The script beside the Latin one in which several of the longest unsure lines are read; nil for none.
    func script(
        of lines: [PrintLine], in picture: Image, within context: ScanContext
    ) throws -> LetterScript? {
        let longest = lines.filter { line in
            line.confidence < Self.sureLine && line.letters.count { $0.character.isLetter } > 3
        }.sorted { $0.letters.count > $1.letters.count }.prefix(Self.triedLines)
        guard longest.count >= Self.tellingLines else { return nil }
        return try LetterScript.allCases.first { script in
            try context.deadline.check(before: "print")
            return try longest.count { try scripts.reading(of: $0, in: picture, as: script)?.isCertain == true }
                >= Self.tellingLines
        }
    }
}

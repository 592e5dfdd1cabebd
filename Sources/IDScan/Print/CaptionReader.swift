import CTemplates
import ImageProcessing
import Imaging
import MRZ
import TextRecognition

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads documents that no zone and no layout tells, by the captions and the numbers beside their fields.
///
/// All lines of the photograph are read once by networks of our own, at two sizes. What stands beside or below a caption, and makes
/// sense for it, is the value of its field.
struct CaptionReader: ~Copyable {
    private var finder: PrintedLineFinder

    /// Loads the networks.
    ///
    /// - Throws: `TextRecognitionError` when one cannot be loaded.
    init() throws(TextRecognitionError) { finder = try PrintedLineFinder() }

    /// The print of a document, and its heading.
    struct Reading {
        let print: DocumentPrint
        let heading: DocumentHeading
        /// The order of the numbers in its dates.
        let dateOrder: PrintedDate.Order
    }

    /// Pictures with no longer side are looked at twice in any case, in pixels.
    private static let smallSide = 1000

    /// Returns how many quarter turns clockwise make a photograph upright, by the lines of text on it.
    mutating func quarterTurns(of photograph: Image) throws(TextRecognitionError) -> Int {
        try finder.quarterTurns(in: photograph)
    }

    /// Reads a photograph whose text is upright.
    ///
    /// - Parameters:
    ///   - photograph: The photograph, grey.
    ///   - context: When it has to end, and what counts as today.
    /// - Returns: What was read; nil when no document shows there.
    mutating func read(_ photograph: Image, within context: ScanContext) throws -> Reading? {
        let first = try finder.lines(in: photograph, before: context.deadline)
        let firstPrint = Self.print(of: first)
        // A picture of large text without a caption has none in small print, either.
        guard firstPrint.mayHaveMore || max(photograph.width, photograph.height) < Self.smallSide else { return nil }
        try context.checkCancellation()
        let looks = [first, try finder.smallLines(in: photograph, before: context.deadline)]
        let joined = Self.print(of: PrintedLineFinder.joined(looks))
        let assignments = [firstPrint, Self.print(of: looks[1])].map { FieldAssignment(of: $0, today: context.today) }
        let assignment = FieldAssignment(of: joined, today: context.today)
        let fields = FieldVote(joined: assignment.fields(), single: assignments.map { $0.fields() }).fields
        let heading = DocumentHeading(of: joined, by: Self.headings)
        guard Self.isDocument(fields, heading) else { return nil }
        let print = DocumentPrint(template: nil, fields: Self.printed(fields, heading, on: joined), portrait: nil)
        return Reading(print: print, heading: heading, dateOrder: assignment.sense.dateOrder)
    }

    private static func print(of lines: [RecognizedTextObservation]) -> CaptionedPrint {
        CaptionedPrint(
            lines.map { line in
                PrintLine(
                    letters: line.line.characters.map {
                        PrintLine.Letter(character: $0.character, confidence: $0.confidence, extent: $0.extent)
                    }, corners: line.corners)
            }, by: finder)
    }

    /// The fields that tell a person, and those that tell a document.
    private static let persons: Set<VisualFieldName> = [.surname, .givenNames, .fullName, .personalNumber]
    private static let others: Set<VisualFieldName> = [
        .birthDate, .documentNumber, .expiryDate, .issueDate, .sex, .nationality,
    ]
    /// So many fields make a document, and so many beside words that name one.
    private static let leastFields = 4, leastBesideHeading = 2

    /// True if fields are those of a document: of a person and of a card, so many as no form or receipt has by chance.
    private static func isDocument(_ fields: [AssignedField], _ heading: DocumentHeading) -> Bool {
        let names = Set(fields.map(\.name))
        guard !names.isDisjoint(with: others), !names.isDisjoint(with: persons.union([.birthDate])) else {
            return false
        }
        let count = names.intersection(persons.union(others)).count
        return count >= (heading.type == nil ? leastFields : leastBesideHeading)
    }

    /// The fields as print has them, with those that the heading tells.
    private static func printed(
        _ fields: [AssignedField], _ heading: DocumentHeading, on print: CaptionedPrint
    ) -> [VisualFieldName: PrintedField] {
        var printed: [VisualFieldName: PrintedField] = [:]
        for field in fields {
            printed[field.name] = PrintedField(
                value: field.value, text: field.text, confidence: field.segment.confidence,
                quadrilateral: field.segment.corners)
        }
        let told: [(VisualFieldName, (code: String, line: Int)?)] = [
            (.issuingState, heading.state), (.jurisdiction, heading.jurisdiction),
        ]
        for case (let name, let told?) in told where printed[name] == nil {
            let line = print.lines[told.line]
            printed[name] = PrintedField(
                value: told.code, text: line.text, confidence: line.letters.reduce(1) { $0 * $1.confidence },
                quadrilateral: line.corners)
        }
        return printed
    }

    /// The finder of the captions that are part of the program.
    static let finder = CaptionFinder(table: CaptionTable(table(CTemplatesCaptions())))
    /// The headings that are part of the program.
    static let headings = HeadingTable(table(CTemplatesHeadings()))

    private static func table(_ file: CTemplatesData) -> [String: [String: [String]]] {
        let bytes = Data(UnsafeBufferPointer(start: file.bytes, count: file.size))
        do {
            return try JSONDecoder().decode([String: [String: [String]]].self, from: bytes)
        } catch {
            // A file that is part of the program; a test reads it.
            preconditionFailure("\(String(cString: file.name)): \(error)")
        }
    }
}

public import ImageProcessing
import Imaging
public import TextRecognition

/// The text of a page of a PDF file: what the file holds as text, and what only the page's image shows.
public struct PageText: Sendable {
    /// What the file holds, in pixels of the page's image; without a block when that is nothing that can be trusted.
    public let held: RecognizedText
    /// What was read on the image beside that; nil when the image shows nothing more, or was not looked at.
    public let seen: RecognizedText?
    /// Whether the program that takes the text of the file is there; without it nothing is known of that text.
    let isHeldKnown: Bool
    /// From pixels of the page's image to the page's own space.
    let place: AffineTransform
    /// The size of the page's image, in pixels.
    public let width, height: Int

    /// All text, in the order of reading.
    public var text: RecognizedText { seen.map { held.joined(with: $0) } ?? held }
}

extension PDFDocument {
    /// Takes the text of a page that is held as text, and reads what its image shows besides.
    ///
    /// The image is looked at where it may show more: where images cover a part of the page, where text is hidden, where nothing
    /// is held, and where typefaces do not say which letters they show. There what is held only counts if the same is read.
    ///
    /// - Parameters:
    ///   - number: The number of the page, from 1 to ``pageCount``.
    ///   - recognizer: What reads.
    ///   - renderer: What renders pages, and takes their text.
    ///   - deadline: When the work has to end.
    /// - Throws: ``PDFError`` when the page is broken, or there is no time left; `TextRecognitionError`.
    public func text(
        ofPage number: Int, by recognizer: inout TextRecognizer, _ renderer: PageRenderer = PageRenderer(),
        before deadline: Deadline = .never
    ) throws -> PageText {
        let plan = try plan(ofPage: number, before: deadline)
        let stored = try plan.mayHoldText ? storedText(ofPage: number, by: renderer, before: deadline) : nil
        let isHeldKnown = stored != nil || !plan.facts.hasText && !plan.facts.hasHiddenText
        let isDoubtful = plan.hasNamelessLetters || stored?.isDoubtful == true
        let isEmpty = stored?.blocks.isEmpty ?? true
        func result(_ held: RecognizedText, _ seen: RecognizedText?, _ frame: ImageFrame) -> PageText {
            PageText(
                held: held, seen: seen, isHeldKnown: isHeldKnown, place: frame.place, width: frame.width,
                height: frame.height)
        }
        func held(_ frame: ImageFrame) -> RecognizedText {
            let toPixels = plan.facts.geometry.fromShown.followed(by: frame.place.inverted)
            return stored?.recognized(by: toPixels) ?? RecognizedText(blocks: [])
        }
        let areWordsLost = (stored?.unreadableCount ?? 0) > 0
        if !isEmpty, !isDoubtful, !areWordsLost, !plan.mayShowMore {
            return result(held(plan.frame), nil, plan.frame)
        }
        let page = try pageImage(number, by: renderer, before: deadline)
        let frame = ImageFrame(page)
        let known = held(frame)
        if !isEmpty, !isDoubtful, !(try recognizer.seesText(in: page.image, besides: known, before: deadline)) {
            return result(known, nil, frame)
        }
        let read = try recognizer.recognizeText(in: page.image, before: deadline)
        if isEmpty || isDoubtful && !known.agrees(with: read) {
            return result(RecognizedText(blocks: []), read, frame)
        }
        let more = read.without(known)
        return result(known, more.blocks.isEmpty ? nil : more, frame)
    }

    /// The text that a page holds as text; nil when the program that takes it is missing, or takes too long.
    private func storedText(
        ofPage page: Int, by renderer: PageRenderer, before deadline: Deadline
    ) throws(PDFError) -> StoredText? {
        do throws(PDFError) {
            return StoredText(try renderer.text(of: try file(ofPage: page), before: deadline))
        } catch {
            // The image of the page may still be read.
            guard error.code == .missingProgram || error.code == .timedOut && !deadline.hasPassed else { throw error }
            return nil
        }
    }
}

extension PDFError {
    static let noStoredText = PDFError(
        code: .missingProgram,
        message: "it has text, and the program that takes it, pdftotext, is missing or takes too long")
}

extension ImageFrame {
    /// Frames an image of a page that is there.
    fileprivate init(_ page: PageImage) {
        self.init(width: page.image.width, height: page.image.height, place: page.place)
    }
}

public import ImageProcessing
import Imaging
public import TextRecognition

/// The text of a page of a PDF file: the text that the file holds, and the text that only the page's image shows.
public struct PageText: Sendable {
    /// The text that the file holds, in pixels of the page's image; without a block if it has none that can be trusted.
    public let held: RecognizedText
    /// The text that was read on the image beside that; nil if the image shows no more, or was not looked at.
    public let seen: RecognizedText?
    /// False if the text of the file is not known, because the program that takes it is missing or too slow.
    let isHeldKnown: Bool
    /// From pixels of the page's image to the page's own space.
    let place: AffineTransform
    /// The size of the page's image, in pixels.
    public let width, height: Int

    /// All text, in the order of reading.
    public var text: RecognizedText { seen.map { held.joined(with: $0) } ?? held }
}

extension PDFDocument {
    /// Takes the text that the file holds of a page, and reads the text that the page's image shows besides.
    ///
    /// The image is looked at if images cover a part of the page, if the held text is hidden, if there is none, or if a typeface does
    /// not say which letters it shows. In the last case the held text counts only if the same words are read on the image.
    ///
    /// - Parameters:
    ///   - number: The number of the page, from 1 to ``pageCount``.
    ///   - recognizer: The reader of the image.
    ///   - renderer: The programs that render pages, and take their text.
    ///   - deadline: The time at which the work has to end.
    /// - Throws: ``PDFError`` when the page is broken, or there is no time left; `TextRecognitionError`.
    public func text(
        ofPage number: Int, by recognizer: inout TextRecognizer, _ renderer: PageRenderer = PageRenderer(),
        before deadline: Deadline = .never
    ) throws -> PageText {
        let plan = try plan(ofPage: number, before: deadline)
        let stored = try plan.mayHoldText ? storedText(ofPage: number, by: renderer, before: deadline) : nil
        let isHeldKnown = stored != nil || !plan.hasText && !plan.hasHiddenText
        let isDoubtful = plan.hasNamelessLetters || stored?.isDoubtful == true
        let isEmpty = stored?.blocks.isEmpty ?? true
        func result(_ held: RecognizedText, _ seen: RecognizedText?, _ frame: ImageFrame) -> PageText {
            PageText(
                held: held, seen: seen, isHeldKnown: isHeldKnown, place: frame.place, width: frame.width,
                height: frame.height)
        }
        func held(_ frame: ImageFrame) -> RecognizedText {
            let toPixels = plan.geometry.fromShown.followed(by: frame.place.inverted)
            return stored?.recognized(by: toPixels) ?? RecognizedText(blocks: [])
        }
        let areWordsLost = (stored?.unreadableCount ?? 0) > 0
        if !isEmpty, !isDoubtful, !areWordsLost, !plan.mayShowMore {
            return result(held(plan.frame), nil, plan.frame)
        }
        let page = try pageImage(number, by: renderer, before: deadline)
        let frame = ImageFrame(width: page.image.width, height: page.image.height, place: page.place)
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

import DocumentDetection
import ImageProcessing
import Imaging
import TextRecognition

/// Reads pages, one after another; each thread has its own.
struct PageReader: ~Copyable {
    private let inputs: [PDFInput]
    private let options: SearchablePDFOptions
    private let cancellation: Cancellation
    private var recognizer: TextRecognizer
    private var detector: DocumentDetector?
    /// The file that the last page was of.
    private var opened: (input: Int, document: PDFDocument)?
    private let renderer: PageRenderer

    /// Prepares to read.
    ///
    /// - Parameters:
    ///   - recognizer: The recogniser that reads; ``recognizer(_:)`` makes one.
    ///   - renderer: The renderer of pages of PDF files.
    init(
        _ inputs: [PDFInput], _ options: SearchablePDFOptions, by recognizer: consuming TextRecognizer,
        _ renderer: PageRenderer, cancelledBy cancellation: Cancellation
    ) throws(PDFError) {
        let detector = options.flattens ? try Self.detector() : nil
        (self.inputs, self.options, self.cancellation) = (inputs, options, cancellation)
        self.recognizer = recognizer
        self.renderer = renderer
        self.detector = detector
    }

    /// Gives back the recogniser.
    consuming func release() -> TextRecognizer { recognizer }

    /// Loads the models.
    static func recognizer(_ options: TextRecognitionOptions) throws(PDFError) -> TextRecognizer {
        do throws(TextRecognitionError) {
            var recognizer = try TextRecognizer(options: options)
            recognizer.sparesMemory = true
            return recognizer
        } catch {
            throw PDFError(code: .missingProgram, message: error.description)
        }
    }

    private static func detector() throws(PDFError) -> DocumentDetector {
        do throws(ImageProcessingError) {
            return try DocumentDetector()
        } catch {
            throw PDFError(error)
        }
    }

    /// Reads a page.
    ///
    /// - Throws: ``PDFError`` when an image cannot be decoded; a page of a PDF file that cannot be read stays as it is.
    mutating func read(_ task: PageTask) throws(PDFError) -> ReadPage {
        let deadline = Deadline(after: options.limits.pageDuration, cancelledBy: cancellation)
        switch task.place {
        case .picture(let file, let page): return try readPicture(page, of: file, isRead: task.isRead, before: deadline)
        case .page(let number):
            let document = try document(of: task.input)
            if options.isArchival { return try rebuild(number, of: document, isRead: task.isRead, before: deadline) }
            return task.isRead ? layer(number, of: document, before: deadline) : ReadPage(outcome: .notSelected)
        }
    }

    private mutating func document(of input: Int) throws(PDFError) -> PDFDocument {
        if let opened, opened.input == input { return opened.document }
        opened = nil
        let document = try PDFDocument(inputs[input].bytes, password: options.password, limits: options.limits)
        opened = (input, document)
        return document
    }

    // MARK: Images

    private mutating func readPicture(
        _ page: Int, of file: ImageFile, isRead: Bool, before deadline: Deadline
    ) throws(PDFError) -> ReadPage {
        let flat = options.flattens ? try flattened(page, of: file) : nil
        let image = if let flat { flat.image.grey() } else { try file.picture(page, as: .grey) }
        let (width, height) = (image.width, image.height)
        let result = isRead ? text(in: image, before: deadline) : nil
        let stored =
            if let flat { try StoredPicture(photograph: flat.image) } else {
                try PictureStorage.stored(page: page, of: file, allowsInks: !options.isArchival)
            }
        let natural = flat?.size ?? (flat == nil ? stored.naturalSize : nil)
        let place = PicturePlace(width: width, height: height, natural: natural, on: options.pageSize)
        return ReadPage(
            result, picture: (stored, PageFrame(place, of: stored)),
            isFlattened: options.flattens ? flat != nil : nil, options
        ) {
            place.pagePoint($0, width: width, height: height)
        }
    }

    /// Cuts the document out of a photograph; nil when none is seen.
    private mutating func flattened(
        _ page: Int, of file: ImageFile
    ) throws(PDFError) -> (image: Image, size: PageSize?)? {
        let photograph = try file.picture(page, as: .rgb)
        do throws(ImageProcessingError) {
            let documents = try detector?.detectDocuments(in: photograph) ?? []
            guard let document = documents.first(where: \.isLikely) else { return nil }
            return try photograph.flatDocument(at: document.quadrilateral)
        } catch {
            throw PDFError(error)
        }
    }

    // MARK: Pages of PDF files

    /// Reads a page that gets a layer.
    private mutating func layer(
        _ number: Int, of document: PDFDocument, before deadline: Deadline
    ) -> ReadPage {
        do throws(PDFError) {
            if options.replacesHiddenText { try document.removeHiddenText(of: document.page(number)) }
            let page = try shownText(ofPage: number, of: document, before: deadline)
            guard let seen = page.seen else { return ReadPage(outcome: .hasText) }
            return ReadPage(.success(seen), picture: nil, isFlattened: nil, options) { page.place.applied(to: $0) }
        } catch {
            return ReadPage(outcome: .failed(error))
        }
    }

    private mutating func shownText(
        ofPage number: Int, of document: PDFDocument, before deadline: Deadline
    ) throws(PDFError) -> PageText {
        do {
            let text = try document.text(ofPage: number, by: &recognizer, renderer, before: deadline)
            // Without the program that takes text, what is there would be laid over the page once more.
            guard text.isHeldKnown else { throw PDFError.noStoredText }
            return text
        } catch {
            throw Self.failure(error, deadline)
        }
    }

    private static func failure(_ error: any Error, _ deadline: Deadline) -> PDFError {
        if let error = error as? PDFError { return error }
        let isLate = deadline.hasPassed
        return PDFError(
            code: isLate ? .timedOut : .unsupported,
            message: isLate ? "reading it took too long" : "it cannot be read: \(error)")
    }

    /// Reads a page of one image, from which a new page is made.
    private mutating func rebuild(
        _ number: Int, of document: PDFDocument, isRead: Bool, before deadline: Deadline
    ) throws(PDFError) -> ReadPage {
        let picture = try document.storedPage(number, before: deadline)
        guard isRead else { return ReadPage(outcome: .notSelected, picture: picture) }
        let page: PageImage
        do throws(PDFError) {
            page = try document.pageImage(number, by: renderer, before: deadline)
        } catch {
            throw error.onPage(number)
        }
        let result = text(in: page.image, before: deadline)
        return ReadPage(result, picture: picture, isFlattened: nil, options) { page.pagePoint($0) }
    }

    private mutating func text(
        in image: Image, before deadline: Deadline
    ) -> Result<RecognizedText, PDFError> {
        do {
            return .success(try recognizer.recognizeText(in: image, before: deadline))
        } catch {
            return .failure(Self.failure(error, deadline))
        }
    }
}

extension ReadPage {
    /// Takes what was read.
    fileprivate init(
        _ result: Result<RecognizedText, PDFError>?, picture: (stored: StoredPicture, frame: PageFrame)?,
        isFlattened: Bool?, _ options: SearchablePDFOptions, at place: (Point) -> Point
    ) {
        (self.picture, self.isFlattened) = (picture, isFlattened)
        switch result {
        case nil: outcome = .notSelected
        case .success(let read):
            direction = PageDirection(of: read)
            let text = LayerText(read, leastConfidence: options.minimumWordConfidence, at: place)
            (self.text, outcome) = (text, .read(words: text.wordCount))
        case .failure(let error): outcome = .failed(error)
        }
    }
}

extension ImageFile {
    /// A page, upright.
    func picture(_ page: Int, as pixelFormat: PixelFormat) throws(PDFError) -> Image {
        do throws(ImageDecodingError) {
            return try decode(page: page, as: pixelFormat).image
        } catch {
            throw PDFError(error)
        }
    }
}

extension StoredPicture {
    /// The size of the picture in the world, if its file tells how many pixels make an inch.
    var naturalSize: PageSize? {
        uprightResolution.map {
            PageSize(width: 72 * Double(uprightWidth) / $0.x, height: 72 * Double(uprightHeight) / $0.y)
        }
    }
}

import ImageProcessing

/// The plan of the pages that are read: made before any is read.
struct SearchablePlan: Sendable {
    /// The pages, in the order of the file that is made.
    let tasks: [PageTask]
    /// The index of the input that is changed; nil when the file is new.
    let base: Int?
    /// The remarks that a person should know.
    let remarks: [String]

    /// Looks at all inputs.
    init(_ inputs: [PDFInput], _ options: SearchablePDFOptions) throws(SearchablePDFError) {
        var (tasks, base, remarks) = ([PageTask](), Int?.none, [String]())
        for (index, input) in inputs.enumerated() {
            do throws(PDFError) {
                var places: [PageTask.Place]
                if PDFDocument.recognizes(input.bytes) {
                    let document = try PDFDocument(input.bytes, password: options.password, limits: options.limits)
                    if base == nil, !options.isArchival {
                        base = index
                    } else {
                        remarks += document.losses.map { "\(input.name): \($0)" }
                    }
                    try document.checkSignature(options)
                    places = try document.places(options)
                } else {
                    places = try Self.pictures(input, options)
                }
                var read: Set<Int>?
                if options.keepsOtherPages, let pages = options.pages {
                    read = Set(try pages.numbers(of: places.count))
                }
                tasks += places.enumerated().map { offset, place in
                    PageTask(
                        number: tasks.count + offset + 1, input: index, place: place,
                        isRead: read?.contains(offset + 1) ?? true)
                }
                guard tasks.count <= options.limits.pages else { throw .tooManyPages(options.limits.pages) }
            } catch {
                throw SearchablePDFError(input.name, error)
            }
        }
        guard !tasks.isEmpty else { throw SearchablePDFError(nil, .noPageLeft) }
        (self.tasks, self.base, self.remarks) = (tasks, base, remarks)
    }

    private static func pictures(
        _ input: PDFInput, _ options: SearchablePDFOptions
    ) throws(PDFError) -> [PageTask.Place] {
        let limits = ImageDecodingLimits(
            fileBytes: options.limits.fileBytes, pixels: options.limits.pixels, duration: options.limits.pageDuration)
        let file = try input.pictures(limits)
        let count = file.decodablePageCount
        let numbers = try options.takenPages?.numbers(of: count) ?? Array(1...max(1, count))
        return numbers.map { .picture(file, page: $0) }
    }
}

extension SearchablePDFOptions {
    /// The pages of each input that go into the file; nil for all.
    fileprivate var takenPages: PageNumbers? { keepsOtherPages ? nil : pages }
}

extension PDFDocument {
    /// The pages that are taken.
    fileprivate func places(_ options: SearchablePDFOptions) throws(PDFError) -> [PageTask.Place] {
        let numbers = try options.takenPages?.numbers(of: pageCount) ?? Array(1...pageCount)
        if let number = numbers.firstRepeated { throw .namedTwice(number) }
        if options.isArchival {
            for number in numbers {
                let deadline = Deadline(after: options.limits.pageDuration)
                guard try plan(ofPage: number, before: deadline).soleImage != nil else {
                    throw .moreThanAnImage.onPage(number)
                }
            }
        }
        return numbers.map { .page($0) }
    }

    fileprivate func checkSignature(_ options: SearchablePDFOptions) throws(PDFError) {
        guard isSigned, !options.changesSignedFiles, !options.isArchival else { return }
        throw .signed
    }

    /// The parts that are lost when only the pages of this file are taken.
    fileprivate var losses: [String] {
        [
            root["Outlines"] != nil ? "its outline is left out" : nil,
            root["AcroForm"] != nil ? "its form is left out: what is filled in is only shown" : nil,
            isEncrypted ? "it is encrypted; the new file may be without a password" : nil,
        ].compactMap(\.self)
    }
}

extension [Int] {
    var firstRepeated: Int? {
        var seen: Set<Int> = []
        return first { !seen.insert($0).inserted }
    }
}

extension PDFError {
    static func tooManyPages(_ limit: Int) -> PDFError {
        PDFError(code: .tooManyPages, message: "there are more than \(limit) pages, the limit")
    }
}

import Imaging

/// Puts the pages of a file together, and lays their text over them.
struct SearchableAssembly {
    let plan: SearchablePlan
    let options: SearchablePDFOptions

    /// Returns the whole file.
    func file(of inputs: [PDFInput], _ read: [Int: ReadPage]) throws(SearchablePDFError) -> SearchableFile {
        var read = read
        try check(read, of: inputs)
        let texts = plan.tasks.map { read[$0.number]?.text?.text ?? "" }
        do throws(PDFError) {
            let document = if let base = plan.base { try opened(inputs[base]) } else { try PDFDocument() }
            let pages = try self.pages(in: document, of: inputs, &read)
            try document.arrange(pages)
            if options.isArchival {
                document.makeArchival(title: options.title)
            } else if let title = options.title {
                document.setTitle(title)
            }
            if options.optimizes { document.optimize() }
            return SearchableFile(
                bytes: try document.written(style), texts: texts, remarks: plan.remarks)
        } catch {
            throw SearchablePDFError(nil, error)
        }
    }

    private var style: PDFDocument.WritingStyle {
        plan.base == nil
            ? PDFDocument.WritingStyle(version: "1.7", endsStreams: options.isArchival)
            : PDFDocument.WritingStyle(packsObjects: options.optimizes ? true : nil)
    }

    /// Throws when a page was not come to, or there is no page that could be read.
    private func check(_ read: [Int: ReadPage], of inputs: [PDFInput]) throws(SearchablePDFError) {
        guard plan.tasks.allSatisfy({ read[$0.number] != nil }) else { throw SearchablePDFError(nil, .allTimeOver) }
        let isAnyRead = plan.tasks.contains { task in
            if case .failed = read[task.number]?.outcome { false } else { true }
        }
        guard !isAnyRead else { return }
        guard let first = plan.tasks.first, case .failed(let error) = read[first.number]?.outcome else { return }
        throw SearchablePDFError(inputs[first.input].name, error)
    }

    /// Makes the pages, each with its layer and its note; the readings are released page by page.
    private func pages(
        in document: PDFDocument, of inputs: [PDFInput], _ read: inout [Int: ReadPage]
    ) throws(PDFError) -> [PDFObject] {
        let font = LayerFont(in: document)
        var (pages, other) = ([PDFObject](), (input: Int, document: PDFDocument)?.none)
        var hasLayer = false
        for task in plan.tasks {
            let result = read.removeValue(forKey: task.number)
            let page: PDFObject
            switch task.place {
            case .page(let number) where task.input == plan.base: page = try document.page(number)
            case .page(let number) where !options.isArchival:
                let source =
                    if let other, other.input == task.input { other.document } else {
                        try opened(inputs[task.input])
                    }
                other = (task.input, source)
                page = try document.added(source.page(number))
            case .picture, .page:
                guard let picture = result?.picture else { continue }
                page = picture.frame.added(picture.stored, to: document)
            }
            // Where nothing is read, the older text is better than none.
            if options.replacesHiddenText, case .page = task.place, (result?.text?.wordCount ?? 0) > 0 {
                try document.removeHiddenText(of: page)
            }
            if let text = result?.text { hasLayer = lay(text, over: page, font) || hasLayer }
            if let direction = result?.direction { turn(page, direction) }
            pages.append(page)
        }
        if hasLayer { font.finish() }
        return pages
    }

    private func turn(_ page: PDFObject, _ direction: PageDirection) {
        if options.straightens { page.straighten(direction.slope) }
        if options.turnsUpright { page.turnUpright(direction.quarterTurns) }
    }

    private func opened(_ input: PDFInput) throws(PDFError) -> PDFDocument {
        try PDFDocument(input.bytes, password: options.password, limits: options.limits)
    }

    /// Lays a text over a page; returns true if there is any.
    private func lay(_ text: LayerText, over page: PDFObject, _ font: LayerFont) -> Bool {
        if options.addsNotes, !text.text.isEmpty { page.addNote(text.text) }
        guard text.wordCount > 0 else { return false }
        let name = page.addFont(font.object)
        page.prependContent(TextLayer(fontName: name, font: font).content(of: text.lines))
        return true
    }
}

extension PDFError {
    fileprivate static let allTimeOver = PDFError(code: .timedOut, message: "there was no time left for all pages")
}

import CQPDF

/// The depth of what hangs on a page.
extension PDFDocument {
    /// The levels of objects below a page. qpdf copies them by recursion, and 100,000 take the stack.
    private static let mostLevels = 2000

    /// An object whose parts are gone through.
    private struct Level {
        let object: PDFObject
        let number: Int?
        var parts: [PDFObject]
        /// The most levels below it, of the parts that were gone through.
        var height = 0
    }

    /// Checks that what hangs on a page, but for other pages, is not deeper than qpdf can copy.
    ///
    /// - Throws: ``PDFError`` when it is.
    func checkDepth(of object: PDFObject) throws(PDFError) {
        var levels = [Level(object: object, number: object.number, parts: parts(of: object))]
        while let last = levels.indices.last {
            guard let part = levels[last].parts.popLast() else {
                let done = levels.removeLast()
                if let number = done.number { heights[number] = done.height }
                guard let above = levels.indices.last else { break }
                levels[above].height = max(levels[above].height, done.height + 1)
                release(done.object)
                continue
            }
            let number = part.number
            if let known = number.flatMap({ heights[$0] }) {
                levels[last].height = max(levels[last].height, known + 1)
                release(part)
            } else {
                if let number { heights[number] = 0 }
                levels.append(Level(object: part, number: number, parts: parts(of: part)))
            }
            guard levels.count + (levels.last?.height ?? 0) <= Self.mostLevels else {
                throw PDFError(code: .damaged, message: "the objects of a page lie too deep in each other")
            }
        }
    }

    /// The arrays, dictionaries and streams in an object, but for pages. No other is kept: an array may have millions.
    private func parts(of object: PDFObject) -> [PDFObject] {
        let qpdf = functions.pointee
        var parts: [PDFObject] = []
        func take(_ handle: qpdf_oh) {
            let part = self.object(handle)
            let isContainer = [ot_array, ot_dictionary, ot_stream].contains(part.kind)
            if isContainer, part.number == nil || !isPage(part) { parts.append(part) } else { release(part) }
        }
        if object.kind == ot_array {
            for index in 0..<max(0, qpdf.oh_get_array_n_items(handle, object.handle)) {
                take(qpdf.oh_get_array_item(handle, object.handle, index))
            }
        } else if let dictionary = object.dictionary {
            for key in object.keys { take(qpdf.oh_get_key(handle, dictionary.handle, "/" + key)) }
        }
        return parts
    }

    private func isPage(_ part: PDFObject) -> Bool {
        guard part.isDictionary, let type = part["Type"] else { return false }
        defer { release(type) }
        return ["Page", "Pages"].contains(type.name)
    }

    private func release(_ object: PDFObject) { functions.pointee.oh_release(handle, object.handle) }
}

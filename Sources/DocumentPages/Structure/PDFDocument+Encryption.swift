extension PDFDocument {
    /// The number of pages that are read again, and the number of bytes of each stream of their content.
    private static let mostReread = 20, mostBytes = 1 << 24

    /// Reads an encrypted file again as it was written. qpdf reads encryptions that it writes otherwise: one that says a
    /// wrong length of its key.
    ///
    /// - Throws: ``PDFError`` when it cannot be opened, or the content of a page is another one then.
    func checkEncryption(of written: [UInt8]) throws(PDFError) {
        guard (try? isSame(written)) == true else {
            throw PDFError(
                code: .unsupported,
                message: "the file is encrypted in a way that cannot be written: make one without a password first")
        }
    }

    private func isSame(_ written: [UInt8]) throws(PDFError) -> Bool {
        var limits = limits
        limits.fileBytes = max(limits.fileBytes, written.count)
        let copy = try PDFDocument(written, password: password, limits: limits)
        for number in 1...max(1, min(pageCount, Self.mostReread)) {
            let (own, read) = (try page(number), try copy.page(number))
            guard own.content(limit: Self.mostBytes) == read.content(limit: Self.mostBytes) else { return false }
        }
        return true
    }
}

extension PDFObject {
    /// The bytes of each stream of a page's content; nil for one that cannot be decompressed.
    fileprivate func content(limit: Int) -> [[UInt8]?] {
        contents.map { try? $0.decodedBytes(limit: limit) }
    }
}

import DocumentPages
import ImageProcessing
public import Imaging

/// Several photographs of one document.
extension DocumentScanner {
    /// Scans image files that show the sides of one document, such as front and back of a card, in any order.
    ///
    /// A front is merged with its back, which has the zone, as if one photograph showed both: when
    /// ``ScanOptions/templates`` are there to read its print by, and their fields agree. Sides that do not belong
    /// together are documents of their own. ``ScannedField/imageIndex`` and its like tell the photograph of each thing.
    ///
    /// ```swift
    /// var scanner = try DocumentScanner(options: ScanOptions(templates: DocumentTemplate.builtIn))
    /// let card = try scanner.scan(sides: [front, back]).documents.first
    /// ```
    ///
    /// - Parameters:
    ///   - files: The contents of the files.
    ///   - request: The request of this scan; nil for ``ScanOptions/request``.
    ///   - observe: Is shown the pictures on the way.
    /// - Returns: The documents of all photographs, those with a machine-readable zone first.
    /// - Throws: ``ScanError`` when one of them is no image within the limits, which hold for each of them, or there is
    ///   none; the message says which, counted from 1.
    public mutating func scan(
        sides files: [[UInt8]], request: ScanRequest? = nil, observing observe: Observer? = nil
    ) throws(ScanError) -> ScanResult {
        try scan(sides: files, within: context(request, ofParts: files.count, observing: observe))
    }

    mutating func scan(sides files: [[UInt8]], within context: ScanContext) throws(ScanError) -> ScanResult {
        let (options, renderer) = (options, pageRenderer)
        return try scan(files, within: context) { bytes, index, context in
            let file = try DocumentFile(
                bytes, limits: options.limits, pdf: options.pdf, password: context.request.password)
            guard file.pageCount == 1 else { throw ScanError.severalPages(file.pageCount) }
            let picture = try file.picture(
                ofPage: 1, maximumPixels: Self.mostPixels, by: renderer, before: context.deadline)
            let colour = {
                try file.picture(ofPage: 1, as: .rgb, maximumPixels: Self.mostPixels, before: context.deadline).image
            }
            return SourceImage(picture, index: index, colour: file.imageFile == nil ? nil : colour)
        }
    }

    /// Scans pictures, decoded and upright already, that show the sides of one document, in any order.
    ///
    /// - Parameters:
    ///   - images: The pictures, grey or in colour.
    ///   - request: The request of this scan; nil for ``ScanOptions/request``.
    ///   - observe: Is shown the pictures on the way.
    /// - Returns: The documents of all pictures, as for files.
    /// - Throws: ``ScanError`` when the time runs out for a picture, a library fails, or there is no picture.
    public mutating func scan(
        sides images: [Image], request: ScanRequest? = nil, observing observe: Observer? = nil
    ) throws(ScanError) -> ScanResult {
        try scan(images, within: context(request, ofParts: images.count, observing: observe)) { image, index, _ in
            SourceImage(image, index: index)
        }
    }

    private mutating func scan<Input>(
        _ inputs: [Input], within whole: ScanContext, photograph: (Input, Int, ScanContext) throws -> SourceImage
    ) throws(ScanError) -> ScanResult {
        guard !inputs.isEmpty else { throw ScanError(code: .emptyInput, message: "there is no photograph") }
        var views: [View] = []
        for (index, input) in inputs.enumerated() {
            let context = whole.beginning(after: options.limits.duration)
            do {
                let photograph = try context.time(.decoding) { try photograph(input, index, context) }
                views.append(try view(of: photograph, within: context))
            } catch {
                throw context.error(error).about(photograph: index + 1)
            }
        }
        do {
            var result = try result(of: views, within: whole)
            result.findings += DocumentFinding.unjoined(result.documents, of: views.count)
            return result
        } catch {
            throw whole.error(error)
        }
    }
}

extension DocumentFinding {
    /// Says which photographs are not part of the document that the first of them belong to, and why.
    ///
    /// - Parameters:
    ///   - documents: The documents of all photographs, the best proven first.
    ///   - count: The number of photographs.
    static func unjoined(_ documents: [ScannedDocument], of count: Int) -> [DocumentFinding] {
        guard count > 1, let document = documents.first else { return [] }
        let joined = Set([document.imageIndex ?? 0, document.otherSide?.imageIndex].compactMap(\.self))
        return (0..<count).filter { !joined.contains($0) }.map { index in
            let other = documents.dropFirst().first { $0.imageIndex == index && !$0.fields.isEmpty }
            return DocumentFinding(
                name: .notJoined, severity: .warning,
                message: "photograph \(index + 1) is not joined: \(reason(for: other, besides: document))")
        }
    }

    /// The reason why a document is not taken for a side of another one.
    private static func reason(for other: ScannedDocument?, besides document: ScannedDocument) -> String {
        guard let other else { return "nothing is read on it that tells whose document it is" }
        guard document.fields.keys.contains(where: { other.fields[$0] != nil }) else {
            return "it shows a document that no field ties to the other one"
        }
        let names = document.namesOfFields(unlike: other)
        return names.isEmpty
            ? "its fields are those of the other one: it shows the same side once more"
            : "it shows another document: \(names.joined(separator: ", ")) differ\(names.count == 1 ? "s" : "")"
    }
}

extension ScannedDocument {
    /// The names of the fields that say something else in another document.
    fileprivate func namesOfFields(unlike other: ScannedDocument) -> [String] {
        fields.filter { name, field in
            guard let others = other.fields[name]?.value, !others.isEmpty, !field.value.isEmpty else { return false }
            return field.value != others
        }.keys.map(\.rawValue).sorted()
    }
}

extension ScanError {
    /// The error for a file of several pages that is given as one photograph of a document.
    fileprivate static func severalPages(_ count: Int) -> ScanError {
        ScanError(
            code: .unsupportedImage,
            message: "the file has \(count) pages: scan it alone, or give each page as a file of its own")
    }

    /// The same error; its message names the photograph, counted from 1.
    public func about(photograph number: Int) -> ScanError {
        ScanError(code: code, message: "photograph \(number): \(message)")
    }
}

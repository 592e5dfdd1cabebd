/// Text that is not shown (ISO 32000-1, 9.3.6: the rendering mode 3), as programs lay it over scans.
extension PDFDocument {
    /// Takes the hidden text out of a page. Everything that is shown stays.
    ///
    /// - Throws: ``PDFError`` when the content is broken, or larger than is looked at.
    func removeHiddenText(of page: PDFObject) throws(PDFError) {
        var bytes: [UInt8] = []
        for stream in page.contents where stream.isStream {
            bytes += try stream.decodedBytes(limit: Self.mostContent - bytes.count) + [10]
        }
        var removal = HiddenTextRemoval(limit: Self.mostContent)
        if let content = try removal.content(bytes, page["Resources"], isHidden: false, depth: 0) {
            page[setting: "Contents"] = .object(makeStream([:], content))
        }
    }
}

/// Takes hidden text out of contents, each form once.
private struct HiddenTextRemoval {
    let limit: Int
    private var seen: Set<Int> = []

    /// Forms lie in forms up to this depth, states in states, and operands before an operator.
    private static let mostForms = 8, mostStates = 64, mostOperands = 64
    /// Operators that say where the next text begins.
    private static let places: Set<String> = ["Td", "TD", "Tm", "T*", "BT", "ET"]

    init(limit: Int) { self.limit = limit }

    /// The content without hidden text; nil when there is none.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - resources: The resources that it draws by names.
    ///   - isHidden: True where text is hidden at its beginning.
    ///   - depth: The depth of this form in forms.
    mutating func content(
        _ bytes: [UInt8], _ resources: PDFObject?, isHidden: Bool, depth: Int
    ) throws(PDFError) -> [UInt8]? {
        var (tokens, end) = (ContentTokens(bytes), 0)
        var (isHidden, saved, operands) = (isHidden, [Bool](), [ContentToken]())
        // Hidden text to remove; and hidden text that stays if shown text follows on its line, because that would move.
        var (removed, waiting): ([(range: Range<Int>, nextLine: Bool)], [(range: Range<Int>, nextLine: Bool)]) = (
            [], []
        )
        while let token = tokens.next() {
            guard case .word(let word) = token else {
                if token == .inlineImage { (operands, end) = ([], tokens.place) }
                if operands.count < Self.mostOperands { operands.append(token) }
                continue
            }
            let range = end..<tokens.place
            switch word {
            case "q": if saved.count < Self.mostStates { saved.append(isHidden) }
            case "Q": isHidden = saved.popLast() ?? isHidden
            case "Tr": isHidden = operands.last == .number(3)
            case "Tj", "TJ", "'", "\"":
                let startsLine = word == "'" || word == "\""
                if startsLine { (removed, waiting) = (removed + waiting, []) }
                if isHidden { waiting.append((range, startsLine)) } else { waiting = [] }
            case _ where Self.places.contains(word):
                removed += waiting
                waiting = []
            case "Do":
                if case .name(let name) = operands.last {
                    try clean(resources?["XObject"]?[name], resources, isHidden: isHidden, depth: depth)
                }
            default: break
            }
            (operands, end) = ([], tokens.place)
        }
        removed += waiting
        return removed.isEmpty ? nil : Self.cut(bytes, without: removed)
    }

    private mutating func clean(
        _ form: PDFObject?, _ resources: PDFObject?, isHidden: Bool, depth: Int
    ) throws(PDFError) {
        guard let form, form.isStream, form["Subtype"]?.name == "Form", depth < Self.mostForms,
            form.number.map({ seen.insert($0).inserted }) ?? true
        else { return }
        let bytes = try form.decodedBytes(limit: limit)
        let own = form["Resources"] ?? resources
        guard let content = try content(bytes, own, isHidden: isHidden, depth: depth + 1) else { return }
        form.replaceStream(content)
    }

    private static func cut(_ bytes: [UInt8], without removed: [(range: Range<Int>, nextLine: Bool)]) -> [UInt8] {
        var (kept, place) = ([UInt8](), 0)
        for part in removed.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            kept += bytes[place..<part.range.lowerBound] + (part.nextLine ? " T*".utf8 : " ".utf8)
            place = part.range.upperBound
        }
        return kept + bytes[place...]
    }
}

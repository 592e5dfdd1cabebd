import DocumentDetection

/// The looks for zones that wait, in the order in which they are taken.
struct LookPlan {
    /// The documents of the photograph, most certain first.
    let documents: [DetectedDocument]
    /// True where it ends with what is seen at first sight.
    private let isShort: Bool
    /// The next one is the last.
    private var waiting: [Look]

    /// Plans the search of a photograph: zones where the standard prints them; then lines of text in the photograph and on small
    /// documents; then closer looks.
    ///
    /// - Parameters:
    ///   - photograph: The photograph.
    ///   - documents: The documents on it, most certain first.
    init(for photograph: SourceImage, with documents: [DetectedDocument]) {
        (self.documents, isShort) = (documents, false)
        let likely = documents.filter(\.isLikely)
        let frame = [DocumentShape.ofWholeDocument(in: photograph.pixels)].compactMap { $0 }
            .map { DetectedDocument(quadrilateral: $0, certainty: 0) }
        let printed = (likely.isEmpty ? frame : likely).map { Look(kind: .printedZone(of: $0)) }
        let text = SearchView.candidates(in: photograph.pixels, documents: documents)
            .map { Look(kind: .text(on: $0), need: .unlessSettled($0)) }
        var closer = [Look(kind: .smallDocuments, need: .unlessAnythingIsRead)]
        if let whole = SearchView(closeToWhole: photograph.pixels) {
            closer.append(Look(kind: .textClosely(on: whole), need: .unlessAnythingIsRead))
        }
        // A mirror shows nothing that is too small for the photograph itself.
        waiting = (printed + text + (photograph.isMirrored ? [] : closer)).reversed()
    }

    /// Plans a first search of a photograph that one document fills: lines of text along its lower edge.
    init(forPage page: DetectedDocument, filling photograph: SourceImage) {
        (documents, isShort) = ([page], true)
        waiting = [SearchView(lowerPartOf: photograph.pixels).map { Look(kind: .text(on: $0)) }].compactMap(\.self)
    }

    /// Plans a brief search: zones where the standard prints them on likely documents.
    init(forPrintedZonesOf documents: [DetectedDocument]) {
        (self.documents, isShort) = (documents, true)
        waiting = documents.filter(\.isLikely).map { Look(kind: .printedZone(of: $0)) }.reversed()
    }

    /// Takes the next look that is needed.
    mutating func next(after zones: ReadZones) -> Look? {
        while let look = waiting.popLast() {
            if isNeeded(look, after: zones) { return look }
        }
        return nil
    }

    /// Adds the looks that another look leads to, as the next ones.
    mutating func add(_ looks: [Look]) { waiting += looks.reversed().filter { !isShort || $0.kind.isFirstOfZone } }

    private func isNeeded(_ look: Look, after zones: ReadZones) -> Bool {
        switch look.need {
        case .always: true
        case .unlessAnythingIsRead: !zones.isAnythingRead
        case .unlessSettled(let surface): !zones.settle(surface, of: documents)
        case .unlessProven(let zone): !zones.settles(middlesOf: zone.lines)
        }
    }
}

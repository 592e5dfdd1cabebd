import Imaging

/// What the content of a page draws, as far as it tells how the page is best read.
struct PageContent {
    /// An image that is painted.
    struct PaintedImage {
        let image: PDFObject
        /// From the unit square of the image to the page.
        let place: AffineTransform
    }

    /// The images, in the order in which they are painted.
    private(set) var images: [PaintedImage] = []
    /// Whether anything else is painted: areas, lines, shadings, inline images, parts of images.
    private(set) var hasDrawings = false
    /// How high the letters are that are shown: the size of the typeface, in points, for each text.
    private(set) var letterHeights: [Double] = []
    /// Whether there is text that is not shown, as programs lay it over scanned pages.
    private(set) var hasHiddenText = false
    /// Whether the content could not be looked at to its end.
    private(set) var isUnknown = false

    /// What holds while the content is gone through (ISO 32000-1, 8.4).
    private struct State {
        var matrix = AffineTransform.identity
        var typefaceSize = 0.0
        var textMatrix = AffineTransform.identity
        var isTextHidden = false
    }

    private var state = State()
    private var saved: [State] = []
    private var operands: [ContentToken] = []
    private var operatorsLeft = Self.mostOperators
    private let page: PageGeometry
    private let limit: Int

    /// Pages that draw more are not gone through to their end.
    private static let mostOperators = 2_000_000, mostOperands = 64
    /// How deep forms may lie in forms, and states in states.
    private static let mostForms = 8, mostStates = 64

    /// Goes through the content of a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - geometry: Where it is.
    ///   - limit: How many bytes its content may have when it is decompressed.
    init(of page: PDFObject, _ geometry: PageGeometry, limit: Int) {
        (self.page, self.limit) = (geometry, limit)
        let streams = page["Contents"].map { $0.array ?? [$0] } ?? []
        var bytes: [UInt8] = []
        for stream in streams where stream.isStream {
            guard let part = try? stream.decodedBytes(limit: limit - bytes.count) else {
                isUnknown = true
                return
            }
            bytes += part + [10]
        }
        read(bytes, with: page["Resources"], depth: 0)
    }

    private mutating func read(_ bytes: [UInt8], with resources: PDFObject?, depth: Int) {
        for token in ContentTokens(bytes) {
            switch token {
            case .word(let word):
                operatorsLeft -= 1
                guard operatorsLeft > 0 else {
                    isUnknown = true
                    return
                }
                perform(word, with: resources, depth: depth)
                operands.removeAll(keepingCapacity: true)
            case .inlineImage:
                hasDrawings = true
                operands.removeAll(keepingCapacity: true)
            default:
                if operands.count < Self.mostOperands { operands.append(token) }
            }
        }
    }

    private var numbers: [Double] {
        operands.compactMap { if case .number(let number) = $0 { number } else { nil } }
    }

    private var name: String? {
        operands.lazy.compactMap { if case .name(let name) = $0 { name } else { nil } }.first
    }

    private mutating func perform(_ word: String, with resources: PDFObject?, depth: Int) {
        switch word {
        case "q": if saved.count < Self.mostStates { saved.append(state) } else { isUnknown = true }
        case "Q": state = saved.popLast() ?? state
        case "cm":
            guard let matrix = AffineTransform(numbers) else { return }
            state.matrix = matrix.followed(by: state.matrix)
        case "Do": paint(name.flatMap { resources?["XObject"]?[$0] }, with: resources, depth: depth)
        case "gs": useState(name.flatMap { resources?["ExtGState"]?[$0] })
        case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "sh": hasDrawings = true
        // A part of an image may be cut away by other than rectangles.
        case "W", "W*": break
        case "c", "v", "y": hasDrawings = true
        case "re": clip()
        // Layers may be switched off.
        case "BDC" where name == "OC": hasDrawings = true
        default: performText(word, with: resources)
        }
    }

    private mutating func performText(_ word: String, with resources: PDFObject?) {
        switch word {
        case "BT": state.textMatrix = .identity
        case "Tf": state.typefaceSize = numbers.last ?? 0
        case "Tr": state.isTextHidden = numbers.last == 3
        case "Tm": state.textMatrix = AffineTransform(numbers) ?? state.textMatrix
        case "Tj", "TJ", "'", "\"": show()
        default: break
        }
    }

    private mutating func show() {
        let count = operands.reduce(0) { sum, token in
            switch token {
            case .text(let count): sum + count
            case .array(let items):
                sum + items.reduce(0) { if case .text(let count) = $1 { $0 + count } else { $0 } }
            default: sum
            }
        }
        guard count > 0 else { return }
        guard !state.isTextHidden else {
            hasHiddenText = true
            return
        }
        let height = state.typefaceSize * state.textMatrix.followed(by: state.matrix).heightScale
        letterHeights.append(abs(height))
    }

    /// A rectangle smaller than the page may cut something away.
    private mutating func clip() {
        let numbers = numbers
        guard numbers.count == 4 else { return }
        let corners = [(0.0, 0.0), (numbers[2], numbers[3])].map { x, y in
            state.matrix.applied(to: Point(x: numbers[0] + x, y: numbers[1] + y))
        }
        if !page.isCovered(by: corners[0], corners[1]) { hasDrawings = true }
    }

    private mutating func useState(_ dictionary: PDFObject?) {
        guard let dictionary else { return }
        let isMasked = dictionary["SMask"].map { $0.name != "None" } ?? false
        let isTransparent = ["ca", "CA"].contains { (dictionary[$0]?.real ?? 1) < 1 }
        if isMasked || isTransparent { hasDrawings = true }
    }

    private mutating func paint(_ object: PDFObject?, with resources: PDFObject?, depth: Int) {
        guard let object, object.isStream else { return }
        switch object["Subtype"]?.name {
        case "Image":
            guard state.matrix.isUsable else { return }
            if object["OC"] != nil { hasDrawings = true }
            images.append(PaintedImage(image: object, place: state.matrix))
        case "Form":
            guard depth < Self.mostForms, let bytes = try? object.decodedBytes(limit: limit) else {
                isUnknown = true
                return
            }
            if object["Group"] != nil || object["OC"] != nil { hasDrawings = true }
            let (outside, outer) = (state, saved)
            let matrix = object["Matrix"]?.reals.flatMap { AffineTransform($0) } ?? .identity
            state.matrix = matrix.followed(by: state.matrix)
            operands.removeAll()
            read(bytes, with: object["Resources"] ?? resources, depth: depth + 1)
            (state, saved) = (outside, outer)
        default: hasDrawings = true
        }
    }
}

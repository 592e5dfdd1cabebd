import ImageProcessing
import Imaging

/// The drawings in the content of a page, as far as they tell how the page is best read.
struct PageContent {
    /// An image that is painted.
    struct PaintedImage {
        let image: PDFObject
        /// From the unit square of the image to the page.
        let place: AffineTransform
    }

    /// The images, in the order in which they are painted.
    private(set) var images: [PaintedImage] = []
    /// True where anything else is painted: areas, lines, shadings, inline images, parts of images.
    private(set) var hasDrawings = false
    /// The heights of the letters that are shown: the size of the typeface, in points, for each text.
    private(set) var letterHeights: [Double] = []
    /// True where there is text that is not shown, as programs lay it over scanned pages.
    private(set) var hasHiddenText = false
    /// True where the content could not be looked at to its end.
    private(set) var isUnknown = false

    /// The state while the content is gone through (ISO 32000-1, 8.4).
    private struct State {
        var matrix = AffineTransform.identity
        var typefaceSize = 0.0
        var textMatrix = AffineTransform.identity
        var isTextHidden = false
    }

    /// The path that is being built.
    private enum Path {
        case empty
        /// One rectangle that covers the page.
        case wholePage
        case other
    }

    private var state = State()
    private var saved: [State] = []
    private var path = Path.empty
    private var operands: [ContentToken] = []
    private var operatorsLeft = Self.mostOperators
    private var bytesLeft: Int
    private var forms: [Int: ContentForm] = [:]
    private let page: PageGeometry
    private let deadline: Deadline

    /// Pages that draw more are not gone through to their end.
    private static let mostOperators = 2_000_000, mostImages = 10_000, mostStreams = 10_000
    private static let mostOperands = 64
    /// The largest depth of forms in forms, and of states in states.
    private static let mostForms = 8, mostStates = 64
    /// After so many operators the clock is looked at.
    private static let operatorsPerLook = 1000

    /// Goes through the content of a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - geometry: The place of the page.
    ///   - limit: The number of bytes that its content may have when it is decompressed; those of a form count each
    ///     time it is drawn.
    ///   - deadline: The time at which the work has to end.
    init(of page: PDFObject, _ geometry: PageGeometry, limit: Int, before deadline: Deadline = .never) {
        (self.page, bytesLeft, self.deadline) = (geometry, limit, deadline)
        let streams = page.contents
        var bytes: [UInt8] = []
        for stream in streams.prefix(Self.mostStreams) where stream.isStream {
            guard let part = try? stream.decodedBytes(limit: bytesLeft - bytes.count) else {
                stop()
                return
            }
            bytes += part + [10]
        }
        if streams.count > Self.mostStreams { stop() }
        read(bytes, with: ContentResources(page["Resources"]), depth: 0)
    }

    /// Ends at a limit.
    private mutating func stop() { (isUnknown, operatorsLeft) = (true, 0) }

    private mutating func read(_ bytes: [UInt8], with resources: ContentResources, depth: Int) {
        guard bytes.count <= bytesLeft else { return stop() }
        bytesLeft -= bytes.count
        for token in ContentTokens(bytes) {
            switch token {
            case .word(let word):
                let isLate = operatorsLeft.isMultiple(of: Self.operatorsPerLook) && deadline.hasPassed
                guard operatorsLeft > 0, !isLate else { return stop() }
                operatorsLeft -= 1
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

    private mutating func perform(_ word: String, with resources: ContentResources, depth: Int) {
        switch word {
        case "q": if saved.count < Self.mostStates { saved.append(state) } else { isUnknown = true }
        case "Q": state = saved.popLast() ?? state
        case "cm":
            guard let matrix = AffineTransform(numbers) else { return }
            state.matrix = matrix.followed(by: state.matrix)
        case "Do":
            guard let object = name.flatMap({ resources.object($0, &forms) }) else { return }
            paint(object, with: resources, depth: depth)
        case "gs": if let name, resources.changesImages(name) { hasDrawings = true }
        case "sh": hasDrawings = true
        // Layers may be switched off.
        case "BDC" where name == "OC": hasDrawings = true
        case "BT", "Tf", "Tr", "Tm", "Tj", "TJ", "'", "\"": performText(word)
        default: buildPath(word)
        }
    }

    private mutating func performText(_ word: String) {
        switch word {
        case "BT": state.textMatrix = .identity
        case "Tf": state.typefaceSize = numbers.last ?? 0
        case "Tr":
            state.isTextHidden = numbers.last == 3
            // Letters cut away what is drawn then.
            if (numbers.last ?? 0) > 3 { hasDrawings = true }
        case "Tm": state.textMatrix = AffineTransform(numbers) ?? state.textMatrix
        default: show()
        }
    }

    private mutating func buildPath(_ word: String) {
        switch word {
        case "re":
            let numbers = numbers
            let isWhole =
                path == .empty && numbers.count == 4
                && coversPage(
                    Point(x: numbers[0], y: numbers[1]), Point(x: numbers[0] + numbers[2], y: numbers[1] + numbers[3]))
            path = isWhole ? .wholePage : .other
        case "m", "l", "h", "c", "v", "y": path = .other
        // What lies outside the path is cut away from now on.
        case "W", "W*": if path != .wholePage { hasDrawings = true }
        case "n": path = .empty
        case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*": (path, hasDrawings) = (.empty, true)
        default: break
        }
    }

    /// True if a rectangle, given by two corners, leaves nothing of the page out.
    private func coversPage(_ first: Point, _ second: Point) -> Bool {
        state.matrix.isStraight
            && page.isCovered(by: state.matrix.applied(to: first), state.matrix.applied(to: second))
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

    private mutating func paint(_ object: ContentResources.Object, with resources: ContentResources, depth: Int) {
        switch object {
        case .image(let image, let isOptional):
            guard state.matrix.isUsable else { return }
            guard images.count < Self.mostImages else { return stop() }
            if isOptional { hasDrawings = true }
            images.append(PaintedImage(image: image, place: state.matrix))
        case .form(let form): draw(form, with: resources, depth: depth)
        case .other: hasDrawings = true
        }
    }

    private mutating func draw(_ form: ContentForm, with resources: ContentResources, depth: Int) {
        guard depth < Self.mostForms, let bytes = try? form.content(limit: bytesLeft) else {
            isUnknown = true
            return
        }
        if form.isBlended { hasDrawings = true }
        let outside = (state, saved, path)
        state.matrix = form.matrix.followed(by: state.matrix)
        let corners = form.box.map { (Point(x: $0[0], y: $0[1]), Point(x: $0[2], y: $0[3])) }
        if !(corners.map { coversPage($0, $1) } ?? false) { hasDrawings = true }
        path = .empty
        operands.removeAll()
        read(bytes, with: form.resources ?? resources, depth: depth + 1)
        (state, saved, path) = outside
    }
}

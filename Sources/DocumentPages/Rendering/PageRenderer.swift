import ImageProcessing
import Imaging
import Sandboxing

/// A renderer of pages that are more than one image, and a source of the text of pages that hold it as text. It runs
/// programs of poppler as processes of their own, in a sandbox.
///
/// No code of theirs is linked. Each sees a file of one page, and answers by its standard output.
public struct PageRenderer: Sendable {
    private let run: @Sendable (_ job: PageJob, _ file: [UInt8], _ seconds: Double) throws(PDFError) -> [UInt8]

    /// Starts a process for each page.
    public init() {
        run = { (job, file, seconds) throws(PDFError) in try job.run(on: file, forSeconds: seconds) }
    }

    /// Creates one that does the work elsewhere, such as in another process.
    init(
        _ run: @escaping @Sendable (_ job: PageJob, _ file: [UInt8], _ seconds: Double) throws(PDFError) -> [UInt8]
    ) {
        self.run = run
    }

    /// Renders the only page of a file.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - pixelFormat: Grey, or in colour.
    ///   - longerSide: The number of pixels of the image's longer side.
    ///   - deadline: The time at which it has to end.
    func image(
        of file: [UInt8], as pixelFormat: PixelFormat = .grey, longerSide: Int, before deadline: Deadline
    ) throws(PDFError) -> Image {
        let job = PageJob.image(longerSide: longerSide, isGrey: pixelFormat == .grey)
        let answer = try run(job, file, before: deadline)
        guard let image = Image(portableAnymap: answer), image.pixelFormat == pixelFormat,
            // pdftoppm rounds the longer side, too: of square pages it may be a pixel off.
            abs(max(image.width, image.height) - longerSide) <= 1
        else {
            throw PDFError(code: .damaged, message: "the page cannot be drawn")
        }
        return image
    }

    /// Takes the text of the only page of a file, with its places, as poppler's `pdftotext -bbox-layout` writes it.
    func text(of file: [UInt8], before deadline: Deadline) throws(PDFError) -> [UInt8] {
        try run(.text, file, before: deadline)
    }

    /// The longest time for one page where there is no other limit.
    private static let mostSeconds = 60.0

    /// Does a job, and counts the time until it is done for the work that waits for it.
    private func run(_ job: PageJob, _ file: [UInt8], before deadline: Deadline) throws(PDFError) -> [UInt8] {
        let seconds = deadline.remaining.map { $0 / .seconds(1) } ?? Self.mostSeconds
        guard seconds > 0 else { throw .timeOver }
        let start = ContinuousClock.now
        defer { deadline.count(waited: ContinuousClock.now - start) }
        return try run(job, file, min(seconds, Self.mostSeconds))
    }
}

extension PDFError {
    static let timeOver = PDFError(code: .timedOut, message: "there was no time left")
}

/// Something that a program of poppler does with a file of one page.
enum PageJob: Hashable, Sendable {
    /// Draws the page.
    case image(longerSide: Int, isGrey: Bool)
    /// Writes its words and where they are.
    case text

    /// No image is larger, in pixels of a side and in all: a page of 14,400 points would fill the memory. A3 at 400 dots per inch
    /// fits.
    static let mostSide = 20_000, mostPixels = 32_000_000

    private var program: String {
        switch self {
        case .image: "pdftoppm"
        case .text: "pdftotext"
        }
    }

    private var arguments: [String] {
        switch self {
        case .image(let side, let isGrey):
            ["-q", "-singlefile", "-cropbox"] + (isGrey ? ["-gray"] : []) + ["-scale-to", "\(side)", "-"]
        case .text: ["-q", "-cropbox", "-enc", "UTF-8", "-bbox-layout", "-", "-"]
        }
    }

    /// The memory of the program's libraries, in bytes; each pixel takes more than its own byte.
    private static let baseMemory = 400 << 20, bytesPerPixel = 6
    private static let mostText = 32 << 20

    /// Starts the program, and returns its answer.
    func run(on file: [UInt8], forSeconds seconds: Double) throws(PDFError) -> [UInt8] {
        guard var process = SandboxedProgram(named: program) else {
            throw PDFError(
                code: .missingProgram, message: "\(program) is not installed; Debian has it in poppler-utils")
        }
        switch self {
        case .image(let side, let isGrey):
            let channels = isGrey ? 1 : 3
            // Both sides may be a pixel longer.
            let pixels = min((side + 1) * (side + 1), Self.mostPixels + 3 * side)
            process.memoryLimit = Self.baseMemory + channels * Self.bytesPerPixel * pixels
            process.outputLimit = channels * pixels + 1024
        case .text:
            process.memoryLimit = Self.baseMemory
            process.outputLimit = Self.mostText
        }
        let (output, end): ([UInt8], SandboxedProgram.End)
        do throws(SandboxError) {
            (output, end) = try process.run(arguments, reading: file, forSeconds: seconds)
        } catch {
            throw PDFError(
                code: .missingProgram, message: "\(program) cannot be started in a sandbox: \(error)")
        }
        switch end {
        case .exited(0): return output
        case .timedOut: throw PDFError(code: .timedOut, message: "\(program) took too long")
        case .exited, .killed, .wroteTooMuch: return []
        }
    }
}

extension Image {
    /// Reads a binary PGM or PPM of 8 bits (netpbm); nil when it is something else, or ends early.
    init?(portableAnymap bytes: [UInt8]) {
        guard bytes.count > 2, bytes[0] == UInt8(ascii: "P") else { return nil }
        let formats: [UInt8: PixelFormat] = [UInt8(ascii: "5"): .grey, UInt8(ascii: "6"): .rgb]
        guard let pixelFormat = formats[bytes[1]] else { return nil }
        var (numbers, place) = ([Int](), 2)
        while numbers.count < 3, place < bytes.count {
            while place < bytes.count, [9, 10, 13, 32].contains(bytes[place]) { place += 1 }
            var number = 0
            let start = place
            while place < bytes.count, place - start < 8, (48...57).contains(bytes[place]) {
                number = number * 10 + Int(bytes[place]) - 48
                place += 1
            }
            guard place > start else { return nil }
            numbers.append(number)
        }
        guard numbers.count == 3, numbers[0] > 0, numbers[1] > 0, numbers[2] == 255,
            bytes.count - place - 1 == numbers[0] * numbers[1] * pixelFormat.bytesPerPixel
        else { return nil }
        self.init(width: numbers[0], height: numbers[1], pixelFormat: pixelFormat, pixels: Array(bytes[(place + 1)...]))
    }
}

import ArgumentParser
import ImageProcessing

/// `--time-limit`, `--max-pixels` and `--max-bytes`: the limits of one image.
struct LimitOptions: ParsableArguments {
    /// The largest limits that may be asked for: a day, a thousand million pixels, and 4 GB.
    private static let mostSeconds = 86_400.0, mostPixels = 1_000_000_000, mostBytes = 1 << 32
    private static let usual = ImageDecodingLimits()

    @Option(
        help: ArgumentHelp(
            """
            How long an image may take, in seconds of the processor, and three times as long by the clock; an error if it \
            takes longer.
            """, valueName: "seconds")
    )
    var timeLimit = usual.duration / .seconds(1)

    @Option(help: ArgumentHelp("How many pixels an image may have.", valueName: "count"))
    var maxPixels = usual.pixels

    @Option(help: ArgumentHelp("How many bytes an image's file may have.", valueName: "count"))
    var maxBytes = usual.fileBytes

    /// Checks `--time-limit` and `--max-pixels`, here and where other values are usual.
    static func check(timeLimit: Double, maxPixels: Int) throws(ValidationError) {
        guard timeLimit > 0, timeLimit <= mostSeconds else {
            throw ValidationError("--time-limit must be more than 0 and at most \(Int(mostSeconds)).")
        }
        guard (1...mostPixels).contains(maxPixels) else {
            throw ValidationError("--max-pixels must be from 1 to \(mostPixels).")
        }
    }

    func validate() throws {
        try Self.check(timeLimit: timeLimit, maxPixels: maxPixels)
        guard (1...Self.mostBytes).contains(maxBytes) else {
            throw ValidationError("--max-bytes must be from 1 to \(Self.mostBytes).")
        }
    }

    /// The same, as arguments of a program.
    var arguments: [String] {
        ["--time-limit", "\(timeLimit)", "--max-pixels", "\(maxPixels)", "--max-bytes", "\(maxBytes)"]
    }

    /// The limits.
    var limits: ImageDecodingLimits {
        ImageDecodingLimits(fileBytes: maxBytes, pixels: maxPixels, duration: .seconds(timeLimit))
    }
}

import ImageProcessing

/// What a worker is told when it is started: as JSON, in its arguments.
package struct WorkerSettings: Hashable, Sendable, Codable {
    /// What it loads.
    package let trade: WorkerTrade
    /// How large images may be, and how long one may take.
    package let limits: Limits

    /// The files of certificates that signatures are checked with, and folders of these.
    package var trust: [String] = []

    /// What one request may cost.
    package struct Limits: Hashable, Sendable, Codable {
        /// The bytes of a request.
        package var bytes: Int
        /// The pixels of an image.
        package var pixels: Int
        /// The seconds that an image may take.
        package var seconds: Double

        package init(bytes: Int, pixels: Int, seconds: Double) {
            (self.bytes, self.pixels, self.seconds) = (bytes, pixels, seconds)
        }

        /// The same, for decoders and scanners.
        var decoding: ImageDecodingLimits {
            ImageDecodingLimits(fileBytes: bytes, pixels: pixels, duration: .seconds(seconds))
        }
    }

    package init(trade: WorkerTrade, limits: Limits) {
        (self.trade, self.limits) = (trade, limits)
    }
}

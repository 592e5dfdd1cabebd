import ImageProcessing

/// The settings of a worker when it is started: as JSON, in its arguments.
package struct WorkerSettings: Hashable, Sendable, Codable {
    /// The trade of the worker, which tells what it loads.
    package let trade: WorkerTrade
    /// The limits of images, and of the time for one.
    package let limits: Limits

    /// The files of certificates that signatures are checked with, and folders of these.
    package var trust: [String] = []

    /// The limits of one request.
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

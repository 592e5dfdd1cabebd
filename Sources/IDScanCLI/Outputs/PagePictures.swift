import DocumentPages
import IDScan
import ImageProcessing
import Imaging
import ScanReports

/// The pages of a file in colour, for pictures of them.
struct PagePictures: Sendable {
    /// The file.
    let bytes: [UInt8]
    /// The options by which it was read.
    let options: ScanOptions

    /// Returns a page.
    ///
    /// - Throws: ``Failure`` when it is not there, or cannot be decoded.
    func page(_ number: Int) throws(Failure) -> Image {
        do {
            let file = try DocumentFile(
                bytes, limits: options.limits, pdf: options.pdf, password: options.request.password)
            return try file.picture(
                ofPage: number, as: .rgb, before: Deadline(after: options.limits.duration)
            ).image
        } catch {
            throw Failure(ScanError(error))
        }
    }
}

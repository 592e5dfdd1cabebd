/// The pages of a file that were read: pages of a TIFF file, frames of an animation, images of a HEIC file.
public struct PageReport: Hashable, Sendable, Codable {
    /// The number of pages of the file.
    public let count: Int
    /// The numbers of those that were read, from 1, in order.
    public let read: [Int]
    /// The reasons why the others were not read, a sentence for each, with the numbers of the pages; empty if all were read.
    public let unread: [String]

    /// Creates a report.
    public init(count: Int, read: [Int], unread: [String]) {
        (self.count, self.read, self.unread) = (count, read, unread)
    }
}

import ArgumentParser
import DocumentPages

/// The options of `idscan pdf` that change pages and read nothing.
struct PDFEditOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Take these pages away, such as 2,5-7.", valueName: "numbers"))
    var remove: PageNumbers?

    @Option(
        help: ArgumentHelp(
            "Put the pages of an image or PDF file where page NUMBER is; may be repeated.", valueName: "number=file"))
    var insert: [PageInsertion] = []

    @Option(
        help: ArgumentHelp("Put the pages in this order, such as 2,1,3-; each is named once.", valueName: "numbers"))
    var order: PageNumbers?

    /// True where all of them have their usual values.
    var isEmpty: Bool { remove == nil && insert.isEmpty && order == nil }

    /// The names of the files to insert.
    var insertedNames: [String] { insert.map(\.name) }
}

/// The argument of `--insert`.
struct PageInsertion: Hashable, ExpressibleByArgument {
    /// The number that its first page gets.
    let number: Int
    /// The name of the file.
    let name: String

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), (1...1_000_000).contains(number), !parts[1].isEmpty else {
            return nil
        }
        (self.number, name) = (number, String(parts[1]))
    }
}

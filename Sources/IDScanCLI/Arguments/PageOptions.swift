import ArgumentParser
import DocumentPages
import IDScan
import ImageProcessing
import ScanReports

/// `--pages`, `--max-pages` and `--password-file`: the pages of a file that are read, and its password.
struct PageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read these pages of files with several, such as 1,3-5 or 2-. (default: all)", valueName: "pages"))
    var pages: PageNumbers?

    @Option(help: ArgumentHelp("How many pages of a file are read at most.", valueName: "count"))
    var maxPages: Int?

    @Option(
        help: ArgumentHelp(
            "A file with the password of encrypted PDF files in its first line; - is standard input.",
            valueName: "file"),
        completion: .file()
    )
    var passwordFile: String?

    /// The largest number of pages that may be asked for.
    private static let mostPages = 100_000

    func validate() throws {
        if let maxPages, !(1...Self.mostPages).contains(maxPages) {
            throw ValidationError("--max-pages must be from 1 to \(Self.mostPages).")
        }
    }

    /// The same, as arguments of a program.
    var arguments: [String] {
        (pages.map { ["--pages", $0.text] } ?? []) + (maxPages.map { ["--max-pages", "\($0)"] } ?? [])
            + (passwordFile.map { ["--password-file", $0] } ?? [])
    }

    /// The names of all files that a command reads: of these, and of that with the password.
    func inputs(besides names: [String]) -> [FileName] {
        (names + [passwordFile].compactMap(\.self)).map { FileName($0) }
    }

    /// Complains when two of these files, or one and that with the password, are standard input.
    func checkUsage(besides names: [String]) throws(ValidationError) {
        if inputs(besides: names).count(where: \.isStandardStream) > 1 {
            throw ValidationError("- can be given only once.")
        }
    }

    /// The largest length of a password, in bytes, with the white space around it.
    private static let mostBytes = 4096

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The password; nil without a file of it.
    func password() throws(Failure) -> String? {
        guard let passwordFile else { return nil }
        let bytes = try Input(name: passwordFile).namedBytes(limit: Self.mostBytes)
        let text = bytes.starts(with: Self.byteOrderMark) ? bytes.dropFirst(Self.byteOrderMark.count) : bytes[...]
        return String(decoding: text.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    }
}

extension ScanOptions {
    /// Sets the number of pages of a file that are read; nil for the usual number. A file may have more: the rest is
    /// named as unread.
    mutating func setPages(_ count: Int?) {
        guard let count else { return }
        (request.mostPages, limits.pages) = (count, count)
        pdf.pages = max(pdf.pages, count)
    }
}

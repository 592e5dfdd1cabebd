/// A file that the user asked for.
struct OutputFile: Hashable, Sendable {
    /// What the user asked with: `--overlay`.
    let option: String

    /// Where the file is, or is to be; `-` is standard output.
    let name: FileName

    /// Whether only its owner may read it, because it shows a person's document; else the process says who may, by its umask.
    var isPrivate = true

    /// Whether it may take the place of an older file.
    var replaces = false

    /// Returns a file that was asked for together with this one, under another name.
    func named(_ name: FileName) -> OutputFile {
        OutputFile(option: option, name: name, isPrivate: isPrivate, replaces: replaces)
    }
}

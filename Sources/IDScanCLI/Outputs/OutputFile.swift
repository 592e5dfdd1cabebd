/// A file that the user asked for.
struct OutputFile: Hashable, Sendable {
    /// The option by which the user asked for it: `--overlay`.
    let option: String

    /// The name of the file; `-` is standard output.
    let name: FileName

    /// True where only its owner may read it, because it shows a person's document; else the umask of the process decides.
    var isPrivate = true

    /// True where it may take the place of an older file.
    var replaces = false

    /// Returns a file that was asked for together with this one, under another name.
    func named(_ name: FileName) -> OutputFile {
        OutputFile(option: option, name: name, isPrivate: isPrivate, replaces: replaces)
    }
}

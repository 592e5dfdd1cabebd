import ArgumentParser

/// The option `--overwrite` of commands that make something new.
struct OverwriteOption: ParsableArguments {
    @Flag(name: .customLong("overwrite"), help: "Replace files that are there already.")
    var replaces = false

    /// The file that an option asks for; not for its owner only.
    func file(_ option: String, _ name: String) -> OutputFile {
        OutputFile(option: option, name: FileName(name), isPrivate: false, replaces: replaces)
    }

    /// The picture that an option asks for; nil when it does not.
    func picture(_ option: String, _ name: String?) -> PictureFile? {
        name.map { PictureFile(option: option, $0, replaces: replaces) }
    }
}

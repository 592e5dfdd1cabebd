import ArgumentParser

/// `--verbose` and `--pictures`: the report on single samples, and the folder of their pictures.
struct Findings: ParsableArguments {
    @Flag(name: .customLong("verbose"), help: "Name each sample that is not read as it is printed.")
    var isVerbose = false

    @Option(
        help: ArgumentHelp("A folder to keep pictures in.", valueName: "folder"), completion: .directory)
    var pictures: PictureFolder?

    /// Prints a line if each sample is to be named.
    func tell(_ line: @autoclosure () -> String) {
        if isVerbose { print(line()) }
    }
}

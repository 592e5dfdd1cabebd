import ArgumentParser

/// The option `--overwrite` of commands that make something new.
struct OverwriteOption: ParsableArguments {
    @Flag(name: .customLong("overwrite"), help: "Replace files that are there already.")
    var replaces = false
}

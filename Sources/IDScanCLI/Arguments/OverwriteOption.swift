import ArgumentParser

/// The option `--force` of commands that make something new.
struct OverwriteOption: ParsableArguments {
    @Flag(name: .customLong("force"), help: "Replace files that are there already.")
    var replaces = false
}

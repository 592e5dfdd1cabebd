import ArgumentParser
import Resources
import Sandboxing

extension IDScanCommand {
    /// Runs the program with its arguments, which may have names of files that are not UTF-8.
    static func main() {
        let arguments = CommandLine.byteTexts
        do {
            try Sandbox.forbidDumps()
            try answerPlainQuestions(arguments)
            let count = parsedCount(of: arguments)
            var command = try parsed(Array(arguments.prefix(count)))
            try addNames(Array(arguments.dropFirst(count)), to: &command)
            try command.run()
        } catch {
            end(with: error, arguments: arguments)
        }
    }

    /// Parses arguments; an option that no command has is told before missing ones.
    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        do {
            return try parseAsRoot(arguments)
        } catch {
            guard message(for: error).hasPrefix("Missing expected argument") else { throw error }
            do {
                _ = try parseAsRoot(arguments + ["-"])
            } catch let other where message(for: other).hasPrefix("Unknown option") {
                throw other
            } catch {}
            throw error
        }
    }

    /// Prints the fault on standard error, or the help that was asked for on standard output, and ends.
    private static func end(with error: any Error, arguments: [String]) -> Never {
        let (code, text) = (exitCode(for: error), fullMessage(for: error))
        if code == .success {
            let isPrinted = text.isEmpty || (try? Console.print(text + "\n")) != nil
            if !isPrinted { Console.complain("cannot write to standard output") }
            exit(withError: isPrinted ? nil : ExitCode.failure)
        }
        if !text.isEmpty { Console.draw(text.quoting(arguments).visibleLines + "\n") }
        exit(withError: code)
    }

    /// Answers `idscan` alone by its commands, `idscan --licenses` by the licences of what is inside.
    private static func answerPlainQuestions(_ arguments: [String]) throws {
        if arguments.isEmpty {
            Console.draw(helpMessage() + "\n")
            throw ExitCode.validationFailure
        }
        if arguments == ["--licenses"] {
            try Console.print(ResourceFolder.texts["licences.txt"].text)
            throw ExitCode.success
        }
        if arguments == ["version"] { throw CleanExit.message(configuration.version) }
    }

    /// The largest number of photographs' names that are parsed as arguments; the time for that grows with its square.
    private static let mostParsed = 500

    /// The number of arguments that are parsed: all, unless names of photographs at the end are so many that parsing
    /// them would take long.
    private static func parsedCount(of arguments: [String]) -> Int {
        let others = configuration.subcommands.compactMap { $0.configuration.commandName }.filter { $0 != "scan" }
        if let first = arguments.first, others.contains(first) { return arguments.count }
        var names = 0
        for argument in arguments.reversed() {
            guard !argument.hasPrefix("-") || argument == "-" else { break }
            names += 1
        }
        return arguments.count - max(0, names - mostParsed)
    }

    private static func addNames(_ names: [String], to command: inout any ParsableCommand) throws {
        guard !names.isEmpty, var scan = command as? ScanCommand else { return }
        scan.photographs += names
        try scan.validate()
        command = scan
    }
}

extension String {
    /// Returns this message with the arguments in it written out as ``visible`` does, ends of lines too.
    fileprivate func quoting(_ arguments: [String]) -> String {
        let parts = arguments.flatMap { argument in
            [argument] + argument.split(separator: "=", maxSplits: 1).map(String.init)
        }
        let longestFirst = parts.filter { $0.visible != $0 }.sorted { $0.count > $1.count }
        return longestFirst.reduce(self) { message, part in
            String(message.unicodeScalars.replacing(part.unicodeScalars, with: part.visible.unicodeScalars))
        }
    }
}
